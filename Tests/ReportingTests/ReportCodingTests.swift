// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Reporting

@Suite("A report as JSON")
struct ReportCodingTests {
  @Test func `is read back as it was written, and written again as the same bytes`() throws {
    let text = try ReportCoding.encode(Samples.report)
    let report = try JSONDecoder().decode(SpecReport.self, from: Data(text.utf8))
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

  @Test func `leaves out what is not there`() throws {
    let text = try ReportCoding.encode(Samples.repaired)
    #expect(!text.contains("endedBy"))
    #expect(!text.contains("null"))
  }
}
