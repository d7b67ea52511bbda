// SPDX-License-Identifier: MIT

/// How many characters two words differ in.
package enum EditDistance {
  /// How many characters have to be added, removed or replaced to get from one word to the other.
  ///
  /// - Complexity: O(*n* · *m*), the lengths of the words.
  package static func between(_ left: String, _ right: String) -> Int {
    let target = Array(right)
    var row = Array(0...target.count)
    for (index, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in target.indices {
        let replaced = diagonal + (character == target[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[target.count]
  }
}
