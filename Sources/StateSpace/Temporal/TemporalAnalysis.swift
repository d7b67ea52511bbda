// SPDX-License-Identifier: MIT

/// Decides claims about whole behaviours on the graph of the explored states.
///
/// Every such claim is broken in the same way: a promise is made somewhere, the goal is avoided
/// from there on, and the way ends in a part of the graph where a behaviour can go on for ever
/// without the goal and without neglecting what is assumed to happen. The parts lie entirely among expanded
/// states, of which all enabled actions are known; so a broken promise is broken even if the search
/// stopped at a limit.
struct TemporalAnalysis<System: TransitionSystem> {
  private let store: StateStore<System>
  private let graph: StateGraph
  private let reverse: ReverseGraph
  private let depths: LevelDepths

  /// Whether behaviours can begin outside the constraint, where the search did not look.
  private let isMissingBeginnings: Bool

  init(
    store: StateStore<System>, edges: EdgeLog<System>, reverse: ReverseGraph, frontier: [Int],
    levels: [Int], outside: Int
  ) {
    self.store = store
    isMissingBeginnings = outside > edges.cuts.count
    self.reverse = reverse
    graph = StateGraph(stateCount: store.count, edges: edges, frontier: frontier)
    depths = LevelDepths(levels)
  }

  /// Evaluates one claim, whose questions have been put to all states, and whose sets of actions
  /// have the given bits in the edge log.
  func evaluate(
    _ claim: Property<System>.TemporalClaim, _ truths: [[Bool]], bits: [Int]
  ) -> PropertyOutcome {
    let isSelected = claim.trigger.antecedent.map { _ in truths[0] }
    let goalPlace = isSelected == nil ? 0 : 1
    let misses = truths[goalPlace].map { !$0 }
    let assumed = FairnessDemand(
      claim.fairness, bits: bits, recurring: Array(truths[(goalPlace + 1)...]))
    var demand = assumed
    let area: [Bool]
    switch claim.goal {
    case .reached:
      area = misses
    case .settled:
      area = Array(repeating: true, count: store.count)
      demand.recurring.append(misses)
    }
    let promises = promises(of: claim.trigger, isSelected)
    let reached = graph.reach(from: promises, within: area)
    let regions = fairRegions(among: reached, demand)
    var outcome = PropertyOutcome()
    outcome.tally.exercised = promises.count
    outcome.isCertain = isComplete(reached, claim.trigger)
    record(promises, within: reached, regions, demand, in: &outcome)
    if outcome.tally.violations == 0, !isPossible(assumed, from: promises) {
      outcome.tally.exercised = 0
    }
    return outcome
  }

  /// The states in which a promise is made.
  private func promises(
    of trigger: Property<System>.TemporalClaim.Trigger, _ isSelected: [Bool]?
  ) -> [Int] {
    switch trigger {
    case .initially: store.indices.filter { store.arrival(of: $0).parent == nil }
    case .whenever: store.indices.filter { isSelected?[$0] ?? false }
    case .always: Array(store.indices)
    }
  }

  private func fairRegions(among marks: [Bool], _ demand: FairnessDemand) -> FairRegions {
    let candidates = marks.indices.filter { marks[$0] && !graph.isUnexpanded[$0] }
    return FairRegions(graph, demand, among: candidates)
  }

  /// Whether everything was seen that could break a promise.
  ///
  /// Promises that are made once are all known; others may be made where the search did not look.
  private func isComplete(
    _ reached: [Bool], _ trigger: Property<System>.TemporalClaim.Trigger
  ) -> Bool {
    if isMissingBeginnings { return false }
    if case .initially = trigger {
      return !reached.indices.contains { reached[$0] && graph.isOpen[$0] }
    }
    return !graph.isOpen.contains(true)
  }

  /// Whether any behaviour satisfies the assumptions; if none does, they prove everything.
  ///
  /// Fairness of actions can always be satisfied, so only the other assumptions are looked into.
  private func isPossible(_ demand: FairnessDemand, from promises: [Int]) -> Bool {
    if demand.ceasing == 0 && demand.recurring.isEmpty { return true }
    let everything = Array(repeating: true, count: store.count)
    let reached = graph.reach(from: promises, within: everything)
    let isOpen = reached.indices.contains { reached[$0] && graph.isOpen[$0] }
    return isOpen || isMissingBeginnings || !fairRegions(among: reached, demand).states.isEmpty
  }

  // MARK: Counterexamples

  /// Counts the promises that are broken, and finds the shortest way for each initial state.
  private func record(
    _ promises: [Int], within reached: [Bool], _ regions: FairRegions, _ demand: FairnessDemand,
    in outcome: inout PropertyOutcome
  ) {
    guard !regions.states.isEmpty else { return }
    let distances = reverse.distances(to: regions.states, within: reached)
    var best: [Int: (start: Int, length: Int)] = [:]
    for start in promises where distances[start] >= 0 {
      outcome.tally.violations += 1
      let length = depths.depth(of: start) + distances[start]
      let origin = store.origin(of: start)
      if let known = best[origin], known.length <= length { continue }
      best[origin] = (start, length)
    }
    var circles = CircleCache(FairCycle(graph, demand, regions))
    for (origin, found) in best {
      outcome.tally.firstByOrigin[origin] = Finding(state: found.start, choice: nil)
      outcome.lassos[origin] = lasso(from: found.start, by: distances, &circles)
    }
    let shortest = best.min { ($0.value.length, $0.key) < ($1.value.length, $1.key) }
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
private struct CircleCache {
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
