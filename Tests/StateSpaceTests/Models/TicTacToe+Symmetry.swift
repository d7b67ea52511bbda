// SPDX-License-Identifier: MIT

import StateSpace

extension TicTacToe: SymmetricSystem {
  /// The two from which the eight symmetries of the board are composed.
  enum Renaming: CaseIterable { case quarterTurn, mirroring }

  var renamings: [Renaming] { Renaming.allCases }

  func renaming(_ state: State, by renaming: Renaming) -> State {
    State(
      crosses: self.renaming(marks: state.crosses, by: renaming),
      noughts: self.renaming(marks: state.noughts, by: renaming))
  }

  func renaming(_ place: Int, by renaming: Renaming) -> Int {
    let (row, column) = (place / 3, place % 3)
    return switch renaming {
    case .quarterTurn: 3 * column + 2 - row
    case .mirroring: 3 * row + 2 - column
    }
  }

  private func renaming(marks: UInt16, by renaming: Renaming) -> UInt16 {
    (0..<9).reduce(into: 0) { moved, place in
      moved |= (marks >> place & 1) << self.renaming(place, by: renaming)
    }
  }
}

extension TicTacToe.State: Comparable {
  static func < (first: Self, second: Self) -> Bool {
    (first.crosses, first.noughts) < (second.crosses, second.noughts)
  }
}
