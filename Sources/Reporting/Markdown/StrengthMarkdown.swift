// SPDX-License-Identifier: MIT

package struct StrengthMarkdown: Sendable {
  let report: StrengthReport

  package init(_ report: StrengthReport) { self.report = report }

  package var text: String {
    let idle = report.properties.filter { $0.killedMutants.isEmpty && $0.defectiveApps.isEmpty }
    let troubles = [
      idle.isEmpty
        ? nil
        : MarkdownText.count(idle.count, "property detects", "properties detect") + " nothing",
      report.survivors.isEmpty
        ? nil
        : MarkdownText.count(report.survivors.count, "mutant survives", "mutants survive"),
    ].compactMap(\.self)
    let verdict =
      troubles.isEmpty
      ? "✅ Every property kills a mutant or detects a known defect, and no mutant survives."
      : "❌ \(troubles.joined(separator: ", "))."
    return """
      # Mutation results

      > \(verdict)

      A property that nothing can violate checks nothing. So UIKit's rules are broken one at a \
      time, and every variant without known defects is explored again up to depth \
      \(report.depth). A property kills such a mutant if it is violated. Known defects that a \
      property detects count as well.

      \(table)\(survivors)\(details)
      """.trimmingNewlines + "\n"
  }

  private var table: String {
    MarkdownText.table(
      ["property", "mutants killed", "known defects detected"],
      report.properties.map {
        [
          MarkdownText.escaped($0.property), MarkdownText.number($0.killedMutants.count),
          MarkdownText.number($0.defectiveApps.count),
        ]
      })
  }

  private var survivors: String {
    guard !report.survivors.isEmpty else { return "" }
    return "Surviving mutants:\n\n"
      + report.survivors.map { "- \(MarkdownText.escaped($0))\n" }.joined() + "\n"
  }

  private var details: String {
    report.properties.map { property in
      let rows =
        property.killedMutants.map { row(of: $0, kind: "mutant") }
        + property.defectiveApps.map { row(of: $0, kind: "known defect") }
      return MarkdownText.details(
        "\(property.property): \(MarkdownText.count(rows.count, "detection"))",
        "\(MarkdownText.escaped(property.meaning))\n\n"
          + MarkdownText.table(["kind", "what is broken", "found in", "steps"], rows))
    }.joined()
  }

  private func row(of found: StrengthReport.Catch, kind: String) -> [String] {
    [
      kind, MarkdownText.escaped(found.name),
      "\(found.spec), \(MarkdownText.escaped(found.variant))", String(found.steps),
    ]
  }
}
