// SPDX-License-Identifier: MIT

/// The explored states and transitions as a graph, with the fair actions as bits.
struct StateGraph {
  /// For each state, where its transitions begin in `targets`; one more entry than states.
  let offsets: [Int]
  /// For each transition, in action order, where it leads.
  let targets: [UInt32]
  /// For each transition, the sets of actions that it is a step of; empty if there are no sets.
  let masks: [UInt64]
  /// For each state, the sets of actions that are enabled in it, on whatever way out.
  let enabled: [UInt64]
  /// For each state, whether actions were left untaken in it because of a limit.
  let isUnexpanded: [Bool]
  /// For each state, whether some way out of it was not followed.
  let isOpen: [Bool]

  var stateCount: Int { enabled.count }

  /// The transitions out of a state.
  func edges(from state: Int) -> Range<Int> { offsets[state]..<offsets[state + 1] }

  func target(of edge: Int) -> Int { Int(targets[edge]) }

  /// The sets of actions that a transition is a step of.
  func mask(of edge: Int) -> UInt64 { masks.isEmpty ? 0 : masks[edge] }

  /// The states with a mark of which all actions were taken.
  func expanded(of marks: [Bool]) -> [Int] {
    marks.indices.filter { marks[$0] && !isUnexpanded[$0] }
  }

  /// Finds the states that can be reached from some states without leaving an area.
  func reach(from starts: [Int], within area: [Bool]) -> [Bool] {
    var marks = Array(repeating: false, count: stateCount)
    var pending: [Int] = []
    for start in starts where area[start] && !marks[start] {
      marks[start] = true
      pending.append(start)
    }
    while let state = pending.popLast() {
      for edge in edges(from: state) {
        let target = target(of: edge)
        if marks[target] || !area[target] { continue }
        marks[target] = true
        pending.append(target)
      }
    }
    return marks
  }
}
