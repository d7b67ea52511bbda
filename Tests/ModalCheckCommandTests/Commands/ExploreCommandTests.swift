// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ModalCheckCommand

/// What is about files, formats and words is tried with a spec that takes no time.
struct ExploreCommandTests {
  @TemporaryFolder private var folder

  /// Deep enough for every verdict to be as expected.
  private static let depth = "6"

  private static func allFiles(of spec: String) -> [String] {
    ["README.md", "\(spec).md", "property-strength.md"]
  }

  /// Explores into the folder, and fails if the verdicts are not as expected.
  private func writeReports() throws {
    let captured = chime("explore", "--depth", Self.depth, "--output", folder, "--quiet")
    #expect(captured == .success(""))
  }

  @Test(
    """
    All reports are written and up to date, mutation results are shown, and progress is not shown \
    in a pipe
    """)
  func writesReports() throws {
    let captured = chime("explore", "--depth", Self.depth, "--output", folder)
    #expect(captured.status == .success)
    #expect(captured.output.hasPrefix("chime                          ✅"))
    #expect(
      captured.output.contains("\nproperty-strength              Properties that detect nothing: ")
    )
    #expect(captured.output.hasSuffix("\n3 files written to '\(folder)'.\n"))
    #expect(captured.error == "")
    let found = try names(in: folder)
    #expect(found == Self.allFiles(of: "chime"))
  }

  @Test func `What was written is up to date`() throws {
    try writeReports()
    let check = chime("explore", "--depth", Self.depth, "--output", folder, "--check")
    #expect(check.status == .success)
    #expect(check.output.hasSuffix("\nThe reports in '\(folder)' are up to date.\n"))
  }

  @Test func `To name every spec is to name none`() throws {
    let captured = chime("explore", "chime", "--depth", Self.depth, "--output", folder)
    #expect(captured.status == .success)
    let found = try names(in: folder)
    #expect(found == Self.allFiles(of: "chime"))
  }

  @Test(
    arguments: [
      ["--format", "json"]: 2, ["--format=markdown"]: 3,
      ["--format", "markdown", "--format", "json", "--format", "json"]: 5,
    ])
  func `Only the formats asked for are written`(words: [String], count: Int) throws {
    let captured = chime(["explore", "--depth", Self.depth, "--output", folder] + words)
    #expect(captured.output.hasSuffix("\n\(count) files written to '\(folder)'.\n"))
    let found = try names(in: folder)
    #expect(found.count == count)
  }

  @Test("--check names what differs and how to renew it, writes nothing, and ends with 1")
  func check() throws {
    try writeReports()
    let index = try #require(text(of: "\(folder)/README.md"))
    try write("x", to: "\(folder)/README.md")
    try FileManager.default.removeItem(atPath: "\(folder)/property-strength.md")
    try write("", to: "\(folder)/old.md")
    let captured = chime("explore", "--check", "--quiet", "--depth", Self.depth, "--output", folder)
    #expect(
      captured
        == Captured(
          status: .notAsExpected,
          output: "README.md:\n" + LineChanges(from: "x", to: index).text,
          error: """
            Error: The reports in '\(folder)' are not up to date: property-strength.md is missing, \
            README.md is stale, old.md is left over. Regenerate them with \
            'modalcheck explore --depth \(Self.depth) --output \(folder)'. \
            Delete the files that are left over.

            """))
    #expect(text(of: "\(folder)/README.md") == "x")
    let json = chime(
      "explore", "--check", "-q", "--depth", Self.depth, "--output", folder, "--format", "json")
    #expect(
      json.error.hasSuffix(
        "'modalcheck explore --depth \(Self.depth) --output \(folder) --format json'.\n"))
  }

  @Test("A verdict that is not as expected ends with 1, and is shown even if all should be quiet")
  func notAsExpected() throws {
    let captured = doorbell("explore", "--depth", "3", "--output", folder, "--quiet")
    #expect(captured.status == .notAsExpected)
    #expect(captured.output.hasPrefix("doorbell                       ❌"))
    #expect(captured.output.contains("\n❌ doorbell, loud: "))
    #expect(!captured.output.contains("::error"))
    #expect(captured.error == "")
  }

  @Test("A workflow of GitHub Actions gets an annotation for each failure, and a summary")
  func workflow() throws {
    let recorder = Recorder()
    var output = recorder.output()
    output.workflow = GitHubActions(environment: [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "\(folder)/summary.md",
    ])
    let status = ModalCheck.run(
      ["explore", "--depth", "3", "--output", folder, "--quiet"], specs: [DoorbellSpec()],
      output: output)
    #expect(status == .notAsExpected)
    let file = "Tests/ModalCheckCommandTests/Support/Doorbell.swift"
    #expect(recorder.text.output.contains("\n::error file=\(file),line="))
    #expect(recorder.text.output.contains(",title=doorbell%2C loud::"))
    let summary = try #require(text(of: "\(folder)/summary.md"))
    #expect(summary.hasPrefix("## Modal presentation\n\n- **A doorbell**: ❌"))
    #expect(GitHubActions(environment: [:]) == nil)
  }

  @Test func `A folder that cannot be made is found before anything is explored`() throws {
    try write("", to: "\(folder)/file")
    #expect(
      modalcheck("explore", "--output", "\(folder)/file", "--progress", "always")
        == .failure(
          .cannotCreate,
          """
          '\(folder)/file' cannot be written: Not a directory. Name another folder \
          with '--output <folder>'.
          """))
  }

  @Test func `Progress that is always shown is taken away before the result`() throws {
    let captured = chime(
      "explore", "--depth", Self.depth, "--output", folder, "--progress", "always")
    #expect(captured.status == .success)
    #expect(captured.error.hasPrefix("\r\u{1B}[2Kchime, "))
    #expect(captured.error.hasSuffix("\r\u{1B}[2K"))
  }
}
