// SPDX-License-Identifier: MIT

/// A claim about a system, put together from plain words.
///
/// ```swift
/// let properties: [Property<Jugs>] = [
///   .always("the small jug holds at most 3") { $0.small <= 3 },
///   .reachable("four units measured") { $0.big == 4 },
///   .alwaysReachable("both jugs can be emptied") { $0 == Jugs.State(small: 0, big: 0) },
///   .onEveryStep("filling adds", when: { $0.action == .fillBig }) { $0.after.big >= $0.before.big },
/// ]
/// ```
///
/// Write a list where its type is known, as here or as ``TransitionSystem/properties``: the compiler
/// takes long over a list that is an argument of a call whose system it has to find out as well.
public struct Property<System: TransitionSystem>: Sendable {
  /// A question about a state.
  public typealias StatePredicate = @Sendable (System.State) -> Bool
  /// A question about a step.
  public typealias StepPredicate = @Sendable (Step<System>) -> Bool
  /// A question about what the system lets claims see of a step.
  public typealias ViewPredicate = @Sendable (System.StepView) -> Bool

  /// The claim in words; distinct among the properties of one exploration.
  public let name: String
  /// The form of the claim.
  public let kind: PropertyKind
  /// Why the claim matters, for people who read the report.
  public var explanation: String
  /// Where the claim is stated; `nil` for one that is built in.
  public var place: SourcePlace?

  let rule: Rule

  /// How the claim is decided.
  enum Rule: Sendable {
    case state(antecedent: StatePredicate?, predicate: StatePredicate)
    case step(antecedent: StepPredicate?, predicate: StepPredicate)
    case view(antecedent: ViewPredicate, predicate: ViewPredicate)
    case witness(StatePredicate)
    case recovery(Recovery)
    case temporal(TemporalClaim)
    case monitor(Monitor<System.Event>)
    case deadlock
  }

  /// The parts of a claim that a goal stays within reach.
  struct Recovery: Sendable {
    let antecedent: StatePredicate?
    let via: (@Sendable (System.Action) -> Bool)?
    let goal: StatePredicate
    /// What selects the states that a better goal is asked of, and that goal; see
    /// ``Property/orBetter(when:_:)``.
    var better: (antecedent: StatePredicate, goal: StatePredicate)?
  }

  init(
    _ name: String, _ kind: PropertyKind, _ explanation: String, _ rule: Rule,
    at place: SourcePlace? = nil
  ) {
    self.name = name
    self.kind = kind
    self.explanation = explanation
    self.place = place
    self.rule = rule
  }

  /// What is assumed of the behaviors, if the claim is about them.
  public var fairness: [Fairness<System>] {
    guard case .temporal(let claim) = rule else { return [] }
    return claim.fairness
  }

  /// Returns the same claim with the place where it is stated.
  public func stated(at place: SourcePlace?) -> Self {
    var copy = self
    copy.place = place
    return copy
  }

  /// Returns a claim that a goal stays within reach, with a better goal where there can be one.
  ///
  /// If any of the selected states can reach the better goal, all of them have to, and with them those
  /// that the claim is about anyway: what can be done at first can then be done ever after. If none
  /// can, no more is claimed than before.
  ///
  /// - Precondition: The claim is of the form `alwaysReachable`.
  package func orBetter(
    when antecedent: @escaping StatePredicate, _ goal: @escaping StatePredicate
  ) -> Self {
    guard case .recovery(var recovery) = rule else {
      preconditionFailure("Only 'alwaysReachable' can have a better goal, not '\(kind)'.")
    }
    recovery.better = (antecedent, goal)
    return Self(name, kind, explanation, .recovery(recovery), at: place)
  }

  /// Returns the same claim with an explanation.
  public func explained(_ explanation: String) -> Self {
    var copy = self
    copy.explanation = explanation
    return copy
  }
}

extension Property {
  /// Whether the last state or step of a trace violates the claim; `nil` where neither tells by itself.
  package func isViolated(atEndOf trace: Trace<System>) -> Bool? {
    if case .state(let antecedent, let predicate) = rule {
      let state = trace.steps.last?.after ?? trace.initial
      return antecedent?(state) != false && !predicate(state)
    }
    guard let claim = rule.stepClaim, let step = trace.steps.last else { return nil }
    return claim.antecedent?(step) != false && !claim.predicate(step)
  }
}

extension Property.Rule {
  /// The claim about steps, if it is one, whatever it looks at.
  var stepClaim: (antecedent: Property.StepPredicate?, predicate: Property.StepPredicate)? {
    switch self {
    case .step(let antecedent, let predicate): (antecedent, predicate)
    case .view(let antecedent, let predicate):
      ({ antecedent(System.view(of: $0)) }, { predicate(System.view(of: $0)) })
    case .state, .witness, .recovery, .temporal, .monitor, .deadlock: nil
    }
  }
}
