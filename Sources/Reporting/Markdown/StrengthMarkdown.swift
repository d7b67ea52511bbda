// SPDX-License-Identifier: MIT

/// What each ready-made property catches, as Markdown.
public struct StrengthMarkdown: Sendable {
  let report: StrengthReport

  /// Prepares the Markdown of a report.
  public init(_ report: StrengthReport) { self.report = report }

  /// The whole document.
  public var text: String {
    let idle = report.properties.filter { $0.brokenRules.isEmpty && $0.defectiveApps.isEmpty }
    let troubles = [
      idle.isEmpty
        ? nil
        : MarkdownText.count(idle.count, "property catches", "properties catch") + " nothing",
      report.survivors.isEmpty
        ? nil
        : MarkdownText.count(report.survivors.count, "broken rule is", "broken rules are")
          + " not caught",
    ].compactMap(\.self)
    let verdict =
      troubles.isEmpty
      ? "✅ Every property catches something, and every broken rule is caught."
      : "❌ \(troubles.joined(separator: ", "))."
    return """
      # What the properties catch

      > \(verdict)

      A property that nothing can violate protects nothing. So the rules of UIKit are broken one \
      at a time, and every variant without known defects is explored again to depth \
      \(report.depth): a property is strong if it notices. Variants with known defects count too, \
      for the properties that they violate.

      \(table)\(survivors)\(details)
      """.trimmingNewlines + "\n"
  }

  private var table: String {
    MarkdownText.table(
      ["property", "broken rules caught", "known defects caught"],
      report.properties.map {
        [
          MarkdownText.escaped($0.property), MarkdownText.number($0.brokenRules.count),
          MarkdownText.number($0.defectiveApps.count),
        ]
      })
  }

  private var survivors: String {
    guard !report.survivors.isEmpty else { return "" }
    return "Broken rules that nothing catches:\n\n"
      + report.survivors.map { "- \(MarkdownText.escaped($0))\n" }.joined() + "\n"
  }

  private var details: String {
    report.properties.map { property in
      let rows =
        property.brokenRules.map { row(of: $0, kind: "broken rule") }
        + property.defectiveApps.map { row(of: $0, kind: "known defect") }
      return MarkdownText.details(
        "\(property.property): \(MarkdownText.count(rows.count, "catch", "catches"))",
        "\(MarkdownText.escaped(property.meaning))\n\n"
          + MarkdownText.table(["what", "how it is broken", "shown by", "steps"], rows))
    }.joined()
  }

  private func row(of found: StrengthReport.Catch, kind: String) -> [String] {
    [
      kind, MarkdownText.escaped(found.name),
      "\(found.spec), \(MarkdownText.escaped(found.variant))", String(found.steps),
    ]
  }
}
