// SPDX-License-Identifier: MIT

import StateSpace

/// Sets of states, one for each number of steps, found in the plainest way.
///
/// A node is a state together with the state of one monitor; the search keeps no order, no numbers
/// and no limits, so that it shares nothing with the engine that it judges.
struct NaiveExplorer<System: TransitionSystem> {
  struct Node: Hashable {
    var state: System.State
    /// The state of the monitor; `nil` where there is none, or none that still watches.
    var memory: UInt32?
  }

  struct Hop {
    var step: Step<System>
    var breaksRule: Bool
    var isExercise: Bool
    var target: Node
  }

  let system: System
  let monitor: Monitor<System.Event>?
  private(set) var layers: [Set<Node>] = []

  init(_ system: System, monitor: Monitor<System.Event>? = nil) {
    self.system = system
    self.monitor = monitor
    let start = system.initialStates.filter { system.isWithinConstraint($0) }
    var layer = Set(start.map { Node(state: $0, memory: monitor?.initialState) })
    var seen = layer
    while !layer.isEmpty {
      layers.append(layer)
      let targets = layer.flatMap { hops(from: $0).map(\.target) }
      layer = Set(targets.filter { system.isWithinConstraint($0.state) }).subtracting(seen)
      seen.formUnion(layer)
    }
  }

  func hops(from node: Node) -> [Hop] {
    var actions: [System.Action] = []
    system.appendActions(enabledIn: node.state, to: &actions)
    return actions.map { action in
      var events: [System.Event] = []
      let after = system.step(node.state, by: action, emitting: &events)
      let step = Step<System>(before: node.state, action: action, events: events, after: after)
      var hop = Hop(
        step: step, breaksRule: false, isExercise: false,
        target: Node(state: after, memory: node.memory))
      for event in events {
        guard let monitor, let memory = hop.target.memory else { break }
        switch monitor.transition(memory, event) {
        case .next(let memory): hop.target.memory = memory
        case .exercised(let memory):
          hop.target.memory = memory
          hop.isExercise = true
        case .violated:
          hop.target.memory = nil
          hop.isExercise = true
          hop.breaksRule = true
        }
      }
      return hop
    }
  }

  /// The number of layers that a search under limits completes.
  func layerCount(within limits: Limits) -> Int {
    var count = layers.count
    if let depth = limits.depth { count = min(count, depth + 1) }
    guard let most = limits.states else { return count }
    var total = 0
    return layers.prefix(count).prefix { layer in
      total += layer.count
      return total <= most
    }.count
  }
}
