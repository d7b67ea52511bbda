// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ModalCheckCommand

/// What changes between a doorbell that may ring once and one that may ring twice.
struct DiffCommandTests {
  @TemporaryFolder private var folder

  private func diff(_ words: [String], limit: Int = 2) -> Captured {
    Captured {
      ModalCheck.run(["diff"] + words, specs: [DoorbellSpec(ringLimit: limit)], output: $0)
    }
  }

  /// Writes JSON reports on a doorbell.
  private func report(to folder: String, limit: Int = 2, _ words: String...) {
    let recorder = Recorder()
    _ = ModalCheck.run(
      ["explore", "--depth", "3", "--format", "json", "--output", folder] + words,
      specs: [DoorbellSpec(ringLimit: limit)], output: recorder.output())
  }

  @Test func `What was written is what the specs give now, also under one behavior`() throws {
    report(to: folder)
    let same = Captured.success(
      """
      ## What changed in the reports

      > ✅ The same: every verdict, outcome, sequence and number in 1 report.

      """)
    #expect(diff([folder]) == same)
    #expect(diff([folder, folder]) == same)
    report(to: folder, "--behavior", "modalFlagTiming=whenTheSwipeBegins")
    #expect(diff([folder]) == same)
    report(to: folder, "--behavior", "modalFlagTiming=whenTheFingerLifts")
    #expect(diff([folder]) == same)
  }

  @Test func `A verdict that changes comes with its sequence, and ends with 1`() throws {
    report(to: "\(folder)/old", limit: 1)
    report(to: "\(folder)/new", limit: 2)
    let folders = diff(["\(folder)/old", "\(folder)/new", "--format", "text"])
    #expect(folders.status == .notAsExpected)
    #expect(
      folders.output.contains(
        """

        Verdicts
          doorbell, loud: "two rings": ✅ holds → ❌ violated in 2 steps
              with door=front
              1. user: ring the bell
              2. user: ring the bell
              modalcheck replay doorbell 'loud; door=front > ring the bell; ring the bell'

        """))
    #expect(diff(["\(folder)/old", "--format", "text"]) == folders)
    #expect(diff(["\(folder)/new", "\(folder)/old"]).output.contains("❌ violated in 2 steps → ✅"))
  }

  @Test func `--check says of JSON reports what changes, not which lines`() throws {
    report(to: folder, limit: 1)
    let captured = doorbell(
      "explore", "doorbell", "--depth", "3", "--format", "json", "--output", folder, "--check",
      "--quiet")
    #expect(captured.status == .notAsExpected)
    #expect(
      captured.output.contains(
        "doorbell.json:\n❌ 2 checks fail now. Different: verdicts: 2, coverage: "))
  }

  @Test func `Specs without a report before the change are named`() throws {
    report(to: folder)
    let recorder = Recorder()
    let status = ModalCheck.run(
      ["diff", folder], specs: [DoorbellSpec(), ChimeSpec()], output: recorder.output())
    #expect(status == .success)
    #expect(
      recorder.text.error == "Not explored, since there is no report to compare with: chime.\n")
  }

  @Test func `What is nearly a report is named, and not taken for one`() throws {
    report(to: folder)
    try write(#"{"schema": "4", "spec": "a"}"#, to: "\(folder)/a.json")
    try write(#"{"title": 7}"#, to: "\(folder)/b.json")
    try write(#"{"schema": 4, "properties": []}"#, to: "\(folder)/property-strength.json")
    let captured = diff([folder, folder])
    #expect(captured.status == .success)
    let line = "Not compared, since it is no report, 2 files in '\(folder)': a.json, b.json.\n"
    #expect(captured.error == line + line)
  }

  @Test func `Folders that cannot be read, or have no valid reports, are one error each`() throws {
    #expect(
      diff(["\(folder)/none"])
        == .failure(.noInput, "'\(folder)/none' cannot be read: No such file or directory."))
    try write("# Report", to: "\(folder)/doorbell.md")
    #expect(
      diff(["\(folder)/doorbell.md"])
        == .failure(.noInput, "'\(folder)/doorbell.md' cannot be read: Not a directory."))
    try write("{\"schema\": 1}", to: "\(folder)/x.json")
    #expect(
      diff([folder])
        == .failure(
          .noInput,
          """
          The folder '\(folder)' has no JSON reports. Write them with 'modalcheck \
          explore --format json --output <folder>'; for another commit, do so in a copy of \
          it, which 'git worktree add <copy> <commit>' makes.
          """))
  }

  @Test(
    arguments: [
      ("{}", "'schema' is missing"), (#"{"schema": null}"#, "'schema' is not as expected"),
      (#"{"schema": 1e30, "spec": "a"}"#, "'schema' is not as expected"),
      (#"{"schema": 4, "spec": null}"#, "'spec' is not as expected"), ("[]", "it is no object"),
    ])
  func `A folder with nothing but a damaged report is told what that lacks`(
    text: String, reason: String
  ) throws {
    try write(text, to: "\(folder)/a.json")
    #expect(
      diff([folder])
        == .failure(
          .invalidData,
          """
          The file '\(folder)/a.json' is not a report: \(reason). Write reports with 'modalcheck \
          explore --format json --output <folder>'; for another commit, do so in a copy of \
          it, which 'git worktree add <copy> <commit>' makes.
          """))
  }

  @Test(
    arguments: [
      ("{", "it is not JSON"),
      (#"{"schema": 1, "spec": "a"}"#, "it has schema 1, and this version of modalcheck reads"),
      (#"{"schema": 4, "spec": "a"}"#, "'title' is missing"),
      (#"{"schema": 4, "spec": "a", "title": 7}"#, "'title' is not as expected"),
      (#"{"schema": 4, "spec": "a", "title": 1e30}"#, "'title' is not as expected"),
      (
        #"{"schema": 4, "spec": "a", "title": "b", "summary": "c", "isRealCode": false, "#
          + #""sources": [], "notes": [], "facts": [], "depth": 1e30}"#,
        "it has a number that no report has"
      ),
    ])
  func `A file that is no report is named, with the reason`(text: String, reason: String) throws {
    try write(text, to: "\(folder)/a.json")
    let captured = diff([folder])
    #expect(captured.status == .invalidData)
    #expect(
      captured.error.hasPrefix("Error: The file '\(folder)/a.json' is not a report: \(reason)"))
  }
}
