// SPDX-License-Identifier: MIT

/// What was not covered, by name and with the reason.
struct GapMarkdown {
  let report: SpecReport

  var text: String {
    let gaps = report.variants.flatMap { variant in
      reasons(in: variant).map { (gap: $0, variant: variant.name) }
    }
    guard !gaps.isEmpty else {
      return """
        ## Not covered

        No known gaps: every gesture was performed, every property was exercised, and the whole \
        space was explored.


        """
    }
    var kinds: [GapReport] = []
    for (gap, _) in gaps where !kinds.contains(gap) { kinds.append(gap) }
    let rows = kinds.map { kind in
      let names = gaps.filter { $0.gap == kind }.map(\.variant)
      return [
        MarkdownText.escaped(kind.name), MarkdownText.escaped(kind.reason), scope(of: names),
      ]
    }
    return "## Not covered\n\n" + MarkdownText.table(["what", "why", "variants"], rows)
  }

  private func reasons(in variant: VariantReport) -> [GapReport] {
    let idle = variant.verdicts.filter { $0.conclusion == .notExercised }.map {
      GapReport(
        name: $0.property,
        reason: $0.kind == "reachable" ? "never reached" : "vacuous: never exercised")
    }
    let bound = GapReport(
      name: "sequences of more than \(MarkdownText.count(report.exploredDepth, "action"))",
      reason: "beyond the depth bound"
        + (variant.wholeSpace == nil ? "" : "; swift test explores the whole space"))
    return idle + variant.actionsNeverTaken + (variant.space.isClosed ? [] : [bound])
  }

  /// Some of the variants, in as few words as possible.
  private func scope(of names: [String]) -> String {
    let others = report.variants.map(\.name).filter { !names.contains($0) }
    if others.isEmpty { return "all" }
    let isShorter = others.count < names.count
    let list = (isShorter ? others : names).map { MarkdownText.escaped($0) }
    return (isShorter ? "all but " : "") + list.joined(separator: ", ")
  }
}
