// SPDX-License-Identifier: MIT

import Conformance
import UIKitSemantics

/// One fact with its scenarios and what happens in them, as plain text.
struct ConformanceText {
  private let conformance: Conformance
  private let runs: [ScenarioRun]

  init(_ conformance: Conformance, _ runs: [ScenarioRun]) {
    (self.conformance, self.runs) = (conformance, runs)
  }

  /// The fact, and a block for each scenario: given, when, then, with the trace between.
  var text: String {
    let scenarios = conformance.scenarios
    let blocks = zip(scenarios.indices, zip(scenarios, runs)).map { index, played in
      let title = scenarios.count > 1 ? "\n  Scenario \(index + 1) of \(scenarios.count)\n" : "\n"
      return title + text(of: played.0, played.1)
    }
    return FactText(conformance).text + blocks.joined()
  }

  private func text(of scenario: Scenario, _ run: ScenarioRun) -> String {
    var text = ""
    var previous: Scenario.Part?
    for entry in run.entries {
      switch entry {
      case .line(let part, let words):
        let label = part == previous ? "and" : part.rawValue
        previous = part
        text += "  \(label)\(String(repeating: " ", count: 6 - label.count))\(words)\n"
      case .callback(let callback): text += "          UIKit calls  \(callback.words)\n"
      case .answer(let answer): text += "          the app says \(answer.words)\n"
      case .reaction(let words): text += "          the app does \(words)\n"
      case .note(let words): text += "          \(words)\n"
      case .failure(let words): text += "    ❌    \(words)\n"
      }
    }
    return text + uses(run.record, scenario.behavior)
  }

  private func uses(_ record: RuleRecord, _ behavior: UIKitBehavior) -> String {
    let facts = record.facts.facts.map(\.name)
    let switches = record.switches.switches.map { "\($0.name)=\($0.value(in: behavior))" }
    var text = facts.isEmpty ? "" : "  UIKit facts used: \(facts.joined(separator: ", "))\n"
    if !switches.isEmpty {
      text += "  Open questions consulted: \(switches.joined(separator: ", "))\n"
    }
    return text
  }
}

/// One fact in a few lines: what it says, where from, and what is done about it.
struct FactText: Sendable {
  let conformance: Conformance

  init(_ conformance: Conformance) { self.conformance = conformance }

  var text: String {
    let fact = Fact.of(conformance.fact)
    let versions = fact.versions.isEmpty ? "" : ", iOS \(fact.versions)"
    let source = fact.source.isEmpty ? "" : "  [\(fact.source)]\n"
    return """
      \(fact.id.name), \(fact.confidence.rawValue)\(versions)
        \(fact.statement)
      \(source)  \(status)

      """
  }

  private var status: String {
    let count = conformance.scenarios.count
    let scenarios = "\(count) scenario\(count == 1 ? "" : "s")"
    switch conformance.status {
    case .conforms: return "Conforms: \(scenarios)."
    case .choice(let switches, let because):
      let names = switches.map { "\($0.name)=\($0.values[0])" }.joined(separator: ", ")
      return "Choice: \(names) by default, because \(because) \(scenarios)."
    case .outOfScope(let reason): return "Out of scope: \(reason)"
    }
  }
}
