// SPDX-License-Identifier: MIT

import StateSpace

/// The queens problem, solved by a set of placements that are still to be extended.
struct PartialQueens: TransitionSystem {
  struct State: Hashable, Sendable {
    /// Each placement is the list of the columns of its queens, row by row.
    var todo: Set<[Int]> = [[]]
    var solutions: Set<[Int]> = []
  }

  struct Action: Hashable { var placement: [Int] }

  let size: Int

  var initialStates: [State] { [State()] }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    let placements = state.todo.sorted { $0.lexicographicallyPrecedes($1) }
    actions += placements.map { Action(placement: $0) }
  }

  func step(_ state: State, by action: Action) -> State {
    var next = state
    next.todo.remove(action.placement)
    let extensions = legalColumns(after: action.placement).map { action.placement + [$0] }
    if action.placement.count + 1 == size {
      next.solutions.formUnion(extensions)
    } else {
      next.todo.formUnion(extensions)
    }
    return next
  }

  private func legalColumns(after placement: [Int]) -> [Int] {
    (0..<size).filter { column in
      placement.enumerated().allSatisfy { row, other in
        let distance = placement.count - row
        return column != other && abs(column - other) != distance
      }
    }
  }
}
