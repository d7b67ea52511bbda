// SPDX-License-Identifier: MIT

/// A system whose states are single words of at most 62 bits, to be explored at the machine's limit.
///
/// Two states are the same if and only if their words are equal. A system that would rather work
/// with a structure than with shifts conforms to `CodedTransitionSystem`; one that needs more bits, to
/// `WideTransitionSystem`.
///
/// The answers have to be functions of the word alone; several threads ask at the same time.
///
/// ```swift
/// struct Countdown: PackedTransitionSystem {
///   var initialWords: [UInt64] { [9] }
///
///   func appendSuccessors(of word: UInt64, to successors: inout PackedSuccessors) {
///     if word > 0 { successors.append(word - 1) }
///   }
/// }
/// ```
public protocol PackedTransitionSystem: PackedSystem {
  /// The words in which the system may start; repetitions count once.
  var initialWords: [UInt64] { get }

  /// Appends the word after each transition that is possible, in an order that never changes.
  ///
  /// A transition that leads back to the same word, or to the same word as another, counts too.
  ///
  /// - Parameters:
  ///   - word: A word that was reached.
  ///   - successors: The explorer's own buffer; nothing is allocated for a transition.
  func appendSuccessors(of word: UInt64, to successors: inout PackedSuccessors)

  /// Whether the invariant holds in a word; it is asked once for each.
  func isSafe(_ word: UInt64) -> Bool

  /// How a word is shown in a trace.
  func describe(_ word: UInt64) -> String
}

extension PackedTransitionSystem {
  /// Every word is safe.
  @inlinable
  public func isSafe(_ word: UInt64) -> Bool { true }

  /// The word in hexadecimal digits.
  public func describe(_ word: UInt64) -> String { "0x" + String(word, radix: 16) }

  /// One word.
  @inlinable
  public var wordCount: Int { 1 }

  /// The initial words.
  public var startingStates: [PackedWords] { initialWords.map { PackedWords($0) } }

  /// Reads a word and appends its successors.
  @inlinable
  public func appendSuccessors(
    ofStateAt words: UnsafePointer<UInt64>, to successors: inout PackedSuccessors
  ) {
    appendSuccessors(of: words.pointee, to: &successors)
  }

  /// Reads a word and evaluates the invariant.
  @inlinable
  public func isSafe(at words: UnsafePointer<UInt64>) -> Bool { isSafe(words.pointee) }

  /// The word as the system describes it.
  public func describe(_ words: PackedWords) -> String { describe(words.first) }
}

/// What all packed words have in common.
public enum PackedWord {
  /// How many bits of a word a state may use.
  public static var width: Int { 62 }

  /// The greatest word there is.
  @inlinable
  public static var greatest: UInt64 { 1 << 62 - 1 }
}
