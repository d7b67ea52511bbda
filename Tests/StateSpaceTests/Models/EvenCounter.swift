// SPDX-License-Identifier: MIT

import StateSpace

/// A counter that goes up and down by two between 0 and 10.
struct EvenCounter: TransitionSystem {
  enum Action { case up, down }

  var initialStates: [Int] { [0] }

  func appendActions(enabledIn value: Int, to actions: inout [Action]) {
    if value < 10 { actions.append(.up) }
    if value > 0 { actions.append(.down) }
  }

  func step(_ value: Int, by action: Action) -> Int {
    action == .up ? value + 2 : value - 2
  }
}
