// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ModalCheckCommand

/// What is written for CI systems, read by programs that are not ours.
struct CIFormatCommandTests {
  private static func program(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static let python = program("python3")
  private static let sarif = program("sarif")

  private func write(to folder: String) {
    let captured = doorbell(
      "explore", "--depth", "3", "--format", "junit", "--format", "sarif", "--output", folder)
    #expect(captured.status == .notAsExpected)
    #expect(captured.output.hasSuffix("\n2 files written to '\(folder)'.\n"))
    // Nothing is measured that would not be written.
    #expect(!captured.output.contains("property-strength"))
  }

  @Test("The place of a check is the line that declares its variant, from the repository's root")
  func places() throws {
    try withTemporaryFolder { folder in
      write(to: folder)
      let junit = try #require(text(of: "\(folder)/junit.xml"))
      let sarif = try #require(text(of: "\(folder)/modalcheck.sarif"))
      let path = "Tests/ModalCheckCommandTests/Support/Doorbell.swift"
      #expect(junit.contains(" file=\"\(path)\" line=\""))
      #expect(sarif.contains("\"uri\":\"\(path)\""))
    }
  }

  @Test(
    "JUnit's XML is read by Python",
    .enabled(if: python != nil, "Skipped: Python is not installed."))
  func readByPython() throws {
    try withTemporaryFolder { folder in
      write(to: folder)
      let script = """
        import sys, xml.etree.ElementTree as tree
        root = tree.parse(sys.argv[1]).getroot()
        for case in root.iter("testcase"):
          print(case.get("name"), "|", case.find("failure").get("message"))
        """
      let result = try run(try #require(Self.python), "-c", script, "\(folder)/junit.xml")
      #expect(
        result
          == ProcessResult(
            status: 0,
            output: """
              two rings | ❌ violated in 2 steps
              two rings | ❌ violated in 2 steps

              """, error: ""))
    }
  }

  @Test(
    "SARIF is read by sarif-tools",
    .enabled(if: sarif != nil, "Skipped: sarif-tools is not installed."))
  func readBySARIFTools() throws {
    try withTemporaryFolder { folder in
      write(to: folder)
      let result = try run(try #require(Self.sarif), "summary", "\(folder)/modalcheck.sarif")
      #expect(result.status == 0)
      #expect(result.output.contains("error: 2"))
    }
  }
}
