// SPDX-License-Identifier: MIT

import StateSpace

/// Two bytes that count up, each by itself and around the corner.
struct LinearEquation: TransitionSystem {
  struct State: Hashable, Sendable {
    var x: UInt8 = 0
    var y: UInt8 = 0

    func solves(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> Bool { a &* x &+ b &* y == c }
  }

  enum Action { case increaseX, increaseY }

  var initialStates: [State] { [State()] }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    actions.append(.increaseX)
    actions.append(.increaseY)
  }

  func step(_ state: State, by action: Action) -> State {
    var next = state
    switch action {
    case .increaseX: next.x &+= 1
    case .increaseY: next.y &+= 1
    }
    return next
  }
}
