// SPDX-License-Identifier: MIT

extension Search {
  /// Returns the result of a search that has run.
  ///
  /// What only the whole graph can tell is added to what was counted on the way.
  @inlinable
  func finish() throws(ExplorationError) -> Exploration<System> {
    var outcomes = countedOutcomes
    guard edges.isNeeded else { return try exploration(outcomes) }
    let claims = properties.indices.filter { properties[$0].kind.needsWholeSpace }
    var sets = store.visits.sets
    let truths = lead.truths(
      of: claims.map { GraphQuestions(properties[$0]) }, in: store, &sets)
    if isFamily {
      var analysis = FamilyAnalysis(self, sets)
      for (claim, truths) in zip(claims, truths) {
        outcomes[claim] = analysis.outcome(of: claim, truths)
      }
      sets = analysis.sets
    } else {
      var analysis = graphAnalysis
      for (claim, truths) in zip(claims, truths) {
        outcomes[claim] = analysis.outcome(of: claim, truths.map(\.isTrue))
      }
    }
    return try exploration(outcomes, sets: sets)
  }

  @usableFromInline
  func exploration(
    _ outcomes: [PropertyOutcome], sets: AnswerSets? = nil
  ) throws(ExplorationError) -> Exploration<System> {
    var store = store
    // The analysis may have made more sets.
    if let sets { store.visits.sets = sets }
    return try Exploration(
      system: lead.expansion.system, properties: properties, monitors: lead.evaluator.monitors,
      store: store, levels: levels, stateLevels: isFamily ? stateLevels : levels, counts: counts,
      boundary: boundary,
      frontierCount: frontier.count, frontierActions: frontierActions, outcomes: outcomes)
  }

  /// What was counted on the way; claims about a graph that was not kept were not looked into.
  @usableFromInline var countedOutcomes: [PropertyOutcome] {
    properties.indices.map { index in
      let property = properties[index]
      var outcome = PropertyOutcome(tally: tallies[index])
      outcome.cases = findings.cases[index]
      outcome.isSkipped = !edges.isNeeded && property.kind.needsWholeSpace
      return outcome
    }
  }

  /// Judges claims about the whole graph.
  @usableFromInline var graphAnalysis: GraphAnalysis<System> {
    let reverse = ReverseGraph(
      nodeCount: store.count, sources: edges.sources, targets: edges.targets,
      allowed: edges.allowed)
    return GraphAnalysis(
      properties: properties, bits: edges.bits,
      recovery: RecoveryAnalysis(
        store: store, edges: edges, reverse: reverse, frontier: frontier),
      temporal: TemporalAnalysis(
        store: store, edges: edges, reverse: reverse, frontier: frontier, levels: levels))
  }
}

/// Judges the claims that only the whole graph can tell.
@usableFromInline
struct GraphAnalysis<System: TransitionSystem> {
  let properties: [Property<System>]
  let bits: [[Int]]
  let recovery: RecoveryAnalysis<System>
  var temporal: TemporalAnalysis<System>

  /// Judges a claim by its number, when its questions have been put to all states.
  @usableFromInline
  mutating func outcome(of index: Int, _ truths: [[Bool]]) -> PropertyOutcome {
    switch properties[index].rule {
    case .recovery(let claim): recovery.evaluate(claim, truths, filter: bits[index].first)
    case .temporal(let claim): temporal.evaluate(claim, truths, bits: bits[index])
    case .state, .step, .view, .witness, .monitor, .deadlock: PropertyOutcome()
    }
  }
}
