// SPDX-License-Identifier: MIT

package import Conformance
package import UIKitSemantics

/// How the model of UIKit implements every fact, and how that is shown.
package struct ConformanceReport: Codable, Hashable, Sendable {
  package enum Status: String, Codable, Hashable, Sendable, CaseIterable {
    /// The model does as the fact says.
    case conforms
    /// A switch decides; each of its answers is tested.
    case choice
    /// The fact is not modeled.
    case outOfScope = "out of scope"

    /// What is said of several facts.
    fileprivate var plural: String {
      switch self {
      case .conforms: "are implemented"
      case .choice: "are choices"
      case .outOfScope: "are out of scope"
      }
    }
  }

  /// One fact.
  package struct Row: Codable, Hashable, Sendable {
    package var id: String
    package var statement: String
    package var versions: String
    package var confidence: String
    package var source: String
    package var status: Status
    /// The switches that decide, with the answer taken by default: `swipeStart=willDismissFirst`.
    package var defaults: [String]
    /// Why the default is what it is, or why the fact is left out.
    package var reason: String
    package var scenarios: Int
    /// How many of the scenarios fail.
    package var deviations: Int
    /// The test that runs the scenarios.
    package var test: String
    /// What real objects do; nothing where that was not looked at.
    package var objects: FactObjectsReport?
    /// The facts that fail when the model's rule for this fact is left out; none if the model has
    /// no rule of its own for it.
    package var failWithoutIt: [String]?
    /// The facts whose rules it follows from; none if it has a rule of its own.
    package var followsFrom: [String]?
    /// Why there is no rule that could be left out.
    package var nothingToDelete: String?
  }

  package var schema: Int
  package var rows: [Row]
  /// One row for each recording of Apple's UIKit.
  package var recordings: [RecordingReport]

  /// Whether every scenario passes, removing any rule makes one fail, and every recording is what
  /// the stand-in does or is known to differ.
  package var isAsExpected: Bool {
    rows.allSatisfy {
      $0.deviations == 0 && $0.failWithoutIt != [] && $0.objects?.isAsExpected != false
    }
      && recordings.allSatisfy(\.isAsExpected)
  }

  /// The totals and what is wrong, as plain text for a terminal.
  package var verdictText: String {
    let counts = Status.allCases.map { status in
      "\(rows.count { $0.status == status }) \(status.plural)"
    }
    let wrong = rows.filter { $0.deviations > 0 }.map(\.id)
    let idle = rows.filter { $0.failWithoutIt == [] }.map(\.id)
    let unlike = rows.filter { $0.objects?.isAsExpected == false }.map(\.id)
    let unknown = recordings.filter { !$0.isAsExpected }.map(\.id)
    let rules = rows.count { $0.failWithoutIt != nil }
    var text = isAsExpected ? "✅ As expected: " : "❌ Not as expected: "
    if !wrong.isEmpty { text += "\(wrong.joined(separator: ", ")) fail. " }
    if !idle.isEmpty {
      text += "\(idle.joined(separator: ", ")) can be removed without a failure. "
    }
    if !unlike.isEmpty {
      text += "Real objects do not keep to \(unlike.joined(separator: ", ")) as is known of them. "
    }
    if !unknown.isEmpty { text += "\(unknown.joined(separator: ", ")) differ. " }
    return text + "\(rows.count) facts: \(counts.joined(separator: ", ")). "
      + "Each of \(rules) rules was removed in turn."
      + FactObjectsReport.counts(of: self.rows.compactMap(\.objects))
      + (recordings.isEmpty ? "" : " \(RecordingReport.counts(of: recordings)).")
  }

  /// Runs all scenarios, and again with each rule removed in turn; tells of real objects and
  /// recordings what it is given.
  ///
  /// Who plays is given too: the scenarios of SwiftUI need views, which this module does not know.
  package static func make(
    playing play: ScenarioPlayer, objects: [FactID: FactObjectsReport] = [:],
    recordings: [RecordingReport] = []
  ) -> ConformanceReport {
    let deletions = Dictionary(
      uniqueKeysWithValues: RuleDeletion.all(playing: play).map { ($0.rule, $0.failing) })
    return ConformanceReport(
      schema: SpecReport.currentSchema,
      rows: Conformance.all.map {
        Row($0, playing: play, failing: deletions[$0.fact], objects: objects[$0.fact])
      }, recordings: recordings)
  }
}

extension ConformanceReport.Row {
  init(
    _ conformance: Conformance, playing play: ScenarioPlayer, failing: [FactID]?,
    objects: FactObjectsReport?
  ) {
    let fact = Fact.of(conformance.fact)
    id = fact.id.name
    statement = fact.statement
    versions = fact.versions
    confidence = fact.confidence.rawValue
    source = fact.source
    scenarios = conformance.scenarios.count
    deviations = conformance.scenarios.count { !play($0, nil).failures.isEmpty }
    failWithoutIt = failing?.map(\.name)
    switch conformance.basis {
    case .itself: break
    case .follows(let rules): followsFrom = rules.map(\.name)
    case .nothingToDelete(let why): nothingToDelete = why
    }
    self.objects = objects
    test = conformance.scenarios.isEmpty ? "" : "\(Conformance.testName) → \(fact.id.name)"
    switch conformance.status {
    case .conforms:
      (status, reason, defaults) = (.conforms, "", [])
    case .choice(let switches, let because):
      let behavior = UIKitBehavior()
      (status, reason) = (.choice, because)
      defaults = switches.map { "\($0.name)=\($0.value(in: behavior))" }
    case .outOfScope(let why):
      (status, reason, defaults) = (.outOfScope, why, [])
    }
  }
}
