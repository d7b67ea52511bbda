// SPDX-License-Identifier: MIT

import StateSpace

/// Peterson's lock for two processes, and ways to get it wrong.
struct Peterson: TransitionSystem {
  enum Place: UInt8 { case idle, first, second, waiting, inside, leaving }

  struct State: Hashable, Sendable {
    var places: [Place] = [.idle, .idle]
    var flags: [Bool] = [false, false]
    var turn = 0

    var isViolated: Bool { places.allSatisfy { $0 == .inside || $0 == .leaving } }
  }

  struct Action: Hashable, Sendable { var process: Int }

  var keepsTheTurn = false
  var setsTurnBeforeFlag = false

  var initialStates: [State] { [State()] }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    for process in 0..<2 {
      let mayEnter = !state.flags[1 - process] || state.turn == process
      if state.places[process] != .waiting || mayEnter { actions.append(Action(process: process)) }
    }
  }

  func step(_ state: State, by action: Action) -> State {
    var next = state
    let process = action.process
    let place = state.places[process]
    next.places[process] = Place(rawValue: place.rawValue + 1) ?? .idle
    if place == (setsTurnBeforeFlag ? .second : .first) { next.flags[process] = true }
    if place == (setsTurnBeforeFlag ? .first : .second) {
      next.turn = keepsTheTurn ? process : 1 - process
    }
    if place == .leaving { next.flags[process] = false }
    return next
  }
}
