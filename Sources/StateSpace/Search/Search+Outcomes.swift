// SPDX-License-Identifier: MIT

extension Search {
  /// Returns the result of a search that has run.
  @usableFromInline
  func finish() -> Exploration<System> {
    Exploration(
      system: lead.expansion.system, properties: properties, monitors: lead.evaluator.monitors,
      store: store, levels: levels, counts: counts, boundary: boundary,
      frontierCount: frontier.count, outcomes: outcomes())
  }

  /// Adds what only the whole graph can tell to what was counted on the way.
  private func outcomes() -> [PropertyOutcome] {
    var outcomes = tallies.map { PropertyOutcome(tally: $0) }
    guard edges.isNeeded else {
      for index in properties.indices {
        outcomes[index].isSkipped = properties[index].kind.needsWholeSpace
      }
      return outcomes
    }
    let reverse = ReverseGraph(
      nodeCount: store.count, sources: edges.sources, targets: edges.targets,
      allowed: edges.allowed)
    let recovery = RecoveryAnalysis(
      store: store, edges: edges, reverse: reverse, frontier: frontier)
    let temporal = TemporalAnalysis(
      store: store, edges: edges, reverse: reverse, frontier: frontier, levels: levels,
      outside: counts.outside)
    for (index, property) in properties.enumerated() {
      switch property.rule {
      case .recovery(let claim):
        outcomes[index] = recovery.evaluate(claim, filter: edges.bits[index].first)
      case .temporal(let claim):
        outcomes[index] = temporal.evaluate(claim, bits: edges.bits[index])
      case .state, .step, .view, .witness, .monitor, .deadlock:
        continue
      }
    }
    return outcomes
  }
}
