// SPDX-License-Identifier: MIT

/// What a run found, for the page that a CI system shows of it: verdicts, and what is not expected.
package struct SummaryMarkdown: Sendable {
  let reports: [SpecReport]

  package init(_ reports: [SpecReport]) { self.reports = reports }

  package var text: String {
    let verdicts = reports.map { "- **\(MarkdownText.escaped($0.title))**: \($0.verdictLine)\n" }
    let defects = reports.flatMap { report in
      report.variants.flatMap { Defect.all(in: $0) }.filter { !$0.isKnown }.enumerated()
        .map { place, defect in
          DefectMarkdown(
            spec: report.spec, defect: defect, facts: FactLinks(), meanings: report.meanings,
            isOpen: place == 0, behavior: report.behaviorSettings
          ).text
        }
    }
    return "## Modal presentation\n\n" + verdicts.joined() + "\n" + defects.joined()
  }
}
