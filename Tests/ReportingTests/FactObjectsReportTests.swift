// SPDX-License-Identifier: MIT

import Testing

@testable import Reporting

@Suite("The report on facts that real objects play")
struct FactObjectsReportTests {
  private static func objects(
    same: Int = 0, deviations: Int = 0, obstacles: [String] = [], hidden: [String] = []
  ) -> FactObjectsReport {
    FactObjectsReport(same: same, deviations: deviations, obstacles: obstacles, hidden: hidden)
  }

  private static func row(_ id: String, _ objects: FactObjectsReport?) -> ConformanceReport.Row {
    ConformanceReport.Row(
      id: id, statement: "A statement.", versions: "13+", confidence: "documented", source: "SDK",
      scenarios: 2, deviations: 0, test: "T → \(id)", objects: objects, failWithoutIt: [id])
  }

  @Test(
    "says in how many scenarios they do as the fact says, in how many not, and what they cannot")
  func verdict() {
    #expect(Self.objects(same: 3).verdict == "✅ 3")
    #expect(Self.objects(same: 1, deviations: 2).verdict == "✅ 1<br>⚠️ 2")
    #expect(Self.objects(obstacles: ["no segues", "no segues"]).verdict == "➖ 2: no segues")
  }

  @Test func `is as expected if they do as every fact says that they can play`() {
    let rows = [
      Self.row("A1", Self.objects(same: 2)),
      Self.row("A3", Self.objects(obstacles: ["no segues"])),
    ]
    var report = ConformanceReport(rows: rows)
    #expect(report.isAsExpected)
    #expect(
      report.verdictText.hasSuffix(
        " Real objects play 2 of 3 scenarios: 2 with the same outcome, 0 with another."))
    report.rows.append(Self.row("A4", Self.objects(deviations: 1)))
    #expect(!report.isAsExpected)
    #expect(report.verdictText.contains("Real objects do not keep to A4."))
  }

  private static func text(of rows: [ConformanceReport.Row]) -> String {
    ConformanceMarkdown(ConformanceReport(rows: rows)).pages
      .map(\.text).joined()
  }

  @Test func `has a column of its own, and lists what objects do not show`() {
    let hidden = Self.row("A1", Self.objects(same: 2, hidden: ["V is shown as .pageSheet"]))
    let text = Self.text(of: [hidden])
    #expect(text.contains("| fails without it | real objects | source |"))
    #expect(text.contains("| A1 | ✅ 2 | SDK |"))
    #expect(text.contains("## What real objects do not show"))
    #expect(text.contains("| A1 | V is shown as .pageSheet |"))
    #expect(!Self.text(of: [Self.row("A1", nil)]).contains("real objects"))
  }

  @Test func `names the rules from which a fact follows, or says why there is none to delete`() {
    var rows = [Self.row("A1", nil), Self.row("A2", nil)]
    rows[0].failWithoutIt = nil
    rows[0].followsFrom = ["B1", "B2"]
    rows[1].failWithoutIt = nil
    rows[1].nothingToDelete = "it is only read."
    let text = Self.text(of: rows)
    #expect(text.contains("| follows from B1, B2 |"))
    #expect(text.contains("| nothing to delete, because it is only read. |"))
  }
}
