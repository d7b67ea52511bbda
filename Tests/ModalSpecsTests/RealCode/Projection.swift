// SPDX-License-Identifier: MIT

@testable import StateSpace

/// How a part is seen in a larger system, as one of two programs that take their steps together.
struct Projection<Whole: TransitionSystem, Part: TransitionSystem>: Sendable {
  /// What a state is to the part.
  let state: @Sendable (Whole.State) -> Part.State
  /// What an action is to the part; `nil` if it has no part in it.
  let action: @Sendable (Whole.Action) -> Part.Action?
  /// What an event is to the part; `nil` if it is not the part's.
  let event: @Sendable (Whole.Event) -> Part.Event?

  /// What a step is to the part; `nil` if it has no part in it.
  private func step(_ whole: Step<Whole>) -> Step<Part>? {
    action(whole.action).map { action in
      Step(
        before: state(whole.before), action: action, events: whole.events.compactMap(event),
        after: state(whole.after))
    }
  }
}

extension Property {
  /// Returns the same claim about a larger system of which this one is a part.
  func seen<Whole>(
    by projection: Projection<Whole, System>, named name: String
  ) -> Property<Whole> {
    Property<Whole>(name, kind, explanation, projection.seen(rule))
  }
}

extension Projection {
  fileprivate func seen(_ rule: Property<Part>.Rule) -> Property<Whole>.Rule {
    switch rule {
    case .state(let antecedent, let predicate):
      return .state(antecedent: antecedent.map(seen), predicate: seen(predicate))
    case .step, .view:
      guard let claim = rule.stepClaim else { preconditionFailure("It is about steps.") }
      return .step(
        antecedent: claim.antecedent.map { seen($0, elsewhere: false) } ?? takesPart,
        predicate: seen(claim.predicate, elsewhere: true))
    case .witness(let predicate): return .witness(seen(predicate))
    case .recovery(let claim):
      return .recovery(
        Property<Whole>.Recovery(
          antecedent: claim.antecedent.map(seen), via: claim.via.map(seen), goal: seen(claim.goal)))
    case .temporal(let claim): return .temporal(seen(claim))
    case .monitor(let monitor): return .monitor(seen(monitor))
    case .deadlock: return .deadlock
    }
  }

  private var takesPart: Property<Whole>.StepPredicate { { action($0.action) != nil } }

  private func seen(
    _ predicate: @escaping Property<Part>.StatePredicate
  ) -> Property<Whole>.StatePredicate {
    { predicate(state($0)) }
  }

  /// Asks about the part of a step; steps without one get a fixed answer.
  private func seen(
    _ predicate: @escaping Property<Part>.StepPredicate, elsewhere: Bool
  ) -> Property<Whole>.StepPredicate {
    { step($0).map(predicate) ?? elsewhere }
  }

  private func seen(
    _ contains: @escaping @Sendable (Part.Action) -> Bool
  ) -> @Sendable (Whole.Action) -> Bool {
    { action($0).map(contains) ?? false }
  }

  private func seen(_ claim: Property<Part>.TemporalClaim) -> Property<Whole>.TemporalClaim {
    Property<Whole>.TemporalClaim(
      claim.obligations.map(seen), fairness: claim.fairness.map(seen))
  }

  private func seen(
    _ obligation: Property<Part>.TemporalClaim.Obligation
  ) -> Property<Whole>.TemporalClaim.Obligation {
    let trigger: Property<Whole>.TemporalClaim.Trigger =
      switch obligation.trigger {
      case .initially: .initially
      case .whenever(let predicate): .whenever(seen(predicate))
      case .always: .always
      }
    let goal: Property<Whole>.TemporalClaim.Goal =
      switch obligation.goal {
      case .reached(let predicate): .reached(seen(predicate))
      case .settled(let predicate): .settled(seen(predicate))
      }
    return .init(trigger: trigger, goal: goal)
  }

  private func seen(_ fairness: Fairness<Part>) -> Fairness<Whole> {
    switch fairness.rule {
    case .weak(let set): .weak(fairness.name, seen(set.contains))
    case .strong(let set): .strong(fairness.name, seen(set.contains))
    case .ceasing(let set): .ceasing(fairness.name, seen(set.contains))
    case .recurring(let predicate): .recurring(fairness.name, seen(predicate))
    }
  }

  /// The same monitor, which receives the part's events only.
  private func seen(_ monitor: Monitor<Part.Event>) -> Monitor<Whole.Event> {
    Monitor<Whole.Event>(monitor.name, initialState: monitor.initialState) { state, event in
      guard let received = self.event(event) else { return .next(state) }
      return switch monitor.transition(state, received) {
      case .next(let next): .next(next)
      case .exercised(let next): .exercised(next)
      case .violated: .violated
      }
    }
  }
}
