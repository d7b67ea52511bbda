// SPDX-License-Identifier: MIT

import StateSpace

/// A lock that two processes ask for, hold and release; or one that looks before it sets.
struct AbstractLock: TransitionSystem {
  struct State: Hashable, Sendable {
    var places: SIMD2<UInt8> = .zero
    var isHeld = false
  }

  struct Action: Hashable, Sendable { var process: Int }

  /// Whether testing and setting the lock are two steps.
  var isBroken = false

  var initialStates: [State] { [State()] }

  /// The places are, in the sound lock: 0 resting, 1 asking, 2 inside, 3 leaving; in the broken
  /// one: 0 testing, 1 setting, 2 inside.
  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    let gate: UInt8 = isBroken ? 0 : 1
    for process in 0..<2 where state.places[process] != gate || !state.isHeld {
      actions.append(Action(process: process))
    }
  }

  func step(_ state: State, by action: Action) -> State {
    var next = state
    let last: UInt8 = isBroken ? 2 : 3
    let place = state.places[action.process]
    next.places[action.process] = place == last ? 0 : place + 1
    if place == 1 { next.isHeld = true }
    if place == last { next.isHeld = false }
    return next
  }
}
