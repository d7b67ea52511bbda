// SPDX-License-Identifier: MIT

import StateSpace

/// Discs that move between pegs, never onto a smaller one.
struct TowersOfHanoi: TransitionSystem {
  /// Two bits for each disc, the smallest first: the peg it is on.
  typealias State = UInt32

  struct Move: Hashable, Sendable {
    var from: UInt32
    var to: UInt32
  }

  let discs: Int
  var pegs: UInt32 = 3

  var initialStates: [State] { [0] }
  var goal: State { (0..<discs).reduce(0) { $0 | (pegs - 1) << UInt32(2 * $1) } }

  private func smallestDisc(on peg: UInt32, in state: State) -> Int? {
    (0..<discs).first { state >> UInt32(2 * $0) & 3 == peg }
  }

  func appendActions(enabledIn state: State, to actions: inout [Move]) {
    for from in 0..<pegs {
      guard let disc = smallestDisc(on: from, in: state) else { continue }
      for to in 0..<pegs where to != from {
        if let other = smallestDisc(on: to, in: state), other < disc { continue }
        actions.append(Move(from: from, to: to))
      }
    }
  }

  func step(_ state: State, by move: Move) -> State {
    guard let disc = smallestDisc(on: move.from, in: state) else { return state }
    return state & ~(3 << UInt32(2 * disc)) | move.to << UInt32(2 * disc)
  }
}
