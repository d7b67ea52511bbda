// SPDX-License-Identifier: MIT

import SourceAdaptation

/// Helps with words that are almost right.
enum Suggestion {
  /// No more words than this are offered at once.
  private static let limit = 3

  /// ` Did you mean 'x'?`, or nothing if no word is near.
  static func text(for word: String, among words: [String], prefix: String = "") -> String {
    let nearest = nearest(to: word, among: words).prefix(limit).map { prefix + $0 }
    return nearest.isEmpty ? "" : " Did you mean \(list(Array(nearest)))?"
  }

  /// The words with the fewest differences, in the order given; upper and lower case are the same.
  ///
  /// A word is near if fewer than four characters differ, or a third of a long word, but not all of
  /// them. If none is near, the words that begin with the given one are.
  static func nearest(to word: String, among words: [String]) -> [String] {
    let word = word.lowercased()
    let ranked = words.map { (word: $0, distance: EditDistance.between(word, $0.lowercased())) }
    guard let least = ranked.map(\.distance).min(), least <= max(3, word.count / 3),
      least < word.count
    else { return word.isEmpty ? [] : words.filter { $0.lowercased().hasPrefix(word) } }
    return ranked.filter { $0.distance == least }.map(\.word)
  }

  /// `'a', 'b' or 'c'`.
  static func list(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) or \(last)"
  }
}
