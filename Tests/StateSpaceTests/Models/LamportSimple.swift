// SPDX-License-Identifier: MIT

import StateSpace

/// Processes that write their own variable and then read their neighbor's.
struct LamportSimple: TransitionSystem {
  /// One bit for each process in each mask.
  struct State: Hashable, Sendable {
    var hasWritten: UInt8 = 0
    var hasRead: UInt8 = 0
    var sawOne: UInt8 = 0
  }

  enum Action: Hashable, Sendable {
    case write(Int), read(Int)
    case rest
  }

  let count: Int
  var everyone: UInt8 { UInt8(1 << count - 1) }

  var initialStates: [State] { [State()] }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    for process in 0..<count {
      if state.hasWritten >> process & 1 == 0 {
        actions.append(.write(process))
      } else if state.hasRead >> process & 1 == 0 {
        actions.append(.read(process))
      }
    }
    if state.hasRead == everyone { actions.append(.rest) }
  }

  func step(_ state: State, by action: Action) -> State {
    var next = state
    switch action {
    case .write(let process):
      next.hasWritten |= 1 << process
    case .read(let process):
      let neighbor = (process + count - 1) % count
      next.hasRead |= 1 << process
      next.sawOne |= (state.hasWritten >> neighbor & 1) << process
    case .rest:
      break
    }
    return next
  }
}
