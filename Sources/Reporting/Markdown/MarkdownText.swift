// SPDX-License-Identifier: MIT

/// Small pieces of Markdown that render the same everywhere.
enum MarkdownText {
  /// Text that stands in a table cell or a paragraph as it is.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "|": result += "\\|"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "*", "_", "`", "[", "]": result += "\\\(character)"
      case "\n", "\r\n": result += " "
      default: result.append(character)
      }
    }
    return result
  }

  /// Text in code font, also inside a table.
  static func code(_ text: String) -> String {
    let fence = text.contains("`") ? "``" : "`"
    let padding = text.contains("`") ? " " : ""
    let safe = text.replacing("|", with: "\\|").replacing("\n", with: " ")
    return "\(fence)\(padding)\(safe)\(padding)\(fence)"
  }

  /// A whole number with a comma after each three digits.
  static func number(_ value: Int) -> String {
    let digits = String(value.magnitude)
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return value < 0 ? "-\(result)" : result
  }

  /// A number with its noun: `1 state`, `2 states`.
  static func count(_ value: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(number(value)) \(value == 1 ? singular : plural ?? singular + "s")"
  }

  /// A table; cells are Markdown already.
  static func table(_ header: [String], _ rows: [[String]]) -> String {
    let lines = [header, header.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined() + "\n"
  }

  /// A part that is folded until the reader opens it.
  static func details(_ summary: String, _ body: String) -> String {
    """
    <details><summary>\(summary.replacing("<", with: "&lt;"))</summary>

    \(body.trimmingNewlines)

    </details>


    """
  }

  /// A block of code.
  static func block(_ language: String, _ body: String) -> String {
    "```\(language)\n\(body.trimmingNewlines)\n```\n\n"
  }
}

extension String {
  /// The text without line breaks at its ends.
  var trimmingNewlines: String {
    var rest = Substring(self)
    while rest.first?.isNewline == true { rest.removeFirst() }
    while rest.last?.isNewline == true { rest.removeLast() }
    return String(rest)
  }
}
