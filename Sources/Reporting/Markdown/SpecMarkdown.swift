// SPDX-License-Identifier: MIT

/// The report of one spec as Markdown, for people who review a pull request.
package struct SpecMarkdown: Sendable {
  let report: SpecReport
  let sizeLimit: Int

  package init(_ report: SpecReport) { self.init(report, sizeLimit: ReportDetail.sizeLimit) }

  init(_ report: SpecReport, sizeLimit: Int) {
    self.report = report
    self.sizeLimit = sizeLimit
  }

  /// The whole document; what it leaves out because of its size, it names.
  package var text: String {
    var text = ""
    for detail in ReportDetail.allCases {
      text = document(detail)
      if text.utf8.count <= sizeLimit { break }
    }
    return text
  }

  private func document(_ detail: ReportDetail) -> String {
    let parts = [
      head, VerdictMarkdown(report: report).text, GapMarkdown(report: report).text,
      report.matrix.map { MatrixMarkdown(matrix: $0).text } ?? "",
      FactUseMarkdown(report: report).text,
      CounterexampleListMarkdown(report: report, detail: detail).text, rules, coverage(detail),
      provenance,
    ]
    return parts.joined().trimmingNewlines + "\n"
  }

  // MARK: Head

  private var head: String {
    let bound =
      report.variants.allSatisfy(\.space.isClosed)
      ? "explored completely" : "explored up to depth \(report.exploredDepth)"
    return """
      # \(MarkdownText.escaped(report.title)) — \(bound)

      > \(report.verdictLine)

      \(MarkdownText.escaped(report.summary))


      """ + spaceTable
  }

  private var spaceTable: String {
    MarkdownText.table(
      ["variant", "configurations", "explored here", "whole space, verified by `swift test`"],
      report.variants.map { variant in
        let space = variant.space
        let explored =
          "\(MarkdownText.count(space.states, "state")), "
          + "\(MarkdownText.count(space.generated - variant.configurations, "transition")); "
          + (space.isClosed
            ? "exhausted at depth \(space.levels.count - 1)"
            : "\(MarkdownText.count(space.frontier, "state")) at depth "
              + "\(space.levels.count - 1) not expanded")
        let whole = variant.wholeSpace.map {
          "\(MarkdownText.count($0.states, "state")), exhausted at depth \($0.depth)"
        }
        return [
          "**\(MarkdownText.escaped(variant.name))**: \(MarkdownText.escaped(variant.summary))",
          MarkdownText.number(variant.configurations), explored,
          whole ?? "not recorded",
        ]
      })
  }

  // MARK: Rules, coverage, provenance

  private var rules: String {
    guard !report.notes.isEmpty else { return "" }
    let list = report.notes.map { "- \(MarkdownText.escaped($0))\n" }.joined()
    return "## Rules and pitfalls modeled\n\n\(list)\n"
  }

  private func coverage(_ detail: ReportDetail) -> String {
    let body =
      detail.hasCoverage
      ? report.variants.map { CoverageMarkdown(variant: $0).text }.joined()
      : "*Omitted to keep this file small; the JSON report has it.*\n\n"
    return "## Coverage\n\n" + body
  }

  private var facts: String {
    guard !report.facts.isEmpty else { return "" }
    let rows = report.facts.map {
      [$0.id, MarkdownText.escaped($0.statement), $0.confidence, $0.versions]
    }
    return MarkdownText.details(
      "\(MarkdownText.count(report.facts.count, "fact")) about UIKit that this report cites",
      MarkdownText.table(["fact", "statement", "evidence", "iOS"], rows)
        + "Sources: `modalcheck list facts`.\n\n")
  }

  private var provenance: String {
    let sources = report.sources.map { "- \(MarkdownText.escaped($0))\n" }.joined()
    let assumptions = MarkdownText.table(
      ["switch", "question", "assumed", "facts"],
      report.assumptions.map {
        [
          MarkdownText.code($0.name), MarkdownText.escaped($0.question),
          MarkdownText.escaped($0.value), $0.facts.joined(separator: ", "),
        ]
      })
    var text = "## Provenance\n\n"
    if !sources.isEmpty { text += "Documents:\n\n\(sources)\n" }
    text += facts
    text += MarkdownText.details(
      "What is assumed where the sources leave UIKit's behavior open", assumptions)
    return text + """
      Which mutants each built-in property kills: [mutation results](property-strength.md).

      Written by `modalcheck explore \(report.spec) --depth \(report.depth)\(report.limitWords)`.
      """
  }
}
