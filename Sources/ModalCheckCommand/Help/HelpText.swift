// SPDX-License-Identifier: MIT

/// The help of a command, laid out as swift-argument-parser does.
struct HelpText {
  /// The command and its parents, the root first.
  let path: [Command]
  let columns: Int

  /// Where the texts of the rows begin.
  private static let textColumn = 26

  private var command: Command { path[path.count - 1] }

  private var names: [String] { path.map(\.name) }

  /// The whole help, without the line break that printing adds.
  var text: String {
    var blocks = ["OVERVIEW: \(command.abstract)".wrapped(to: columns)]
    if !command.discussion.isEmpty { blocks.append(command.discussion.wrapped(to: columns)) }
    blocks.append("USAGE: \(synopsis)")
    blocks += [
      section("ARGUMENTS", command.arguments.map(row)),
      section("OPTIONS", command.options.map(row) + command.allFlags.map(row)),
      section("SUBCOMMANDS", command.subcommands.map { row($0.name, $0.abstract) }),
    ].compactMap(\.self)
    if !command.subcommands.isEmpty { blocks.append(reference) }
    let text = blocks.joined(separator: "\n\n")
    return command.subcommands.isEmpty ? text + "\n" : text
  }

  /// The last two lines of a usage error.
  var hint: String {
    "Usage: \(synopsis)\n  See '\(names.joined(separator: " ")) --help' for more information."
  }

  /// The command with all that it takes, in one line that is never broken.
  var synopsis: String {
    var words = names
    for option in command.options {
      let word = "\(option.label)\(option.isRepeating ? " ..." : "")"
      words.append(option.isRequired ? word : "[\(word)]")
    }
    for flag in command.flags { words.append("[\(flag.label)]") }
    for argument in command.arguments {
      let word = "\(argument.label)\(argument.isRepeating ? " ..." : "")"
      words.append(argument.isRequired ? word : "[\(word)]")
    }
    if !command.subcommands.isEmpty { words.append("<subcommand>") }
    return words.joined(separator: " ")
  }

  private var reference: String {
    let words = [names[0], Command.help.name] + names.dropFirst() + ["<subcommand>"]
    return "  See '\(words.joined(separator: " "))' for detailed help."
  }

  // MARK: Rows

  private func section(_ title: String, _ rows: [String]) -> String? {
    rows.isEmpty ? nil : "\(title):\n" + rows.joined(separator: "\n")
  }

  private func row(_ argument: Command.Argument) -> String {
    row(argument.label, text(argument.help, argument.kind, argument.fallback))
  }

  private func row(_ option: Command.Option) -> String {
    let short = option.short.map { "-\($0), " } ?? ""
    return row(short + option.label, text(option.help, option.kind, option.fallback))
  }

  private func row(_ flag: Command.Flag) -> String {
    row((flag.short.map { "-\($0), " } ?? "") + flag.label, flag.help)
  }

  /// The help of a value with what it can be, and what it is if it is not given.
  private func text(_ help: String, _ kind: ValueKind, _ fallback: String?) -> String {
    var details: [String] = []
    if !kind.choices.isEmpty {
      details.append("values: \(kind.choices.joined(separator: ", "))")
    }
    if let fallback { details.append("default: \(fallback)") }
    return details.isEmpty ? help : "\(help) (\(details.joined(separator: "; ")))"
  }

  /// A label and its text; a label that is too long has the text under it.
  private func row(_ label: String, _ text: String) -> String {
    let label = "  \(label)"
    guard !text.isEmpty else { return label }
    let indent = String(repeating: " ", count: Self.textColumn)
    let lines = (indent + text).wrapped(to: columns)
    return label.count < Self.textColumn
      ? label.padded(to: Self.textColumn) + lines.dropFirst(Self.textColumn)
      : "\(label)\n\(lines)"
  }
}
