// SPDX-License-Identifier: MIT

import StateSpace

/// Lamport's bakery: draw the next number, wait for the lowest one.
struct Bakery: TransitionSystem {
  enum Place: UInt8 { case resting, drawing, waiting, inside }

  struct State: Hashable, Sendable {
    var places: [Place]
    var tickets: [Int]
    /// The number read but not yet written, if drawing takes two steps.
    var drawn: [Int]

    var isViolated: Bool { places.count { $0 == .inside } > 1 }
  }

  struct Action: Hashable, Sendable { var process: Int }

  let count: Int
  let highestTicket: Int
  var drawsInTwoSteps = false

  var initialStates: [State] {
    let zeros = Array(repeating: 0, count: count)
    return [State(places: zeros.map { _ in .resting }, tickets: zeros, drawn: zeros)]
  }

  func isWithinConstraint(_ state: State) -> Bool {
    state.tickets.allSatisfy { $0 <= highestTicket }
  }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    for process in 0..<count {
      let mine = (state.tickets[process], process)
      let mayEnter = state.tickets.enumerated().allSatisfy { other, ticket in
        other == process || ticket == 0 || mine < (ticket, other)
      }
      if state.places[process] != .waiting || mayEnter { actions.append(Action(process: process)) }
    }
  }

  func step(_ state: State, by action: Action) -> State {
    var next = state
    let process = action.process
    let lowestFree = 1 + (state.tickets.max() ?? 0)
    switch state.places[process] {
    case .resting where drawsInTwoSteps:
      next.places[process] = .drawing
      next.drawn[process] = lowestFree
    case .resting:
      next.places[process] = .waiting
      next.tickets[process] = lowestFree
    case .drawing:
      next.places[process] = .waiting
      next.tickets[process] = state.drawn[process]
      next.drawn[process] = 0
    case .waiting:
      next.places[process] = .inside
    case .inside:
      next.places[process] = .resting
      next.tickets[process] = 0
    }
    return next
  }
}
