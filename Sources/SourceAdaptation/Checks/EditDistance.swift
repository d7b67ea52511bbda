// SPDX-License-Identifier: MIT

/// How many letters two names differ in.
enum EditDistance {
  /// Whether one name becomes the other by inserting, deleting and replacing few letters.
  ///
  /// - Complexity: O(*nm*), for names of *n* and *m* letters of about the same length.
  static func isAtMost(_ limit: Int, _ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    guard abs(first.count - second.count) <= limit else { return false }
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in second.indices {
        let changed = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count] <= limit
  }
}
