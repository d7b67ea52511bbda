// SPDX-License-Identifier: MIT

import StateSpace

/// A farmer with a boat for two, and three passengers who must not be left alone together.
struct WolfGoatCabbage: TransitionSystem {
  /// Who is on the far bank; bit 0 is the farmer, then the wolf, the goat and the cabbage.
  typealias State = UInt8

  enum Passenger: UInt8, CaseIterable { case nobody = 0, wolf = 2, goat = 4, cabbage = 8 }

  var initialStates: [State] { [0] }

  private static func isSafe(_ state: State) -> Bool {
    let alone = state & 1 == 0 ? state : ~state & 15
    return alone & 6 != 6 && alone & 12 != 12
  }

  func appendActions(enabledIn state: State, to actions: inout [Passenger]) {
    for passenger in Passenger.allCases {
      let isHere = passenger == .nobody || (state & passenger.rawValue != 0) == (state & 1 != 0)
      if isHere, Self.isSafe(state ^ (passenger.rawValue | 1)) { actions.append(passenger) }
    }
  }

  func step(_ state: State, by passenger: Passenger) -> State {
    state ^ (passenger.rawValue | 1)
  }
}
