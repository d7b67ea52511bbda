// SPDX-License-Identifier: MIT

import Testing

@testable import Reporting

@Suite("A report that gets too large")
struct ReportSizeTests {
  private static let report: SpecReport = {
    var report = Samples.report
    report.variants = [Samples.published]
    report.variants[0].verdicts = (1...8).map {
      Samples.verdict("property \($0)", .violated, steps: 2, defect: 2)
    }
    report.variants[0].counterexamples = (1...8).map { number in
      var counterexample = Samples.counterexample
      counterexample.property = "property \(number)"
      counterexample.steps[0].action = "tap Lamp \(number)"
      return counterexample
    }
    return report
  }()

  private static func text(_ limit: Int) -> String {
    SpecMarkdown(report, sizeLimit: limit).text
  }

  private static func count(_ part: String, in text: String) -> Int {
    text.split(separator: part, omittingEmptySubsequences: false).count - 1
  }

  private static let complete = text(.max)
  private static let withoutDiagrams = text(complete.utf8.count - 1)
  private static let withoutMostSteps = text(withoutDiagrams.utf8.count - 1)
  private static let withoutCounts = text(withoutMostSteps.utf8.count - 1)
  private static let withoutSteps = text(withoutCounts.utf8.count - 1)
  private static let table = "| # | actor | action |"
  private static let note = "to keep this page short"

  @Test func `shows all up to the limit, which is 42 kB`() {
    #expect(ReportDetail.sizeLimit == 42_000)
    #expect(Self.text(Self.complete.utf8.count) == Self.complete)
    #expect(Self.count("```mermaid", in: Self.complete) == 8)
    #expect(Self.count(Self.table, in: Self.complete) == 8)
    #expect(!Self.complete.contains(Self.note))
  }

  @Test func `loses its diagrams first, and says so`() {
    let text = Self.withoutDiagrams
    #expect(Self.count("```mermaid", in: text) == 0)
    #expect(Self.count(Self.table, in: text) == 8)
    #expect(text.contains("\n*Diagrams are omitted \(Self.note).*\n"))
  }

  @Test func `then loses the steps of all but five defects, but no command that shows them`() {
    let text = Self.withoutMostSteps
    #expect(Self.count("```mermaid", in: text) == 0)
    #expect(Self.count(Self.table, in: text) == 5)
    #expect(Self.count("\nmodalcheck replay lamp-sheet '", in: text) == 9)
    #expect(text.contains("the steps of all but the first 5 defects: the command below"))
    #expect(text.contains("\n<details><summary>2 actions</summary>\n"))
  }

  @Test func `then loses the tables of its coverage, and says so`() {
    let text = Self.withoutCounts
    #expect(text.contains("\n*What was exercised, one by one, is omitted \(Self.note); "))
    #expect(!text.contains("<summary>2 actions</summary>"))
    #expect(Self.count(Self.table, in: text) == 5)
  }

  @Test("keeps the steps of five defects that are not known, and what reviewers need, in any case")
  func leastReport() {
    #expect(Self.text(0) == Self.withoutSteps)
    #expect(Self.count(Self.table, in: Self.withoutSteps) == 0)
    #expect(Self.withoutSteps.contains("## Verdicts"))
    #expect(Self.withoutSteps.contains("## Not covered"))
    var report = Self.report
    report.variants[0].verdicts[7].isAsExpected = false
    #expect(Self.count(Self.table, in: SpecMarkdown(report, sizeLimit: 0).text) == 1)
    for index in report.variants[0].verdicts.indices {
      report.variants[0].verdicts[index].isAsExpected = false
    }
    #expect(Self.count(Self.table, in: SpecMarkdown(report, sizeLimit: 0).text) == 5)
  }
}
