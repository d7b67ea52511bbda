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
    if !remembers || known.isFull { known = TransitionMemo() }
    var source = Source(visit, in: store)
    source.known = known.number(of: store.code(at: source.number))
    var listed: [Answers] = []
    var list = store.answers(to: visit)
    while let first = list {
      let offer = try offer(in: &source, under: first, in: store, note)
      let offered = known.offers[offer].condition.answers
      for choice in known.offers[offer].actions.indices {
        var used: [Answers] = []
        var next: Answers? = first
        while let answers = next {
          let condition = try take(
            choice, of: offer, in: &source, under: answers, in: store, into: &batch, note
          ).union(offered)
          batch.conditions.append((choice, condition))
          settleCases(on: condition)
          // A step that asks for nothing is the same under all answers.
          if condition == offered { break }
          used.append(condition)
          next = store.answers(to: visit, agreeingWith: offered, besides: used)
        }
      }
      if offered == Answers() { break }
      listed.append(offered)
      list = store.answers(to: visit, besides: listed)
    }
    batch.transitionCounts.append(batch.targets.count - before)
  }

  /// A visited state that is expanded, made only where something is not known of it.
  @usableFromInline
  struct Source {
    @usableFromInline let visit: Int
    @usableFromInline let number: Int
    /// Its number in the memo.
    @usableFromInline var known = 0
    /// The state under some answers.
    @usableFromInline var state: (state: System.State, answers: Answers, asked: UInt64)?

    @inlinable
    init(_ visit: Int, in store: StateStore<System>) {
      (self.visit, number) = (visit, store.stateNumber(ofVisit: visit))
    }
  }

  /// Finds the actions enabled under some answers, and returns the number of their list.
  @inlinable
  mutating func offer(
    in source: inout Source, under answers: Answers, in store: StateStore<System>,
    _ note: QuestionNote
  ) throws(ExplorationError) -> Int {
    let finding = finding(at: source.visit, in: store)
    if remembers, let offer = known.offer(in: source.known, under: answers) {
      evaluator.observeEnd(isDeadlock: known.offers[offer].isDeadlock, at: finding)
      settleCases(on: known.offers[offer].condition.answers)
      return offer
    }
    let before = state(of: &source, under: answers, in: store, note)
    let isDeadlock = try enable(in: before, at: finding)
    let condition = TransitionMemo<System>.Condition(note.asked.pointee, of: answers)
    settleCases(on: condition.answers)
    return known.note(
      expansion.actions, isDeadlock: isDeadlock, in: source.known, under: condition)
  }

  /// Takes one action under some answers, or makes use of what is known of it; returns the answers on
  /// which what comes of it depends.
  @inlinable
  mutating func take(
    _ choice: Int, of offer: Int, in source: inout Source, under answers: Answers,
    in store: StateStore<System>, into batch: inout Batch<System>, _ note: QuestionNote
  ) throws(ExplorationError) -> Answers {
    let finding = finding(at: source.visit, choice: choice, in: store)
    let moves = known.offers[offer].moves
    let move = moves[choice]
    let isSampled =
      checksDeterminism && determinism.includes(source.visit)
      && determinism.includes(choice: choice, of: moves.count, time: source.visit)
    if remembers, !isSampled, let result = known.result(of: move, under: answers) {
      let next = known.state(of: result, in: store.coding)
      arrive(
        known.results[result].outcome, at: next, of: source.number, finding, in: store, for: &batch)
      return known.results[result].condition.answers
    }
    let before = state(of: &source, under: answers, in: store, note)
    expansion.actions = known.offers[offer].actions
    let after = expansion.step(before, choice: choice)
    let next = expansion.system.withoutAnswers(after)
    if isSampled {
      try determinism.compareAgain(
        before, expansion.actions, choice: choice, after: after, events: expansion.events)
    }
    let outcome = outcome(
      from: before, choice, at: after, storing: next, of: source.number, under: answers, in: store)
    let target = arrive(
      outcome, at: next, answered: after, of: source.number, finding, in: store, for: &batch,
      isSampled: isSampled)
    let condition = TransitionMemo<System>.Condition(note.asked.pointee, of: answers)
    // What is outside is looked at each time.
    if remembers, !isSampled, target != Batch<System>.outside {
      known.note(outcome, at: next, of: move, under: condition)
    }
    return condition.answers
  }

  /// Compares what follows on a state that was reached again with what follows on the one that was
  /// reached first, under the answers of the step that has led to it.
  @inlinable
  mutating func compareRevisit(
    _ again: System.State, _ index: Int, from source: Int, under answers: Answers,
    in store: StateStore<System>
  ) throws(ExplorationError) {
    var (again, first) = (again, store.state(at: index))
    if let note {
      again = state(again, note.begin(answers))
      first = state(first, note.begin(answers))
    }
    try determinism.compareRevisit(again, first, from: source)
  }

  /// Objects remember their steps themselves.
  @inlinable var remembers: Bool { !expansion.system.runsOnOneThread }

  /// Returns the state of a visit under some answers, whose questions are noted from now on.
  @inlinable
  mutating func state(
    of source: inout Source, under answers: Answers, in store: StateStore<System>,
    _ note: QuestionNote
  ) -> System.State {
    let answering = note.begin(answers)
    if let (state, known, asked) = source.state, known == answers {
      note.add(asked)
      return state
    }
    let state = state(store.state(at: source.number), answering)
    source.state = (state, answers, note.asked.pointee)
    return state
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
      _ = try worker.enable(in: worker.state(state, note.begin(answers)), at: finding)
      let hasActions = !worker.expansion.actions.isEmpty
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
    let firstWords = claims.indices.map { claims[..<$0].reduce(0) { $0 + $1.wordCount } }
    var words = [UInt64](repeating: 0, count: table.width)
    var found: [(answers: AnswerSets.Number, words: [UInt64])] = []
    for index in store.indices {
      let plain = store.state(at: index)
      let part = store.coding.part(of: store.code(at: index))
      let known = note == nil ? AnswerSets.all : store.visits.known[index]
      var used: [Answers] = []
      while let answers = sets.first(in: known, besides: used) {
        let state = note.map { self.state(plain, $0.begin(answers)) } ?? plain
        for word in words.indices { words[word] = 0 }
        for claim in claims.indices {
          claims[claim].ask(
            state, part, under: answers, note, into: &words, at: firstWords[claim])
        }
        let condition = note?.used(of: answers) ?? Answers()
        if condition == Answers() {
          table.note(words, of: index)
          break
        }
        used.append(condition)
        found.append((sets.set(of: condition), words))
      }
      if !found.isEmpty {
        table.note(found, of: index, &sets)
        found.removeAll(keepingCapacity: true)
      }
    }
    return claims.indices.map { claims[$0].truths(in: table, at: firstWords[$0]) }
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
    guard evaluator.hasPendingCases else { return }
    evaluator.hasPendingCases = false
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
