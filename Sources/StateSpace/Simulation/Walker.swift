// SPDX-License-Identifier: MIT

/// A simulation under way: the states met so far, and what the properties say.
struct Walker<System: TransitionSystem> {
  private let system: System
  private let initialStates: [System.State]
  private var expansion: Expansion<System>
  private var store: StateStore<System>
  private var evaluator: PropertyEvaluator<System>
  private var counts = WalkCounts()
  /// How often each action was taken from a state, where that decides what is taken next.
  private var taken: [Int: [Int]] = [:]

  init(_ simulator: Simulator<System>) throws(ExplorationError) {
    system = simulator.system
    initialStates = system.initialStates
    expansion = Expansion(system)
    evaluator = try PropertyEvaluator(simulator.properties)
    store = StateStore(tracksMonitors: !evaluator.monitors.isEmpty)
  }

  /// Makes one walk.
  mutating func walk(
    _ generator: SplitMix64, _ plan: WalkPlan, _ onState: Simulator<System>.StateObserver,
    _ onStep: Simulator<System>.StepObserver
  ) {
    guard !initialStates.isEmpty else { return }
    var generator = generator
    let origin = generator.number(below: initialStates.count)
    let start = StateStore<System>.Arrival(parent: nil, choice: 0, origin: origin)
    let first = visit(initialStates[origin], evaluator.monitors.initial, start)
    guard var place = first?.index else { return }
    if first?.isNew == true { onState(0, initialStates[origin]) }
    // Where a state is known, the walk goes on from the one that it is in: it may be at hand.
    var state = initialStates[origin]
    var habits = plan.choice == .leastTaken ? Habits<System>() : nil
    for number in 1...plan.depth {
      expansion.enable(in: state)
      if expansion.actions.isEmpty {
        counts.ended += 1
        return
      }
      let choice = choose(from: place, &habits, &generator)
      let (step, monitors) = take(choice, from: state, at: place)
      onStep(number, step)
      let origin = store.origin(of: place)
      let arrival = StateStore<System>.Arrival(parent: place, choice: choice, origin: origin)
      guard let next = visit(step.after, monitors, arrival) else { return }
      habits?.arrive(isNew: next.isNew)
      if next.isNew { onState(number, step.after) }
      (place, state) = (next.index, step.after)
    }
  }

  /// Any action; of a walk that has habits, one that was taken from a state no more often than any other,
  /// which counts as taken.
  private mutating func choose(
    from place: Int, _ habits: inout Habits<System>?, _ generator: inout SplitMix64
  ) -> Int {
    guard var known = habits else { return generator.number(below: expansion.actions.count) }
    defer { habits = known }
    var counts = taken[place] ?? Array(repeating: 0, count: expansion.actions.count)
    let least = counts.min() ?? 0
    let choices = known.choices(
      among: counts.indices.filter { counts[$0] == least }, of: expansion.actions, &generator)
    let choice = choices[generator.number(below: choices.count)]
    known.note(choice, of: expansion.actions)
    counts[choice] += 1
    taken[place] = counts
    return choice
  }

  /// Takes one step and shows it to the properties.
  private mutating func take(
    _ choice: Int, from before: System.State, at place: Int
  ) -> (Step<System>, MonitorStates) {
    let after = expansion.step(before, choice: choice)
    counts.steps += 1
    var monitors = store.monitorStates(of: place)
    let finding = Finding(state: place, choice: choice, origin: store.origin(of: place))
    if !evaluator.monitors.isEmpty {
      evaluator.observe(expansion.events, moving: &monitors, at: finding)
    }
    let step = Step<System>(
      before: before, action: expansion.actions[choice], events: expansion.events, after: after)
    if evaluator.watchesSteps { evaluator.observe(step, at: finding) }
    return (step, monitors)
  }

  /// Evaluates a state unless it is known, and stores it unless it is outside: then returns `nil`.
  private mutating func visit(
    _ state: System.State, _ monitors: MonitorStates, _ arrival: StateStore<System>.Arrival
  ) -> (index: Int, isNew: Bool)? {
    if let index = store.index(of: state, monitors) { return (index, false) }
    guard system.isWithinConstraint(state) else {
      let choice = arrival.parent.map { _ in arrival.choice }
      evaluator.observe(
        state, at: Finding(state: arrival.parent, choice: choice, origin: arrival.origin))
      return nil
    }
    let index = store.insert(state, monitors, arrival).index
    let finding = Finding(state: index, origin: arrival.origin)
    evaluator.observe(state, at: finding)
    expansion.enable(in: state)
    let isDeadlock = expansion.actions.isEmpty && !system.isAccepting(state)
    evaluator.observeEnd(isDeadlock: isDeadlock, at: finding)
    evaluator.observeRest(in: state, where: expansion.actions, at: finding)
    return (index, true)
  }

  /// Ends the simulation.
  func finish(_ plan: WalkPlan) throws(ExplorationError) -> Simulation<System> {
    let properties = evaluator.properties
    var found: [SimulationResult<System>] = []
    for (property, tally) in zip(properties, evaluator.tallies) {
      var trace: Trace<System>?
      if let first = tally.first {
        trace = try store.trace(to: first, in: system, from: initialStates)
      }
      found.append(SimulationResult(property, tally, trace: trace))
    }
    let shortener = TraceShortener(
      system: system, properties: properties, explores: plan.shortening == .byExploring)
    return Simulation(
      system: system, plan: plan, distinct: store.count, steps: counts.steps,
      endedWalks: counts.ended, results: try shortener.shorten(found).map(\.standingStill))
  }
}

/// The numbers that a simulation adds up.
private struct WalkCounts {
  var steps = 0
  var ended = 0
}
