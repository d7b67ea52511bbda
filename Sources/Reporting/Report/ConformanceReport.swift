// SPDX-License-Identifier: MIT

/// How the model of UIKit implements every fact, and how that is shown.
package struct ConformanceReport: Codable, Hashable, Sendable {
  package enum Status: String, Codable, Hashable, Sendable, CaseIterable {
    /// The model does as the fact says.
    case conforms
    /// A switch decides; each of its answers is tested.
    case choice
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

  package struct Row: Codable, Hashable, Sendable {
    package var id: String
    package var statement: String
    package var versions: String
    package var confidence: String
    package var source: String
    package var status = Status.conforms
    /// The switches that decide, with the answer taken by default: `swipeStart=willDismissFirst`.
    package var defaults: [String] = []
    /// Why the default is what it is, or why the fact is left out.
    package var reason = ""
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

    /// Creates the row of a fact that the model does as it says, by a rule of its own.
    package init(
      id: String, statement: String, versions: String, confidence: String, source: String,
      scenarios: Int, deviations: Int, test: String, objects: FactObjectsReport?,
      failWithoutIt: [String]?
    ) {
      (self.id, self.statement, self.versions) = (id, statement, versions)
      (self.confidence, self.source, self.scenarios) = (confidence, source, scenarios)
      (self.deviations, self.test, self.objects) = (deviations, test, objects)
      self.failWithoutIt = failWithoutIt
    }
  }

  package var schema = SpecReport.currentSchema
  package var rows: [Row]
  /// One row for each recording of Apple's UIKit.
  package var recordings: [RecordingReport]

  package init(rows: [Row], recordings: [RecordingReport] = []) {
    (self.rows, self.recordings) = (rows, recordings)
  }

  /// Whether every scenario passes, removing any rule makes one fail, and every recording is what
  /// the stand-in does or is known to differ.
  package var isAsExpected: Bool {
    rows.allSatisfy {
      $0.deviations == 0 && $0.failWithoutIt != [] && $0.objects?.deviations ?? 0 == 0
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
    let unlike = rows.filter { $0.objects?.deviations ?? 0 > 0 }.map(\.id)
    let unknown = recordings.filter { !$0.isAsExpected }.map(\.id)
    let rules = rows.count { $0.failWithoutIt != nil }
    var text = isAsExpected ? "✅ As expected: " : "❌ Not as expected: "
    if !wrong.isEmpty { text += "\(wrong.joined(separator: ", ")) fail. " }
    if !idle.isEmpty {
      text += "\(idle.joined(separator: ", ")) can be removed without a failure. "
    }
    if !unlike.isEmpty {
      text += "Real objects do not keep to \(unlike.joined(separator: ", ")). "
    }
    if !unknown.isEmpty { text += "\(unknown.joined(separator: ", ")) differ. " }
    return text + "\(rows.count) facts: \(counts.joined(separator: ", ")). "
      + "Each of \(rules) rules was removed in turn."
      + FactObjectsReport.counts(of: self.rows.compactMap(\.objects))
      + (recordings.isEmpty ? "" : " \(RecordingReport.counts(of: recordings)).")
  }
}
