// SPDX-License-Identifier: MIT

@testable import StateSpace

/// A system of one word, its bits dealt out to several.
///
/// Some words differ from state to state in their lowest bits, others higher up: so a mistake in the
/// place of one word shows.
struct Widened<System: PackedSystem>: PackedSystem where System.Words == UInt64 {
  let system: System
  let wordCount: Int

  private var bits: Int { 64 / wordCount }

  private func shift(_ index: Int) -> Int { index * (64 - bits) / 3 }

  /// Deals out a word.
  func words(_ word: UInt64) -> PackedWords {
    var words = PackedWords()
    for index in 0..<wordCount {
      words[index] = (word >> (index * bits) & .max >> (64 - bits)) << shift(index)
    }
    return words
  }

  /// Puts a word together again.
  func word(_ words: PackedWords) -> UInt64 {
    (0..<wordCount).reduce(0) { $0 | (words[$1] >> shift($1)) << ($1 * bits) }
  }

  var initialWords: [PackedWords] { system.initialWords.map(words) }

  func appendSuccessors(of words: PackedWords, to successors: inout PackedSuccessors) {
    var narrow = PackedSuccessors(capacity: 16, width: 1)
    system.appendSuccessors(of: word(words), to: &narrow)
    for index in 0..<narrow.count { successors.append(self.words(narrow.words[index])) }
  }

  func isSafe(_ words: PackedWords) -> Bool { system.isSafe(word(words)) }
}
