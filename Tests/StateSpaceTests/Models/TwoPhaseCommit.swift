// SPDX-License-Identifier: MIT

import StateSpace

/// Resource managers that agree, through a transaction manager, to commit or to abort.
struct TwoPhaseCommit: TransitionSystem {
  enum Manager: UInt8 { case working, prepared, committed, aborted }

  struct State: Hashable, Sendable {
    /// Two bits for each resource manager.
    var managers: UInt32 = 0
    var received: UInt16 = 0
    var sent: UInt16 = 0
    var coordinator: Manager = .working

    subscript(manager: Int) -> Manager {
      get { Manager(rawValue: UInt8(managers >> UInt32(2 * manager) & 3)) ?? .working }
      set {
        managers &= ~(3 << UInt32(2 * manager))
        managers |= UInt32(newValue.rawValue) << UInt32(2 * manager)
      }
    }
  }

  enum Action: Hashable, Sendable {
    case commit, abort
    case receive(Int), prepare(Int), giveUp(Int), obeyCommit(Int), obeyAbort(Int)
  }

  let count: Int

  var initialStates: [State] { [State()] }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    let isOpen = state.coordinator == .working
    if isOpen, state.received == 1 << count - 1 { actions.append(.commit) }
    if isOpen { actions.append(.abort) }
    for manager in 0..<count {
      if isOpen, state.sent >> manager & 1 == 1 { actions.append(.receive(manager)) }
      if state[manager] == .working {
        actions.append(.prepare(manager))
        actions.append(.giveUp(manager))
      }
      if state.coordinator == .committed { actions.append(.obeyCommit(manager)) }
      if state.coordinator == .aborted { actions.append(.obeyAbort(manager)) }
    }
  }

  func step(_ state: State, by action: Action) -> State {
    var next = state
    switch action {
    case .commit: next.coordinator = .committed
    case .abort: next.coordinator = .aborted
    case .receive(let manager): next.received |= 1 << manager
    case .prepare(let manager):
      next[manager] = .prepared
      next.sent |= 1 << manager
    case .giveUp(let manager), .obeyAbort(let manager): next[manager] = .aborted
    case .obeyCommit(let manager): next[manager] = .committed
    }
    return next
  }

  func all(_ wanted: Manager, in state: State) -> Bool {
    (0..<count).allSatisfy { state[$0] == wanted }
  }

  func contains(_ wanted: Manager, in state: State) -> Bool {
    (0..<count).contains { state[$0] == wanted }
  }
}
