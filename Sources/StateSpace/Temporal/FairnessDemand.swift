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
    var bits = bits.makeIterator()
    for assumption in fairness where assumption.actions != nil {
      guard let bit = bits.next() else { continue }
      switch assumption.form {
      case .weak: weak |= 1 << UInt64(bit)
      case .strong: strong |= 1 << UInt64(bit)
      case .ceasing, .recurring: ceasing |= 1 << UInt64(bit)
      }
    }
  }

  /// Whether a behavior may stand still in a state forever.
  func allowsRest(in state: Int, of graph: StateGraph) -> Bool {
    graph.enabled[state] & (weak | strong) == 0 && recurring.allSatisfy { $0[state] }
  }
}
