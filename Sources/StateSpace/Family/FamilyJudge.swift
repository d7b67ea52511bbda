// SPDX-License-Identifier: MIT

/// The graph of a family of systems, and what can be told from it.
struct FamilyJudge {
  let visits: Visits
  let graph: FamilyGraph
  let depths: LevelDepths
  /// For each visit, the initial state.
  let origins: [UInt32]
  /// For each state that was not expanded, under which answers.
  let unexpanded: [Int: AnswerSets.Number]
  /// For each state, its visits; empty if each has one, of its own number.
  let visitsOfStates: [[Int]]
  /// The visits of initial states.
  let initialVisits: [Int]
  var sets: AnswerSets
  var whole: FamilyPart
  /// For each state, its place in the part that is being cut out.
  var places: [Int]
  /// For each state of the whole, whether the walk under way has come to it.
  var isReached: [Bool]
  private var behaviors = PossibleBehaviors()

  init(
    _ visits: Visits, _ sets: AnswerSets, _ graph: FamilyGraph, parents: [UInt32],
    origins: [UInt32],
    depths: LevelDepths, frontier: some Sequence<(Int, AnswerSets.Number)>
  ) {
    (self.visits, self.graph, self.depths) = (visits, graph, depths)
    self.origins = origins
    var sets = sets
    var unexpanded: [Int: AnswerSets.Number] = [:]
    for (state, answers) in frontier {
      unexpanded[state] = sets.union(answers, unexpanded[state] ?? AnswerSets.none)
    }
    self.unexpanded = unexpanded
    let count = visits.known.count
    let isOne = sets.answerCounts.isEmpty
    var visitsOfStates: [[Int]] = Array(repeating: [], count: isOne ? 0 : count)
    if !isOne {
      for (visit, state) in visits.states.enumerated() { visitsOfStates[Int(state)].append(visit) }
    }
    self.visitsOfStates = visitsOfStates
    initialVisits = parents.indices.filter { parents[$0] == .max }
    places = Array(repeating: -1, count: count)
    isReached = Array(repeating: false, count: count)
    whole = FamilyPart(
      visits.everything, of: Array(0..<count), graph, known: visits.known,
      unexpanded: unexpanded, &sets, places: &places)
    self.sets = sets
  }

  /// The visits of a state.
  func visits(of state: Int) -> [Int] { visitsOfStates.isEmpty ? [state] : visitsOfStates[state] }

  /// Whether any behavior satisfies the assumptions; if none does, they prove everything.
  mutating func isPossible(
    _ demand: FairnessDemand, _ recurring: [FamilyTruth], from makers: [Int]
  ) -> Bool {
    var demand = demand
    demand.recurring = recurring.map { possible($0, in: whole) }
    return behaviors.begin(in: makers, of: whole.graph, whole.reverse, demand)
  }

  /// Turns what was found into an outcome; the shortest cases come first.
  mutating func outcome(
    _ found: [FamilyCase], violations: Int, exercised: Int
  ) -> PropertyOutcome {
    var findings = FamilyFindings(properties: 1)
    for item in found.sorted(by: {
      ($0.length, $0.finding.origin, $0.finding.state ?? 0)
        < ($1.length, $1.finding.origin, $1.finding.state ?? 0)
    }) {
      findings.add(item, of: 0, &sets)
    }
    var outcome = PropertyOutcome()
    outcome.tally.exercised = exercised
    outcome.tally.violations = violations
    outcome.cases = findings.cases[0]
    outcome.tally.origins = Set(outcome.cases.map(\.finding.origin))
    return outcome
  }

  /// The visits that some answers have made to a state, each as a case.
  mutating func cases(
    in state: Int, under answers: AnswerSets.Number, then distance: Int = 0, _ lasso: Lasso? = nil
  ) -> [FamilyCase] {
    visits(of: state).compactMap { visit in
      let own = sets.intersection(visits.own[visit], answers)
      guard own != AnswerSets.none else { return nil }
      return FamilyCase(
        answers: own, length: depths.depth(of: visit) + distance,
        finding: Finding(state: visit, origin: Int(origins[visit]), answers: Answers()),
        lasso: lasso)
    }
  }
}
