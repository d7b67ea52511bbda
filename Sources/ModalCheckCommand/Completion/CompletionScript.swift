// SPDX-License-Identifier: MIT

/// A script that teaches a shell the tool's subcommands, options and values.
///
/// Names and choices have to be words without spaces and quotes.
struct CompletionScript {
  let root: Command
  let shell: Shell

  var text: String {
    let lines =
      switch shell {
      case .bash: ["#!/bin/bash", ""] + bash
      case .zsh:
        ["#compdef \(root.name)", "", "autoload -U +X bashcompinit && bashcompinit", ""] + bash
      case .fish: fish
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// All commands, each with its parents.
  private var paths: [[Command]] {
    func paths(from path: [Command]) -> [[Command]] {
      [path] + (path.last?.subcommands ?? []).flatMap { paths(from: path + [$0]) }
    }
    return paths(from: [root])
  }

  // MARK: bash, and zsh by its emulation of bash

  /// Finds the command that is being typed, then what can follow the word before the cursor.
  private var bash: [String] {
    let function = "_\(root.name)"
    let commands = paths.dropFirst().map { "\"\(name(of: $0))\"" }
    let descent = [
      #"  for word in "${COMP_WORDS[@]:1:$((COMP_CWORD - 1))}"; do"#,
      #"    case "$command $word" in"#,
      #"      \#(commands.joined(separator: " | "))) command+=" $word" ;;"#,
      "    esac",
      "  done",
    ]
    var lines = [
      "\(function)() {",
      #"  local command="\#(root.name)" word candidates="""#,
    ]
    if !commands.isEmpty { lines += descent }
    lines.append(#"  case "$command ${COMP_WORDS[$((COMP_CWORD - 1))]}" in"#)
    lines += paths.flatMap(bashValues)
    lines.append(#"    *) case "$command" in"#)
    lines += paths.map(bashWords)
    lines += [
      "    esac ;;",
      "  esac",
      #"  COMPREPLY=($(compgen -W "$candidates" -- "${COMP_WORDS[COMP_CWORD]}"))"#,
      "}",
      "",
      "complete -o default -F \(function) \(root.name)",
    ]
    return lines
  }

  private func name(of path: [Command]) -> String {
    path.map(\.name).joined(separator: " ")
  }

  private func bashValues(_ path: [Command]) -> [String] {
    (path.last?.options ?? []).map { option in
      let short = option.short.map { " | \"\(name(of: path)) -\($0)\"" } ?? ""
      let choices = option.kind.choices.joined(separator: " ")
      return "    \"\(name(of: path)) --\(option.name)\"\(short)) candidates=\"\(choices)\" ;;"
    }
  }

  private func bashWords(_ path: [Command]) -> String {
    "      \"\(name(of: path))\") candidates=\"\(words(path).joined(separator: " "))\" ;;"
  }

  /// What can be typed where no value of an option is expected.
  private func words(_ path: [Command]) -> [String] {
    guard let command = path.last else { return [] }
    return command.subcommands.map(\.name) + command.arguments.flatMap(\.kind.choices)
      + command.longNames.map { "--\($0)" }
  }

  // MARK: fish

  private var fish: [String] {
    ["complete -c \(root.name) -f"] + paths.flatMap(fishLines)
  }

  private func fishLines(_ path: [Command]) -> [String] {
    guard let command = path.last else { return [] }
    let start = "complete -c \(root.name) -n \(quoted(condition(path)))"
    let subcommands = command.subcommands.map { "\(start) -a \($0.name) -d \(quoted($0.abstract))" }
    let arguments = command.arguments.filter { !$0.kind.choices.isEmpty }.map {
      "\(start) -a \(quoted($0.kind.choices.joined(separator: " "))) -d \(quoted($0.help))"
    }
    let options = command.options.map {
      "\(start) \(names($0.name, $0.short)) \(fishValue($0.kind)) -d \(quoted($0.help))"
    }
    let flags = command.allFlags.map {
      "\(start) \(names($0.name, $0.short)) -d \(quoted($0.help))"
    }
    return subcommands + arguments + options + flags
  }

  /// Holds where the command's own words are expected: after its name, before a subcommand's.
  private func condition(_ path: [Command]) -> String {
    var parts = path.dropFirst().map { "__fish_seen_subcommand_from \($0.name)" }
    if let subcommands = path.last?.subcommands.map(\.name), !subcommands.isEmpty {
      parts.append("not __fish_seen_subcommand_from \(subcommands.joined(separator: " "))")
    }
    return parts.isEmpty ? "true" : parts.joined(separator: "; and ")
  }

  private func fishValue(_ kind: ValueKind) -> String {
    switch kind {
    case .text: "-r -F"
    case .choice(let choices): "-x -a \(quoted(choices.joined(separator: " ")))"
    case .wholeNumber, .seed, .byteCount: "-x"
    }
  }

  private func names(_ name: String, _ short: Character?) -> String {
    (short.map { "-s \($0) " } ?? "") + "-l \(name)"
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }
    return "'\(escaped.joined())'"
  }
}

/// A shell for which there are completion scripts.
enum Shell: String, CaseIterable, Sendable {
  case zsh
  case bash
  case fish

  /// The hidden option that asks for a script.
  static let optionName = "generate-completion-script"

  /// The shell of a name or of a path, such as `/bin/zsh`.
  init?(named name: String) {
    self.init(rawValue: name.split(separator: "/").last.map(String.init) ?? "")
  }
}
