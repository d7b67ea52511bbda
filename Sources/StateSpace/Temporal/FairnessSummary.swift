// SPDX-License-Identifier: MIT

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
