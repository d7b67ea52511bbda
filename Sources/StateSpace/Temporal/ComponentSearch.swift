// SPDX-License-Identifier: MIT

/// Splits a part of a graph into its strongly connected components (Tarjan's algorithm, without
/// recursion).
///
/// Every state carries a label. Only states of one label are split at a time, and each component
/// gets a new label of its own, so that two states lie in the same component if their labels agree.
struct ComponentSearch {
  private let graph: StateGraph
  /// Transitions of these sets of actions are not used.
  private let blocked: UInt64
  /// For each state, the part of the graph it belongs to; 0 for none.
  private(set) var labels: [Int]
  private var lastLabel = 0
  /// The order in which states of the part were entered; 0 before that and after they are done.
  private var numbers: [UInt32]
  /// For each state, the lowest number known to be reachable from it.
  private var lows: [UInt32]
  private var lastNumber: UInt32 = 0
  private var path: [(state: Int, edge: Int)] = []
  /// The states entered and not yet assigned to a component.
  private var waiting: [Int] = []
  /// The states of the components that were found, one after the other, and where each of these ends.
  private var members: [Int] = []
  private var ends: [Int] = []

  init(_ graph: StateGraph, blocked: UInt64) {
    self.graph = graph
    self.blocked = blocked
    labels = Array(repeating: 0, count: graph.stateCount)
    numbers = Array(repeating: 0, count: graph.stateCount)
    lows = Array(repeating: 0, count: graph.stateCount)
  }

  /// Returns the states of each component of the subgraph of some states, and where each ends.
  ///
  /// - Complexity: O(*s* + *t*) for *s* states with *t* transitions.
  mutating func split(_ states: [Int]) -> (members: [Int], ends: [Int]) {
    (members, ends) = ([], [])
    lastLabel += 1
    lastNumber = 0
    let part = lastLabel
    for state in states { labels[state] = part }
    for root in states where labels[root] == part {
      enter(root)
      while let (state, edge) = path.last {
        if edge < graph.offsets[state + 1] {
          path[path.count - 1].edge += 1
          follow(edge, from: state, in: part)
        } else {
          leave(state)
        }
      }
    }
    return (members, ends)
  }

  private mutating func enter(_ state: Int) {
    lastNumber += 1
    numbers[state] = lastNumber
    lows[state] = lastNumber
    waiting.append(state)
    path.append((state, graph.offsets[state]))
  }

  private mutating func follow(_ edge: Int, from state: Int, in part: Int) {
    let target = graph.target(of: edge)
    guard labels[target] == part, graph.mask(of: edge) & blocked == 0 else { return }
    if numbers[target] == 0 {
      enter(target)
    } else {
      lows[state] = min(lows[state], numbers[target])
    }
  }

  private mutating func leave(_ state: Int) {
    path.removeLast()
    if let parent = path.last?.state { lows[parent] = min(lows[parent], lows[state]) }
    guard lows[state] == numbers[state] else { return }
    lastLabel += 1
    var start = waiting.count
    repeat {
      start -= 1
      labels[waiting[start]] = lastLabel
      numbers[waiting[start]] = 0
    } while waiting[start] != state
    members += waiting[start...]
    ends.append(members.count)
    waiting.removeSubrange(start...)
  }
}
