// SPDX-License-Identifier: MIT

import ModalHarness
import UIKitSemantics

/// What the verdicts of a variant are under every behavior that UIKit's sources allow.
package struct UncertaintyReport: Codable, Hashable, Sendable {
  /// A verdict that depends on the answers to open questions.
  package struct Hinge: Codable, Hashable, Sendable {
    package var property: String
    /// The alternatives with which it is violated.
    package var violatedWhen: [Condition]
  }

  /// Answers with which a property is violated.
  package struct Condition: Codable, Hashable, Sendable {
    /// The answers: `modalFlagTiming=whenTheSwipeBegins`.
    package var answers: [String]
    /// The shortest counterexample, for `modalcheck replay`.
    package var trace: String
  }

  /// The switches that mattered, by name.
  package var switches: [String]
  /// How many behaviors were explored, counted over all configurations.
  package var explorations: Int
  /// The verdicts that are not the same under every behavior.
  package var hinges: [Hinge]

}

extension UncertaintyReport {
  init(_ sweep: BehaviorSweep) {
    switches = sweep.switches.map(\.name)
    explorations = sweep.explorations
    hinges = sweep.findings.filter { !$0.isTheSameEverywhere }.map { finding in
      Hinge(
        property: finding.property,
        violatedWhen: finding.conditions.map {
          Condition(answers: $0.choice.settings, trace: $0.trace.text)
        })
    }
  }
}
