// SPDX-License-Identifier: MIT

import StateSpace

/// A bit that may become anything at any time, and says what it became.
struct FreeBit: TransitionSystem {
  enum Action: Hashable, Sendable { case become(Bool) }
  enum Event: Hashable, Sendable { case became(Bool) }

  var initialStates: [Bool] { [true] }

  func appendActions(enabledIn bit: Bool, to actions: inout [Action]) {
    actions += [.become(false), .become(true)]
  }

  func step(_ bit: Bool, by action: Action, emitting events: inout [Event]) -> Bool {
    guard case .become(let next) = action else { return bit }
    events.append(.became(next))
    return next
  }
}
