// SPDX-License-Identifier: MIT

/// A breadth-first search under way.
@usableFromInline
struct Search<System: TransitionSystem> {
  @usableFromInline let initialStates: [System.State]
  @usableFromInline let limits: Limits
  @usableFromInline let progress: (@Sendable (Progress) -> Void)?
  @usableFromInline var expansion: Expansion<System>
  @usableFromInline var determinism: DeterminismCheck<System>
  @usableFromInline var checksDeterminism = true
  @usableFromInline var store: StateStore<System>
  @usableFromInline var evaluator: PropertyEvaluator<System>
  @usableFromInline var edges: EdgeLog<System>
  @usableFromInline var levels: [Int] = []
  @usableFromInline var counts = Counts()
  @usableFromInline var boundary = Boundary.closed
  /// The states of the last level that have actions left to take.
  @usableFromInline var frontier: [Int] = []

  /// The numbers that a search adds up.
  @usableFromInline
  struct Counts {
    @usableFromInline var generated = 0
    @usableFromInline var outside = 0
    @usableFromInline var expanded = 0
  }

  /// What a search goes back to when a level turns out to be too large.
  @usableFromInline
  struct Checkpoint {
    @usableFromInline let counts: Counts
    @usableFromInline let tallies: [Tally]
    @usableFromInline let states: Int
    @usableFromInline let edges: Int
    @usableFromInline let cuts: Int
  }

  @usableFromInline
  init(
    _ system: System, properties: [Property<System>], limits: Limits,
    progress: (@Sendable (Progress) -> Void)?
  ) throws(ExplorationError) {
    try limits.validate()
    self.limits = limits
    self.progress = progress
    initialStates = system.initialStates
    expansion = Expansion(system)
    determinism = try DeterminismCheck(system, comparing: initialStates)
    evaluator = try PropertyEvaluator(properties)
    edges = try EdgeLog(for: properties)
    store = StateStore(tracksMonitors: !evaluator.monitors.isEmpty)
  }

  /// Searches until nothing is left or a limit is reached.
  @inlinable
  mutating func run() throws(ExplorationError) {
    try seed()
    var level = 0..<store.count
    while !level.isEmpty {
      levels.append(level.count)
      // The states at the limit on depth are expanded on trial: if that finds nothing new, the
      // space is closed and the limit hides nothing; if it does, the trial never happened.
      let isTrial = limits.depth == levels.count - 1
      let checkpoint = isTrial || limits.states != nil ? makeCheckpoint() : nil
      for index in level {
        try expand(index)
        if let checkpoint, let limit = exceededLimit(isTrial: isTrial, after: level) {
          restore(checkpoint)
          return try stop(at: limit, level)
        }
        if counts.expanded % 4_096 == 0 { reportProgress() }
      }
      level = level.upperBound..<store.count
      reportProgress()
    }
  }

  /// The limit that the states found after a level go beyond, if there is one.
  @inlinable
  func exceededLimit(isTrial: Bool, after level: Range<Int>) -> Boundary? {
    if isTrial { return store.count > level.upperBound ? .depth(levels.count - 1) : nil }
    guard let limit = limits.states, store.count > limit else { return nil }
    return .states(limit)
  }

  @usableFromInline
  mutating func seed() throws(ExplorationError) {
    let monitors = evaluator.monitors.initial
    for (origin, state) in initialStates.enumerated() {
      counts.generated += 1
      let arrival = StateStore<System>.Arrival(parent: nil, choice: 0, origin: origin)
      _ = visit(state, monitors, arrival)
    }
    if let limit = limits.states, store.count > limit {
      throw .statesLimitBelowInitialStates(limit: limit, initialStates: store.count)
    }
  }

  /// Takes every action enabled in a state.
  @inlinable
  mutating func expand(_ index: Int) throws(ExplorationError) {
    let state = store.states[index]
    let origin = store.origin(of: index)
    try enable(in: state, at: index, origin: origin)
    let isSampled = checksDeterminism && DeterminismCheck<System>.includes(counts.expanded)
    if isSampled { try determinism.begin(index, in: store, expecting: expansion.actions) }
    for choice in expansion.actions.indices {
      let after = expansion.step(state, choice: choice)
      counts.generated += 1
      if isSampled {
        try determinism.compare(choice: choice, after: after, events: expansion.events)
      }
      let monitors = try observeStep(from: state, at: index, choice, to: after, origin)
      let arrival = StateStore<System>.Arrival(parent: index, choice: choice, origin: origin)
      let target = visit(after, monitors, arrival)
      if edges.isNeeded { log(from: index, to: target, choice, after) }
    }
    counts.expanded += 1
  }

  /// Finds the actions enabled in a state, and evaluates what depends on them alone.
  @inlinable
  mutating func enable(
    in state: System.State, at index: Int, origin: Int
  ) throws(ExplorationError) {
    expansion.enable(in: state)
    if let duplicate = expansion.duplicate() {
      throw .duplicateAction(expansion.system.name(of: duplicate))
    }
    let isDeadlock = expansion.actions.isEmpty && !expansion.system.isAccepting(state)
    evaluator.observeEnd(of: index, isDeadlock: isDeadlock, origin: origin)
  }

  /// Shows a step to the monitors and the step properties; returns the monitors' states after it.
  @inlinable
  mutating func observeStep(
    from before: System.State, at index: Int, _ choice: Int, to after: System.State, _ origin: Int
  ) throws(ExplorationError) -> MonitorStates {
    var monitors = store.monitorStates(of: index)
    let finding = Finding(state: index, choice: choice)
    if !evaluator.monitors.isEmpty {
      try evaluator.observe(expansion.events, moving: &monitors, at: finding, origin: origin)
    }
    if evaluator.watchesSteps {
      let step = Step<System>(
        before: before, action: expansion.actions[choice], events: expansion.events, after: after)
      evaluator.observe(step, at: finding, origin: origin)
    }
    return monitors
  }

  /// Stores and evaluates a state unless it is known; returns `nil` if it is outside.
  @inlinable
  mutating func visit(
    _ state: System.State, _ monitors: MonitorStates, _ arrival: StateStore<System>.Arrival
  ) -> Int? {
    let hash = store.hash(state, monitors)
    switch store.probe(state, monitors, hash: hash) {
    case .found(let index):
      return index
    case .vacant(let slot):
      guard expansion.system.isWithinConstraint(state) else {
        counts.outside += 1
        return nil
      }
      let index = store.insert(state, monitors, hash: hash, slot: slot, arrival: arrival)
      evaluator.observe(state, at: index, origin: arrival.origin)
      return index
    }
  }

  @inlinable
  mutating func log(from source: Int, to target: Int?, _ choice: Int, _ after: System.State) {
    let action = expansion.actions[choice]
    if let target {
      // With monitors, two numbers may stand for one state of the system.
      let isChange =
        target != source && (!store.tracksMonitors || store.states[source] != after)
      edges.append(from: source, to: target, by: action, isChange: isChange)
    } else {
      edges.appendCut(from: source, by: action)
    }
  }

  /// Ends the search at a limit; the states of the last level are not expanded, but looked at.
  @usableFromInline
  mutating func stop(at limit: Boundary, _ level: Range<Int>) throws(ExplorationError) {
    for index in level {
      try enable(in: store.states[index], at: index, origin: store.origin(of: index))
      if !expansion.actions.isEmpty { frontier.append(index) }
    }
    if !frontier.isEmpty { boundary = limit }
    reportProgress()
  }

  @usableFromInline
  func makeCheckpoint() -> Checkpoint {
    Checkpoint(
      counts: counts, tallies: evaluator.tallies, states: store.count, edges: edges.count,
      cuts: edges.cuts.count)
  }

  @usableFromInline
  mutating func restore(_ checkpoint: Checkpoint) {
    counts = checkpoint.counts
    evaluator.tallies = checkpoint.tallies
    store.truncate(to: checkpoint.states)
    edges.truncate(to: checkpoint.edges, cuts: checkpoint.cuts)
  }

  @usableFromInline
  func reportProgress() {
    guard let progress else { return }
    progress(
      Progress(
        states: store.count, transitions: counts.generated - initialStates.count,
        depth: levels.count - 1, frontier: store.count - counts.expanded))
  }

  /// Returns the result of a search that has run.
  @usableFromInline
  func finish() -> Exploration<System> {
    Exploration(
      system: expansion.system, properties: evaluator.properties, monitors: evaluator.monitors,
      store: store, levels: levels, counts: counts, boundary: boundary,
      frontierCount: frontier.count, outcomes: outcomes())
  }

  /// Adds what only the whole graph can tell to what was counted on the way.
  private func outcomes() -> [PropertyOutcome] {
    var outcomes = evaluator.tallies.map { PropertyOutcome(tally: $0) }
    guard edges.isNeeded else { return outcomes }
    let reverse = ReverseGraph(
      nodeCount: store.count, sources: edges.sources, targets: edges.targets,
      allowed: edges.allowed)
    let recovery = RecoveryAnalysis(
      store: store, edges: edges, reverse: reverse, frontier: frontier)
    let temporal = TemporalAnalysis(
      store: store, edges: edges, reverse: reverse, frontier: frontier, levels: levels,
      outside: counts.outside)
    for (index, property) in evaluator.properties.enumerated() {
      switch property.rule {
      case .recovery(let claim):
        outcomes[index] = recovery.evaluate(claim, filter: edges.bits[index].first)
      case .temporal(let claim):
        outcomes[index] = temporal.evaluate(claim, bits: edges.bits[index])
      case .state, .step, .witness, .monitor, .deadlock:
        continue
      }
    }
    return outcomes
  }
}
