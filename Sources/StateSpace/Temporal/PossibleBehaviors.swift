// SPDX-License-Identifier: MIT

/// Where behaviors begin that satisfy assumptions; if there are none, these prove everything.
///
/// Many claims have the same assumptions, so it is found out once for each of these.
struct PossibleBehaviors {
  private var known: [FairnessDemand: [Bool]] = [:]

  /// Whether any behavior from some states on satisfies a demand.
  ///
  /// Fairness of actions can always be satisfied, so only the other assumptions are looked into.
  mutating func begin(
    in states: [Int], of graph: StateGraph, _ reverse: ReverseGraph, _ demand: FairnessDemand
  ) -> Bool {
    if demand.ceasing == 0 && demand.recurring.isEmpty { return true }
    let marks = known[demand] ?? Self.starts(in: graph, reverse, demand)
    known[demand] = marks
    return states.contains { marks[$0] }
  }

  /// All states from which a way leads to where a behavior may stay, or out of what was explored.
  private static func starts(
    in graph: StateGraph, _ reverse: ReverseGraph, _ demand: FairnessDemand
  ) -> [Bool] {
    let all = 0..<graph.stateCount
    let regions = FairRegions(graph, demand, among: all.filter { !graph.isUnexpanded[$0] })
    return reverse.spread(from: regions.states + all.filter { graph.isOpen[$0] })
  }
}
