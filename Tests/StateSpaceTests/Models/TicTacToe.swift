// SPDX-License-Identifier: MIT

import StateSpace

/// Noughts and crosses, up to a win or a full board.
struct TicTacToe: TransitionSystem {
  struct State: Hashable, Sendable {
    var crosses: UInt16 = 0
    var noughts: UInt16 = 0

    var taken: UInt16 { crosses | noughts }
    var crossesWin: Bool { Self.wins(crosses) }
    var noughtsWin: Bool { Self.wins(noughts) }
    var isOver: Bool { crossesWin || noughtsWin || taken == 0o777 }

    private static let lines: [UInt16] = [
      0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124,
    ]

    private static func wins(_ marks: UInt16) -> Bool {
      lines.contains { marks & $0 == $0 }
    }
  }

  var initialStates: [State] { [State()] }

  func isAccepting(_ state: State) -> Bool { state.isOver }

  func appendActions(enabledIn state: State, to places: inout [Int]) {
    if state.isOver { return }
    for place in 0..<9 where state.taken >> place & 1 == 0 { places.append(place) }
  }

  func step(_ state: State, by place: Int) -> State {
    var next = state
    if state.crosses.nonzeroBitCount == state.noughts.nonzeroBitCount {
      next.crosses |= 1 << place
    } else {
      next.noughts |= 1 << place
    }
    return next
  }
}
