// SPDX-License-Identifier: MIT

/// Judges, for all answers to open questions, the claims that only the whole graph can tell.
@usableFromInline
struct FamilyAnalysis<System: TransitionSystem> {
  let properties: [Property<System>]
  let bits: [[Int]]
  let store: StateStore<System>
  let visits: Visits
  let graph: FamilyGraph
  let depths: LevelDepths
  /// For each state that was not expanded, under which answers.
  let unexpanded: [Int: AnswerSets.Number]
  /// For each state, its visits.
  let visitsOfStates: [[Int]]
  @usableFromInline var sets: AnswerSets
  var whole: FamilyPart
  /// For each state, its place in the part that is being cut out.
  var places: [Int]
  var behaviors = PossibleBehaviors()

  @usableFromInline
  init?(_ search: Search<System>) {
    guard search.edges.isNeeded, let visits = search.store.visits else { return nil }
    (properties, bits) = (search.properties, search.edges.bits)
    (store, self.visits) = (search.store, visits)
    sets = visits.sets
    graph = FamilyGraph(stateCount: store.count, edges: search.edges)
    depths = LevelDepths(search.levels)
    var unexpanded: [Int: AnswerSets.Number] = [:]
    for (state, answers) in zip(search.frontier, search.frontierAnswers) {
      unexpanded[state] = sets.union(answers, unexpanded[state] ?? AnswerSets.none)
    }
    self.unexpanded = unexpanded
    var visitsOfStates: [[Int]] = Array(repeating: [], count: store.count)
    for (visit, state) in visits.states.enumerated() { visitsOfStates[Int(state)].append(visit) }
    self.visitsOfStates = visitsOfStates
    places = Array(repeating: -1, count: store.count)
    whole = FamilyPart(
      visits.everything, of: Array(store.indices), graph, known: visits.known,
      unexpanded: unexpanded, &sets, places: &places)
  }

  /// Judges a claim by its number.
  @usableFromInline
  mutating func outcome(of index: Int, asking worker: Worker<System>) -> PropertyOutcome {
    let truths = truths(of: GraphQuestions(properties[index]), asking: worker)
    switch properties[index].rule {
    case .recovery(let claim): return evaluate(claim, truths, filter: bits[index].first)
    case .temporal(let claim): return evaluate(claim, truths, bits: bits[index])
    case .state, .step, .view, .witness, .monitor, .deadlock: return PropertyOutcome()
    }
  }

  /// Asks questions of all states, under all answers that they depend on.
  private mutating func truths(
    of questions: GraphQuestions<System>, asking worker: Worker<System>
  ) -> [FamilyTruth] {
    guard let note = worker.note else { return [] }
    var truths = Array(
      repeating: FamilyTruth(stateCount: store.count), count: questions.answerCount)
    var questions = questions
    for index in store.indices {
      let plain = store.state(at: index)
      let part = store.coding.part(of: store.code(at: index))
      var used: [Answers] = []
      while let answers = sets.first(in: visits.known[index], besides: used) {
        let state = worker.state(plain, note.begin(answers))
        var places: [Int] = []
        questions.forEachTruth(of: state, part, under: answers, note) { places.append($0) }
        let condition = note.used(of: answers)
        let set = sets.set(of: condition)
        for place in places { truths[place].add(set, in: index, &sets) }
        used.append(condition)
      }
    }
    return truths
  }

  /// Turns what was found into an outcome; the shortest cases come first.
  mutating func outcome(_ found: [FamilyCase], exercised: Int) -> PropertyOutcome {
    var findings = FamilyFindings(properties: 1)
    for item in found.sorted(by: {
      ($0.length, $0.finding.origin, $0.finding.state ?? 0)
        < ($1.length, $1.finding.origin, $1.finding.state ?? 0)
    }) {
      findings.add(item, of: 0, &sets)
    }
    var outcome = PropertyOutcome()
    outcome.tally.exercised = exercised
    outcome.tally.violations = found.count
    outcome.cases = findings.cases[0]
    for item in outcome.cases where outcome.tally.firstByOrigin[item.finding.origin] == nil {
      outcome.tally.firstByOrigin[item.finding.origin] = item.finding
    }
    return outcome
  }

  /// The visits that some answers have made to a state, each as a case.
  mutating func cases(
    in state: Int, under answers: AnswerSets.Number, then distance: Int = 0, _ lasso: Lasso? = nil
  ) -> [FamilyCase] {
    visitsOfStates[state].compactMap { visit in
      let own = sets.intersection(visits.own[visit], answers)
      guard own != AnswerSets.none else { return nil }
      return FamilyCase(
        answers: own, length: depths.depth(of: visit) + distance,
        finding: Finding(state: visit, origin: store.origin(of: visit), answers: Answers()),
        lasso: lasso)
    }
  }

  // MARK: Recovery

  /// Finds, for each state, the answers under which the goal may be reached, backwards from the
  /// goals, until nothing changes.
  private mutating func evaluate(
    _ recovery: Property<System>.Recovery, _ truths: [FamilyTruth], filter: Int?
  ) -> PropertyOutcome {
    guard let goal = truths.last else { return PropertyOutcome() }
    let selected = recovery.antecedent.map { _ in truths[0] }
    var mayReach = Array(repeating: AnswerSets.none, count: store.count)
    var pending: [Int] = []
    for index in store.indices {
      let cut = graph.cuts[index].map { ReverseGraph.passes($0, filter) } ?? false
      let seeds = sets.union(goal.answers(in: index), unexpanded[index] ?? AnswerSets.none)
      mayReach[index] = cut ? AnswerSets.all : seeds
      if mayReach[index] != AnswerSets.none { pending.append(index) }
    }
    let entering = EnteringEdges(graph, stateCount: store.count)
    while let target = pending.popLast() {
      for (source, edge) in entering.edges(to: target)
      where ReverseGraph.passes(graph.masks[edge], filter) {
        let arriving = sets.intersection(graph.conditions[edge], mayReach[target])
        let all = sets.union(mayReach[source], arriving)
        if all == mayReach[source] { continue }
        mayReach[source] = all
        pending.append(source)
      }
    }
    var (found, exercised): ([FamilyCase], Int) = ([], 0)
    for index in store.indices {
      let owing = sets.intersection(
        visits.known[index], selected?.answers(in: index) ?? AnswerSets.all)
      if owing == AnswerSets.none { continue }
      exercised += 1
      found += cases(in: index, under: sets.difference(owing, mayReach[index]))
    }
    return outcome(found, exercised: exercised)
  }
}

/// The transitions of a family's graph by their ends.
private struct EnteringEdges {
  private var offsets: [Int]
  private var sources: [Int]
  private var numbers: [Int]

  init(_ graph: FamilyGraph, stateCount: Int) {
    var next = Array(repeating: 0, count: stateCount + 1)
    for target in graph.targets { next[Int(target) + 1] += 1 }
    for state in 0..<stateCount { next[state + 1] += next[state] }
    offsets = next
    sources = Array(repeating: 0, count: graph.targets.count)
    numbers = sources
    for source in 0..<stateCount {
      for edge in graph.edges(from: source) {
        let place = next[Int(graph.targets[edge])]
        next[Int(graph.targets[edge])] += 1
        (sources[place], numbers[place]) = (source, edge)
      }
    }
  }

  func edges(to target: Int) -> [(source: Int, edge: Int)] {
    (offsets[target]..<offsets[target + 1]).map { (sources[$0], numbers[$0]) }
  }
}
