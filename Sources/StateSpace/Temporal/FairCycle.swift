// SPDX-License-Identifier: MIT

/// Finds short ways round within a fair part of a graph that do all that fairness demands.
struct FairCycle {
  private let graph: StateGraph
  private let demand: FairnessDemand
  private let labels: [Int]
  /// For each state, the last walk that came to it.
  private var visits: [Int]
  private var walk = 0

  init(_ graph: StateGraph, _ demand: FairnessDemand, _ regions: FairRegions) {
    self.graph = graph
    self.demand = demand
    labels = regions.labels
    visits = Array(repeating: 0, count: graph.stateCount)
  }

  /// What a cycle still has to do.
  private struct Duties {
    /// Sets of actions of which one has to be taken.
    var toTake: UInt64
    /// Sets of actions of which one has to be taken, unless a state is visited that enables none.
    var toTakeOrMiss: UInt64
    /// Kinds of states of which one has to be visited.
    var toVisit: [[Bool]]

    var isDone: Bool { toTake | toTakeOrMiss == 0 && toVisit.isEmpty }

    func isServed(byStepOf sets: UInt64) -> Bool { sets & (toTake | toTakeOrMiss) != 0 }

    func isServed(by state: Int, of graph: StateGraph) -> Bool {
      toTakeOrMiss & ~graph.enabled[state] != 0 || toVisit.contains { $0[state] }
    }

    mutating func noteStep(of sets: UInt64) {
      toTake &= ~sets
      toTakeOrMiss &= ~sets
    }

    mutating func noteVisit(to state: Int, of graph: StateGraph) {
      toTakeOrMiss &= graph.enabled[state]
      toVisit.removeAll { $0[state] }
    }
  }

  /// Returns the transitions of a cycle through a state of a fair part; none to stand still there.
  ///
  /// Each duty is done at the nearest place, which keeps the cycle short, though not always the
  /// shortest.
  ///
  /// - Complexity: O(*d* · *t*) for *d* assumptions and *t* transitions in the part.
  mutating func edges(through entry: Int) -> [Int] {
    if demand.allowsRest(in: entry, of: graph) { return [] }
    var duties = duties(in: entry)
    var circle: [Int] = []
    var place = entry
    duties.noteVisit(to: entry, of: graph)
    while !duties.isDone {
      let way = shortestWay(
        from: place, toStep: { duties.isServed(byStepOf: $0) },
        toState: { [graph] in duties.isServed(by: $0, of: graph) })
      guard let last = way.last else { preconditionFailure("The part of the graph is not fair.") }
      for edge in way {
        duties.noteStep(of: graph.mask(of: edge))
        duties.noteVisit(to: graph.target(of: edge), of: graph)
      }
      circle += way
      place = graph.target(of: last)
    }
    if place != entry {
      circle += shortestWay(from: place, toStep: { _ in false }, toState: { $0 == entry })
    }
    return circle
  }

  private mutating func duties(in entry: Int) -> Duties {
    let component = component(of: entry)
    let summary = graph.summary(of: component[...], labels, demand)
    return Duties(
      toTake: demand.strong & summary.enabledSomewhere,
      toTakeOrMiss: demand.weak & summary.enabledSomewhere, toVisit: demand.recurring)
  }

  private mutating func component(of entry: Int) -> [Int] {
    walk += 1
    visits[entry] = walk
    var states = [entry]
    var next = 0
    while next < states.count {
      for edge in graph.edges(from: states[next]) where isInside(edge, from: entry) {
        let target = graph.target(of: edge)
        if visits[target] == walk { continue }
        visits[target] = walk
        states.append(target)
      }
      next += 1
    }
    return states
  }

  private func isInside(_ edge: Int, from state: Int) -> Bool {
    labels[graph.target(of: edge)] == labels[state] && graph.mask(of: edge) & demand.ceasing == 0
  }

  /// Finds the shortest way, within the part, up to a step or a state that is looked for.
  private mutating func shortestWay(
    from start: Int, toStep isStep: (UInt64) -> Bool, toState isState: (Int) -> Bool
  ) -> [Int] {
    walk += 1
    visits[start] = walk
    var queue = [(state: start, edge: -1, previous: -1)]
    var next = 0
    while next < queue.count {
      for edge in graph.edges(from: queue[next].state) where isInside(edge, from: start) {
        let target = graph.target(of: edge)
        let isNew = visits[target] != walk
        guard isNew || isStep(graph.mask(of: edge)) else { continue }
        visits[target] = walk
        queue.append((target, edge, next))
        if isStep(graph.mask(of: edge)) || isState(target) { return way(in: queue) }
      }
      next += 1
    }
    return []
  }

  private func way(in queue: [(state: Int, edge: Int, previous: Int)]) -> [Int] {
    var edges: [Int] = []
    var place = queue.count - 1
    while place > 0 {
      edges.append(queue[place].edge)
      place = queue[place].previous
    }
    return edges.reversed()
  }
}
