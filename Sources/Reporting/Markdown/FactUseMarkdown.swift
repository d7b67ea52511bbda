// SPDX-License-Identifier: MIT

/// The facts whose rules were applied in each variant, and how sure they are.
struct FactUseMarkdown {
  let report: SpecReport

  var text: String {
    let rows = report.variants.map { variant in
      let weak = weakFacts(among: variant.facts)
      let uncertainty = variant.uncertainty
      return [
        MarkdownText.escaped(variant.name), MarkdownText.number(variant.facts.count),
        weak.isEmpty ? "all of them" : "all but \(weak.joined(separator: ", "))",
        uncertainty.map {
          $0.switches.isEmpty ? "none" : $0.switches.map(MarkdownText.code).joined(separator: ", ")
        }
          ?? "not asked",
      ]
    }
    return MarkdownText.table(
      [
        "variant", "UIKit facts used", "documented or reported more than once",
        "open questions consulted",
      ], rows)
  }

  private func weakFacts(among facts: [String]) -> [String] {
    facts.filter { id in report.facts.first { $0.id == id }?.hasWeakEvidence == true }
  }
}

extension FactReport {
  /// Whether the fact is known by a single report, or inferred.
  var hasWeakEvidence: Bool { confidence == "single report" || confidence == "inferred" }
}
