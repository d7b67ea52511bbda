// SPDX-License-Identifier: MIT

import Foundation
import Recordings
import Testing

@testable import ModalCheckCommand

@Suite("modalcheck conformance")
struct ConformanceCommandTests {
  @TemporaryFolder private var folder

  @Test func `plays a recording that is named, and shows its log`() throws {
    let captured = modalcheck("conformance", "REC98")
    #expect(captured.status == .success)
    #expect(captured.error == "")
    #expect(
      captured.output == """
        REC98                      matches
          A dismissal asked of the middle of a stack
          [github pointfreeco/swift-navigation, CaseStudiesTests/PresentationTests.swift; iOS 17 and \
        18 simulators]
              A B C, asked of A: A
        1 recording: 1 match.

        """)
  }

  @Test func `suggests a recording where none has the name`() {
    let captured = modalcheck("conformance", "REC980")
    #expect(captured.status == .usage)
    #expect(captured.error.hasPrefix("Error: Unknown recording 'REC980'. Did you mean 'REC98', "))
  }

  private static func entry(_ id: String, lines: [String]) -> String {
    let list = lines.map { "\"\($0)\"" }.joined(separator: ",\n")
    return "{\"recording\": \"\(id)\", \"system\": \"iOS 18.5\", \"lines\": [\n\(list)]}"
  }

  private static func check(_ entries: String...) throws -> Captured {
    var captured: Captured?
    try withTemporaryFolder { folder in
      let path = "\(folder)/log.json"
      let text = "{\"schema\": 1, \"recordings\": [\(entries.joined(separator: ","))]}"
      try write(text, to: path)
      captured = modalcheck("conformance", "REC98", "REC81", "--recorded", path)
    }
    return try #require(captured)
  }

  @Test func `says of a log what it confirms, and which facts with it`() throws {
    let captured = try Self.check(Self.entry("REC98", lines: ["A B C, asked of A: A"]))
    #expect(
      captured
        == .success(
          """
          Recorded on iOS 18.5.

          ✅ Confirmed 1: REC98
          Not in the log 1: REC81
          Facts confirmed: E1 (REC98), E21 (REC98)

          """))
  }

  @Test func `shows line by line what a log contradicts, with status 1`() throws {
    let captured = try Self.check(
      Self.entry("REC98", lines: ["A B C, asked of A: A"]),
      Self.entry("REC81", lines: ["directly after dismiss=nil", "in the end=nil"]))
    #expect(captured.status == .notAsExpected)
    #expect(
      captured.output == """
        Recorded on iOS 18.5.

        ❌ REC81 (A dismissal without animation is not immediate) contradicted on iOS 18.5
            - directly after dismiss=B
            + directly after dismiss=nil
              in the end=nil
        ✅ Confirmed 1: REC98
        Facts confirmed: E1 (REC98), E21 (REC98)
        Facts contradicted: E3 (REC81)

        """)
  }

  @Test func `names the file and the field of a log that is not valid, with status 65`() throws {
    let path = "\(folder)/log.json"
    try write("{\"schema\": 1, \"recordings\": [{\"recording\": 7}]}", to: path)
    #expect(
      modalcheck("conformance", "--recorded", path)
        == .failure(
          .invalidData,
          "The file '\(path)' cannot be read as a log: 'recordings[0].recording' must be a text.")
    )
  }

  @Test func `says that a log cannot be read, with status 66`() throws {
    #expect(
      modalcheck("conformance", "--recorded", "\(folder)/none")
        == .failure(.noInput, "'\(folder)/none' cannot be read: No such file or directory."))
  }
}
