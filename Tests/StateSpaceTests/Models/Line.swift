// SPDX-License-Identifier: MIT

import StateSpace

/// A walk along a line of numbers, one forward at a time, that may begin in several places.
struct Line: TransitionSystem {
  enum Action { case forward }
  enum Event: Hashable, Sendable { case passed(Int) }

  var end = 10
  var initialStates = [0]
  var constraint = Int.max
  var endsWell = false

  func isWithinConstraint(_ place: Int) -> Bool { place <= constraint }

  func isAccepting(_ place: Int) -> Bool { endsWell }

  func appendActions(enabledIn place: Int, to actions: inout [Action]) {
    if place < end { actions.append(.forward) }
  }

  func step(_ place: Int, by action: Action, emitting events: inout [Event]) -> Int {
    events.append(.passed(place + 1))
    return place + 1
  }
}
