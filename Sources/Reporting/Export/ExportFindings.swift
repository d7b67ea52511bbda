// SPDX-License-Identifier: MIT

import StateSpace

/// What this engine found, in the words of an export's heading.
extension ExplicitClaim {
  /// The conclusion in a few words.
  var finding: String {
    let steps = steps.map { "\($0) step\($0 == 1 ? "" : "s")" } ?? "no steps"
    return switch (verdict, kind) {
    case (.holds, .reachable): "reached in \(steps)"
    case (.holds, _): "holds"
    case (.violated, _) where kind.isTemporal: "violated for ever after"
    case (.violated, _): "violated in \(steps)"
    case (.notExercised, .reachable): "never reached"
    case (.notExercised, _): "not exercised: nothing put it to the test"
    case (.noViolation, _), (.inconclusive, _): "undecided"
    }
  }
}
