// SPDX-License-Identifier: MIT

import StateSpace

/// Conway's Game of Life on a small board, one bit a cell, beginning with every board.
struct GameOfLife: TransitionSystem {
  enum Action { case tick }

  static let side = 4

  var initialStates: [UInt16] { Array(0...UInt16.max) }

  func appendActions(enabledIn board: UInt16, to actions: inout [Action]) { actions.append(.tick) }

  func step(_ board: UInt16, by action: Action) -> UInt16 {
    var next: UInt16 = 0
    for cell in Self.neighbors.indices {
      let bit: UInt16 = 1 << UInt16(cell)
      let count = (board & Self.neighbors[cell]).nonzeroBitCount
      if count == 3 || count == 2 && board & bit != 0 { next |= bit }
    }
    return next
  }

  /// For each cell, the bits of those around it.
  private static let neighbors: [UInt16] = (0..<side * side).map { cell in
    let (row, column) = (cell / side, cell % side)
    var bits: UInt16 = 0
    for other in 0..<side * side where other != cell {
      let isNear = abs(other / side - row) <= 1 && abs(other % side - column) <= 1
      if isNear { bits |= 1 << UInt16(other) }
    }
    return bits
  }
}
