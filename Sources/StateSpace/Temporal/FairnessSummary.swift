// SPDX-License-Identifier: MIT

/// Which sets of actions are enabled and taken within a component.
struct FairnessSummary {
  fileprivate(set) var enabledSomewhere: UInt64 = 0
  fileprivate(set) var enabledEverywhere = UInt64.max
  /// The sets of actions of the transitions that stay within the component.
  fileprivate(set) var taken: UInt64 = 0
}

extension StateGraph {
  /// Sums a component up; its states, and no others, have its label.
  ///
  /// It is no initializer, which would own the graph, and count references for each component.
  func summary(
    of component: ArraySlice<Int>, _ labels: [Int], _ demand: FairnessDemand
  ) -> FairnessSummary {
    var summary = FairnessSummary()
    for state in component {
      summary.enabledSomewhere |= enabled[state]
      summary.enabledEverywhere &= enabled[state]
      for edge in edges(from: state) where labels[target(of: edge)] == labels[state] {
        let mask = mask(of: edge)
        if mask & demand.ceasing == 0 { summary.taken |= mask }
      }
    }
    return summary
  }
}
