// SPDX-License-Identifier: MIT

/// What a cycle must do so that a behavior may go round in it forever; sets of actions are bits.
struct FairnessDemand: Hashable {
  /// A step of the set, or a state where it is not enabled.
  var weak: UInt64 = 0
  /// A step of the set, or not a single state where it is enabled.
  var strong: UInt64 = 0
  /// No step of the set.
  var ceasing: UInt64 = 0
  /// A state of each of these kinds; one entry for each state of the space.
  var recurring: [[Bool]] = []

  /// Translates assumptions, of which those about actions have the given bits, and those about
  /// states the given answers.
  init<System>(_ fairness: [Fairness<System>], bits: [Int], recurring: [[Bool]]) {
    self.recurring = recurring
    var sets = bits.map { 1 << UInt64($0) as UInt64 }.makeIterator()
    for assumption in fairness {
      switch assumption.rule {
      case .weak: weak |= sets.next() ?? 0
      case .strong: strong |= sets.next() ?? 0
      case .ceasing: ceasing |= sets.next() ?? 0
      case .recurring: break
      }
    }
  }

  /// Whether a behavior may stand still in a state forever.
  func allowsRest(in state: Int, of graph: StateGraph) -> Bool {
    graph.enabled[state] & (weak | strong) == 0 && recurring.allSatisfy { $0[state] }
  }
}
