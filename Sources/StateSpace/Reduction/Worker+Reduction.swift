// SPDX-License-Identifier: MIT

extension Worker {
  /// Returns the places of the enabled actions that are enough to take, or `nil` if all must be.
  @usableFromInline
  mutating func reducedChoices(
    in state: System.State, at index: Int, of store: StateStore<System>
  ) throws(ExplorationError) -> [Int]? {
    guard let ample, expansion.actions.count > 1 else { return nil }
    let candidates = try ample.candidates(in: state, enabled: expansion.actions)
    return candidates.first { candidate in
      candidate.contains { leadsOn(from: state, at: index, choice: $0, in: store) }
    }
  }

  /// Whether a step leads to a state that is expanded later than the one it comes from.
  ///
  /// Invisible actions leave the monitors as they are. A state that is not known yet will be
  /// expanded later, whichever worker finds it first.
  private mutating func leadsOn(
    from state: System.State, at index: Int, choice: Int, in store: StateStore<System>
  ) -> Bool {
    let after = expansion.step(state, choice: choice)
    guard expansion.system.isWithinConstraint(after) else { return false }
    return store.index(of: after, store.monitorStates(of: index)).map { $0 > index } ?? true
  }
}
