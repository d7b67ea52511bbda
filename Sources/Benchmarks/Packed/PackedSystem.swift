// SPDX-License-Identifier: MIT

/// A system whose states are words of at most 62 bits, to be explored at the machine's limit.
///
/// Two states are the same if and only if their words are equal. The answers have to be functions of
/// the words alone; several threads ask at the same time.
protocol PackedSystem: Sendable {
  /// The states in which the system may start; repetitions count once.
  var initialWords: [UInt64] { get }

  /// Appends the state after each transition that is possible, in an order that never changes.
  ///
  /// A transition that leads back to the same state, or to the same state as another, counts too.
  func appendSuccessors(of word: UInt64, to successors: inout PackedSuccessors)

  /// Whether the invariant holds in a state; it is asked once for each.
  func isSafe(_ word: UInt64) -> Bool
}

extension PackedSystem {
  /// Every state is safe.
  func isSafe(_ word: UInt64) -> Bool { true }
}

extension UInt64 {
  /// How many bits of its word a state may use.
  static var packedWidth: Int { 62 }
}
