// SPDX-License-Identifier: MIT

import StateSpace

/// A system that tells of each action, so that monitors have something to listen to.
struct Told<Base: TransitionSystem>: TransitionSystem {
  let base: Base

  init(_ base: Base) { self.base = base }

  var initialStates: [Base.State] { base.initialStates }

  func appendActions(enabledIn state: Base.State, to actions: inout [Base.Action]) {
    base.appendActions(enabledIn: state, to: &actions)
  }

  func step(
    _ state: Base.State, by action: Base.Action, emitting events: inout [String]
  ) -> Base.State {
    events.append(base.name(of: action))
    var unreceived: [Base.Event] = []
    return base.step(state, by: action, emitting: &unreceived)
  }

  func isAccepting(_ state: Base.State) -> Bool { base.isAccepting(state) }
  func isWithinConstraint(_ state: Base.State) -> Bool { base.isWithinConstraint(state) }
  func name(of action: Base.Action) -> String { base.name(of: action) }

  /// A property of each form: some hold, some do not, and some need the graph as a whole.
  func oneOfEach() -> [Property<Self>] {
    let states = initialStates
    let stuttering = Monitor<String>("no action twice in a row", initialState: 0) { last, name in
      let sum: Int = name.utf8.reduce(0) { sum, byte in sum + Int(byte) }
      let mark = UInt32(1 + sum % 5)
      return mark == last ? .violated : .exercised(mark)
    }
    let progress = Fairness<Self>.weak("something happens") { _ in true }
    return [
      .noDeadlock, .monitor(stuttering),
      .always("never back at the last beginning") { $0 != states.last },
      .onEveryStep("something changes") { $0.before != $0.after },
      .reachable("a beginning") { $0 == states.first },
      .alwaysReachable("back to the beginning") { $0 == states.first },
      .eventually("away from the beginning", fairness: [progress]) { $0 != states.first },
      .infinitelyOften("at the beginning") { $0 == states.first },
    ]
  }
}
