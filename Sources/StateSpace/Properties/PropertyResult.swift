// SPDX-License-Identifier: MIT

/// What an exploration found out about one property.
public struct PropertyResult<System: TransitionSystem>: Sendable {
  /// The property's name.
  public let name: String
  /// The property's form.
  public let kind: PropertyKind
  /// The property's explanation, possibly empty.
  public let explanation: String
  /// Where the property is stated; `nil` for one that is built in.
  public let place: SourcePlace?
  /// The conclusion.
  public let verdict: Verdict
  /// How often the property was exercised.
  ///
  /// Counts the states or steps for which the antecedent was true; without an antecedent, all of
  /// them. A state outside the constraint counts each time that a step leads to it. For `reachable`,
  /// the witnesses; for a monitor, the steps on which it said so. For `eventually` and
  /// `eventuallyAlways`, the initial states; none if no behavior at all satisfies the assumptions.
  public let exercised: Int
  /// The number of states or steps that violate the property.
  ///
  /// For a claim about behaviors, the states in which an obligation is made that can be broken.
  public let violations: Int
  /// The shortest counterexample, or for `reachable` the shortest way to a witness.
  ///
  /// For a claim about behaviors, the shortest way to a cycle, and that cycle.
  public let trace: Trace<System>?
  /// The indices of the initial states below which, in the search tree, a violation was found.
  public let violatingOrigins: [Int]

  /// What was assumed of the behaviors, for a claim about them.
  public let fairness: [Fairness<System>]

  /// Under which answers to open questions it is violated, or a witness is there, and how.
  let cases: [FamilyCase]
}

extension PropertyResult {
  /// Concludes from what was counted; the extent is `nil` if the whole space was seen.
  init(
    _ property: Property<System>, _ outcome: PropertyOutcome, in extent: Verdict.Extent?,
    trace: Trace<System>?
  ) {
    self.init(
      name: property.name, kind: property.kind, explanation: property.explanation,
      place: property.place, fairness: property.fairness, outcome, in: extent, trace: trace)
  }

  /// Concludes about the property of another result from what was counted elsewhere.
  init(
    like other: PropertyResult, _ outcome: PropertyOutcome, in extent: Verdict.Extent?,
    trace: Trace<System>?
  ) {
    self.init(
      name: other.name, kind: other.kind, explanation: other.explanation,
      place: other.place, fairness: other.fairness, outcome, in: extent, trace: trace)
  }

  private init(
    name: String, kind: PropertyKind, explanation: String, place: SourcePlace?,
    fairness: [Fairness<System>], _ outcome: PropertyOutcome, in extent: Verdict.Extent?,
    trace: Trace<System>?
  ) {
    let tally = outcome.tally
    self.name = name
    self.kind = kind
    self.explanation = explanation
    self.place = place
    self.fairness = fairness
    exercised = tally.exercised
    violations = tally.violations
    violatingOrigins = tally.origins.sorted()
    cases = outcome.cases
    self.trace = trace
    verdict =
      if tally.violations > 0 {
        .violated
      } else if kind == .reachable {
        exercised > 0 ? .holds : extent.map { .notReached($0) } ?? .unreachable
      } else if let extent, outcome.isSkipped {
        .inconclusive(extent)
      } else if exercised == 0 {
        .vacuous(extent)
      } else if let extent {
        kind == .alwaysReachable
          ? .notRefuted(extent)
          : kind.isDecided(in: extent) ? .noViolation(extent) : .inconclusive(extent)
      } else {
        .holds
      }
  }
}

extension PropertyResult: CustomStringConvertible {
  /// The name and the verdict, and indented below it the trace that shows it.
  public var description: String {
    let lines = trace.map { "\($0)".split(separator: "\n").map { "\n  \($0)" } } ?? []
    return "\(name): \(verdict)\(lines.joined())"
  }
}

extension PropertyKind {
  /// Whether all states and steps of an extent were judged; some are judged by what follows on them.
  fileprivate func isDecided(in extent: Verdict.Extent) -> Bool {
    switch extent {
    case .constraint: !isTemporal && self != .noDeadlock
    case .depth, .fingerprints: !isTemporal
    }
  }
}
