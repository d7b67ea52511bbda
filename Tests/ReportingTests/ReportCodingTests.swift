// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Reporting

@Suite("A report as JSON")
struct ReportCodingTests {
  private static func decode(_ text: String) throws -> SpecReport {
    try ReportCoding.decode(Data(text.utf8))
  }

  @Test("is read back as it was written, and written again as the same bytes")
  func roundTrip() throws {
    let text = try ReportCoding.encode(Samples.report)
    let report = try Self.decode(text)
    #expect(report == Samples.report)
    #expect(try ReportCoding.encode(report) == text)
  }

  @Test("has sorted keys, one fact a line, plain slashes, and one line break at its end")
  func layout() throws {
    let gap = GapReport(name: "a/b", reason: "ä → \"é\"")
    #expect(
      try ReportCoding.encode(gap) == #"""
        {
          "name" : "a/b",
          "reason" : "ä → \"é\""
        }

        """#)
  }

  @Test("leaves out what is not there")
  func optionals() throws {
    let text = try ReportCoding.encode(Samples.repaired)
    #expect(!text.contains("wholeSpace"))
    #expect(!text.contains("null"))
  }

  @Test(
    "that is none is refused with what is wrong, where, and how to mend it",
    arguments: [
      ("", "it is no valid JSON"), ("{", "it is no valid JSON"),
      ("# A report", "it is no valid JSON"),
      ("{}", "'schema' is missing"), ("[1]", "an object is expected"),
      (#"{"schema": "1"}"#, "a whole number is expected at 'schema'"),
      (#"{"schema": null}"#, "a whole number is expected, not null at 'schema'"),
      (#"{"schema": 2}"#, "'spec' is missing"),
    ])
  func foreign(text: String, trouble: String) throws {
    let error = try #require(throws: ReportError.self) { try Self.decode(text) }
    #expect(
      error.description
        == "This is no report of modalcheck: \(trouble). Write it anew with 'modalcheck explore'.")
  }

  @Test(
    "with one thing wrong is refused with its place",
    arguments: [
      (#""depth" : 4"#, #""deep" : 4"#, "'depth' is missing"),
      (
        #""taken" : 1000"#, #""taken" : "often""#,
        "a whole number is expected at 'variants[0].actions[0].taken'"
      ),
      (
        #""isClosed" : true"#, #""isClosed" : 1"#,
        "true or false is expected at 'variants[1].space.isClosed'"
      ),
      (
        #""conclusion" : "notExercised""#, #""conclusion" : "perhaps""#,
        "the value is unknown at 'variants[1].verdicts[2].conclusion'"
      ),
      (
        #""receiver" : "sheet","#, "",
        "'receiver' is missing at 'variants[0].callbacks[0]'"
      ),
    ])
  func damaged(part: String, damage: String, trouble: String) throws {
    let text = try ReportCoding.encode(Samples.report)
    let damaged = text.replacing(part, with: damage)
    try #require(damaged != text)
    let error = try #require(throws: ReportError.self) { try Self.decode(damaged) }
    #expect(
      error.description
        == "This is no report of modalcheck: \(trouble). Write it anew with 'modalcheck explore'.")
  }

  @Test(
    "with a row that does not fit the axes of its matrix is refused",
    arguments: [[], ["sheet"], ["sheet", "maybe"], ["sheet", "yes", "yes"]])
  func misfittingRow(values: [String]) throws {
    var report = Samples.report
    report.matrix?.rows[3].values = values
    let text = try ReportCoding.encode(report)
    let error = try #require(throws: ReportError.self) { try Self.decode(text) }
    #expect(
      error.description == """
        This is no report of modalcheck: the values are not those of the axes at \
        'matrix.rows[3].values'. Write it anew with 'modalcheck explore'.
        """)
  }

  @Test("of another schema is refused before anything else is looked at", arguments: [1, 3])
  func otherSchema(schema: Int) throws {
    let error = try #require(throws: ReportError.self) {
      try Self.decode(#"{"schema": \#(schema), "new": true}"#)
    }
    #expect(
      error.description == """
        The report has schema \(schema), and this version of modalcheck reads schema 2. Write it \
        anew with 'modalcheck explore'.
        """)
  }
}
