// SPDX-License-Identifier: MIT

/// Expands states and evaluates what can be seen of them; several work side by side.
///
/// A worker reads the states known so far and changes nothing but itself. What it counts is folded
/// into the whole at the end of a level, which comes to the same whoever expanded which state.
@usableFromInline
struct Worker<System: TransitionSystem>: Sendable {
  @usableFromInline var expansion: Expansion<System>
  @usableFromInline var determinism: DeterminismCheck<System>
  @usableFromInline var evaluator: PropertyEvaluator<System>
  @usableFromInline let filters: [EdgeLog<System>.Filter]
  /// The sets of actions that only steps count for that change the state.
  @usableFromInline let changeFilters: UInt64
  /// The sets that actions belong to; there are mostly few different ones.
  @usableFromInline var allowances: [(action: System.Action, mask: UInt64)] = []
  @usableFromInline let checksDeterminism: Bool
  /// The steps taken from the state that is expanded, as far as they may be looked up.
  @usableFromInline var taken: [Taken] = []
  /// Of the open questions, those that the system asks; `nil` if it leaves nothing open.
  @usableFromInline var note: QuestionNote?

  /// A step from the state that is expanded, under the answers that it asked for.
  @usableFromInline
  struct Taken: Sendable {
    @usableFromInline let action: System.Action
    /// One bit for each question that was asked.
    @usableFromInline let asked: UInt64
    @usableFromInline let answers: Answers
    @usableFromInline let events: [System.Event]
    /// Where it leads, without answers.
    @usableFromInline let after: System.State

    @inlinable
    init(
      action: System.Action, asked: UInt64, answers: Answers, events: [System.Event],
      after: System.State
    ) {
      (self.action, self.asked, self.answers) = (action, asked, answers)
      (self.events, self.after) = (events, after)
    }
  }

  @usableFromInline
  init(
    _ system: System, determinism: DeterminismCheck<System>, evaluator: PropertyEvaluator<System>,
    filters: [EdgeLog<System>.Filter], checksDeterminism: Bool
  ) {
    expansion = Expansion(system)
    self.determinism = determinism
    self.evaluator = evaluator
    self.filters = filters
    changeFilters = filters.enumerated().reduce(0) {
      $1.element.needsChange ? $0 | 1 << UInt64($1.offset) : $0
    }
    self.checksDeterminism = checksDeterminism
    note = system.openQuestions.isEmpty ? nil : QuestionNote()
  }

  /// A worker like this one that shares nothing with it.
  @usableFromInline var twin: Worker {
    var twin = self
    twin.note = note.map { _ in QuestionNote() }
    return twin
  }

  /// Takes every action enabled in some states, up to the first state where that fails.
  @inlinable
  mutating func expand(
    _ range: Range<Int>, in store: StateStore<System>, into batch: inout Batch<System>
  ) {
    do throws(ExplorationError) {
      if let note {
        for visit in range { try expandVisit(visit, in: store, into: &batch, note) }
      } else {
        for index in range { try expand(index, in: store, into: &batch) }
      }
    } catch {
      batch.error = error
    }
  }

  @inlinable
  mutating func expand(
    _ index: Int, in store: StateStore<System>, into batch: inout Batch<System>
  ) throws(ExplorationError) {
    let state = store.state(at: index)
    let origin = store.origin(of: index)
    _ = try enable(in: state, at: Finding(state: index, origin: origin))
    let isSampled = checksDeterminism && DeterminismCheck<System>.includes(index)
    if isSampled { try determinism.begin(index, in: store, expecting: expansion.actions) }
    for choice in expansion.actions.indices {
      let after = expansion.step(state, choice: choice)
      if isSampled {
        try determinism.compare(choice: choice, after: after, events: expansion.events)
      }
      arrive(
        from: state, choice, at: after, storing: after, of: index,
        Finding(state: index, choice: choice, origin: origin), in: store, for: &batch,
        isSampled: isSampled)
    }
    batch.transitionCounts.append(expansion.actions.count)
  }

  /// Finds the actions enabled in a state, and evaluates what depends on them alone.
  ///
  /// - Returns: Whether there are any.
  @inlinable
  mutating func enable(
    in state: System.State, at finding: Finding
  ) throws(ExplorationError) -> Bool {
    expansion.enable(in: state)
    if let duplicate = expansion.duplicate() {
      throw .duplicateAction(expansion.system.name(of: duplicate))
    }
    let isDeadlock = expansion.actions.isEmpty && !expansion.system.isAccepting(state)
    evaluator.observeEnd(isDeadlock: isDeadlock, at: finding)
    return !expansion.actions.isEmpty
  }

  /// Shows a step to the monitors and the step properties, and notes where it leads.
  ///
  /// The states before and after know the answers under which the step was taken; what is stored,
  /// and what has the number of the source, does not.
  @inlinable
  mutating func arrive(
    from before: System.State, _ choice: Int, at after: System.State, storing next: System.State,
    of source: Int, under answers: Answers = Answers(), _ finding: Finding,
    in store: StateStore<System>, for batch: inout Batch<System>, isSampled: Bool
  ) {
    let code = store.coding.code(of: next)
    var monitors = store.monitorStates(of: source)
    if evaluator.watchesAnything {
      let events = evaluator.watchesEvents ? evaluator.memo.events.store(expansion.events) : 0
      if store.tracksMonitors {
        let report = evaluator.memo.move(
          evaluator.monitors, &monitors, numbered: store.monitorNumber(of: source), over: events)
        evaluator.count(report, evaluator.monitorProperties, at: finding)
      }
      let parts = code.flatMap { store.parts(from: source, to: $0) }
      observeStep(from: before, choice, to: after, events, parts, under: answers, at: finding)
    }
    let target = locate(next, code, monitors, in: store, for: &batch, isSampled: isSampled)
    batch.targets.append(target)
    if target == Batch<System>.outside { evaluator.observe(after, at: finding) }
    if !filters.isEmpty {
      let isChange = code != store.code(at: source)
      batch.allowed.append(allowance(for: expansion.actions[choice], isChange: isChange))
    }
  }

  /// Shows a step to the step properties; those that look at its view are asked once for all steps
  /// with the same events and the same parts of states.
  @inlinable
  mutating func observeStep(
    from before: System.State, _ choice: Int, to after: System.State, _ events: UInt32,
    _ parts: (before: UInt32, after: UInt32)?, under answers: Answers, at finding: Finding
  ) {
    let (checks, views) = (evaluator.stepChecks, evaluator.viewChecks)
    let (action, emitted) = (expansion.actions[choice], expansion.events)
    let step = { Step<System>(before: before, action: action, events: emitted, after: after) }
    if !checks.isEmpty {
      evaluator.count(checks.put(to: step()), checks.properties, at: finding)
    }
    if views.isEmpty { return }
    let judge = { views.put(to: System.view(of: step())) }
    let report =
      parts.map {
        evaluator.memo.report(on: .init($0.before, events, $0.after), under: answers, note, judge)
      } ?? judge()
    evaluator.count(report, views.properties, at: finding)
  }

  /// Returns the number of a state; one that is not known and inside becomes a candidate, and so does
  /// one of the sample, which is compared with the state that is known.
  ///
  /// It changes nothing, but as an ordinary method it would get a copy of the worker each time.
  @inlinable
  mutating func locate(
    _ state: System.State, _ code: System.Coding.Code?, _ monitors: MonitorStates,
    in store: StateStore<System>, for batch: inout Batch<System>, isSampled: Bool
  ) -> UInt32 {
    let index = code.flatMap { store.index(of: $0, monitors) }
    if let index, !isSampled { return UInt32(truncatingIfNeeded: index) }
    guard index != nil || expansion.system.isWithinConstraint(state) else {
      return Batch<System>.outside
    }
    batch.candidates.append(.init(state: state, monitors: monitors))
    return Batch<System>.candidate
  }

  /// The sets of actions that a step belongs to.
  @inlinable
  mutating func allowance(for action: System.Action, isChange: Bool) -> UInt64 {
    let ignored = isChange ? 0 : changeFilters
    for known in allowances where known.action == action { return known.mask & ~ignored }
    var mask: UInt64 = 0
    for (bit, filter) in filters.enumerated() where filter.contains(action) {
      mask |= 1 << UInt64(bit)
    }
    if allowances.count < 32 { allowances.append((action, mask)) }
    return mask & ~ignored
  }

  /// Evaluates states that were stored just now.
  @inlinable
  mutating func observe(_ range: Range<Int>, in store: StateStore<System>) {
    if let note { return observeVisits(range, in: store, note) }
    for index in range {
      let finding = Finding(state: index, origin: store.origin(of: index))
      evaluator.observe(store.state(at: index), at: finding)
    }
  }
}
