// SPDX-License-Identifier: MIT

/// A breadth-first search under way.
///
/// A level is expanded in waves of neighboring states. Workers find out what there is to know of a
/// wave; what they found is merged in the order of the states and their actions. So the numbers of
/// the states, and with them everything else, are the same for any number of workers.
@usableFromInline
struct Search<System: TransitionSystem> {
  @usableFromInline let initialStates: [System.State]
  @usableFromInline let properties: [Property<System>]
  @usableFromInline let limits: Limits
  @usableFromInline let progress: (@Sendable (Progress) -> Void)?
  @usableFromInline let isCancelled: (@Sendable () -> Bool)?
  @usableFromInline let stopsAtFirstViolation: Bool
  /// Works where one is enough.
  @usableFromInline var lead: Worker<System>
  /// Work side by side; `nil` if there is only one thread.
  @usableFromInline let crew: Crew<System>?
  @usableFromInline var batch = Batch<System>()
  @usableFromInline var store: StateStore<System>
  @usableFromInline var edges: EdgeLog<System>
  @usableFromInline var levels: [Int] = []
  /// For each level, the states that it visits for the first time, if questions are open.
  @usableFromInline var stateLevels: [Int] = []
  @usableFromInline var counts = Counts()
  /// What was counted for the properties in all complete levels.
  @usableFromInline var tallies: [Tally]
  /// Under which answers each property was found to be violated, or a witness was found.
  @usableFromInline var findings: FamilyFindings
  /// The properties that are violated, in the order in which that was found.
  @usableFromInline var violations: [Progress.Violation] = []
  @usableFromInline var recorder: CheckpointRecorder<System>?
  @usableFromInline let resumption: Checkpoint?
  @usableFromInline var forecast = MemoryForecast()
  /// The number of expanded states at which memory is looked at again.
  @usableFromInline var nextLook = 0
  @usableFromInline var boundary = Boundary.closed
  /// The states of the last level that have actions left to take.
  @usableFromInline var frontier: [Int] = []
  /// How many actions these are.
  @usableFromInline var frontierActions = 0
  /// For each of them, the answers under which that is so, if the system leaves questions open.
  @usableFromInline var frontierAnswers: [AnswerSets.Number] = []
  /// What is left out of levels that do not fit.
  @usableFromInline var selection = Selection<System>()

  /// The numbers that a search adds up.
  @usableFromInline
  struct Counts: Hashable, Sendable {
    @usableFromInline var generated = 0
    @usableFromInline var steps = 0
    @usableFromInline var outside = 0
    @usableFromInline var expanded = 0

    @usableFromInline
    init() {}
  }

  /// What a search goes back to when a level turns out to be too large.
  @usableFromInline
  struct Mark {
    @usableFromInline let counts: Counts
    @usableFromInline let states: Int
    @usableFromInline let visits: Int
    @usableFromInline let edges: Int
    @usableFromInline let cuts: Int
  }

  @usableFromInline
  init(_ explorer: Explorer<System>) throws(ExplorationError) {
    try explorer.limits.validate()
    let isStored = explorer.checkpoints != nil || explorer.resumption != nil
    guard !(explorer.isCompact && isStored) else { throw .compactCheckpoint }
    let questions = explorer.system.openQuestions
    try Answers.validate(questions)
    guard questions.isEmpty || !explorer.isCompact && !isStored else { throw .openQuestions }
    guard explorer.jobs >= 1 else { throw .invalidLimit("jobs", explorer.jobs) }
    limits = explorer.limits
    progress = explorer.progress
    isCancelled = explorer.isCancelled
    stopsAtFirstViolation = explorer.stopsAtFirstViolation
    properties = explorer.properties
    resumption = explorer.resumption
    let system = explorer.system
    recorder = explorer.checkpoints.map { CheckpointRecorder(system, receive: $0) }
    initialStates = system.initialStates
    edges = try EdgeLog(for: properties, isWanted: !explorer.isCompact)
    lead = Worker(
      system,
      determinism: try DeterminismCheck(
        system, comparing: initialStates, sample: explorer.determinismSample),
      evaluator: try PropertyEvaluator(properties), filters: edges.filters,
      checksDeterminism: explorer.checksDeterminism)
    let jobs = system.runsOnOneThread ? 1 : min(explorer.jobs, Crew<System>.largestSize)
    crew = jobs > 1 ? Crew(of: jobs, like: lead) : nil
    tallies = lead.evaluator.tallies
    findings = FamilyFindings(properties: properties.count)
    store = StateStore(
      tracksMonitors: !lead.evaluator.monitors.isEmpty, isCompact: explorer.isCompact,
      openQuestions: questions, varyingOneAtATime: system.answersVaryOneAtATime)
  }

  /// Searches until nothing is left or a limit is reached.
  @inlinable
  mutating func run() throws(ExplorationError) {
    var level = try begin()
    while !level.isEmpty {
      levels.append(level.count)
      if isFamily { beginLevel(level) }
      if stopsAtFirstViolation, !violations.isEmpty { return try stop(at: .violation, level) }
      let earlier = selection
      if let limit = limits.steps, try !fits(level, below: limit), try !select(in: level, limit) {
        return try stop(at: .steps(limit), level)
      }
      if isWatched { forecast.note(levels: levels, states: store.count) }
      let mark = makeMark()
      if lead.expansion.system.runsOnOneThread { prepare(for: level) }
      if let limit = try expand(level) {
        restore(mark)
        selection = earlier
        return try stop(at: limit, level)
      }
      selection.noteExpanded()
      foldTallies()
      // The parents of the next level stay, to take the same steps once more.
      store.forgetStates(before: level.lowerBound)
      level = level.upperBound..<store.visitCount
      recordCheckpoint(next: level.count, isLast: level.isEmpty)
      reportProgress()
    }
    if selection.isWhole { close() } else { try stop(at: .steps(limits.steps ?? 0), level) }
  }

  /// Tells the system from which states steps are taken next, unless that is a trial.
  @inlinable
  mutating func prepare(for level: Range<Int>) {
    guard limits.depth != levels.count - 1 else { return }
    var states: [System.State] = []
    for place in level where !selection.leavesOut(place) {
      if let note = lead.note, isFamily {
        guard let answers = store.answers(to: place) else { continue }
        let state = store.state(at: store.stateNumber(ofVisit: place))
        states.append(lead.state(state, note.begin(answers)))
      } else {
        states.append(store.state(at: place))
      }
    }
    lead.expansion.system.prepare(for: states)
  }

  /// Says where the search ended that nothing ended before its time.
  @usableFromInline
  mutating func close() {
    boundary = store.isCompact ? .fingerprints : counts.outside > 0 ? .constraint : .closed
  }

  /// Finds the states to be expanded first.
  @inlinable
  mutating func begin() throws(ExplorationError) -> Range<Int> {
    if let resumption { return try resume(from: resumption) }
    if isFamily { try seedFamily() } else { try seed() }
    return 0..<store.visitCount
  }

  @inlinable
  mutating func seed() throws(ExplorationError) {
    let monitors = lead.evaluator.monitors.initial
    for (origin, state) in initialStates.enumerated() {
      counts.generated += 1
      let arrival = StateStore<System>.Arrival(parent: nil, choice: 0, origin: origin)
      if store.index(of: state, monitors) != nil { continue }
      if lead.expansion.system.isWithinConstraint(state) {
        _ = store.insert(state, monitors, arrival)
      } else {
        counts.outside += 1
        lead.evaluator.observe(state, at: Finding(state: nil, origin: origin))
      }
    }
    lead.observe(0..<store.count, in: store)
    foldTallies()
    if let limit = limits.states, store.count > limit {
      throw .statesLimitBelowInitialStates(limit: limit, initialStates: store.count)
    }
  }

  /// Ends the search at a limit; the states of the last level are not expanded, but looked at.
  @inlinable
  mutating func stop(at limit: Boundary, _ level: Range<Int>) throws(ExplorationError) {
    recordCheckpoint(isLast: true)
    try noteFrontier(level)
    addWhatIsLeftOut()
    foldTallies()
    if frontier.isEmpty { close() } else { boundary = limit }
    reportProgress()
  }

  /// Finds the states of a level that have actions left to take.
  @inlinable
  mutating func noteFrontier(_ level: some Sequence<Int>) throws(ExplorationError) {
    (frontier, frontierAnswers, frontierActions) = ([], [], 0)
    selection.offers = []
    if isFamily { return try noteFrontierOfVisits(level) }
    for index in level {
      try lead.enable(
        in: store.state(at: index), at: Finding(state: index, origin: store.origin(of: index)))
      noteOffer(of: index, count: lead.expansion.actions.count)
      if !lead.expansion.actions.isEmpty { frontier.append(index) }
    }
  }

  /// Whether taking the actions enabled in the states of a level stays below a limit.
  @inlinable
  mutating func fits(_ level: Range<Int>, below limit: Int) throws(ExplorationError) -> Bool {
    try noteFrontier(level)
    // What was found out on the way will be found out again.
    _ = takeTallies()
    // Once a level was left out in part, so are those after it.
    let fits = selection.isWhole && counts.steps + frontierActions * levels.count <= limit
    if fits { (frontier, frontierAnswers, frontierActions) = ([], [], 0) }
    return fits
  }

  /// Adds what the workers have counted to the whole.
  @usableFromInline
  mutating func foldTallies() {
    for part in takeTallies() {
      for (index, tally) in part.enumerated() { tallies[index].add(tally) }
    }
    if isFamily { foldCases() }
    noteViolations()
  }

  /// Takes note of properties that were seen to be violated for the first time.
  @usableFromInline
  mutating func noteViolations() {
    guard tallies.count(where: { $0.violations > 0 }) > violations.count else { return }
    let known = Set(violations.map(\.property))
    let depths = LevelDepths(levels + [store.visitCount])
    var found: [Progress.Violation] = []
    for (property, tally) in zip(properties, tallies) where tally.violations > 0 {
      guard let first = tally.first, !known.contains(property.name) else { continue }
      let depth = (first.state.map(depths.depth) ?? 0) + (first.choice == nil ? 0 : 1)
      found.append(.init(property: property.name, depth: depth))
    }
    violations += found.sorted { $0.depth < $1.depth }
  }

  @usableFromInline
  mutating func takeTallies() -> [[Tally]] {
    [lead.evaluator.takeTallies()] + (crew?.takeTallies() ?? [])
  }

  /// Whether somebody wants to know how much memory the next level takes.
  @usableFromInline var isWatched: Bool {
    progress != nil && (limits.memory != nil || limits.states != nil)
  }

  @usableFromInline
  func makeMark() -> Mark {
    Mark(
      counts: counts, states: store.count, visits: store.visitCount, edges: edges.count,
      cuts: edges.cuts.count)
  }

  @usableFromInline
  mutating func restore(_ mark: Mark) {
    counts = mark.counts
    _ = takeTallies()
    store.truncate(to: mark.states, visits: mark.visits)
    edges.truncate(to: mark.edges, cuts: mark.cuts)
  }

  @usableFromInline
  func reportProgress() {
    guard let progress else { return }
    var report = Progress(
      states: store.count, transitions: counts.generated - initialStates.count,
      depth: levels.count - 1, frontier: store.visitCount - counts.expanded,
      forecast: forecast.bytes)
    report.violations = violations
    progress(report)
  }
}
