// SPDX-License-Identifier: MIT

/// How much of what a model declares for a reduction is checked.
public enum ReductionCheck: Hashable, Sendable {
  /// A sample: all of the first thousand states that were looked at, then one in sixteen; and of each
  /// of them the first eight members of its orbit.
  ///
  /// A flaw may be missed, so no verdict is a proof: see ``Verdict/Extent/sample(depth:)``.
  case sample
  /// Everything, which costs about as much as exploring without the reduction.
  case everything

  func includes(_ ordinal: Int) -> Bool {
    switch self {
    case .sample: ordinal < 1_000 || ordinal % 16 == 0
    case .everything: true
    }
  }

  /// How many members of an orbit are looked at.
  var orbitLimit: Int { self == .sample ? 8 : .max }

  /// What a verdict on the states that a reduction looked at is worth.
  ///
  /// A counterexample and a witness are taken by the system itself, but for one: that a goal is out of
  /// reach is shown by the reduction alone.
  func verdict(_ verdict: Verdict, on kind: PropertyKind, _ depth: Int) -> Verdict {
    let sample = Verdict.Extent.sample(depth: depth)
    switch (self, verdict) {
    case (.everything, _): return verdict
    case (.sample, .violated):
      return kind == .alwaysReachable ? .inconclusive(sample) : .violated
    case (.sample, .holds): return kind == .reachable ? .holds : .noViolation(sample)
    case (.sample, .noViolation): return .noViolation(sample)
    case (.sample, .inconclusive): return .inconclusive(sample)
    case (.sample, .unreachable), (.sample, .notReached): return .notReached(sample)
    case (.sample, .vacuous): return .vacuous(sample)
    }
  }
}
