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
    var analysis = FamilyAnalysis(self, sets)
    for (claim, truths) in zip(claims, truths) {
      outcomes[claim] = analysis.outcome(of: claim, truths)
    }
    return try exploration(outcomes, sets: analysis.sets)
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
      frontier: .init(
        count: frontier.count, actions: frontierActions, steps: selection.steps,
        unexpanded: unexpanded, leftOut: selection.leftOut.count,
        completeDepth: selection.completeDepth ?? max(0, levels.count - 1)),
      outcomes: outcomes)
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
}
