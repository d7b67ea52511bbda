// SPDX-License-Identifier: MIT

import StateSpace

/// A frame of tiles with one gap, into which a neighboring tile can slide.
struct SlidingTiles: TransitionSystem {
  /// Four bits for each place: the tile, or zero for the gap.
  typealias State = UInt64

  enum Direction { case up, down, left, right }

  let width: Int
  let height: Int

  var initialStates: [State] {
    [(1..<width * height).reduce(0) { $0 | UInt64($1) << UInt64(4 * $1) }]
  }

  private func gap(in state: State) -> Int {
    var place = 0
    while state >> UInt64(4 * place) & 15 != 0 { place += 1 }
    return place
  }

  func appendActions(enabledIn state: State, to actions: inout [Direction]) {
    let gap = gap(in: state)
    if gap >= width { actions.append(.up) }
    if gap < width * (height - 1) { actions.append(.down) }
    if gap % width > 0 { actions.append(.left) }
    if gap % width < width - 1 { actions.append(.right) }
  }

  func step(_ state: State, by direction: Direction) -> State {
    let gap = gap(in: state)
    let neighbor =
      switch direction {
      case .up: gap - width
      case .down: gap + width
      case .left: gap - 1
      case .right: gap + 1
      }
    let tile = state >> UInt64(4 * neighbor) & 15
    return state & ~(15 << UInt64(4 * neighbor)) | tile << UInt64(4 * gap)
  }
}
