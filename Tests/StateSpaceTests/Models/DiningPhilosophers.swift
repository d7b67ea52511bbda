// SPDX-License-Identifier: MIT

import StateSpace

/// Philosophers who all reach for the left fork first.
struct DiningPhilosophers: TransitionSystem {
  enum Philosopher: UInt8 { case thinking, holdingLeft, eating }

  enum Action: Hashable, Sendable { case takeLeft(Int), takeRight(Int), release(Int) }

  let count: Int

  var initialStates: [[Philosopher]] { [Array(repeating: .thinking, count: count)] }

  func appendActions(enabledIn state: [Philosopher], to actions: inout [Action]) {
    for seat in 0..<count {
      switch state[seat] {
      case .thinking:
        if state[(seat + count - 1) % count] != .eating { actions.append(.takeLeft(seat)) }
      case .holdingLeft:
        if state[(seat + 1) % count] == .thinking { actions.append(.takeRight(seat)) }
      case .eating:
        actions.append(.release(seat))
      }
    }
  }

  func step(
    _ state: [Philosopher], by action: Action
  ) -> [Philosopher] {
    var next = state
    switch action {
    case .takeLeft(let seat): next[seat] = .holdingLeft
    case .takeRight(let seat): next[seat] = .eating
    case .release(let seat): next[seat] = .thinking
    }
    return next
  }
}
