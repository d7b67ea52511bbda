// SPDX-License-Identifier: MIT

extension Explorer where System: ConcurrentSystem {
  /// Explores one of the orders in which independent actions can be taken.
  ///
  /// The verdicts are those of ``explore()`` for claims about single states (`always`, `never`,
  /// `reachable`, `noDeadlock`) and for monitors. A trace is one that the system takes, the shortest
  /// among the orders that were explored. Under a limit, other orders may reach further, so that a
  /// claim without a counterexample is inconclusive; and if the test covers a sample, nothing is proved.
  ///
  /// - Parameters:
  ///   - visible: Selects the actions that can change what some property, or the constraint, says of
  ///     a state, and with monitors those that emit events. More than necessary is never wrong.
  ///   - check: How much of what is declared is put to the test. Everything means exploring the
  ///     whole space as well, which is meant for small instances of a new model.
  /// - Returns: The verdicts, and the counts of what was looked at.
  /// - Throws: ``ExplorationError/notReducible(property:reason:)`` for claims about steps, about
  ///   what stays within reach and about behaviors without end,
  ///   ``ExplorationError/notIndependent(_:)`` where the test fails, and what ``explore()`` throws.
  public func exploreInPartialOrder(
    visible: (System.Action) -> Bool, checking check: ReductionCheck = .sample
  ) throws(ExplorationError) -> ReducedExploration<System> {
    try refuseCheckpoints()
    for property in properties {
      guard let reason = property.kind.reasonAgainstPartialOrder else { continue }
      throw .notReducible(property: property.name, reason: reason)
    }
    let ample = try AmpleSets(system, properties, visible: visible)
    let audit = IndependenceCheck(
      system: system, check: check, ample: ample,
      hasMonitors: properties.contains { $0.kind == .monitor })
    if check == .everything {
      try audit.run(Explorer(system, limits: limits).explore().states)
    }
    var search = try Search(self, ample: ample)
    try search.run()
    let exploration = try search.finish()
    try audit.run(exploration.states)
    let results = exploration.results.map { result in
      PropertyResult(
        result,
        verdict: check.verdict(
          result.verdict.afterPartialOrder, on: result.kind, exploration.depth),
        trace: result.trace)
    }
    return ReducedExploration(.partialOrder, of: system, exploration, results: results)
  }
}

extension PropertyKind {
  /// Why one order cannot stand for all, or `nil` if it can.
  fileprivate var reasonAgainstPartialOrder: String? {
    switch self {
    case .always, .never, .reachable, .monitor, .noDeadlock:
      nil
    case .onEveryStep:
      "the same step is taken from other states in the orders that are left out"
    case .alwaysReachable:
      "which ways stay open differs between the orders, and all but one are left out"
    case .eventually, .leadsTo, .infinitelyOften, .eventuallyAlways:
      "fairness is about behaviors without end, and most of those are left out"
    }
  }
}

extension Explorer {
  /// A checkpoint does not say what was left out before it, so what comes after could be wrong.
  func refuseCheckpoints() throws(ExplorationError) {
    guard resumption == nil, checkpoints == nil else {
      throw .invalidCheckpoint("a reduced exploration neither makes nor continues one")
    }
  }
}
