// SPDX-License-Identifier: MIT

import Reporting
import StateSpace

/// A gate with one property of each form, small enough for its export to be read as a whole.
struct Gate: TransitionSystem {
  enum State { case closed, open, broken }
  enum Action: String { case open, close, smash = "smash it \"to bits\"" }
  enum Event { case move }

  var initialStates: [State] { [.closed] }

  func appendActions(enabledIn state: State, to actions: inout [Action]) {
    switch state {
    case .closed: actions.append(.open)
    case .open: actions += [.close, .smash]
    case .broken: break
    }
  }

  func step(_ state: State, by action: Action, emitting events: inout [Event]) -> State {
    if action != .smash { events.append(.move) }
    return switch action {
    case .open: .open
    case .close: .closed
    case .smash: .broken
    }
  }

  func name(of action: Action) -> String { action.rawValue }

  private static let movesOnce = Monitor<Event>("moves at most once") { state, _ in
    state == 0 ? .exercised(1) : .violated
  }

  static let properties: [Property<Gate>] = [
    .never("broken") { $0 == .broken },
    .onEveryStep("closed gently") { $0.action != .smash },
    .reachable("it opens") { $0 == .open },
    .monitor(movesOnce),
    .noDeadlock,
    .alwaysReachable("can be closed", when: { $0 == .open }, via: { $0 != .smash }) {
      $0 == .closed
    },
    .eventually("opens", fairness: [.weak("somebody comes") { $0 == .open }]) { $0 == .open },
    .leadsTo("does not stay open", when: { $0 == .open }) { $0 != .open },
    .infinitelyOften(
      "closed again and again",
      fairness: [
        .strong("somebody leaves") { $0 == .close }, .ceasing("no vandals") { $0 == .smash },
        .recurring("it is whole") { $0 != .broken },
      ]
    ) { $0 == .closed },
    .eventuallyAlways("ends in pieces") { $0 == .broken },
  ]

  static func model() throws -> ExplicitModel {
    try Explorer(Gate(), properties: properties).explore().explicitModel(of: properties)
  }

  static let title = ExportTitle(
    name: "gate", command: "modalcheck export gate", configurations: ["weather=fair"])
}
