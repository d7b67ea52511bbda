// SPDX-License-Identifier: MIT

package import ModalHarness
package import StateSpace

/// The state graph of a variant, to be drawn: states, or the situations that they fall into.
package struct StateGraphReport: Hashable, Sendable {
  package enum Grouping: String, CaseIterable, Sendable {
    /// All states with the same controllers on screen that do the same.
    case situation
    case state
  }

  struct Node: Hashable, Sendable {
    /// What is on screen; of a state, also what the app remembers, each on a line.
    var lines: [String]
    var states = 0
    var isInitial = false
    /// Whether actions of a state of it were not taken, because of a bound.
    var isUnexpanded = false
  }

  /// What leads from one node to another.
  struct Edge: Hashable, Sendable {
    var source: Int
    var target: Int
    /// The names of the actions, each once.
    var actions: [String]
  }

  /// The spec and the variant: `semi-modal, repaired`.
  let title: String
  /// The nodes in the order in which they are found.
  private(set) var nodes: [Node] = []
  /// The edges in the order of their sources.
  private(set) var edges: [Edge] = []

  package init<S: Spec>(
    _ exploration: Exploration<PresentationSystem<S.App>>, of variant: Variant<S.App>, in spec: S,
    by grouping: Grouping
  ) {
    title = "\(spec.identifier), \(variant.name)"
    var places: [[String]: Int] = [:]
    var nodeOfState: [Int] = []
    let names = variant.commonNames(in: exploration, of: spec)
    for (index, state) in exploration.states.enumerated() {
      let lines: [String]
      let key: [String]
      switch grouping {
      case .situation:
        lines = [names.situation(of: state.world)]
        key = lines
      case .state:
        lines =
          [variant.names.describe(state.world)]
          + spec.fields(of: state.app).map { "\($0.name) = \($0.value)" }
        key = [String(index)]
      }
      let place = places[key] ?? nodes.count
      if place == nodes.count { nodes.append(Node(lines: lines)) }
      places[key] = place
      nodes[place].states += 1
      if exploration.depth(of: index) == 0 { nodes[place].isInitial = true }
      if !exploration.isExpanded(index) { nodes[place].isUnexpanded = true }
      nodeOfState.append(place)
    }
    var edgePlaces: [[Int]: Int] = [:]
    exploration.forEachTransition { source, action, _, target in
      let ends = [nodeOfState[source], nodeOfState[target]]
      let name = variant.names.name(of: action)
      let place = edgePlaces[ends] ?? edges.count
      if place == edges.count { edges.append(Edge(source: ends[0], target: ends[1], actions: [])) }
      edgePlaces[ends] = place
      if !edges[place].actions.contains(name) { edges[place].actions.append(name) }
    }
    edges.sort { ($0.source, $0.target) < ($1.source, $1.target) }
  }
}
