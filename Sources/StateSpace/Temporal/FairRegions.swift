// SPDX-License-Identifier: MIT

/// The parts of a graph in which a behavior can stay forever without breaking an assumption.
///
/// A part is a strongly connected set of states, or one state to stand still in. A behavior that
/// visits all of its states and transitions again and again satisfies every assumption that any
/// behavior within the part could satisfy, except strong fairness of actions that are enabled
/// somewhere in the part but lead out of it. Behaviors that stay clear of those places may be
/// fair, so these states are taken out and the rest is split again.
struct FairRegions {
  /// The states of fair parts, in the order of discovery.
  let states: [Int]
  /// For each state, its part: two states of fair parts with the same label are in the same one.
  let labels: [Int]

  /// Finds the fair parts among some states.
  ///
  /// - Complexity: O(*s* + *t*) for *s* states with *t* transitions without strong fairness; with
  ///   it, so much again for each time that states are taken out, at worst *s* times.
  init(_ graph: StateGraph, _ demand: FairnessDemand, among candidates: [Int]) {
    var search = ComponentSearch(graph, blocked: demand.ceasing)
    var pending = [candidates]
    var fair: [Int] = []
    while let part = pending.popLast() {
      let (members, ends) = search.split(part)
      var start = 0
      for end in ends {
        let component = members[start..<end]
        start = end
        switch Self.judge(component, search.labels, graph, demand) {
        case .fair: fair.append(contentsOf: component)
        case .hopeless: break
        case .fairOnlyWithout(let sets):
          let rest = component.filter { graph.enabled[$0] & sets == 0 }
          if !rest.isEmpty { pending.append(rest) }
        }
      }
    }
    labels = search.labels
    states = fair.sorted()
  }

  private enum Judgment {
    case fair, hopeless
    /// Some of these sets of actions are enabled, but not taken.
    case fairOnlyWithout(UInt64)
  }

  private static func judge(
    _ component: ArraySlice<Int>, _ labels: [Int], _ graph: StateGraph, _ demand: FairnessDemand
  ) -> Judgment {
    for kind in demand.recurring where !component.contains(where: { kind[$0] }) {
      return .hopeless
    }
    guard demand.weak | demand.strong != 0 else { return .fair }
    let summary = graph.summary(of: component, labels, demand)
    if demand.weak & summary.enabledEverywhere & ~summary.taken != 0 { return .hopeless }
    let missed = demand.strong & summary.enabledSomewhere & ~summary.taken
    return missed == 0 ? .fair : .fairOnlyWithout(missed)
  }
}
