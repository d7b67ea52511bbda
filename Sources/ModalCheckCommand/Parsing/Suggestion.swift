// SPDX-License-Identifier: MIT

/// Helps with words that are almost right.
enum Suggestion {
  /// Words further apart than this are not taken for each other.
  private static let tolerance = 3

  /// ` Did you mean 'x'?`, or nothing if no word is near.
  static func text(for word: String, among words: [String], prefix: String = "") -> String {
    guard let nearest = nearest(to: word, among: words) else { return "" }
    return " Did you mean '\(prefix)\(nearest)'?"
  }

  /// The word with the fewest differences, the first of several.
  static func nearest(to word: String, among words: [String]) -> String? {
    let ranked = words.map { (word: $0, distance: distance(word, $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(tolerance, word.count / 3) ? best.word : nil
  }

  /// `'a', 'b' or 'c'`.
  static func list(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) or \(last)"
  }

  /// How many characters have to be added, removed or replaced to get from one word to the other.
  ///
  /// - Complexity: O(*n* · *m*), the lengths of the words.
  static func distance(_ left: String, _ right: String) -> Int {
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
