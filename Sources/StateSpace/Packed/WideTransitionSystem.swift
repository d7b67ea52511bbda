// SPDX-License-Identifier: MIT

/// A system whose states have two, three or four words.
///
/// It is explored as a system of one word is, with the same guarantees. All 64 bits of each word are
/// in use; two states are the same if and only if all their words are equal.
///
/// The answers have to be functions of the words alone; several threads ask at the same time.
///
/// ```swift
/// struct TwoCountdowns: WideTransitionSystem {
///   var wordCount: Int { 2 }
///   var initialWords: [PackedWords] { [PackedWords(9, 9)] }
///
///   func appendSuccessors(of words: PackedWords, to successors: inout PackedSuccessors) {
///     if words.first > 0 { successors.append(PackedWords(words.first - 1, words.second)) }
///     if words.second > 0 { successors.append(PackedWords(words.first, words.second - 1)) }
///   }
/// }
/// ```
public protocol WideTransitionSystem: PackedSystem {
  /// The states in which the system may start; repetitions count once.
  var initialWords: [PackedWords] { get }

  /// Appends the state after each transition that is possible, in an order that never changes.
  ///
  /// A transition that leads back to the same state, or to the same state as another, counts too.
  ///
  /// - Parameters:
  ///   - words: A state that was reached.
  ///   - successors: The explorer's own buffer; nothing is allocated for a transition.
  func appendSuccessors(of words: PackedWords, to successors: inout PackedSuccessors)

  /// Whether the invariant holds in a state; it is asked once for each.
  func isSafe(_ words: PackedWords) -> Bool
}

extension WideTransitionSystem {
  /// Every state is safe.
  @inlinable
  public func isSafe(_ words: PackedWords) -> Bool { true }

  /// The words in hexadecimal digits.
  public func describe(_ words: PackedWords) -> String { words.description(count: wordCount) }

  /// The initial states.
  public var startingStates: [PackedWords] { initialWords }

  /// Reads a state and appends its successors.
  @inlinable
  public func appendSuccessors(
    ofStateAt words: UnsafePointer<UInt64>, to successors: inout PackedSuccessors
  ) {
    appendSuccessors(of: PackedWords(at: words, count: wordCount), to: &successors)
  }

  /// Reads a state and evaluates the invariant.
  @inlinable
  public func isSafe(at words: UnsafePointer<UInt64>) -> Bool {
    isSafe(PackedWords(at: words, count: wordCount))
  }
}
