// SPDX-License-Identifier: MIT

import StateSpace

/// Two processes that each write their number once into the same variable.
struct TwoWriters: TransitionSystem {
  struct State: Hashable, Sendable {
    var number = 0
    var hasWritten = [false, false]
  }

  struct Action: Hashable, Sendable { var process: Int }

  var initialStates: [State] { [State()] }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    for process in 0..<2 where !state.hasWritten[process] {
      actions.append(Action(process: process))
    }
  }

  func step(_ state: State, by action: Action) -> State {
    var next = state
    next.number = action.process + 1
    next.hasWritten[action.process] = true
    return next
  }
}
