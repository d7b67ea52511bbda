// SPDX-License-Identifier: MIT

/// Judges, for all answers to open questions, the claims that only the whole graph can tell.
///
/// A system that leaves nothing open is a family of one.
///
/// What it asks of a system is here; the graph and all that follows from it are ``FamilyJudge``'s,
/// which is compiled once, for all systems.
@usableFromInline
struct FamilyAnalysis<System: TransitionSystem> {
  private let properties: [Property<System>]
  private let bits: [[Int]]
  private var judge: FamilyJudge

  @usableFromInline
  init(_ search: Search<System>, _ sets: AnswerSets) {
    (properties, bits) = (search.properties, search.edges.bits)
    var sets = sets
    let store = search.store
    let graph = FamilyGraph(stateCount: store.count, edges: search.edges, &sets)
    judge = FamilyJudge(
      store.isFamily ? store.visits : Visits(ofEachOf: store.count), sets, graph,
      parents: store.parents, origins: store.origins, depths: LevelDepths(search.levels),
      frontier: search.frontier.enumerated().map { place, state in
        (state, store.isFamily ? search.frontierAnswers[place] : AnswerSets.all)
      })
  }

  /// The sets that were made.
  @usableFromInline var sets: AnswerSets { judge.sets }

  /// Judges a claim by its number, when its questions have been put to all states.
  @usableFromInline
  mutating func outcome(of index: Int, _ truths: [FamilyTruth]) -> PropertyOutcome {
    switch properties[index].rule {
    case .recovery(let claim):
      var rest = truths[...]
      let selected = claim.antecedent.flatMap { _ in rest.popFirst() }
      guard let goal = rest.popFirst() else { return PropertyOutcome() }
      let better = claim.better.flatMap { _ in rest.popFirst() }.flatMap { antecedent in
        rest.popFirst().map { (antecedent, $0) }
      }
      return judge.recovery(
        to: goal, where: selected, orBetter: better, filter: bits[index].first)
    case .temporal(let claim): return evaluate(claim, truths, bits: bits[index])
    case .state, .step, .view, .witness, .monitor, .deadlock: return PropertyOutcome()
    }
  }

  /// Evaluates one claim about whole behaviors.
  private mutating func evaluate(
    _ claim: Property<System>.TemporalClaim, _ truths: [FamilyTruth], bits: [Int]
  ) -> PropertyOutcome {
    var truths = truths[...]
    let recurring = Array(truths.suffix(claim.stateAssumptions.count))
    let demand = FairnessDemand(claim.fairness, bits: bits, recurring: [])
    var found: [FamilyCase] = []
    var makers: [Int] = []
    var violations = 0
    for obligation in claim.obligations {
      let trigger = obligation.trigger.antecedent.flatMap { _ in truths.popFirst() }
      guard let goal = truths.popFirst() else { break }
      var (isSettled, isInitial) = (false, false)
      if case .settled = obligation.goal { isSettled = true }
      if case .initially = obligation.trigger { isInitial = true }
      let terms = FamilyTerms(
        trigger: trigger, goal: goal, isSettled: isSettled, isInitial: isInitial,
        recurring: recurring, demand: demand)
      let starts = judge.starts(terms, in: judge.whole)
      makers += starts
      if starts.isEmpty { continue }
      found += judge.cases(breaking: terms, from: starts, counted: &violations)
    }
    let isVacuous = found.isEmpty && !judge.isPossible(demand, recurring, from: makers)
    return judge.outcome(
      found, violations: violations, exercised: isVacuous ? 0 : makers.count)
  }
}
