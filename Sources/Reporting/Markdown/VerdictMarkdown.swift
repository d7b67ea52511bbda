// SPDX-License-Identifier: MIT

import ModalHarness

/// One row for each property, one column for each variant.
struct VerdictMarkdown {
  let report: SpecReport
  let facts: FactLinks

  /// From so many properties on, those that are sound in every variant are folded.
  static let foldingThreshold = 20

  var text: String {
    let properties = properties
    let sound = properties.filter(isSound)
    let others = properties.filter { !isSound($0) }
    let isFolded = properties.count >= Self.foldingThreshold && !sound.isEmpty && !others.isEmpty
    let visible = isFolded ? others : properties
    let folded =
      isFolded
      ? MarkdownText.details(
        MarkdownText.count(sound.count, "more property", "more properties")
          + " without a violation in any variant", table(of: sound)) : ""
    return "## Verdicts\n\n" + legend + table(of: visible) + folded + meanings
  }

  /// With more variants than this, the commonest verdict is shortened so that others stand out.
  static let wideTable = 4

  private var isWide: Bool { report.variants.count > Self.wideTable }

  private var legend: String {
    let isProved = report.variants.contains {
      !$0.space.isClosed && $0.uncertainty?.isWhole == true
    }
    let proof =
      isProved
      ? "“✅ holds” is proved for the whole space and, unless the verdict depends on an open question, "
        + "under every behavior of UIKit that its sources allow.\n\n" : ""
    return proof + legendOfBounds
  }

  private var legendOfBounds: String {
    isWide && report.variants.flatMap(\.verdicts).contains { $0.conclusion == .noViolationToDepth }
      ? "“✅ depth \(report.exploredDepth)” means *no violation up to depth \(report.exploredDepth)*.\n\n"
      : ""
  }

  private func cell(of verdict: VerdictReport?, in variant: VariantReport) -> String {
    guard let verdict else { return "–" }
    let cell =
      isWide ? verdict.cell.replacing("✅ no violation up to", with: "✅") : verdict.cell
    guard let dependency = variant.dependency(of: verdict.property) else { return cell }
    // What holds under some behaviors only is not to be ticked off.
    return cell.dependingOnUIKit + "; depends on \(questions(behind: dependency))"
  }

  /// The unknowns, contradictions or facts that a verdict depends on: `L6`.
  private func questions(behind dependency: UncertaintyReport.Dependency) -> String {
    var ids: [String] = []
    for setting in dependency.violatedWhen.flatMap(\.answers) {
      guard let id = report.questions(behind: setting).first, !ids.contains(id) else { continue }
      ids.append(id)
    }
    return facts.list(ids)
  }

  /// The names of all properties, in the order in which variants first mention them.
  private var properties: [String] {
    var names: [String] = []
    for verdict in report.variants.flatMap(\.verdicts) where !names.contains(verdict.property) {
      names.append(verdict.property)
    }
    return names
  }

  private var columns: [String] { report.variants.map { MarkdownText.escaped($0.name) } }

  private func verdicts(of property: String) -> [VerdictReport?] {
    report.variants.map { variant in variant.verdicts.first { $0.property == property } }
  }

  private func isSound(_ property: String) -> Bool {
    verdicts(of: property).compactMap(\.self).allSatisfy(\.isSound)
      && !report.variants.contains { $0.dependency(of: property) != nil }
  }

  private func table(of properties: [String]) -> String {
    MarkdownText.table(
      ["property"] + columns,
      properties.map { property in
        [MarkdownText.escaped(property)]
          + zip(verdicts(of: property), report.variants).map { cell(of: $0, in: $1) }
      })
  }

  private var meanings: String {
    let rows = properties.map { property in
      let verdicts = verdicts(of: property)
      // What is built in means the same everywhere, and is explained once.
      let meaning =
        CatalogProperty(rawValue: property) == nil
        ? facts.linked(verdicts.compactMap(\.self).first?.meaning ?? "")
        : "[built in](property-strength.md)"
      return [MarkdownText.escaped(property), meaning]
        + verdicts.map { verdict in verdict.map { MarkdownText.number($0.exercised) } ?? "–" }
    }
    return MarkdownText.details(
      "What the properties mean, and how often each was exercised",
      MarkdownText.table(["property", "meaning"] + columns, rows))
  }
}
