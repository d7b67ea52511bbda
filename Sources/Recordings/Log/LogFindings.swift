// SPDX-License-Identifier: MIT

/// What a log says of the recordings and of the facts that they show.
package struct LogFindings: Sendable {
  /// What a log says of a recording.
  package enum Verdict: Sendable {
    /// It shows what was recorded.
    case confirmed
    /// It shows something else.
    case contradicted(LogDifference)
    /// What it shows was never published before.
    case new
    /// The scene was not played.
    case notPlayed(String)
  }

  /// A scene of the log.
  package struct Finding: Sendable {
    package let entry: RecordingLog.Entry
    /// What is known here under the name.
    package let recording: Recording?
    package let verdict: Verdict
  }

  package let findings: [Finding]
  /// The recordings of which the log does not speak.
  package let missing: [Recording]

  /// Holds a log against recordings.
  package init(_ log: RecordingLog, against recordings: [Recording] = Recording.all) {
    let known = Dictionary(recordings.map { ($0.id, $0) }) { first, _ in first }
    findings = log.recordings.map { entry in
      let recording = known[entry.recording]
      return Finding(
        entry: entry, recording: recording, verdict: Self.verdict(of: entry, recording))
    }
    let logged = Set(log.recordings.map(\.recording))
    missing = recordings.filter { !logged.contains($0.id) }
  }

  private static func verdict(
    of entry: RecordingLog.Entry, _ recording: Recording?
  ) -> Verdict {
    if let reason = entry.notPlayed { return .notPlayed(reason) }
    guard let recording, recording.trust != .unconfirmed else { return .new }
    let difference = LogDifference(recorded: recording.expected, seen: entry.lines)
    return difference.isEmpty ? .confirmed : .contradicted(difference)
  }

  /// The facts that are shown by recordings of which the log says something, in order of their
  /// names, with those recordings.
  package func facts(where isMeant: (Verdict) -> Bool) -> [(fact: String, recordings: [String])] {
    var shown: [String: [String]] = [:]
    for finding in findings where isMeant(finding.verdict) {
      for fact in finding.recording?.facts ?? [] {
        shown[fact, default: []].append(finding.entry.recording)
      }
    }
    return shown.map { (fact: $0.key, recordings: $0.value) }
      .sorted { FactOrder($0.fact) < FactOrder($1.fact) }
  }

  /// Whether the log contradicts nothing, and shows anything at all.
  package var isAsRecorded: Bool {
    findings.allSatisfy { if case .contradicted = $0.verdict { false } else { true } }
      && findings.contains { if case .notPlayed = $0.verdict { false } else { true } }
  }
}

/// A section and a number: A9 stands before A10.
private struct FactOrder: Comparable {
  let section: Character?
  let number: Int
  let name: String

  init(_ name: String) {
    self.name = name
    section = name.first
    number = Int(name.dropFirst().prefix(while: \.isNumber)) ?? 0
  }

  static func < (a: FactOrder, b: FactOrder) -> Bool {
    (a.section ?? " ", a.number, a.name) < (b.section ?? " ", b.number, b.name)
  }
}
