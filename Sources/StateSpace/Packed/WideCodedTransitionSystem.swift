// SPDX-License-Identifier: MIT

/// An ordinary structure that can be written into two to four words and read back.
///
/// Equal structures have equal words, and different structures different ones. `WideWriter` and
/// `WideReader` count the bits on the way.
public protocol WidePackedState: Sendable {
  /// Reads a state from words that an equal state wrote.
  init(words: PackedWords)

  /// The state in as many words as the system says; the others are zero.
  var words: PackedWords { get }
}

/// A system written in terms of an ordinary structure, explored as packed words.
///
/// The structure is decoded once for each state and encoded once for each transition; what lies
/// between is ordinary Swift.
public protocol WideCodedTransitionSystem: WideTransitionSystem {
  /// The structure.
  associatedtype State: WidePackedState

  /// The states in which the system may start; repetitions count once.
  var initialStates: [State] { get }

  /// Appends the state after each transition that is possible, in an order that never changes.
  func appendSuccessors(of state: State, to successors: inout PackedSuccessors)

  /// Whether the invariant holds in a state; it is asked once for each.
  func isSafe(_ state: State) -> Bool
}

extension WideCodedTransitionSystem {
  /// Every state is safe.
  @inlinable
  public func isSafe(_ state: State) -> Bool { true }

  /// The words of the initial states.
  @inlinable
  public var initialWords: [PackedWords] { initialStates.map(\.words) }

  /// Decodes words and appends the successors of the state.
  @inlinable
  public func appendSuccessors(of words: PackedWords, to successors: inout PackedSuccessors) {
    appendSuccessors(of: State(words: words), to: &successors)
  }

  /// Decodes words and evaluates the invariant.
  @inlinable
  public func isSafe(_ words: PackedWords) -> Bool { isSafe(State(words: words)) }

  /// The decoded state as Swift describes it.
  public func describe(_ words: PackedWords) -> String { "\(State(words: words))" }
}

extension PackedSuccessors {
  /// Appends the words of a state.
  ///
  /// - Parameters:
  ///   - state: The state after the transition.
  ///   - code: A number of the system's own choice that names the transition in traces.
  /// - Complexity: O(1), amortized, and one call of the codec.
  @inlinable @inline(__always)
  public mutating func append(_ state: some WidePackedState, code: UInt32 = 0) {
    append(state.words, code: code)
  }
}
