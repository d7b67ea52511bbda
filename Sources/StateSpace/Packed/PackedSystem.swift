// SPDX-License-Identifier: MIT

/// A system whose states are one to four words, to be explored at the machine's limit.
///
/// Two states are the same if and only if all their words are equal. A state of one word is a `UInt64`
/// of at most 62 bits; one of several is ``PackedWords``, in which all bits are in use.
///
/// The answers have to be functions of the words alone; several threads ask at the same time.
///
/// ```swift
/// struct Countdown: PackedSystem {
///   var initialWords: [UInt64] { [9] }
///
///   func appendSuccessors(of word: UInt64, to successors: inout PackedSuccessors) {
///     if word > 0 { successors.append(word - 1) }
///   }
/// }
/// ```
public protocol PackedSystem: Sendable {
  /// `UInt64` or ``PackedWords``.
  associatedtype Words: StateWords

  /// How many words a state has, 1 to 4; 1 unless the system says otherwise.
  var wordCount: Int { get }

  /// The states in which the system may start; repetitions count once.
  var initialWords: [Words] { get }

  /// Appends the state after each transition that is possible, in an order that never changes.
  ///
  /// A transition that leads back to the same state, or to the same state as another, counts too.
  ///
  /// - Parameters:
  ///   - words: A state that was reached.
  ///   - successors: The explorer's own buffer; nothing is allocated for a transition.
  func appendSuccessors(of words: Words, to successors: inout PackedSuccessors)

  /// Whether the invariant holds in a state; it is asked once for each.
  func isSafe(_ words: Words) -> Bool

  /// Does the same for the state whose words lie at a place: the explorer asks this, so that it need
  /// not know the type of the words. A system does not implement it.
  func appendSuccessors(
    ofStateAt words: UnsafePointer<UInt64>, to successors: inout PackedSuccessors)

  /// Answers the same for the state whose words lie at a place; likewise.
  func isSafe(at words: UnsafePointer<UInt64>) -> Bool
}

extension PackedSystem {
  /// One word.
  @inlinable
  public var wordCount: Int { 1 }

  /// Every state is safe.
  @inlinable
  public func isSafe(_ words: Words) -> Bool { true }

  /// Reads a state and appends its successors.
  @inlinable
  public func appendSuccessors(
    ofStateAt words: UnsafePointer<UInt64>, to successors: inout PackedSuccessors
  ) {
    appendSuccessors(of: Words(at: words, count: wordCount), to: &successors)
  }

  /// Reads a state and evaluates the invariant.
  @inlinable
  public func isSafe(at words: UnsafePointer<UInt64>) -> Bool {
    isSafe(Words(at: words, count: wordCount))
  }
}

/// The words of a state: `UInt64` for one, ``PackedWords`` for several.
public protocol StateWords: Hashable, Sendable {
  /// Reads some words that lie side by side.
  init(at place: UnsafePointer<UInt64>, count: Int)

  /// The words, and zero in place of those that are missing.
  var padded: PackedWords { get }
}

extension UInt64: StateWords {
  /// How many bits of its only word a state may use.
  static var packedWidth: Int { 62 }

  /// Reads one word.
  @inlinable @inline(__always)
  public init(at place: UnsafePointer<UInt64>, count: Int) { self = place.pointee }

  /// The word, and zeros.
  public var padded: PackedWords { PackedWords(self) }
}
