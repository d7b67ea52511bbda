// SPDX-License-Identifier: MIT

/// Decides claims about whole behaviors on the graph of the explored states.
///
/// Every such claim is broken in the same way: an obligation is made somewhere, the goal is avoided
/// from there on, and the way ends in a part of the graph where a behavior can go on forever
/// without the goal and without neglecting what is assumed to happen. The parts lie entirely among expanded
/// states, of which all enabled actions are known; so a broken obligation is broken even if the search
/// stopped at a limit.
struct TemporalAnalysis<System: TransitionSystem> {
  private let store: StateStore<System>
  private let graph: StateGraph
  private let reverse: ReverseGraph
  private let depths: LevelDepths
  private var behaviors = PossibleBehaviors()

  init(
    store: StateStore<System>, edges: EdgeLog<System>, reverse: ReverseGraph, frontier: [Int],
    levels: [Int]
  ) {
    self.store = store
    self.reverse = reverse
    graph = StateGraph(stateCount: store.count, edges: edges, frontier: frontier)
    depths = LevelDepths(levels)
  }

  /// Evaluates one claim, whose questions have been put to all states, and whose sets of actions
  /// have the given bits in the edge log.
  mutating func evaluate(
    _ claim: Property<System>.TemporalClaim, _ truths: [[Bool]], bits: [Int]
  ) -> PropertyOutcome {
    var truths = truths[...]
    let recurring = truths.suffix(claim.stateAssumptions.count)
    let assumed = FairnessDemand(claim.fairness, bits: bits, recurring: Array(recurring))
    var outcome = PropertyOutcome()
    var breaches: [Int: Breach] = [:]
    var makers: [Int] = []
    for obligation in claim.obligations {
      let isSelected = obligation.trigger.antecedent.flatMap { _ in truths.popFirst() }
      let isGoal = truths.popFirst() ?? []
      let starts = starts(of: obligation.trigger, isSelected)
      makers += starts
      judge(obligation, from: starts, isGoal, assumed, &breaches, in: &outcome)
    }
    outcome.tally.exercised = makers.count
    report(breaches, in: &outcome)
    if outcome.tally.violations == 0, !behaviors.begin(in: makers, of: graph, reverse, assumed) {
      outcome.tally.exercised = 0
    }
    return outcome
  }

  /// Looks for behaviors that break one obligation, and keeps the shortest for each initial state.
  private func judge(
    _ obligation: Property<System>.TemporalClaim.Obligation, from starts: [Int], _ isGoal: [Bool],
    _ assumed: FairnessDemand, _ breaches: inout [Int: Breach], in outcome: inout PropertyOutcome
  ) {
    if starts.isEmpty { return }
    var demand = assumed
    let area: [Bool]
    switch obligation.goal {
    case .reached:
      area = isGoal.map { !$0 }
    case .settled:
      area = Array(repeating: true, count: store.count)
      demand.recurring.append(isGoal.map { !$0 })
    }
    let reached = graph.reach(from: starts, within: area)
    let regions = FairRegions(graph, demand, among: graph.expanded(of: reached))
    record(starts, within: reached, regions, demand, &breaches, in: &outcome)
  }

  /// The states in which an obligation is made.
  private func starts(
    of trigger: Property<System>.TemporalClaim.Trigger, _ isSelected: [Bool]?
  ) -> [Int] {
    switch trigger {
    case .initially: store.indices.filter { store.arrival(of: $0).parent == nil }
    case .whenever: store.indices.filter { isSelected?[$0] ?? false }
    case .always: Array(store.indices)
    }
  }

  // MARK: Counterexamples

  /// A broken obligation: where it was made, how many steps lead into the cycle, and all of the way.
  private struct Breach {
    let start: Int
    let length: Int
    let lasso: Lasso
  }

  /// Counts the obligations that are broken, and finds the shortest way for each initial state.
  private func record(
    _ starts: [Int], within reached: [Bool], _ regions: FairRegions, _ demand: FairnessDemand,
    _ breaches: inout [Int: Breach], in outcome: inout PropertyOutcome
  ) {
    guard !regions.states.isEmpty else { return }
    let distances = reverse.distances(to: regions.states, within: reached)
    var best: [Int: (start: Int, length: Int)] = [:]
    for start in starts where distances[start] >= 0 {
      outcome.tally.violations += 1
      let length = depths.depth(of: start) + distances[start]
      let origin = store.origin(of: start)
      if let known = best[origin], known.length <= length { continue }
      best[origin] = (start, length)
    }
    var circles = CircleCache(FairCycle(graph, demand, regions))
    for (origin, found) in best {
      if let known = breaches[origin], known.length <= found.length { continue }
      breaches[origin] = Breach(
        start: found.start, length: found.length,
        lasso: lasso(from: found.start, by: distances, &circles))
    }
  }

  private func report(_ breaches: [Int: Breach], in outcome: inout PropertyOutcome) {
    for (origin, breach) in breaches {
      outcome.tally.firstByOrigin[origin] = Finding(state: breach.start, origin: origin)
      outcome.lassos[origin] = breach.lasso
    }
    let shortest = breaches.min { ($0.value.length, $0.key) < ($1.value.length, $1.key) }
    outcome.firstLassoOrigin = shortest?.key
  }

  /// Follows falling distances into a fair part, and goes round in it.
  private func lasso(
    from start: Int, by distances: [Int], _ circles: inout CircleCache
  ) -> Lasso {
    var stem: [Int] = []
    var place = start
    while distances[place] > 0 {
      let step = graph.edges(from: place).first {
        distances[graph.target(of: $0)] == distances[place] - 1
      }
      guard let step else { preconditionFailure("A distance has no way behind it.") }
      stem.append(step)
      place = graph.target(of: step)
    }
    let circle = circles.edges(through: place)
    return Lasso(
      start: start, stem: hops(stem, from: start), circle: hops(circle, from: place))
  }

  private func hops(_ edges: [Int], from start: Int) -> [Lasso.Hop] {
    var place = start
    return edges.map { edge in
      defer { place = graph.target(of: edge) }
      return Lasso.Hop(state: place, rank: edge - graph.offsets[place])
    }
  }
}

/// Circles that were found once; many ways may lead into the same one.
struct CircleCache {
  var finder: FairCycle
  var known: [Int: [Int]] = [:]

  init(_ finder: FairCycle) {
    self.finder = finder
  }

  mutating func edges(through entry: Int) -> [Int] {
    if let edges = known[entry] { return edges }
    let edges = finder.edges(through: entry)
    known[entry] = edges
    return edges
  }
}
