// SPDX-License-Identifier: MIT

/// Small pieces of Markdown that render the same everywhere.
enum MarkdownText {
  /// Text that reads as it is written, in a paragraph, a list or a table.
  static func escaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "`", let end = rest.firstIndex(of: "`"), end > rest.startIndex {
        result += code(String(rest[..<end]))
        rest = rest[end...].dropFirst()
        continue
      }
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "*", "_", "`", "[", "]", "~", "$": result += "\\\(character)"
      case let lineBreak where lineBreak.isNewline: result += " "
      default: result.append(character)
      }
    }
    return result
  }

  static func code(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    let runs = line.split { $0 != "`" }.map(\.count)
    guard let longest = runs.max() else { return "`\(line)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(line) \(fence)"
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

  /// So many of more: `first step`, `first 2 steps`.
  static func first(_ value: Int, _ noun: String) -> String {
    "first " + (value == 1 ? noun : count(value, noun))
  }

  /// A table, or nothing if it has no rows.
  ///
  /// Cells are Markdown already, only what would end a cell is escaped here.
  static func table(_ header: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    let lines = [header, header.map { _ in "---" }] + rows
    return lines.map { cells in
      let line = cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")
      return "| \(line) |\n"
    }.joined() + "\n"
  }

  /// A part that the reader opens, or closes if it is open; the summary is plain text.
  static func details(_ summary: String, _ body: String, isOpen: Bool = false) -> String {
    """
    <details\(isOpen ? " open" : "")><summary>\(html(summary))</summary>

    \(body.trimmingNewlines)

    </details>


    """
  }

  /// Text inside HTML, where Markdown has no meaning.
  private static func html(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

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
