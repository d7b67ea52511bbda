// SPDX-License-Identifier: MIT

import Testing

@testable import Reporting

@Suite("The report on recordings")
struct RecordingReportTests {
  private static func row(
    _ id: String, _ status: RecordingReport.Status, reason: String = ""
  ) -> RecordingReport {
    RecordingReport(
      id: id, title: "a | b", source: "a_b.c", system: "iOS 18", trust: "B", facts: ["A1", "B2"],
      status: status, reason: reason)
  }

  private static let rows = [
    row("REC1", .matches), row("REC2", .differs, reason: "too late"),
    row("REC3", .notRepresentable, reason: "no API"),
  ]

  @Test func `has one row each: what was recorded, where, and whether the stand-in does it`() {
    #expect(
      RecordingReport.markdown(Self.rows) == """
        3 recordings of Apple's UIKit: 1 match, 1 differ, 1 not representable. Each is a scene that \
        is written once against UIKit's API and played on the stand-in; `modalcheck conformance \
        REC6` shows one. Known by: A recorded by a program, B a printed log or a stack trace, C a \
        person's report.

        | recording | what is played | recorded on | known by | facts | stand-in | source |
        | --- | --- | --- | --- | --- | --- | --- |
        | REC1 | a \\| b | iOS 18 | B | A1, B2 | ✅ matches | a\\_b.c |
        | REC2 | a \\| b | iOS 18 | B | A1, B2 | ⚠️ differs: too late | a\\_b.c |
        | REC3 | a \\| b | iOS 18 | B | A1, B2 | ➖ not representable: no API | a\\_b.c |


        """)
    #expect(RecordingReport.markdown([]) == "")
  }

  @Test func `have a page of their own, to which the overview leads`() throws {
    let report = ConformanceReport(rows: [], recordings: Self.rows)
    let pages = ConformanceMarkdown(report).pages
    #expect(pages.last?.name == "conformance-recordings.md")
    #expect(pages.last?.text.hasPrefix("# Recordings of Apple's UIKit\n\n3 recordings") == true)
    #expect(pages[0].text.contains("](conformance-recordings.md)."))
    let none = ConformanceMarkdown(ConformanceReport(rows: [])).pages
    #expect(!none.contains { $0.name == "conformance-recordings.md" })
    #expect(none.first?.text.contains("conformance-recordings") == false)
  }

  @Test func `is not as expected if a recording differs and nobody knows why`() {
    var report = ConformanceReport(rows: [], recordings: Self.rows)
    #expect(report.isAsExpected)
    report.recordings.append(Self.row("REC4", .differs))
    #expect(!report.isAsExpected)
    #expect(report.verdictText.hasPrefix("❌ Not as expected: REC4 differ. "))
    #expect(RecordingReport.markdown(report.recordings).contains("⚠️ differs: nobody knows why"))
  }
}
