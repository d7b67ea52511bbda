// SPDX-License-Identifier: MIT

/// The report of one spec as Markdown, for people who review a pull request.
package struct SpecMarkdown: Sendable {
  let report: SpecReport
  /// Whether the pages to which facts link lie beside the report.
  let hasConformance: Bool
  let sizeLimit: Int

  package init(_ report: SpecReport, hasConformance: Bool = false) {
    self.init(report, hasConformance: hasConformance, sizeLimit: ReportDetail.sizeLimit)
  }

  init(_ report: SpecReport, hasConformance: Bool = false, sizeLimit: Int) {
    self.report = report
    self.hasConformance = hasConformance
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
      head, report.matrix.map { MatrixPicture(matrix: $0).text } ?? "",
      DefectListMarkdown(report: report, detail: detail, facts: facts).text,
      OpenQuestionMarkdown(report: report, facts: facts).text,
      VerdictMarkdown(report: report, facts: facts).text, GapMarkdown(report: report).text,
      report.matrix.map { MatrixMarkdown(matrix: $0).text } ?? "", rules, coverage(detail),
      provenance,
    ]
    let text = parts.joined().trimmingNewlines + "\n"
    return text + facts.definitions(for: text)
  }

  // MARK: Head

  private var head: String {
    """
    # \(MarkdownText.escaped(report.title)) — \(report.extent)

    > \(report.verdictLine)

    \(MarkdownText.escaped(report.summary))

    \(legend)


    """ + spaceTable
  }

  /// What the signs mean, as far as a reviewer has to know at once.
  private var legend: String {
    let link = "[How to read the verdicts](README.md#how-to-read-the-verdicts)"
    let showsDefects = report.variants.contains { $0.verdicts.contains { $0.knownDefect != nil } }
    return showsDefects
      ? "⚠️ is a defect that the spec records and shows on purpose; ❌ would be one that is not recorded, "
        + "or a recorded one that is gone. \(link)."
      : "\(link)."
  }

  private var spaceTable: String {
    // Of a whole space, the part of it that is counted below would only confuse.
    MarkdownText.table(
      ["variant", "configurations"] + (report.isWhole ? [] : ["explored here"])
        + ["under every behavior of UIKit"],
      report.variants.map { variant in
        [
          "**\(MarkdownText.escaped(variant.name))**: \(MarkdownText.escaped(variant.summary))",
          MarkdownText.number(variant.configurations),
        ] + (report.isWhole ? [] : [variant.space.words(configurations: variant.configurations)])
          + [
            variant.uncertainty?.extent ?? "not asked"
          ]
      })
  }

  // MARK: Rules, coverage, provenance

  private var rules: String {
    guard !report.notes.isEmpty else { return "" }
    let list = report.notes.map { "- \(facts.linked($0))\n" }.joined()
    return "## Rules and pitfalls modeled\n\n\(list)\n"
  }

  private func coverage(_ detail: ReportDetail) -> String {
    let bound =
      report.isWhole && !report.variants.allSatisfy(\.space.isClosed)
      ? "What is counted here was explored up to depth \(report.exploredDepth), under the default "
        + "behavior of UIKit.\n\n" : ""
    return "## Coverage\n\n" + bound
      + CoverageMarkdown(report.variants, hasCounts: detail.hasCounts).text
  }

  private var facts: FactLinks {
    FactLinks(
      known: report.facts.map(\.id), hasConformance: hasConformance,
      weak: Set(report.facts.filter(\.hasWeakEvidence).map(\.id)))
  }

  private var citedFacts: String {
    guard !report.facts.isEmpty else { return "" }
    let rows = report.facts.map {
      [$0.id, MarkdownText.escaped($0.statement), $0.confidence, $0.versions]
    }
    return MarkdownText.details(
      "\(MarkdownText.count(report.facts.count, "fact")) about UIKit that this report cites",
      hasConformance
        ? facts.list(report.facts.map(\.id))
        : MarkdownText.table(["fact", "statement", "evidence", "iOS"], rows)
          + "Sources: `modalcheck list facts`.\n\n")
  }

  /// What the verdicts assume where they were not explored under every answer.
  private var assumptions: String {
    guard report.variants.contains(where: { $0.uncertainty == nil }) else { return "" }
    return MarkdownText.details(
      "What is assumed where the sources leave UIKit's behavior open",
      MarkdownText.table(
        ["switch", "question", "assumed", "facts"],
        report.assumptions.map {
          [
            MarkdownText.code($0.name), MarkdownText.escaped($0.question),
            MarkdownText.escaped($0.value), facts.list($0.facts),
          ]
        }))
  }

  private var provenance: String {
    let sources = report.sources.map { "- \(MarkdownText.escaped($0))\n" }.joined()
    let documents = sources.isEmpty ? "" : "Documents:\n\n\(sources)\n"
    return "## Provenance\n\n" + documents + FactUseMarkdown(report: report).text + citedFacts
      + assumptions + """
        Which mutants each built-in property kills: [mutation results](property-strength.md).

        Written by `\(report.command)`.
        """
  }
}
