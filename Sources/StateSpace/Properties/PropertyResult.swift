// SPDX-License-Identifier: MIT

/// What an exploration found out about one property.
public struct PropertyResult<System: TransitionSystem>: Sendable {
  /// The property's name.
  public let name: String
  /// The property's form.
  public let kind: PropertyKind
  /// The property's explanation, possibly empty.
  public let explanation: String
  /// The conclusion.
  public let verdict: Verdict
  /// How often the property was put to the test.
  ///
  /// Counts the states or steps for which the antecedent was true; without an antecedent, all of
  /// them. For `reachable`, the witnesses; for a monitor, the steps on which it said so.
  public let exercised: Int
  /// The number of states or steps that violate the property.
  public let violations: Int
  /// The shortest counterexample, or for `reachable` the shortest way to a witness.
  public let trace: Trace<System>?
  /// The indices of the initial states below which, in the search tree, a violation was found.
  public let violatingOrigins: [Int]

  let firstByOrigin: [Int: Finding]
}

extension PropertyResult {
  /// Concludes from what was counted.
  init(
    _ property: Property<System>, _ tally: Tally, isCertain: Bool, boundary: Boundary, depth: Int,
    trace: Trace<System>?
  ) {
    name = property.name
    kind = property.kind
    explanation = property.explanation
    exercised = tally.exercised
    violations = tally.violations
    violatingOrigins = tally.firstByOrigin.keys.sorted()
    firstByOrigin = tally.firstByOrigin
    self.trace = trace
    verdict =
      if tally.violations > 0 {
        .violated
      } else if tally.exercised == 0 {
        .notExercised
      } else if property.kind == .reachable || (boundary == .closed && isCertain) {
        .holds
      } else {
        .noViolation(toDepth: depth)
      }
  }
}
