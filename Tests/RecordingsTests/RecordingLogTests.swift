// SPDX-License-Identifier: MIT

import Foundation
import RecordingPlayback
import Recordings
import Testing

@Suite("A log of recordings")
struct RecordingLogTests {
  private static let entry = RecordingLog.Entry(
    recording: "REC1", system: "iOS 18.5", lines: ["a \"b\" \\ / é 👍\u{8}\n\t", "c"])

  @Test func `is read as the recorder writes it`() throws {
    let log = RecordingLog([
      Self.entry,
      .init(recording: "REC64", system: "iOS 18.5", notPlayed: "it needs a finger"),
    ])
    for formatting in [JSONEncoder.OutputFormatting(), .prettyPrinted] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = formatting
      let text = String(decoding: try encoder.encode(log), as: UTF8.self)
      #expect(try RecordingLog(reading: text) == log)
    }
  }

  struct Broken: Sendable, CustomTestStringConvertible {
    let text: String
    let error: String
    var testDescription: String { "\(text.prefix(60))" }
  }

  @Test(
    arguments: [
      Broken(text: "", error: "It is not JSON."),
      Broken(text: "[]", error: "A log of recordings is an object."),
      Broken(text: "{\"tests\": 3}", error: "'schema' is missing."),
      Broken(
        text: "{\"schema\": 2, \"recordings\": []}",
        error: "'schema' is not 1, the only one that is read here."),
      Broken(text: "{\"schema\": 1}", error: "'recordings' is missing."),
      Broken(
        text: "{\"schema\": 1, \"recordings\": []}",
        error: "'recordings' is empty: no scene was recorded."),
      Broken(text: "{\"schema\": 1 \"recordings\": []}", error: "It is not JSON."),
      Broken(text: String(repeating: "[", count: 100_000), error: "It is not JSON."),
      Broken(
        text: "{\"schema\": 1, \"recordings\": [3]}", error: "'recordings[0]' must be an object."),
      Broken(
        text: "{\"schema\": 1, \"recordings\": [{\"recording\": \"A\", \"system\": 18}]}",
        error: "'recordings[0].system' must be a text."),
      Broken(
        text: "{\"schema\": 1, \"recordings\": [{\"recording\": \"A\", \"system\": \"x\"}]}",
        error: "'recordings[0].lines' is missing."),
      Broken(
        text: "{\"schema\": 1, \"recordings\": [{\"recording\": \"A\", \"system\": \"x\","
          + "\"lines\": [\"a\", null]}]}",
        error: "'recordings[0].lines[1]' must be a text."),
      Broken(
        text: "{\"schema\": 1, \"recordings\": ["
          + "{\"recording\": \"A\", \"system\": \"x\", \"lines\": []},"
          + "{\"recording\": \"A\", \"system\": \"x\", \"lines\": []}]}",
        error: "'recordings' has two logs of A on x."),
    ])
  func `that is no such log is refused with the field`(broken: Broken) {
    let error = #expect(throws: LogError.self) { try RecordingLog(reading: broken.text) }
    #expect(error?.description == broken.error)
  }

  // MARK: - Findings

  private static let known = [
    recording("ONE", facts: ["A10", "A9"], expected: "a\nb"),
    recording("TWO", facts: ["A9"], expected: "c"),
    recording("OPEN", trust: .unconfirmed, expected: "d"),
    recording("REST", expected: "e"),
  ]

  private static func recording(
    _ id: String, trust: Recording.Trust = .log, facts: [String] = [], expected: String
  ) -> Recording {
    Recording(
      id, "title", source: RecordingSource("source", "system", trust), facts: facts,
      expected: expected
    ) { _ in }
  }

  @Test func `confirms, contradicts, and brings what is new`() {
    let log = RecordingLog([
      .init(recording: "ONE", system: "x", lines: ["a", "b"]),
      .init(recording: "TWO", system: "x", lines: ["x"]),
      .init(recording: "OPEN", system: "x", lines: ["d"]),
      .init(recording: "OTHER", system: "x", lines: []),
      .init(recording: "ONE", system: "y", notPlayed: "no time"),
    ])
    let findings = LogFindings(log, against: Self.known)
    let words = findings.findings.map { finding in
      switch finding.verdict {
      case .confirmed: "confirmed"
      case .contradicted(let difference): "contradicted\n\(difference)"
      case .new: "new"
      case .notPlayed(let reason): reason
      }
    }
    #expect(words == ["confirmed", "contradicted\n- c\n+ x\n", "new", "new", "no time"])
    #expect(!findings.isAsRecorded)
    #expect(findings.missing.map(\.id) == ["REST"])
    let confirmed = findings.facts { if case .confirmed = $0 { true } else { false } }
    #expect(confirmed.map(\.fact) == ["A9", "A10"])
    #expect(confirmed.map(\.recordings) == [["ONE"], ["ONE"]])
  }

  @Test func `that shows nothing of what was asked for is not as recorded`() {
    let played = RecordingLog.Entry(recording: "ONE", system: "x", lines: ["a", "b"])
    let left = RecordingLog.Entry(recording: "TWO", system: "x", notPlayed: "no time")
    #expect(LogFindings(RecordingLog([played, left]), against: Self.known).isAsRecorded)
    #expect(!LogFindings(RecordingLog([left]), against: Self.known).isAsRecorded)
    #expect(!LogFindings(RecordingLog([]), against: Self.known).isAsRecorded)
  }
}
