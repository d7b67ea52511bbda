// SPDX-License-Identifier: MIT

/// Turns traces between representatives into traces that the system really takes.
///
/// A trace of representatives is true only up to renaming, anew at each step. From any member of an
/// orbit, though, some action leads into the next orbit, so the way can be walked for real.
struct TraceUnfolding<System: SymmetricSystem> {
  let system: System

  /// Returns a real trace as long as the one given, which violates, or witnesses, the property.
  func unfold(
    _ trace: Trace<OrbitSystem<System>>, for property: Property<System>
  ) throws(ExplorationError) -> Trace<System> {
    let initial = system.initialStates[trace.origin]
    var state = initial
    var steps: [Step<System>] = []
    for step in trace.steps {
      let isLast = steps.count == trace.steps.count - 1
      guard let real = self.step(from: state, into: step.after, isLast ? property : nil) else {
        throw .notSymmetric(
          "the counterexample to '\(property.name)' is none for the states that it stands for")
      }
      steps.append(real)
      state = real.after
    }
    guard isShown(property, by: state) else {
      throw .notSymmetric("the property '\(property.name)' differs between members of one orbit")
    }
    return Trace(origin: trace.origin, initial: initial, steps: steps)
  }

  /// The first step, in action order, into an orbit that also breaks the rule on steps, if any.
  private func step(
    from state: System.State, into orbit: System.State, _ property: Property<System>?
  ) -> Step<System>? {
    var expansion = Expansion(system)
    expansion.enable(in: state)
    for choice in expansion.actions.indices {
      let after = expansion.step(state, choice: choice)
      guard system.representative(of: after) == orbit else { continue }
      let step = Step<System>(
        before: state, action: expansion.actions[choice], events: expansion.events, after: after)
      if let claim = property?.rule.stepClaim {
        guard claim.antecedent?(step) ?? true, !claim.predicate(step) else { continue }
      }
      return step
    }
    return nil
  }

  private func isShown(_ property: Property<System>, by state: System.State) -> Bool {
    switch property.rule {
    case .state(let antecedent, let predicate): antecedent?(state) ?? true && !predicate(state)
    case .witness(let predicate): predicate(state)
    case .recovery(let claim): claim.antecedent?(state) ?? true && !claim.goal(state)
    case .deadlock: isDeadlock(state)
    case .step, .view, .temporal, .monitor: true
    }
  }

  private func isDeadlock(_ state: System.State) -> Bool {
    var expansion = Expansion(system)
    expansion.enable(in: state)
    return expansion.actions.isEmpty && !system.isAccepting(state)
  }
}
