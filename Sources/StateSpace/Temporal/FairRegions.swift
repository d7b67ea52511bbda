// SPDX-License-Identifier: MIT

/// The parts of a graph in which a behaviour can stay for ever without breaking an assumption.
///
/// A part is a strongly connected set of states, or one state to stand still in. A behaviour that
/// visits all of its states and transitions again and again satisfies every assumption that any
/// behaviour within the part could satisfy, except strong fairness of actions that are enabled
/// somewhere in the part but lead out of it. Behaviours that stay clear of those places may be fair,
/// so these states are taken out and the rest is split again.
struct FairRegions {
  /// For each state, whether it belongs to a fair part.
  private(set) var isFair: [Bool]
  /// The states of fair parts, in the order of discovery.
  private(set) var states: [Int] = []
  /// For each state, its part: two states of fair parts with the same label are in the same one.
  let labels: [Int]

  private let graph: StateGraph
  private let demand: FairnessDemand

  /// Finds the fair parts among some states.
  ///
  /// - Complexity: O(*s* + *t*) for *s* states with *t* transitions without strong fairness; with
  ///   it, the states taken out at each round add a round.
  init(_ graph: StateGraph, _ demand: FairnessDemand, among candidates: [Int]) {
    self.graph = graph
    self.demand = demand
    isFair = Array(repeating: false, count: graph.stateCount)
    var search = ComponentSearch(graph, blocked: demand.ceasing)
    var pending = [candidates]
    var fair: [Int] = []
    while let part = pending.popLast() {
      search.split(part) { component, labels in
        switch Self.judge(component, labels, graph, demand) {
        case .fair: fair.append(contentsOf: component)
        case .hopeless: break
        case .fairOnlyWithout(let sets):
          let rest = component.filter { graph.enabled[$0] & sets == 0 }
          if !rest.isEmpty { pending.append(rest) }
        }
      }
    }
    labels = search.labels
    for state in fair { isFair[state] = true }
    states = fair.sorted()
  }

  private enum Judgement {
    case fair, hopeless
    /// Some of these sets of actions are enabled, but not taken.
    case fairOnlyWithout(UInt64)
  }

  private static func judge(
    _ component: ArraySlice<Int>, _ labels: [Int], _ graph: StateGraph, _ demand: FairnessDemand
  ) -> Judgement {
    for kind in demand.recurring where !component.contains(where: { kind[$0] }) {
      return .hopeless
    }
    guard demand.weak | demand.strong != 0 else { return .fair }
    let summary = FairnessSummary(component, labels, graph, demand)
    if demand.weak & summary.enabledEverywhere & ~summary.taken != 0 { return .hopeless }
    let missed = demand.strong & summary.enabledSomewhere & ~summary.taken
    return missed == 0 ? .fair : .fairOnlyWithout(missed)
  }
}

/// Which sets of actions are enabled and taken within a component.
struct FairnessSummary {
  private(set) var enabledSomewhere: UInt64 = 0
  private(set) var enabledEverywhere = UInt64.max
  /// The sets of actions of the transitions that stay within the component.
  private(set) var taken: UInt64 = 0

  init(
    _ component: some Sequence<Int>, _ labels: [Int], _ graph: StateGraph, _ demand: FairnessDemand
  ) {
    for state in component {
      enabledSomewhere |= graph.enabled[state]
      enabledEverywhere &= graph.enabled[state]
      for edge in graph.edges(from: state) where labels[graph.target(of: edge)] == labels[state] {
        let mask = graph.mask(of: edge)
        if mask & demand.ceasing == 0 { taken |= mask }
      }
    }
  }
}
