// SPDX-License-Identifier: MIT

/// An ordinary structure that can be written into one word and read back.
///
/// Equal structures have equal words, and different structures different ones.
public protocol PackedState: Sendable {
  /// Reads a state from a word that an equal state wrote.
  init(word: UInt64)

  /// The state in at most 62 bits.
  var word: UInt64 { get }
}

/// A system written in terms of an ordinary structure, explored as packed words.
///
/// The structure is decoded once for each state and encoded once for each transition; what lies
/// between is ordinary Swift.
public protocol CodedTransitionSystem: PackedSystem where Words == UInt64 {
  /// The structure.
  associatedtype State: PackedState

  /// The states in which the system may start; repetitions count once.
  var initialStates: [State] { get }

  /// Appends the state after each transition that is possible, in an order that never changes.
  func appendSuccessors(of state: State, to successors: inout PackedSuccessors)

  /// Whether the invariant holds in a state; it is asked once for each.
  func isSafe(_ state: State) -> Bool
}

extension CodedTransitionSystem {
  /// Every state is safe.
  @inlinable
  public func isSafe(_ state: State) -> Bool { true }

  /// The words of the initial states.
  @inlinable
  public var initialWords: [UInt64] { initialStates.map(\.word) }

  /// Decodes a word and appends the successors of the state.
  @inlinable
  public func appendSuccessors(of word: UInt64, to successors: inout PackedSuccessors) {
    appendSuccessors(of: State(word: word), to: &successors)
  }

  /// Decodes a word and evaluates the invariant.
  @inlinable
  public func isSafe(_ word: UInt64) -> Bool { isSafe(State(word: word)) }

  /// The decoded state as Swift describes it.
  public func describe(_ word: UInt64) -> String { "\(State(word: word))" }
}
