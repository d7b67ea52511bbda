// SPDX-License-Identifier: MIT

import StateSpace

/// What every way to explore a graph has to agree on.
struct PlainAnswer: Hashable {
  /// How many states have something in common, and how near the nearest is.
  struct Nearest: Hashable {
    var count = 0
    var depth: Int?

    mutating func note(_ applies: Bool, _ depth: Int) {
      guard applies else { return }
      count += 1
      self.depth = self.depth ?? depth
    }
  }

  private(set) var levels: [Int] = []
  private(set) var transitions = 0
  private(set) var deadlocks = Nearest()
  private(set) var violations = Nearest()

  /// Breadth first, with nothing but a set and two arrays.
  init(to graph: RandomGraph) {
    var level = Array(Set(graph.initialStates))
    var seen = Set(level)
    while !level.isEmpty {
      let depth = levels.count
      levels.append(level.count)
      var next: [Int] = []
      for state in level {
        var actions: [Int] = []
        graph.appendActions(enabledIn: state, to: &actions)
        transitions += actions.count
        deadlocks.note(actions.isEmpty, depth)
        violations.note(!graph.isSafe(state: state), depth)
        for action in actions {
          let target = graph.step(state, by: action)
          if seen.insert(target).inserted { next.append(target) }
        }
      }
      level = next
    }
  }

  /// What an exploration says.
  init(_ exploration: PackedExploration<some PackedSystem>) {
    levels = exploration.levels
    transitions = exploration.transitions
    deadlocks = Nearest(count: exploration.deadlocks.count, depth: exploration.deadlocks.depth)
    violations = Nearest(count: exploration.violations.count, depth: exploration.violations.depth)
  }
}
