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
  /// What is known of states that may be visited again, if questions are open.
  @usableFromInline var known = TransitionMemo<System>()
  /// Of the open questions, those that the system asks; `nil` if it leaves nothing open.
  @usableFromInline var note: QuestionNote?

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
    try enable(in: state, at: Finding(state: index, origin: origin))
    let isSampled = checksDeterminism && determinism.includes(index)
    if isSampled { try determinism.begin(index, in: store, expecting: expansion.actions) }
    for choice in expansion.actions.indices {
      let after = expansion.step(state, choice: choice)
      if isSampled {
        try determinism.compare(choice: choice, after: after, events: expansion.events)
      }
      let outcome = outcome(from: state, choice, at: after, storing: after, of: index, in: store)
      arrive(
        outcome, at: after, of: index, Finding(state: index, choice: choice, origin: origin),
        in: store, for: &batch, isSampled: isSampled)
    }
    batch.transitionCounts.append(expansion.actions.count)
  }

  /// Finds the actions enabled in a state, and evaluates what depends on them alone.
  ///
  /// - Returns: Whether the system is deadlocked.
  @inlinable @discardableResult
  mutating func enable(
    in state: System.State, at finding: Finding
  ) throws(ExplorationError) -> Bool {
    expansion.enable(in: state)
    if let duplicate = expansion.duplicate() {
      throw .duplicateAction(expansion.system.name(of: duplicate))
    }
    let isDeadlock = expansion.actions.isEmpty && !expansion.system.isAccepting(state)
    evaluator.observeEnd(isDeadlock: isDeadlock, at: finding)
    return isDeadlock
  }

  /// Finds out all that there is to know of a step, whatever the monitors have seen before.
  ///
  /// The states before and after know the answers under which the step was taken; what is stored,
  /// and what has the number of the source, does not.
  @inlinable
  mutating func outcome(
    from before: System.State, _ choice: Int, at after: System.State, storing next: System.State,
    of source: Int, under answers: Answers = Answers(), in store: StateStore<System>
  ) -> Outcome<System> {
    let code = store.coding.code(of: next, from: store.code(at: source))
    var outcome = Outcome<System>(code)
    if evaluator.watchesEvents { outcome.events = evaluator.memo.events.store(expansion.events) }
    if evaluator.watchesSteps {
      let parts = code.flatMap { store.parts(from: source, to: $0) }
      judge(&outcome, from: before, choice, to: after, parts, under: answers)
    }
    if !filters.isEmpty {
      let isChange = code != store.code(at: source)
      outcome.allowed = allowance(for: expansion.actions[choice], isChange: isChange)
    }
    return outcome
  }

  /// Shows a step to the step properties; those that look at its view are asked once for all steps
  /// with the same events and the same parts of states.
  @inlinable
  mutating func judge(
    _ outcome: inout Outcome<System>, from before: System.State, _ choice: Int,
    to after: System.State, _ parts: (before: UInt32, after: UInt32)?, under answers: Answers
  ) {
    let (checks, views) = (evaluator.stepChecks, evaluator.viewChecks)
    let (action, emitted) = (expansion.actions[choice], expansion.events)
    let step = { Step<System>(before: before, action: action, events: emitted, after: after) }
    if !checks.isEmpty { outcome.steps = checks.put(to: step()) }
    if views.isEmpty { return }
    let judge = { views.put(to: System.view(of: step())) }
    outcome.views =
      parts.map {
        evaluator.memo.report(
          on: .init($0.before, outcome.events, $0.after), under: answers, note, judge)
      } ?? judge()
  }

  /// Shows what came of a step to the monitors, counts what all claims say, and notes where it leads;
  /// returns that.
  ///
  /// The state after, without answers, is needed where it has no code; with them, where it is outside.
  @inlinable @discardableResult
  mutating func arrive(
    _ outcome: Outcome<System>, at next: System.State?, answered after: System.State? = nil,
    of source: Int, _ finding: Finding, in store: StateStore<System>,
    for batch: inout Batch<System>, isSampled: Bool = false
  ) -> UInt32 {
    var monitors = store.monitorStates(of: source)
    if store.tracksMonitors {
      let report = evaluator.memo.move(
        evaluator.monitors, &monitors, numbered: store.monitorNumber(of: source),
        over: outcome.events)
      evaluator.count(report, evaluator.monitorProperties, at: finding)
    }
    evaluator.count(outcome.steps, evaluator.stepChecks.properties, at: finding)
    evaluator.count(outcome.views, evaluator.viewChecks.properties, at: finding)
    let target = locate(next, outcome.code, monitors, in: store, for: &batch, isSampled: isSampled)
    batch.targets.append(target)
    if target == Batch<System>.outside, let after = after ?? next {
      evaluator.observe(after, at: finding)
    }
    if !filters.isEmpty { batch.allowed.append(outcome.allowed) }
    return target
  }

  /// Returns the number of the state that a step leads to; one that is not known and inside becomes a
  /// candidate, and so does one of the sample, which is compared with the state that is known.
  ///
  /// It changes nothing, but as an ordinary method it would get a copy of the worker each time.
  @inlinable
  mutating func locate(
    _ state: System.State?, _ code: System.Coding.Code?, _ monitors: MonitorStates,
    in store: StateStore<System>, for batch: inout Batch<System>, isSampled: Bool
  ) -> UInt32 {
    let index = code.flatMap { store.index(of: $0, monitors) }
    if let index, !isSampled { return UInt32(truncatingIfNeeded: index) }
    if index == nil, let state = state ?? code.map({ store.coding.state(of: $0) }),
      !expansion.system.isWithinConstraint(state)
    {
      return Batch<System>.outside
    }
    // Of the sample the state itself is compared.
    let isCoded = code != nil && !isSampled
    batch.candidates.append(
      .init(state: isCoded ? nil : state, code: isCoded ? code : nil, monitors: monitors))
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
