// SPDX-License-Identifier: MIT

import UIKitSemantics

/// A verdict that is not as expected, with all that a log needs to explain it.
package struct Failure: Sendable {
  /// The spec and the variant: `semi-modal, repaired`.
  package let place: String
  /// The name of the variant.
  package let variant: String
  /// What is wrong, in a sentence.
  package let sentence: String
  /// The shortest sequence that shows it and the command that replays it, if there is one.
  let lines: [String]

  /// All in plain text, a line for each action.
  package var text: String {
    (["❌ \(place): \(sentence)"] + lines.map { "  \($0)" }).map { $0 + "\n" }.joined()
  }
}

extension SpecReport {
  /// The verdicts that are not as expected, in their order.
  package var failures: [Failure] {
    variants.flatMap { variant in
      variant.verdicts.filter { !$0.isAsExpected }.map { verdict in
        let example =
          verdict.conclusion == .violated
          ? variant.counterexamples.first { $0.property == verdict.property } : nil
        let steps = verdict.steps.map { MarkdownText.count($0, "step") }
        return Failure(
          place: "\(spec), \(variant.name)", variant: variant.name,
          sentence: "\"\(verdict.property)\": \(verdict.trouble)"
            + (example == nil ? "" : steps.map { ", in \($0)" } ?? ""),
          lines: example?.lines(spec: spec, behavior: behaviorSettings) ?? [])
      }
    }
  }

  /// The switches that were set, if one behavior was explored: `modalFlagTiming=whenTheSwipeBegins`.
  package var behaviorSettings: [String] {
    let defaults = AssumptionReport.all(of: UIKitBehavior())
    return assumptions.filter { assumption in
      defaults.contains { $0.name == assumption.name && $0.value != assumption.value }
    }.map { "\($0.name)=\($0.value)" }
  }
}

extension CounterexampleReport {
  /// The sequence in plain text, a line for each action, and the command that replays it.
  func lines(spec: String, behavior: [String]) -> [String] {
    (configuration.isEmpty ? [] : ["with \(configuration)"])
      + steps.map { "\($0.number). \($0.title)" }
      + [continuation].compactMap(\.self)
      + [ReplayLine.text(spec: spec, trace: trace, behavior: behavior)]
  }
}
