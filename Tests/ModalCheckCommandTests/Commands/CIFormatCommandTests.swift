// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ModalCheckCommand

/// What is written for CI systems, read by programs that are not ours.
struct CIFormatCommandTests {
  @TemporaryFolder private var folder

  private static let junitparser = Installed.python(with: "junitparser")
  private static let sarif = Installed.path("sarif")

  private func write(to folder: String) {
    let captured = doorbell(
      "explore", "--depth", "3", "--format", "junit", "--format", "sarif", "--output", folder)
    #expect(captured.status == .notAsExpected)
    #expect(captured.output.hasSuffix("\n2 files written to '\(folder)'.\n"))
    // Nothing is measured that would not be written.
    #expect(!captured.output.contains("property-strength"))
  }

  @Test("The place of a check is the line that states its property, from the repository's root")
  func places() throws {
    write(to: folder)
    let junit = try #require(text(of: "\(folder)/junit.xml"))
    let sarif = try #require(text(of: "\(folder)/modalcheck.sarif"))
    let path = "Tests/ModalCheckCommandTests/Support/Doorbell.swift"
    #expect(junit.contains(" file=\"\(path)\" line=\""))
    #expect(sarif.contains("\"uri\":\"\(path)\""))
  }

  @Test(
    .enabled(
      if: junitparser != nil, Installed.hint("junitparser", "python3 -m pip install junitparser")))
  func `junitparser reads JUnit's XML`() throws {
    write(to: folder)
    let script = """
      import sys, junitparser
      suites = junitparser.JUnitXml.fromfile(sys.argv[1])
      print(suites.tests, suites.failures)
      for suite in suites:
        for case in suite:
          print(suite.name, "|", case.name, "|", *[each.message for each in case.result])
      """
    let result = try run(try #require(Self.junitparser), "-c", script, "\(folder)/junit.xml")
    #expect(
      result
        == ProcessResult(
          status: 0,
          output: """
            2 2
            doorbell, loud | two rings | ❌ violated in 2 steps
            doorbell, silent | two rings | ❌ violated in 2 steps

            """, error: ""))
  }

  @Test(
    .enabled(if: sarif != nil, Installed.hint("sarif-tools", "python3 -m pip install sarif-tools")))
  func `sarif-tools reads SARIF`() throws {
    write(to: folder)
    let result = try run(try #require(Self.sarif), "summary", "\(folder)/modalcheck.sarif")
    #expect(result.status == 0)
    #expect(result.output.contains("error: 2"))
  }
}
