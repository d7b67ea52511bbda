// SPDX-License-Identifier: MIT

import StateSpace

/// Clients that ask for sets of resources, get them piecemeal, and give them back.
struct SimpleAllocator: TransitionSystem {
  /// A mask of resources for each client.
  struct State: Hashable, Sendable {
    var wanted: SIMD4<UInt8> = .zero
    var held: SIMD4<UInt8> = .zero
  }

  enum Action: Hashable, Sendable {
    case request(Int, UInt8), allocate(Int, UInt8), giveBack(Int, UInt8)
  }

  let clients: Int
  let resources: Int

  var initialStates: [State] { [State()] }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    let all = UInt8(1 << resources - 1)
    let free = all & ~(0..<clients).reduce(0) { $0 | state.held[$1] }
    for client in 0..<clients {
      for set in 1...all {
        if state.wanted[client] | state.held[client] == 0 { actions.append(.request(client, set)) }
        if set & ~(free & state.wanted[client]) == 0 { actions.append(.allocate(client, set)) }
        if set & ~state.held[client] == 0 { actions.append(.giveBack(client, set)) }
      }
    }
  }

  func step(_ state: State, by action: Action) -> State {
    var next = state
    switch action {
    case .request(let client, let set):
      next.wanted[client] = set
    case .allocate(let client, let set):
      next.wanted[client] &= ~set
      next.held[client] |= set
    case .giveBack(let client, let set):
      next.held[client] &= ~set
    }
    return next
  }
}
