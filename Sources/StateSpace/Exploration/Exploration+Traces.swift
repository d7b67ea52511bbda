// SPDX-License-Identifier: MIT

extension Exploration {
  /// Returns the shortest path to a state, the first one in action order.
  ///
  /// - Throws: An error if the system does not take the same steps again.
  /// - Complexity: O(*d*) steps of the system, where *d* is the depth of the state.
  public func trace(to index: Int) throws(ExplorationError) -> Trace<System> {
    try trace(to: Finding(state: index, origin: origin(of: index)))
  }

  /// Returns, for each initial state below which a property is violated, the shortest
  /// counterexample.
  ///
  /// - Throws: An error if the system does not take the same steps again.
  public func originTraces(
    of result: PropertyResult<System>
  ) throws(ExplorationError) -> [Trace<System>] {
    var traces: [Trace<System>] = []
    for origin in result.violatingOrigins {
      if let lasso = result.lassos[origin] {
        traces.append(try trace(along: lasso, under: result.fairness))
      } else if let finding = result.firstByOrigin[origin] {
        traces.append(try trace(to: finding))
      }
    }
    return traces
  }

  /// Returns the trace of what was found first.
  func trace(
    of outcome: PropertyOutcome, under fairness: [Fairness<System>]
  ) throws(ExplorationError) -> Trace<System>? {
    if let lasso = outcome.firstLassoOrigin.flatMap({ outcome.lassos[$0] }) {
      return try trace(along: lasso, under: fairness)
    }
    guard let first = outcome.tally.first else { return nil }
    return try trace(to: first)
  }

  private func trace(to finding: Finding) throws(ExplorationError) -> Trace<System> {
    try store.trace(to: finding, in: system, from: system.initialStates)
  }
}
