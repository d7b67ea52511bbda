// SPDX-License-Identifier: MIT

import StateSpace

/// A can of black and white beans from which two are taken until one is left.
struct CoffeeCan: TransitionSystem {
  struct State: Hashable, Sendable {
    var black: Int
    var white: Int
  }

  enum Action { case twoBlack, twoWhite, oneOfEach, rest }

  let beans: Int

  var initialStates: [State] {
    (1...beans).flatMap { sum in (0...sum).map { State(black: $0, white: sum - $0) } }
  }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    if state.black > 1 { actions.append(.twoBlack) }
    if state.white > 1 { actions.append(.twoWhite) }
    if state.black > 0, state.white > 0 { actions.append(.oneOfEach) }
    if state.black + state.white == 1 { actions.append(.rest) }
  }

  func step(_ state: State, by action: Action) -> State {
    switch action {
    case .twoBlack, .oneOfEach: State(black: state.black - 1, white: state.white)
    case .twoWhite: State(black: state.black + 1, white: state.white - 2)
    case .rest: state
    }
  }
}
