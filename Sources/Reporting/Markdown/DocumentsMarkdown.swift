// SPDX-License-Identifier: MIT

import ModalHarness

/// The page on the documents: one row for each thing that they describe.
package struct DocumentsMarkdown: Sendable {
  let report: DocumentsReport

  package init(_ report: DocumentsReport) { self.report = report }

  package var text: String {
    let page = """
      # What the documents say, and what checks it

      > \(report.verdictText)

      One row for each component, rule, table and pitfall. A property that can fail is one that a \
      variant of the spec violates (⚠️) or that kills a mutant of UIKit's rules (✅). The scenarios \
      of a fact are played on the model, and on real objects.


      """
      + report.documents.enumerated().map { section(of: $1, number: $0) }.joined()
    return page.trimmingNewlines + "\n" + links.definitions(for: page)
  }

  private var links: FactLinks {
    let facts = report.documents.flatMap(\.statements).flatMap(\.onModel.facts)
    var known: [String] = []
    for fact in facts where !known.contains(fact) { known.append(fact) }
    return FactLinks(known: known, hasConformance: true)
  }

  private func section(of document: DocumentsReport.Document, number: Int) -> String {
    "## \(MarkdownText.escaped(document.title))\n\n"
      + MarkdownText.table(
        ["#", "kind", "what it says", "on the model", "on real code"],
        document.statements.enumerated().map { place, statement in
          [
            "\(number + 1).\(place + 1)", statement.kind.rawValue,
            MarkdownText.escaped(statement.text), cell(statement.onModel),
            cell(statement.onRealCode),
          ]
        })
  }

  private func cell(_ evidence: DocumentsReport.Evidence) -> String {
    let properties = evidence.properties.map { property in
      let sign =
        property.exists
        ? property.violatedIn.isEmpty ? property.canFail ? "✅" : "❔" : "⚠️" : "❌"
      return
        "\(sign) [\(property.spec)](\(property.spec).md): \(MarkdownText.escaped(property.name))"
    }
    let facts = evidence.facts.isEmpty ? [] : ["✅ \(links.list(evidence.facts))"]
    let cell = (properties + facts).joined(separator: "<br>")
    return cell.isEmpty ? "–" : cell
  }
}
