// SPDX-License-Identifier: MIT

package import StateSpace

/// What this engine found, in the words of an export's heading.
extension ExplicitClaim {
  /// The conclusion in a few words.
  var finding: String {
    let steps = steps.map { "\($0) step\($0 == 1 ? "" : "s")" } ?? "no steps"
    return switch (verdict, kind) {
    case (.holds, .reachable): "reached in \(steps)"
    case (.holds, _): "holds"
    case (.violated, _) where kind.isTemporal: "violated forever after"
    case (.violated, _): "violated in \(steps)"
    case (.unreachable, _): "never reached"
    case (.vacuous, _): "vacuous: never exercised"
    case (.noViolation, _), (.notRefuted, _), (.inconclusive, _), (.notReached, _): "inconclusive"
    }
  }

  /// Whether another engine reports an error: a counterexample, or a witness as one.
  package var isReported: Bool {
    verdict == .violated || verdict == .holds && kind == .reachable
  }

  /// The number of steps to the state in which another engine sees what this one found.
  ///
  /// A forbidden step is seen where it can be taken, one step before this engine's trace ends. A
  /// behavior without end has no such state.
  package var reportedDepth: Int? {
    guard isReported, !kind.isTemporal, let steps else { return nil }
    if case .neverStep = rule { return steps - 1 }
    return steps
  }

  /// What another engine has to say, such as `an error at depth 3`.
  var expectation: String {
    guard isReported else { return "no error" }
    return "an error" + (reportedDepth.map { " at depth \($0)" } ?? "")
  }
}
