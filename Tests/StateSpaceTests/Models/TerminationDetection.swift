// SPDX-License-Identifier: MIT

import StateSpace

/// A ring of nodes that pass a token to find out whether all of them have come to rest (EWD840).
struct TerminationDetection: TransitionSystem {
  struct State: Hashable, Sendable {
    var active: UInt8
    var black: UInt8
    var token: Int8
    var tokenIsBlack = true

    var isDetected: Bool { token == 0 && !tokenIsBlack && black & 1 == 0 && active & 1 == 0 }
  }

  enum Action: Hashable, Sendable {
    case probe, pass
    case send(Int, Int)
    case rest(Int)
  }

  let count: Int

  var initialStates: [State] {
    let masks = UInt8(0)..<UInt8(1 << count)
    return masks.flatMap { active in
      masks.flatMap { black in
        (0..<Int8(count)).map { State(active: active, black: black, token: $0) }
      }
    }
  }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    let holder = UInt8(1) << UInt8(state.token)
    if state.token == 0 {
      if state.tokenIsBlack || state.black & 1 == 1 { actions.append(.probe) }
    } else if state.active & holder == 0 || state.black & holder != 0 || state.tokenIsBlack {
      actions.append(.pass)
    }
    for node in 0..<count where state.active >> node & 1 == 1 {
      for other in 0..<count where other != node { actions.append(.send(node, other)) }
      actions.append(.rest(node))
    }
  }

  func step(_ state: State, by action: Action) -> State {
    var next = state
    switch action {
    case .probe:
      next.token = Int8(count - 1)
      next.tokenIsBlack = false
      next.black &= ~1
    case .pass:
      let holder = UInt8(1) << UInt8(state.token)
      if state.black & holder != 0 { next.tokenIsBlack = true }
      next.black &= ~holder
      next.token -= 1
    case .send(let node, let other):
      next.active |= 1 << other
      if other > node { next.black |= 1 << node }
    case .rest(let node):
      next.active &= ~(1 << node)
    }
    return next
  }
}
