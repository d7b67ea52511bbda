// SPDX-License-Identifier: MIT

/// Puts to the test that actions are as independent, and as invisible, as they are declared.
struct IndependenceCheck<System: ConcurrentSystem> {
  let system: System
  let check: ReductionCheck
  let ample: AmpleSets<System>
  /// Whether monitors listen, so that invisible actions must be silent.
  let hasMonitors: Bool

  /// What one action does in one state.
  private struct Outcome {
    let action: System.Action
    let after: System.State
    let events: [System.Event]
    let enabled: [System.Action]
  }

  /// Looks at states in the order in which they were found.
  func run(_ states: some Sequence<System.State>) throws(ExplorationError) {
    for (ordinal, state) in states.enumerated() where check.includes(ordinal) {
      let enabled = actions(in: state)
      let outcomes = enabled.map { outcome(of: $0, in: state) }
      for outcome in outcomes { try checkVisibility(of: outcome, from: state) }
      for (place, first) in outcomes.enumerated() {
        for second in outcomes[(place + 1)...] { try compare(first, second) }
      }
      try checkEnablers(in: state, Set(enabled), outcomes)
    }
  }

  private func checkVisibility(
    of outcome: Outcome, from state: System.State
  ) throws(ExplorationError) {
    let number = try ample.number(of: outcome.action)
    if ample.isVisible[number] { return }
    if let observer = ample.probes.difference(state, outcome.after) {
      throw .notIndependent("\(observer) sees '\(name(outcome))', which is declared invisible")
    }
    if system.isWithinConstraint(state) != system.isWithinConstraint(outcome.after) {
      throw .notIndependent("'\(name(outcome))', declared invisible, leaves the constraint")
    }
    if hasMonitors, !outcome.events.isEmpty {
      throw .notIndependent(
        "'\(name(outcome))', declared invisible, emits events while monitors listen")
    }
  }

  /// Two independent actions must form a diamond.
  private func compare(_ first: Outcome, _ second: Outcome) throws(ExplorationError) {
    guard system.areIndependent(first.action, second.action) else { return }
    for (one, other) in [(first, second), (second, first)]
    where !one.enabled.contains(other.action) {
      throw .notIndependent("'\(name(one))' disables '\(name(other))'")
    }
    let firstLast = outcome(of: first.action, in: second.after)
    let secondLast = outcome(of: second.action, in: first.after)
    if firstLast.after != secondLast.after {
      throw .notIndependent(
        "'\(name(first))' and '\(name(second))' lead to other states in the other order")
    }
    for (alone, last) in [(first, firstLast), (second, secondLast)]
    where alone.events != last.events {
      throw .notIndependent("'\(name(alone))' emits other events after the other action")
    }
  }

  /// What an action enables must name it among its enablers.
  private func checkEnablers(
    in state: System.State, _ enabled: Set<System.Action>, _ outcomes: [Outcome]
  ) throws(ExplorationError) {
    for outcome in outcomes {
      for action in outcome.enabled where !enabled.contains(action) {
        if !system.enablers(of: action, in: state).contains(outcome.action) {
          throw .notIndependent(
            "'\(name(outcome))' enables '\(system.name(of: action))', which does not name it "
              + "among its enablers")
        }
      }
    }
  }

  private func outcome(of action: System.Action, in state: System.State) -> Outcome {
    var events: [System.Event] = []
    let after = system.step(state, by: action, emitting: &events)
    return Outcome(action: action, after: after, events: events, enabled: actions(in: after))
  }

  private func actions(in state: System.State) -> [System.Action] {
    var actions: [System.Action] = []
    system.appendActions(enabledIn: state, to: &actions)
    return actions
  }

  private func name(_ outcome: Outcome) -> String { system.name(of: outcome.action) }
}
