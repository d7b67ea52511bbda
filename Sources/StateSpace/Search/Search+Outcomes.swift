// SPDX-License-Identifier: MIT

extension Search {
  /// Returns the result of a search that has run.
  @inlinable
  func finish() -> Exploration<System> {
    finish(edges.isNeeded ? store.truths(of: graphQuestions) : [])
  }

  /// What the claims about the whole graph ask of states, one claim after the other.
  @usableFromInline var graphQuestions: [Property<System>.StatePredicate] {
    properties.flatMap(\.rule.graphQuestions)
  }

  @usableFromInline
  func finish(_ truths: [[Bool]]) -> Exploration<System> {
    Exploration(
      system: lead.expansion.system, properties: properties, monitors: lead.evaluator.monitors,
      store: store, levels: levels, counts: counts, boundary: boundary,
      frontierCount: frontier.count, outcomes: outcomes(truths))
  }

  /// Adds what only the whole graph can tell to what was counted on the way.
  private func outcomes(_ truths: [[Bool]]) -> [PropertyOutcome] {
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
    var answers = truths[...]
    for (index, property) in properties.enumerated() {
      let own = Array(answers.prefix(property.rule.graphQuestions.count))
      answers = answers.dropFirst(own.count)
      switch property.rule {
      case .recovery(let claim):
        outcomes[index] = recovery.evaluate(claim, own, filter: edges.bits[index].first)
      case .temporal(let claim):
        outcomes[index] = temporal.evaluate(claim, own, bits: edges.bits[index])
      case .state, .step, .view, .witness, .monitor, .deadlock:
        continue
      }
    }
    return outcomes
  }
}
