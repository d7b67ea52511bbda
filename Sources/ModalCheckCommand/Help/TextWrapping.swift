// SPDX-License-Identifier: MIT

extension String {
  /// No line is broken to fewer characters than this, however narrow the terminal is.
  private static let leastWidth = 12

  /// The text with every line shorter than `columns`, where its words allow it.
  ///
  /// Line breaks stay, and the parts of a broken line are indented as the line itself.
  func wrapped(to columns: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.wrapped($0, to: columns) }
      .joined(separator: "\n")
  }

  private static func wrapped(_ text: Substring, to columns: Int) -> String {
    let indent = String(text.prefix { $0 == " " })
    let width = Swift.max(columns - 1 - indent.count, leastWidth)
    var lines: [String] = []
    var line = ""
    for word in text.dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false)
    {
      if lines.isEmpty && line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " \(word)"
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return (lines + [line]).map { indent + $0 }.joined(separator: "\n")
  }

  /// The text with spaces at its end, up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
