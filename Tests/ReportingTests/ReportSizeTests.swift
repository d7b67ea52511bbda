// SPDX-License-Identifier: MIT

import Testing

@testable import Reporting

@Suite("A report that gets too large")
struct ReportSizeTests {
  /// A report with eight counterexamples.
  private static let report: SpecReport = {
    var report = Samples.report
    report.variants = [Samples.published]
    report.variants[0].counterexamples = (1...8).map { number in
      var counterexample = Samples.counterexample
      counterexample.property = "property \(number)"
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
  private static let withoutCoverage = text(withoutMostSteps.utf8.count - 1)
  private static let table = "| # | actor | action |"
  private static let note = "to keep this file small"

  @Test("shows all up to the limit, which is one mebibyte")
  func fits() {
    #expect(ReportDetail.sizeLimit == 1_048_576)
    #expect(Self.text(Self.complete.utf8.count) == Self.complete)
    #expect(Self.count("```mermaid", in: Self.complete) == 8)
    #expect(Self.count(Self.table, in: Self.complete) == 8)
    #expect(!Self.complete.contains(Self.note))
  }

  @Test("loses its diagrams first, and says so")
  func diagrams() {
    let text = Self.withoutDiagrams
    #expect(Self.count("```mermaid", in: text) == 0)
    #expect(Self.count(Self.table, in: text) == 8)
    #expect(text.contains("\n*Diagrams are omitted \(Self.note).*\n"))
  }

  @Test("then loses the steps of all but five counterexamples, but no command that shows them")
  func steps() {
    let text = Self.withoutMostSteps
    #expect(Self.count("```mermaid", in: text) == 0)
    #expect(Self.count(Self.table, in: text) == 5)
    #expect(Self.count("\nmodalcheck replay lamp-sheet '", in: text) == 9)
    #expect(
      text.contains(
        "\n*Diagrams and the steps of all but the first 5 counterexamples are omitted \(Self.note); "
      ))
    #expect(text.contains("## Coverage\n\n<details>"))
  }

  @Test("then loses its coverage, and says so")
  func coverage() {
    let text = Self.withoutCoverage
    #expect(text.contains("## Coverage\n\n*Omitted \(Self.note); the JSON report has it.*\n\n"))
    #expect(Self.count(Self.table, in: text) == 5)
  }

  @Test("keeps what reviewers cannot do without, whatever the limit")
  func leastReport() {
    #expect(Self.text(0) == Self.withoutCoverage)
    #expect(Self.withoutCoverage.contains("## Verdicts"))
    #expect(Self.withoutCoverage.contains("## Not covered"))
  }
}
