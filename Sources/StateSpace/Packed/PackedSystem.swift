// SPDX-License-Identifier: MIT

/// What the explorer asks of a system whose states are words, however many.
///
/// Nobody conforms to this alone: a system of one word is a ``PackedTransitionSystem``, one of two to
/// four words a ``WideTransitionSystem``, and those bring all that is asked here.
public protocol PackedSystem: Sendable {
  /// How many words a state has, 1 to 4.
  var wordCount: Int { get }

  /// The states in which the system may start; repetitions count once.
  var startingStates: [PackedWords] { get }

  /// Appends the state after each transition that is possible, in an order that never changes.
  ///
  /// - Parameters:
  ///   - words: Where the words of a state lie side by side.
  ///   - successors: The explorer's own buffer.
  func appendSuccessors(
    ofStateAt words: UnsafePointer<UInt64>, to successors: inout PackedSuccessors)

  /// Whether the invariant holds in the state whose words lie at a place.
  func isSafe(at words: UnsafePointer<UInt64>) -> Bool

  /// What a transition is called in a trace.
  ///
  /// - Parameter code: The code with which the transition was appended.
  /// - Returns: The name.
  func name(ofAction code: UInt32) -> String

  /// How a state is shown in a trace.
  func describe(_ words: PackedWords) -> String
}

extension PackedSystem {
  /// The number of the action.
  public func name(ofAction code: UInt32) -> String { "action \(code)" }
}
