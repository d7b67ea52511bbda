// SPDX-License-Identifier: MIT

import StateSpace

/// Two jugs of 3 and 5 units, to be filled, emptied and poured into one another.
struct DieHard: TransitionSystem {
  struct State: Hashable, Sendable {
    var small = 0
    var big = 0
  }

  enum Action: CaseIterable {
    case fillSmall, fillBig, emptySmall, emptyBig, pourIntoBig, pourIntoSmall
  }

  var initialStates: [State] { [State()] }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    actions.append(contentsOf: Action.allCases)
  }

  func step(_ state: State, by action: Action) -> State {
    var next = state
    let room = min(state.small, 5 - state.big)
    let spill = min(state.big, 3 - state.small)
    switch action {
    case .fillSmall: next.small = 3
    case .fillBig: next.big = 5
    case .emptySmall: next.small = 0
    case .emptyBig: next.big = 0
    case .pourIntoBig: next = State(small: state.small - room, big: state.big + room)
    case .pourIntoSmall: next = State(small: state.small + spill, big: state.big - spill)
    }
    return next
  }
}
