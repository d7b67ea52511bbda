// SPDX-License-Identifier: MIT

extension Worker {
  /// Takes every action enabled in a visited state, once for each combination of the answers that
  /// the list of actions and the step ask for.
  ///
  /// An action that is in several lists is the same in each: what its step asks for decides.
  @inlinable
  mutating func expandVisit(
    _ visit: Int, in store: StateStore<System>, into batch: inout Batch<System>,
    _ note: QuestionNote
  ) throws(ExplorationError) {
    let before = batch.targets.count
    taken.removeAll(keepingCapacity: true)
    try forEachAnswers(to: visit, in: store, note) {
      (worker, state, answers) throws(ExplorationError) in
      let finding = worker.finding(at: visit, in: store)
      var (before, known) = (worker.state(state, note.begin(answers)), answers)
      _ = try worker.enable(in: before, at: finding)
      let offered = note.used(of: answers)
      worker.settleCases(on: offered)
      for choice in worker.expansion.actions.indices {
        var used: [Answers] = []
        var next = store.answers(to: visit, agreeingWith: offered)
        while let answers = next {
          let answering = note.begin(answers)
          if answers != known {
            (before, known) = (worker.state(state, answering), answers)
          }
          let asked = try worker.step(
            visit, before, choice, answering, isListed: offered != Answers(), in: store,
            into: &batch, note)
          let condition = offered.union(asked)
          batch.conditions.append((choice, condition))
          worker.settleCases(on: condition)
          // A step that asks for nothing is the same under all answers.
          if condition == offered { break }
          used.append(condition)
          next = store.answers(to: visit, agreeingWith: offered, besides: used)
        }
      }
      return offered
    }
    batch.transitionCounts.append(batch.targets.count - before)
  }

  /// Takes one step under given answers.
  @inlinable
  mutating func step(
    _ visit: Int, _ state: System.State, _ choice: Int, _ answering: Answering,
    isListed: Bool, in store: StateStore<System>, into batch: inout Batch<System>,
    _ note: QuestionNote
  ) throws(ExplorationError) -> Answers {
    let (after, plain) = end(of: state, choice, answering, isListed: isListed, note)
    if checksDeterminism, DeterminismCheck<System>.includes(visit) {
      try determinism.compareAgain(
        state, expansion.actions, choice: choice, after: after, events: expansion.events)
    }
    arrive(
      from: state, choice, at: after, storing: plain,
      of: store.stateNumber(ofVisit: visit), under: answering.answers,
      finding(at: visit, choice: choice, in: store), in: store, for: &batch, isSampled: false)
    return note.used(of: answering.answers)
  }

  /// Takes one step, or finds where it leads if that is known from another list of actions; returns
  /// the state with and without answers.
  @inlinable
  mutating func end(
    of state: System.State, _ choice: Int, _ answering: Answering, isListed: Bool,
    _ note: QuestionNote
  ) -> (answered: System.State, plain: System.State) {
    // Where the list asks for nothing there is one list only; objects remember their steps.
    guard isListed, !expansion.system.runsOnOneThread else {
      let after = expansion.step(state, choice: choice)
      return (after, expansion.system.withoutAnswers(after))
    }
    let action = expansion.actions[choice]
    for known in taken where known.action == action {
      guard answering.answers.toQuestions(known.asked) == known.answers else { continue }
      note.add(known.asked)
      expansion.events = known.events
      return (self.state(known.after, answering), known.after)
    }
    let after = expansion.step(state, choice: choice)
    let plain = expansion.system.withoutAnswers(after)
    let asked = note.asked.pointee
    taken.append(
      Taken(
        action: action, asked: asked, answers: answering.answers.toQuestions(asked),
        events: expansion.events, after: plain))
    return (after, plain)
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

  /// Asks what several claims ask of all states, under all answers that it depends on.
  @inlinable
  func truths(
    of claims: [GraphQuestions<System>], in store: StateStore<System>, _ sets: inout AnswerSets
  ) -> [[FamilyTruth]] {
    var claims = claims
    var table = TruthTable(
      stateCount: store.count, width: claims.reduce(0) { $0 + $1.wordCount })
    let blank = [UInt64](repeating: 0, count: table.width)
    var found: [(answers: AnswerSets.Number, words: [UInt64])] = []
    for index in store.indices {
      let plain = store.state(at: index)
      let part = store.coding.part(of: store.code(at: index))
      let known = note == nil ? AnswerSets.all : store.visits.known[index]
      var used: [Answers] = []
      found.removeAll(keepingCapacity: true)
      while let answers = sets.first(in: known, besides: used) {
        let state = note.map { self.state(plain, $0.begin(answers)) } ?? plain
        var words = blank
        var first = 0
        for claim in claims.indices {
          claims[claim].ask(state, part, under: answers, note, into: &words, at: first)
          first += claims[claim].wordCount
        }
        let condition = note?.used(of: answers) ?? Answers()
        found.append((sets.set(of: condition), words))
        if condition == Answers() { break }
        used.append(condition)
      }
      table.note(found, of: index, &sets)
    }
    var first = 0
    return claims.map { claim in
      defer { first += claim.wordCount }
      return claim.truths(in: table, at: first)
    }
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
      let condition = try body(&self, state, answers)
      if condition == Answers() { return }
      used.append(condition)
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
  func stateNumber(ofVisit visit: Int) -> Int { isFamily ? Int(visits.states[visit]) : visit }

  /// The first answers for which a visit expands its state, of those that agree with given ones and
  /// with none of the others; `nil` if there are none.
  @inlinable
  func answers(
    to visit: Int, agreeingWith given: Answers = Answers(), besides others: [Answers] = []
  ) -> Answers? {
    let set = visits.shared[visit]
    if set == AnswerSets.none { return nil }
    return visits.sets.first(in: set, agreeingWith: given, besides: others)
  }
}
