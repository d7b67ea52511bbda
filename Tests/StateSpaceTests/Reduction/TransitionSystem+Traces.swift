// SPDX-License-Identifier: MIT

import StateSpace

extension TransitionSystem {
  /// Whether a trace begins where the system can, and each step is one that the system takes.
  func takes(_ trace: Trace<Self>) -> Bool {
    guard initialStates.indices.contains(trace.origin) else { return false }
    return initialStates[trace.origin] == trace.initial
      && zip(trace.steps, trace.states).allSatisfy { step, before in
        var actions: [Action] = []
        appendActions(enabledIn: before, to: &actions)
        var events: [Event] = []
        return step.before == before && actions.contains(step.action)
          && self.step(before, by: step.action, emitting: &events) == step.after
          && events == step.events
      }
  }
}
