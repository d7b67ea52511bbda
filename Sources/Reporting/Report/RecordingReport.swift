// SPDX-License-Identifier: MIT

/// What Apple's UIKit was recorded to do, and whether the stand-in does it.
package struct RecordingReport: Codable, Hashable, Sendable {
  /// What the stand-in does.
  package enum Status: String, Codable, Hashable, Sendable, CaseIterable {
    case matches
    /// Something else; why, and that it is known, says the reason.
    case differs
    /// Nothing: the scene cannot be played.
    case notRepresentable = "not representable"
  }

  package var id: String
  package var title: String
  package var source: String
  package var system: String
  /// How it was obtained: A by a program, B from a log or a stack trace, C from a report.
  package var trust: String
  package var facts: [String]
  /// What the stand-in does.
  package var status: Status
  /// Why it does something else, or nothing; empty if nobody knows.
  package var reason: String

  package init(
    id: String, title: String, source: String, system: String, trust: String, facts: [String],
    status: Status, reason: String
  ) {
    (self.id, self.title, self.source, self.system) = (id, title, source, system)
    (self.trust, self.facts, self.status, self.reason) = (trust, facts, status, reason)
  }

  /// Whether the stand-in does what is known that it does.
  package var isAsExpected: Bool { status == .matches || !reason.isEmpty }

  /// The totals of several recordings in words.
  static func counts(of recordings: [RecordingReport]) -> String {
    let counts = Status.allCases.map { status in
      "\(recordings.count { $0.status == status }) \(words(for: status))"
    }
    return "\(recordings.count) recordings of Apple's UIKit: \(counts.joined(separator: ", "))"
  }

  private static func words(for status: Status) -> String {
    switch status {
    case .matches: "match"
    case .differs: "differ"
    case .notRepresentable: "not representable"
    }
  }

  /// What is said of recordings, below a heading.
  static func markdown(_ recordings: [RecordingReport]) -> String {
    guard !recordings.isEmpty else { return "" }
    let rows = recordings.map { row in
      [
        row.id, MarkdownText.escaped(row.title), MarkdownText.escaped(row.system), row.trust,
        row.facts.joined(separator: ", "), MarkdownText.escaped(row.verdict),
        SourceLinks.text(of: row.source),
      ]
    }
    return """
      \(counts(of: recordings)). Each is a scene that is written once against UIKit's API and \
      played on the stand-in; `modalcheck conformance REC6` shows one. Known by: A recorded by a \
      program, B a printed log or a stack trace, C a person's report.


      """
        + MarkdownText.table(
          [
            "recording", "what is played", "recorded on", "known by", "facts", "stand-in", "source",
          ],
          rows)
  }

  private var verdict: String {
    switch status {
    case .matches: "✅ matches" + (reason.isEmpty ? "" : " \(MarkdownText.code(reason))")
    case .differs: "⚠️ differs: \(reason.isEmpty ? "nobody knows why" : reason)"
    case .notRepresentable: "➖ not representable: \(reason)"
    }
  }
}
