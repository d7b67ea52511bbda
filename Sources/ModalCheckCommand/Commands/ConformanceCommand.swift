// SPDX-License-Identifier: MIT

import Foundation
import RecordingPlayback
import Recordings

/// `modalcheck conformance`: holds the stand-in, or a log of Apple's UIKit, against recordings.
enum ConformanceCommand {
  static let command = Command(
    name: "conformance", abstract: "Compare UIKit's stand-in with recordings.",
    discussion: """
      A recording is a scene and its log from one of Apple's systems. Without --recorded, scenes \
      are played on the stand-in, and known differences do not count. A recording that is named \
      is shown with its whole log. With --recorded, a log that the recorder wrote on a simulator \
      is compared instead: which recordings and facts it confirms, which it contradicts, and what \
      is new. CONTRIBUTING.md says how to write one.

      Exit status: 0 if everything is as recorded; 1 if not; 64 for wrong usage; 65 if the log is \
      not valid; 66 if it cannot be read.
      """,
    arguments: [
      .init(
        name: "recording", help: "The recordings, such as REC6; by default all of them.",
        isRequired: false, isRepeating: true)
    ],
    options: [
      .init(name: "recorded", value: "log", help: "A log that was written on a simulator.")
    ],
    run: { (input, output) throws(CommandFailure) in
      let names = input.values("recording")
      for name in names where Recording.named(name) == nil {
        let suggestion = Suggestion.text(for: name, among: Recording.all.map(\.id))
        throw CommandFailure(.usage, "Unknown recording '\(name)'.\(suggestion)")
      }
      let recordings = Recording.all.filter { names.isEmpty || names.contains($0.id) }
      guard let path = input.values("recorded").last else {
        return play(recordings, showsLogs: !names.isEmpty, output)
      }
      var log = try log(at: path)
      if !names.isEmpty { log.recordings.removeAll { !names.contains($0.recording) } }
      let findings = LogFindings(log, against: recordings)
      output.write(FindingsText(findings).text)
      return findings.isAsRecorded ? .success : .notAsExpected
    })

  private static func log(at path: String) throws(CommandFailure) -> RecordingLog {
    let text = try TextFile.read(path)
    do {
      return try RecordingLog(reading: text)
    } catch {
      throw CommandFailure(.invalidData, "The file '\(path)' cannot be read as a log: \(error)")
    }
  }

  // MARK: - Playing

  private static func play(
    _ recordings: [Recording], showsLogs: Bool, _ output: Output
  ) -> ExitStatus {
    var counts: [PlaybackVerdict: Int] = [:]
    for recording in recordings {
      let playback = RecordingPlayback.play(recording)
      let verdict = playback.verdict
      counts[verdict, default: 0] += 1
      guard showsLogs || verdict != .matches else { continue }
      output.write("\(recording.id.padded(to: 26)) \(verdict.rawValue)\n")
      output.write("  \(recording.title)\n  [\(recording.source); \(recording.system)]\n")
      if let reason = KnownDifference.reason(for: recording), verdict == .differsAsKnown {
        output.write("  \(reason)\n")
      }
      if showsLogs || verdict != .differsAsKnown {
        output.write(playback.difference.description.indented)
      }
    }
    let words = PlaybackVerdict.allCases.compactMap { verdict in
      counts[verdict].map { "\($0) \(verdict.words)" }
    }
    output.write(
      "\(recordings.count) recording\(recordings.count == 1 ? "" : "s"): \(words.joined(separator: ", ")).\n"
    )
    let isExpected = counts.keys.allSatisfy { $0 == .matches || $0 == .differsAsKnown }
    return isExpected ? .success : .notAsExpected
  }
}

/// What a log of Apple's UIKit says, as plain text.
struct FindingsText {
  let findings: LogFindings

  init(_ findings: LogFindings) { self.findings = findings }

  var text: String {
    let systems = Set(findings.findings.map(\.entry.system)).sorted()
    var text = systems.isEmpty ? "" : "Recorded on \(systems.joined(separator: "; ")).\n\n"
    for finding in findings.findings {
      guard case .contradicted(let difference) = finding.verdict else { continue }
      text += "❌ \(title(of: finding)) contradicted on \(finding.entry.system)\n"
      text += difference.description.indented
    }
    for finding in findings.findings {
      guard case .new = finding.verdict else { continue }
      text += "🆕 \(title(of: finding)) new\n"
      text += finding.entry.lines.map { "    \($0)\n" }.joined()
    }
    for finding in findings.findings {
      guard case .notPlayed(let reason) = finding.verdict else { continue }
      text += "⏭️ \(title(of: finding)) not played: \(reason)\n"
    }
    return text + summary
  }

  private func title(of finding: LogFindings.Finding) -> String {
    let title = finding.recording.map { " (\($0.title))" } ?? ""
    return "\(finding.entry.recording)\(title)"
  }

  private var summary: String {
    var text = ""
    let confirmed = findings.findings.compactMap { finding -> String? in
      if case .confirmed = finding.verdict { finding.entry.recording } else { nil }
    }
    if !confirmed.isEmpty {
      text += "✅ Confirmed \(confirmed.count): \(confirmed.joined(separator: ", "))\n"
    }
    if !findings.missing.isEmpty {
      let names = findings.missing.map(\.id).joined(separator: ", ")
      text += "Not in the log \(findings.missing.count): \(names)\n"
    }
    let parts: [(String, (LogFindings.Verdict) -> Bool)] = [
      ("confirmed", { if case .confirmed = $0 { true } else { false } }),
      ("contradicted", { if case .contradicted = $0 { true } else { false } }),
    ]
    for (word, isMeant) in parts {
      let facts = findings.facts(where: isMeant)
      guard !facts.isEmpty else { continue }
      let names = facts.map { "\($0.fact) (\($0.recordings.joined(separator: ", ")))" }
      text += "Facts \(word): \(names.joined(separator: ", "))\n"
    }
    return text
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { "    \($0)\n" }.joined()
  }
}
