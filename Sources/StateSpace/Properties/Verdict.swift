// SPDX-License-Identifier: MIT

/// What an exploration found out about a property.
public enum Verdict: Hashable, Sendable {
  /// The whole space was seen without a violation, or a witness proves that a state is reachable.
  case holds
  /// A counterexample exists.
  case violated
  /// The search stopped at a bound; no path of at most this many steps violates the property.
  case noViolation(toDepth: Int)
  /// The search did not see everything, and a claim about behaviors without end needs that, or a
  /// reduction left out orders of actions that may reach further.
  ///
  /// No counterexample lies within the states that were expanded; what comes after this many steps,
  /// or outside the constraint, can decide it either way.
  case inconclusive(atDepth: Int)
  /// Nothing ever put the property to the test, so its silence proves nothing.
  case notExercised
}
