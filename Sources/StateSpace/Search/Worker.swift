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
  @usableFromInline let checksDeterminism: Bool
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
      var monitors = store.monitorStates(of: index)
      let finding = Finding(state: index, choice: choice, origin: origin)
      observeStep(from: state, choice, to: after, at: finding, moving: &monitors)
      let target = locate(after, monitors, in: store, for: &batch, isSampled: isSampled)
      batch.targets.append(target)
      if target == Batch<System>.outside { evaluator.observe(after, at: finding) }
      if !filters.isEmpty {
        batch.allowed.append(allowance(for: expansion.actions[choice], isChange: state != after))
      }
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

  /// Shows a step to the monitors and the step properties.
  @inlinable
  mutating func observeStep(
    from before: System.State, _ choice: Int, to after: System.State, at finding: Finding,
    moving monitors: inout MonitorStates
  ) {
    if !evaluator.monitors.isEmpty {
      evaluator.observe(expansion.events, moving: &monitors, at: finding)
    }
    if evaluator.watchesSteps {
      let step = Step<System>(
        before: before, action: expansion.actions[choice], events: expansion.events, after: after)
      evaluator.observe(step, at: finding)
    }
  }

  /// Returns the number of a state; one that is not known and inside becomes a candidate, and so does
  /// one of the sample, which is compared with the state that is known.
  ///
  /// It changes nothing, but as an ordinary method it would get a copy of the worker each time.
  @inlinable
  mutating func locate(
    _ state: System.State, _ monitors: MonitorStates, in store: StateStore<System>,
    for batch: inout Batch<System>, isSampled: Bool
  ) -> UInt32 {
    let index = store.index(of: state, monitors)
    if let index, !isSampled { return UInt32(truncatingIfNeeded: index) }
    guard index != nil || expansion.system.isWithinConstraint(state) else {
      return Batch<System>.outside
    }
    batch.candidates.append(.init(state: state, monitors: monitors))
    return Batch<System>.candidate
  }

  @inlinable
  mutating func allowance(for action: System.Action, isChange: Bool) -> UInt64 {
    var mask: UInt64 = 0
    for (bit, filter) in filters.enumerated() where isChange || !filter.needsChange {
      if filter.contains(action) { mask |= 1 << UInt64(bit) }
    }
    return mask
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
