// SPDX-License-Identifier: MIT

import ModalHarness
import UIKitSemantics

/// What the verdicts of a variant are under every behavior that UIKit's sources allow.
package struct UncertaintyReport: Codable, Hashable, Sendable {
  /// A verdict that depends on the answers to open questions.
  package struct Dependency: Codable, Hashable, Sendable {
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
    /// Its steps, if a reader is to play them.
    package var example: CounterexampleReport?
  }

  /// The switches that mattered, by name.
  package var switches: [String]
  /// How many states there are under all behaviors together.
  package var states: Int
  /// After how many actions the last of them was found.
  package var depth: Int
  /// Whether the whole space was explored under every behavior.
  package var isWhole: Bool
  /// The verdicts that are not the same under every behavior.
  package var dependencies: [Dependency]
}

extension UncertaintyReport {
  /// Tells what a sweep found, with the steps of the counterexamples of each property, if they are
  /// wanted.
  init(_ sweep: BehaviorSweep, examples: [String: [CounterexampleReport]] = [:]) {
    switches = sweep.switches.map(\.name)
    (states, depth, isWhole) = (sweep.states, sweep.depth, sweep.isWhole)
    dependencies = sweep.findings.filter { !$0.isTheSameEverywhere }.map { finding in
      Dependency(
        property: finding.property,
        violatedWhen: finding.conditions.enumerated().map { place, condition in
          Condition(
            answers: condition.choice.settings, trace: condition.trace.text,
            example: examples[finding.property]?[place])
        })
    }
  }
}
