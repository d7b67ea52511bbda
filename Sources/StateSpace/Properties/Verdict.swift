// SPDX-License-Identifier: MIT

/// What an exploration found out about a property.
public enum Verdict: Hashable, Sendable {
  /// The whole space was seen without a violation, or a witness proves that a state is reachable.
  case holds
  /// A counterexample exists.
  case violated
  /// The search stopped at a bound; no path of at most this many steps violates the property.
  case noViolation(toDepth: Int)
  /// Nothing ever put the property to the test, so its silence proves nothing.
  case notExercised
}
