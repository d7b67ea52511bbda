// SPDX-License-Identifier: MIT

import UIKitSemantics

/// A verdict that is not as expected, with all that a log needs to explain it.
package struct Failure: Sendable {
  /// The spec and the variant: `semi-modal, repaired`.
  package let place: String
  package let variant: String
  package let property: String
  /// What is wrong, in a sentence.
  let sentence: String
  /// The shortest sequence that shows it and the command that replays it, if there is one.
  let lines: [String]

  /// All in plain text, a line for each action.
  package var text: String {
    (["❌ \(place): \(sentence)"] + lines.map { "  \($0)" }).map { $0 + "\n" }.joined()
  }
}

extension SpecReport {
  /// The verdicts that are not as expected, in their order.
  ///
  /// Steps that an earlier one has shown are not shown again.
  package var failures: [Failure] {
    var shown: [(failure: Failure, example: CounterexampleReport)] = []
    return variants.flatMap { variant in
      variant.verdicts.filter { !$0.isAsExpected }.map { verdict in
        let example =
          verdict.conclusion == .violated
          ? variant.counterexamples.first { $0.property == verdict.property } : nil
        let steps = verdict.steps.map { MarkdownText.count($0, "step") }
        let place = "\(spec), \(variant.name)"
        let known = example.flatMap { example in
          shown.filter { example.goesOn(after: $0.example) }
            .max { $0.example.steps.count < $1.example.steps.count }
        }
        let longer = example.flatMap { example in
          shown.first { $0.example.goesOn(after: example) }
        }
        let other = (known ?? longer).map { failure, shown in
          let steps = min(shown.steps.count, example?.steps.count ?? 0)
          let count =
            steps < shown.steps.count
            ? MarkdownText.first(steps, "step") : MarkdownText.count(steps, "step")
          let whose = failure.place == place ? "" : " in '\(failure.variant)'"
          return (steps, "the \(count) of \"\(failure.property)\"\(whose)")
        }
        let failure = Failure(
          place: place, variant: variant.name, property: verdict.property,
          sentence: "\"\(verdict.property)\": \(verdict.trouble)"
            + (example == nil ? "" : steps.map { ", in \($0)" } ?? ""),
          lines: example?.lines(spec: spec, behavior: behaviorSettings, after: other) ?? [])
        if let example, other == nil { shown.append((failure, example)) }
        return failure
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
  ///
  /// - Parameters:
  ///   - spec: The name of the spec.
  ///   - behavior: The answers to open questions under which it was found.
  ///   - known: How many steps were shown already, and where.
  /// - Returns: The lines.
  func lines(
    spec: String, behavior: [String], after known: (count: Int, words: String)? = nil
  ) -> [String] {
    (configuration.isEmpty ? [] : ["with \(configuration)"])
      + (known.map { [$0.words + ($0.count < steps.count ? ", then" : "")] } ?? [])
      + steps.dropFirst(known?.count ?? 0).map { "\($0.number). \($0.title)" }
      + [continuation].compactMap(\.self)
      + [ReplayLine.text(spec: spec, trace: trace, behavior: behavior)]
  }

  /// Whether this sequence begins with all that happens in another one.
  fileprivate func goesOn(after other: CounterexampleReport) -> Bool {
    !other.steps.isEmpty
      && steps.starts(with: other.steps) { $0.title == $1.title }
  }
}
