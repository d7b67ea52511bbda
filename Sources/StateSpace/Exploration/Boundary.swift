// SPDX-License-Identifier: MIT

/// Where an exploration ended.
public enum Boundary: Hashable, Sendable {
  /// Nothing new was left: every reachable state was expanded.
  case closed
  /// Nothing new was left within the constraint, but some steps lead out of it.
  case constraint
  /// Nothing new was left as far as fingerprints tell: see ``Exploration/expectedOmissions``.
  case fingerprints
  /// The limit on depth was reached, and states that far away lead to states not seen.
  case depth(Int)
  /// The limit on states was reached; the result ends with the last complete level.
  case states(Int)
  /// The actions enabled in the states of the last level take more steps than the limit allows.
  case steps(Int)
  /// The limit on memory, in bytes, was reached; the result ends with the last complete level.
  case memory(Int)
  /// A property was violated, and the explorer stops there; the result ends with the level.
  case violation
  /// Somebody wanted it to end; the result ends with the last complete level.
  case cancelled
}

extension Boundary {
  /// Whether something ended the exploration at a depth that nobody asked for.
  package var isEarly: Bool {
    switch self {
    case .closed, .constraint, .fingerprints, .depth: false
    case .states, .steps, .memory, .violation, .cancelled: true
    }
  }
}
