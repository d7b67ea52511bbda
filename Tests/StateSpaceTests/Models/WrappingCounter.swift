// SPDX-License-Identifier: MIT

import StateSpace

/// A counter that begins again after its highest value.
struct WrappingCounter: TransitionSystem {
  enum Action { case count }

  var highest = 150
  var initialStates: [Int] { [0] }

  func appendActions(enabledIn value: Int, to actions: inout [Action]) {
    actions.append(.count)
  }

  func step(_ value: Int, by action: Action) -> Int {
    value == highest ? 0 : value + 1
  }
}
