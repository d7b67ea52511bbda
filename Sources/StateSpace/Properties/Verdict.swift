// SPDX-License-Identifier: MIT

/// What an exploration found out about a property.
///
/// ```swift
/// print(Verdict.noViolation(.depth(6)))   // no violation up to depth 6
/// print(Verdict.notRefuted(.depth(6)))    // not refuted up to depth 6
/// print(Verdict.inconclusive(.depth(6)))  // inconclusive (bounded at depth 6)
/// ```
public enum Verdict: Hashable, Sendable {
  /// Proved: the whole space was seen without a violation. For `reachable`: a witness was found.
  case holds
  /// A counterexample was found.
  case violated
  /// No counterexample is in what was seen, which is not the whole space.
  case noViolation(Extent)
  /// For `alwaysReachable`: no state is known from which the goal is out of reach, but it may lie
  /// beyond what was seen, which is not the whole space.
  case notRefuted(Extent)
  /// What was seen can decide it neither way, because the property depends on what was not seen.
  case inconclusive(Extent)
  /// Proved, for `reachable`: the whole space was seen, and there is no witness.
  case unreachable
  /// For `reachable`: no witness is in what was seen, which is not the whole space.
  case notReached(Extent)
  /// Nothing put the property to the test: not in the whole space, or not in what was seen of it.
  case vacuous(Extent?)

  /// What was seen of a space that was not seen as a whole.
  public enum Extent: Hashable, Sendable {
    /// Every state up to a number of steps.
    case depth(Int)
    /// The states within the constraint, and those one step outside, up to a number of steps.
    case constraint(depth: Int)
    /// As many states as fingerprints tell apart, up to a number of steps.
    case fingerprints(depth: Int)

    /// The greatest number of steps.
    public var depth: Int {
      switch self {
      case .depth(let depth), .constraint(let depth), .fingerprints(let depth): depth
      }
    }
  }
}

extension Verdict {
  /// Whether it shows a mistake: see ``Exploration/unexpected``.
  var isUnexpected: Bool {
    switch self {
    case .violated, .unreachable, .notReached, .vacuous: true
    case .holds, .noViolation, .notRefuted, .inconclusive: false
    }
  }
}

extension Verdict: CustomStringConvertible {
  /// The verdict in a few words.
  public var description: String {
    switch self {
    case .holds: "holds"
    case .violated: "violated"
    case .noViolation(let extent): "no violation up to \(extent)"
    case .notRefuted(let extent): "not refuted up to \(extent)"
    case .inconclusive(let extent): "inconclusive (bounded at \(extent))"
    case .unreachable: "unreachable (proved)"
    case .notReached(let extent): "not reached up to \(extent)"
    case .vacuous(nil): "vacuous: never exercised"
    case .vacuous(let extent?): "vacuous: never exercised up to \(extent)"
    }
  }
}

extension Verdict.Extent: CustomStringConvertible {
  /// The depth, and what else bounds the extent.
  public var description: String {
    switch self {
    case .depth: "depth \(depth)"
    case .constraint: "depth \(depth), within the constraint"
    case .fingerprints: "depth \(depth), states told apart by fingerprints"
    }
  }
}
