// SPDX-License-Identifier: MIT

/// A table of truth values: for each of many rows, one bit for each of several questions.
struct BitTable {
  private(set) var columns: [[Bool]] = []

  /// The number of questions.
  var width: Int { columns.count }
  /// The number of words of 32 bits that a row takes.
  var wordCount: Int { (width + 31) / 32 }

  /// Adds a question, unless it has the same answers as one before, and returns its bit.
  mutating func bit(for column: [Bool]) -> Int {
    if let known = columns.firstIndex(of: column) { return known }
    columns.append(column)
    return columns.count - 1
  }

  /// One word of each row.
  func words(_ word: Int) -> [UInt32] {
    let part = columns.dropFirst(32 * word).prefix(32)
    return (columns.first ?? []).indices.map { row in
      part.enumerated().reduce(0) { $0 | ($1.element[row] ? 1 << UInt32($1.offset) : 0) }
    }
  }
}
