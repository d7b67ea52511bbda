// SPDX-License-Identifier: MIT

extension Worker {
  /// Takes every action enabled in a visited state, once for each combination of the answers that
  /// the list of actions and the step ask for.
  @inlinable
  mutating func expandVisit(
    _ visit: Int, in store: StateStore<System>, into batch: inout Batch<System>,
    _ note: QuestionNote
  ) throws(ExplorationError) {
    let before = batch.targets.count
    try forEachAnswers(to: visit, in: store, note) {
      (worker, state, answers) throws(ExplorationError) in
      let finding = worker.finding(at: visit, in: store)
      _ = try worker.enable(in: worker.state(state, note.begin(answers)), at: finding)
      let offered = note.used(of: answers)
      worker.settleCases(on: offered)
      for choice in worker.expansion.actions.indices {
        var used: [Answers] = []
        while let answers = store.answers(to: visit, agreeingWith: offered, besides: used) {
          let asked = try worker.step(
            visit, state, choice, note.begin(answers), in: store, into: &batch, note)
          let condition = offered.union(asked)
          batch.conditions.append((choice, condition))
          worker.settleCases(on: condition)
          used.append(condition)
        }
      }
      return offered
    }
    batch.transitionCounts.append(batch.targets.count - before)
  }

  /// Takes one step under given answers.
  @inlinable
  mutating func step(
    _ visit: Int, _ plain: System.State, _ choice: Int, _ answering: Answering,
    in store: StateStore<System>, into batch: inout Batch<System>, _ note: QuestionNote
  ) throws(ExplorationError) -> Answers {
    let state = state(plain, answering)
    let after = expansion.step(state, choice: choice)
    if checksDeterminism, DeterminismCheck<System>.includes(visit) {
      try determinism.compareAgain(
        state, expansion.actions, choice: choice, after: after, events: expansion.events)
    }
    arrive(
      from: state, choice, at: after, storing: expansion.system.withoutAnswers(after),
      of: store.stateNumber(ofVisit: visit), under: answering.answers,
      finding(at: visit, choice: choice, in: store), in: store, for: &batch, isSampled: false)
    return note.used(of: answering.answers)
  }

  /// Evaluates visited states, once for each combination of the answers that properties ask for.
  @inlinable
  mutating func observeVisits(
    _ range: Range<Int>, in store: StateStore<System>, _ note: QuestionNote
  ) {
    for visit in range {
      forEachAnswers(to: visit, in: store, note) { worker, state, answers in
        let finding = worker.finding(at: visit, in: store)
        worker.evaluator.observe(worker.state(state, note.begin(answers)), at: finding)
        let used = note.used(of: answers)
        worker.settleCases(on: used)
        return used
      }
    }
  }

  /// Returns the answers under which anything is enabled in a visited state, and how many actions.
  @inlinable
  mutating func enableVisit(
    _ visit: Int, in store: StateStore<System>, _ note: QuestionNote
  ) throws(ExplorationError) -> [(Answers, Int)] {
    var active: [(Answers, Int)] = []
    try forEachAnswers(to: visit, in: store, note) {
      (worker, state, answers) throws(ExplorationError) in
      let finding = worker.finding(at: visit, in: store)
      let hasActions = try worker.enable(
        in: worker.state(state, note.begin(answers)), at: finding)
      let used = note.used(of: answers)
      worker.settleCases(on: used)
      if hasActions { active.append((used, worker.expansion.actions.count)) }
      return used
    }
    return active
  }

  /// Asks questions of all states, under all answers that they depend on.
  @inlinable
  func truths(
    of questions: GraphQuestions<System>, in store: StateStore<System>, _ sets: inout AnswerSets
  ) -> [FamilyTruth] {
    guard let note, let known = store.visits?.known else { return [] }
    var questions = questions
    var truths = Array(
      repeating: FamilyTruth(stateCount: store.count), count: questions.answerCount)
    var places: [Int] = []
    for index in store.indices {
      let plain = store.state(at: index)
      let part = store.coding.part(of: store.code(at: index))
      var used: [Answers] = []
      while let answers = sets.first(in: known[index], besides: used) {
        let state = state(plain, note.begin(answers))
        places.removeAll(keepingCapacity: true)
        questions.forEachTruth(of: state, part, under: answers, note) { places.append($0) }
        let condition = note.used(of: answers)
        let set = sets.set(of: condition)
        for place in places { truths[place].add(set, in: index, &sets) }
        used.append(condition)
      }
    }
    return truths
  }

  /// Does something under different answers until it was done for all that a visit is expanded for;
  /// the body returns those that it has asked for.
  @inlinable
  mutating func forEachAnswers<Failure: Error>(
    to visit: Int, in store: StateStore<System>, _ note: QuestionNote,
    _ body: (inout Worker, System.State, Answers) throws(Failure) -> Answers
  ) throws(Failure) {
    var used: [Answers] = []
    guard let first = store.answers(to: visit) else { return }
    let state = store.state(at: store.stateNumber(ofVisit: visit))
    var next: Answers? = first
    while let answers = next {
      used.append(try body(&self, state, answers))
      next = store.answers(to: visit, besides: used)
    }
  }

  @inlinable
  func state(_ state: System.State, _ answering: Answering) -> System.State {
    expansion.system.state(state, answering: answering)
  }

  @inlinable
  func finding(at visit: Int, choice: Int? = nil, in store: StateStore<System>) -> Finding {
    Finding(state: visit, choice: choice, origin: store.origin(of: visit), answers: .pending)
  }

  /// Says on which answers the newest findings depend.
  @inlinable
  mutating func settleCases(on used: Answers) {
    for property in evaluator.tallies.indices where !evaluator.tallies[property].cases.isEmpty {
      evaluator.tallies[property].settleCases(on: used)
    }
  }
}

extension StateStore {
  /// The state that a visit comes to.
  @inlinable
  func stateNumber(ofVisit visit: Int) -> Int { visits.map { Int($0.states[visit]) } ?? visit }

  /// The first answers for which a visit expands its state, of those that agree with given ones and
  /// with none of the others; `nil` if there are none.
  @inlinable
  func answers(
    to visit: Int, agreeingWith given: Answers = Answers(), besides others: [Answers] = []
  ) -> Answers? {
    guard let visits, visits.shared[visit] != AnswerSets.none else { return nil }
    return visits.sets.first(in: visits.shared[visit], agreeingWith: given, besides: others)
  }
}
