// SPDX-License-Identifier: MIT

extension Exploration {
  /// The questions on which anything depends that was found: a state, a step, or a verdict.
  public var askedQuestions: [Int] { store.visits.asked.questions }

  /// The fewest answers under which a property is violated whatever else is answered; any one of
  /// them suffices, and together they explain every violation.
  ///
  /// Each is sufficient for one initial state at least. None if no answers violate the property.
  public func conditions(of result: PropertyResult<System>) -> [Answers] {
    guard store.isFamily, result.verdict == .violated else { return [] }
    var sets = store.visits.sets
    var answers: [Int: AnswerSets.Number] = [:]
    for item in result.cases {
      let known = answers[item.finding.origin] ?? AnswerSets.none
      answers[item.finding.origin] = sets.union(known, item.answers)
    }
    return sets.shortestConditions(
      for: answers.sorted { $0.key < $1.key }.map(\.value), within: store.visits.everything)
  }

  /// Returns the shortest counterexample of a property under answers to all questions, or the
  /// shortest way to a witness; `nil` if there is none.
  ///
  /// What is not answered has its first answer.
  ///
  /// - Throws: An error if the system does not take the same steps again.
  public func trace(
    of result: PropertyResult<System>, under answers: Answers
  ) throws(ExplorationError) -> Trace<System>? {
    guard store.isFamily else { return result.trace }
    let sets = store.visits.sets
    let answers = answers.completed(for: sets.answerCounts.count)
    let cases = result.cases.filter { sets.contains(answers, in: $0.answers) }
    let first = cases.min { ($0.length, $0.finding.origin) < ($1.length, $1.finding.origin) }
    guard let first else { return nil }
    return try trace(to: first, answers: answers, under: result.fairness)
  }

  /// Returns the shortest path to a state, and the first answers to open questions under which it
  /// is one.
  ///
  /// - Throws: An error if the system does not take the same steps again.
  public func firstVisit(
    of index: Int
  ) throws(ExplorationError) -> (trace: Trace<System>, answers: Answers) {
    let visits = store.visits
    guard store.isFamily, let visit = visits.states.firstIndex(of: UInt32(index)),
      let answers = visits.sets.first(in: visits.own[visit])
    else { return (try trace(to: index), Answers()) }
    // The first visit of a state is the one that expands it.
    let first = FamilyCase(
      answers: visits.own[visit], length: 0, finding: Finding(state: visit, origin: 0))
    return (try trace(to: first, answers: answers, under: []), answers)
  }

  /// Returns what exploring the system under given answers alone would find out about a property.
  ///
  /// It counts as exercised where it is under any answers.
  ///
  /// - Throws: An error if the system does not take the same steps again.
  public func result(
    _ result: PropertyResult<System>, under answers: Answers
  ) throws(ExplorationError) -> PropertyResult<System> {
    guard store.isFamily else { return result }
    let sets = store.visits.sets
    let all = answers.completed(for: sets.answerCounts.count)
    let cases = result.cases.filter { sets.contains(all, in: $0.answers) }
    var outcome = PropertyOutcome(cases: cases)
    outcome.tally.exercised = result.exercised
    if result.kind == .reachable {
      outcome.tally.exercised = cases.count
    } else {
      outcome.tally.violations = cases.count
      outcome.tally.origins = Set(cases.map(\.finding.origin))
    }
    return PropertyResult(
      like: result, outcome, in: extent, trace: try trace(of: result, under: answers))
  }
}
