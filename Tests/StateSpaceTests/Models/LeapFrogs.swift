// SPDX-License-Identifier: MIT

import StateSpace

/// Two rows of frogs that face each other and step or jump forward to change sides.
struct LeapFrogs: TransitionSystem {
  enum Place: UInt8 { case gap, rightward, leftward }

  let perSide: Int

  private func row(_ first: Place, _ second: Place) -> [Place] {
    let left = Array(repeating: first, count: perSide)
    return left + [.gap] + Array(repeating: second, count: perSide)
  }

  var initialStates: [[Place]] { [row(.rightward, .leftward)] }
  var goal: [Place] { row(.leftward, .rightward) }

  func isAccepting(_ state: [Place]) -> Bool { state == goal }

  /// An action is the place of the frog that moves.
  func appendActions(enabledIn state: [Place], to frogs: inout [Int]) {
    guard let gap = state.firstIndex(of: .gap) else { return }
    for distance in [1, 2] {
      if gap >= distance, state[gap - distance] == .rightward { frogs.append(gap - distance) }
      if gap + distance < state.count, state[gap + distance] == .leftward {
        frogs.append(gap + distance)
      }
    }
  }

  func step(_ state: [Place], by frog: Int) -> [Place] {
    guard let gap = state.firstIndex(of: .gap) else { return state }
    var next = state
    next.swapAt(gap, frog)
    return next
  }
}
