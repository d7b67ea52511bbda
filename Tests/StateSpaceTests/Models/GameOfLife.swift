// SPDX-License-Identifier: MIT

import StateSpace

/// Conway's Game of Life on a small board, one bit a cell, beginning with every board.
struct GameOfLife: TransitionSystem {
  enum Action { case tick }

  static let side = 4

  var initialStates: [UInt16] { Array(0...UInt16.max) }

  func appendActions(enabledIn board: UInt16, to actions: inout [Action]) { actions.append(.tick) }

  func step(_ board: UInt16, by action: Action, emitting events: inout [Never]) -> UInt16 {
    var next: UInt16 = 0
    for row in 0..<Self.side {
      for column in 0..<Self.side {
        let isAlive = Self.isAlive(row, column, on: board)
        let neighbours = Self.neighbours(of: row, column, on: board)
        if neighbours == 3 || isAlive && neighbours == 2 { next |= Self.bit(row, column) }
      }
    }
    return next
  }

  private static func bit(_ row: Int, _ column: Int) -> UInt16 { 1 << UInt16(row * side + column) }

  private static func isAlive(_ row: Int, _ column: Int, on board: UInt16) -> Bool {
    (0..<side).contains(row) && (0..<side).contains(column) && board & bit(row, column) != 0
  }

  private static func neighbours(of row: Int, _ column: Int, on board: UInt16) -> Int {
    (row - 1...row + 1).map { near in
      (column - 1...column + 1).count {
        (near, $0) != (row, column) && isAlive(near, $0, on: board)
      }
    }.reduce(0, +)
  }
}
