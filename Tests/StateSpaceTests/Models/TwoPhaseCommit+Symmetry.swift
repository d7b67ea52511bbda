// SPDX-License-Identifier: MIT

import StateSpace

extension TwoPhaseCommit: SymmetricSystem {
  var renamings: [Exchange] { Exchange.neighbors(among: count) }

  func renaming(_ state: State, by exchange: Exchange) -> State {
    var copy = state
    copy[exchange.first] = state[exchange.second]
    copy[exchange.second] = state[exchange.first]
    copy.received = exchange(bits: state.received)
    copy.sent = exchange(bits: state.sent)
    return copy
  }

  func renaming(_ action: Action, by exchange: Exchange) -> Action {
    switch action {
    case .commit, .abort: action
    case .receive(let manager): .receive(exchange(manager))
    case .prepare(let manager): .prepare(exchange(manager))
    case .giveUp(let manager): .giveUp(exchange(manager))
    case .obeyCommit(let manager): .obeyCommit(exchange(manager))
    case .obeyAbort(let manager): .obeyAbort(exchange(manager))
    }
  }

  /// Sorts the managers by all that is known of each.
  func representative(of state: State) -> State {
    let order = (0..<count).sorted { key(of: $0, in: state) < key(of: $1, in: state) }
    var copy = State(coordinator: state.coordinator)
    for (place, manager) in order.enumerated() {
      copy[place] = state[manager]
      copy.received |= (state.received >> manager & 1) << place
      copy.sent |= (state.sent >> manager & 1) << place
    }
    return copy
  }

  private func key(of manager: Int, in state: State) -> UInt16 {
    let messages = (state.received >> manager & 1) * 2 + (state.sent >> manager & 1)
    return UInt16(state[manager].rawValue) * 4 + messages
  }
}
