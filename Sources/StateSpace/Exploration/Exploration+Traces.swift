// SPDX-License-Identifier: MIT

extension Exploration {
  /// Returns the shortest path to a state, the first one in action order.
  ///
  /// - Complexity: O(*d*) steps of the system, where *d* is the depth of the state.
  public func trace(to index: Int) -> Trace<System> {
    trace(to: Finding(state: index, choice: nil))
  }

  /// Returns, for each initial state below which a property is violated, the shortest
  /// counterexample.
  public func originTraces(of result: PropertyResult<System>) -> [Trace<System>] {
    result.violatingOrigins.compactMap { origin in
      result.lassos[origin].map { trace(along: $0, under: result.fairness) }
        ?? result.firstByOrigin[origin].map { trace(to: $0) }
    }
  }

  /// Returns the trace of what was found first.
  func trace(
    of outcome: PropertyOutcome, under fairness: [Fairness<System>]
  ) -> Trace<System>? {
    if let lasso = outcome.firstLassoOrigin.flatMap({ outcome.lassos[$0] }) {
      return trace(along: lasso, under: fairness)
    }
    return outcome.tally.first.map { trace(to: $0) }
  }

  func trace(to finding: Finding) -> Trace<System> {
    store.trace(to: finding, in: system, from: system.initialStates)
  }
}
