// SPDX-License-Identifier: MIT

import StateSpace

/// Three smokers who each hold one ingredient, and a dealer who offers the two others.
struct CigaretteSmokers: TransitionSystem {
  struct State: Hashable, Sendable {
    /// The ingredient missing from what is on offer.
    var missing: Int?
    var smoker: Int?
  }

  enum Action: Hashable, Sendable {
    case light
    case stop(nextMissing: Int)
  }

  var initialStates: [State] { (0..<3).map { State(missing: $0) } }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    if state.missing != nil { actions.append(.light) }
    if state.smoker != nil { for next in 0..<3 { actions.append(.stop(nextMissing: next)) } }
  }

  func step(_ state: State, by action: Action) -> State {
    switch action {
    case .light: State(missing: nil, smoker: state.missing)
    case .stop(let next): State(missing: next, smoker: nil)
    }
  }
}
