// SPDX-License-Identifier: MIT

package struct SimulationMarkdown: Sendable {
  private let report: SimulationReport
  private let command: String

  package init(_ report: SimulationReport, command: String) {
    self.report = report
    self.command = command
  }

  package var text: String {
    [head, verdicts, gaps, defects, coverage, provenance].joined().trimmingNewlines + "\n"
  }

  private var head: String {
    """
    # \(MarkdownText.escaped(report.title)) — \(MarkdownText.count(report.walks, "random walk"))

    > \(report.verdictText)

    Random walks can show that a property is violated, never that it holds; `modalcheck explore` \
    can.


    """
      + MarkdownText.table(
        ["variant", "configurations", "steps", "distinct states", "walks that ended early"],
        report.variants.map { variant in
          [
            "**\(MarkdownText.escaped(variant.name))**: \(MarkdownText.escaped(variant.summary))",
            MarkdownText.number(variant.configurations), MarkdownText.number(variant.steps),
            MarkdownText.number(variant.states), MarkdownText.number(variant.endedWalks),
          ]
        })
  }

  private var verdicts: String {
    let rows = report.variants.flatMap { variant in
      variant.verdicts.map { verdict in
        [
          MarkdownText.escaped(variant.name), MarkdownText.escaped(verdict.property),
          verdict.words(walks: report.walks), MarkdownText.number(verdict.exercised),
        ]
      }
    }
    return "## Verdicts\n\n"
      + MarkdownText.table(["variant", "property", "verdict", "exercised"], rows)
  }

  private var gaps: String {
    let rows = report.variants.flatMap { variant in
      variant.actionsNeverTaken.map { gap in
        [
          MarkdownText.escaped(variant.name), MarkdownText.escaped(gap.name),
          MarkdownText.escaped(gap.reason),
        ]
      }
    }
    let opening = "## Not covered\n\nAnything that no walk reached, including these actions:\n\n"
    return rows.isEmpty
      ? "## Not covered\n\nAnything that no walk reached. Every action was taken.\n\n"
      : opening + MarkdownText.table(["variant", "action", "why"], rows)
  }

  private var defects: String {
    let texts = report.variants.flatMap { Defect.all(in: $0) }.map { defect in
      DefectMarkdown(
        spec: report.spec, defect: defect, facts: FactLinks(),
        behavior: report.behavior
      ).text
    }
    return texts.isEmpty ? "" : "## Defects\n\n" + texts.joined()
  }

  private var coverage: String {
    "## Coverage\n\n" + CoverageMarkdown(walked: report.variants).text
  }

  private var provenance: String { "## Provenance\n\nWritten by `\(command)`.\n" }
}
