// SPDX-License-Identifier: MIT

/// The help of a command, laid out as swift-argument-parser does.
struct HelpText {
  /// The command and its parents, the root first.
  let path: [Command]
  let columns: Int

  private static let labelWidth = 26
  private var command: Command { path[path.count - 1] }
  private var name: String { path.map(\.name).joined(separator: " ") }

  /// The whole help.
  var text: String {
    var blocks = ["OVERVIEW: \(command.abstract)"]
    if !command.discussion.isEmpty { blocks.append(wrapped(command.discussion)) }
    blocks.append("USAGE: \(usage)")
    let arguments = command.arguments.map { ("<\($0.name)>", $0.help) }
    if !arguments.isEmpty { blocks.append("ARGUMENTS:\n" + rows(arguments)) }
    let options = (command.options + [Command.version, Command.help]).map { (label($0), help($0)) }
    blocks.append("OPTIONS:\n" + rows(options))
    if !command.subcommands.isEmpty {
      let subcommands = command.subcommands.map { ($0.name, $0.abstract) }
      blocks.append("SUBCOMMANDS:\n" + rows(subcommands))
      blocks.append("  See '\(path[0].name) help <subcommand>' for detailed help.")
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The command with all that it takes, in one line.
  var usage: String {
    var parts = [name]
    for option in command.options {
      let value = option.value.map { " <\($0)>" } ?? ""
      parts.append("[--\(option.name)\(value)\(option.isRepeating ? " ..." : "")]")
    }
    for argument in command.arguments {
      let bare = "<\(argument.name)>\(argument.isRepeating ? " ..." : "")"
      parts.append(argument.isRequired ? bare : "[\(bare)]")
    }
    if !command.subcommands.isEmpty { parts.append("<subcommand>") }
    return parts.joined(separator: " ")
  }

  /// The end of every usage error.
  var hint: String {
    "Usage: \(usage)\n  See '\(name) --help' for more information.\n"
  }

  private func label(_ option: Command.Option) -> String {
    let short = option.short.map { "-\($0), " } ?? ""
    return "\(short)--\(option.name)\(option.value.map { " <\($0)>" } ?? "")"
  }

  private func help(_ option: Command.Option) -> String {
    var details: [String] = []
    if !option.choices.isEmpty {
      details.append("values: \(option.choices.joined(separator: ", "))")
    }
    if let fallback = option.fallback { details.append("default: \(fallback)") }
    return details.isEmpty ? option.help : "\(option.help) (\(details.joined(separator: "; ")))"
  }

  private func rows(_ rows: [(label: String, text: String)]) -> String {
    rows.map { row in
      let label = "  \(row.label)"
      let indent = String(repeating: " ", count: Self.labelWidth)
      let lines = lines(of: row.text, width: columns - 1 - Self.labelWidth)
      let first =
        label.count < Self.labelWidth
        ? label.padded(to: Self.labelWidth) + (lines.first ?? "") : label
      let rest = label.count < Self.labelWidth ? Array(lines.dropFirst()) : lines
      return ([first] + rest.map { indent + $0 }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { lines(of: String($0), width: columns - 1).joined(separator: "\n") }
      .joined(separator: "\n")
  }

  /// Breaks a text into lines; white space at its beginning is kept.
  private func lines(of text: String, width: Int) -> [String] {
    let indent = String(text.prefix { $0 == " " })
    var lines: [String] = []
    var line = indent
    for word in text.split(separator: " ") {
      if line.count > indent.count, line.count + 1 + word.count > width {
        lines.append(line)
        line = indent
      }
      line += (line.count > indent.count ? " " : "") + word
    }
    return lines + [line]
  }
}

extension String {
  /// The text with spaces at its end, up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
