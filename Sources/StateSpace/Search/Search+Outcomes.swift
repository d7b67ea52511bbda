// SPDX-License-Identifier: MIT

extension Search {
  /// Returns the result of a search that has run.
  ///
  /// What only the whole graph can tell is added to what was counted on the way: one claim at a
  /// time, so that the answers to one claim's questions are all that is in memory.
  @inlinable
  func finish() throws(ExplorationError) -> Exploration<System> {
    var outcomes = countedOutcomes
    if var analysis = FamilyAnalysis(self) {
      for index in properties.indices where properties[index].kind.needsWholeSpace {
        let truths = lead.truths(
          of: GraphQuestions(properties[index]), in: store, &analysis.sets)
        outcomes[index] = analysis.outcome(of: index, truths)
      }
      return try exploration(outcomes, sets: analysis.sets)
    }
    if var analysis = graphAnalysis {
      for index in properties.indices where properties[index].kind.needsWholeSpace {
        let truths = store.truths(of: GraphQuestions(properties[index]))
        outcomes[index] = analysis.outcome(of: index, truths)
      }
    }
    return try exploration(outcomes)
  }

  @usableFromInline
  func exploration(
    _ outcomes: [PropertyOutcome], sets: AnswerSets? = nil
  ) throws(ExplorationError) -> Exploration<System> {
    var store = store
    // The analysis may have made more sets.
    if let sets { store.visits?.sets = sets }
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

  /// Judges claims about the whole graph; `nil` if there are none, or if it was not kept.
  @usableFromInline var graphAnalysis: GraphAnalysis<System>? {
    guard edges.isNeeded else { return nil }
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
