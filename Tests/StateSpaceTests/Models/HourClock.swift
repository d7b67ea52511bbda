// SPDX-License-Identifier: MIT

import StateSpace

/// A clock that shows the hour and may start anywhere.
struct HourClock: TransitionSystem {
  enum Action { case tick }

  var initialStates: [Int] { Array(1...12) }

  func appendActions(enabledIn hour: Int, to actions: inout [Action]) {
    actions.append(.tick)
  }

  func step(_ hour: Int, by action: Action) -> Int {
    hour == 12 ? 1 : hour + 1
  }
}
