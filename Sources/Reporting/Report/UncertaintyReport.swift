// SPDX-License-Identifier: MIT

import ModalHarness
import UIKitSemantics

/// What the verdicts of a variant are under every behavior that UIKit's sources allow.
public struct UncertaintyReport: Codable, Hashable, Sendable {
  /// A verdict that depends on the answers to open questions.
  public struct Hinge: Codable, Hashable, Sendable {
    /// The property.
    public var property: String
    /// What brings about a violation, each for itself.
    public var violatedWhen: [Condition]
  }

  /// Answers that bring about a violation.
  public struct Condition: Codable, Hashable, Sendable {
    /// The answers: `modalFlagTiming=whenTheSwipeBegins`.
    public var answers: [String]
    /// The shortest counterexample, for `modalcheck replay`.
    public var trace: String
  }

  /// The switches that mattered, by name.
  public var switches: [String]
  /// How many behaviors were explored, counted over all configurations.
  public var explorations: Int
  /// The verdicts that are not the same under every behavior.
  public var hinges: [Hinge]

  init(switches: [String], explorations: Int, hinges: [Hinge]) {
    self.switches = switches
    self.explorations = explorations
    self.hinges = hinges
  }

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
