// SPDX-License-Identifier: MIT

/// What was not covered, by name and with the reason.
struct GapMarkdown {
  let report: SpecReport

  /// What was not covered for one reason in the same variants.
  struct Row {
    var names: [String]
    let why: String
    /// The variants, in as few words as possible.
    let scope: String
  }

  var rows: [Row] {
    let gaps = report.variants.flatMap { variant in
      reasons(in: variant).map { (gap: $0, variant: variant.name) }
    }
    var rows: [Row] = []
    var seen: Set<GapReport> = []
    for (gap, _) in gaps where seen.insert(gap).inserted {
      let scope = scope(of: gaps.filter { $0.gap == gap }.map(\.variant))
      if let place = rows.firstIndex(where: { $0.why == gap.reason && $0.scope == scope }) {
        rows[place].names.append(gap.name)
      } else {
        rows.append(Row(names: [gap.name], why: gap.reason, scope: scope))
      }
    }
    return rows
  }

  var text: String {
    let rows = rows
    guard !rows.isEmpty else {
      return """
        ## Not covered

        No known gaps: every gesture was performed, every property was exercised, and the whole \
        space was explored.


        """
    }
    return "## Not covered\n\n"
      + MarkdownText.table(
        ["what", "why", "variants"],
        rows.map { row in
          [
            row.names.map { MarkdownText.escaped($0) }.joined(separator: "<br>"),
            MarkdownText.escaped(row.why), MarkdownText.escaped(row.scope),
          ]
        })
  }

  private func reasons(in variant: VariantReport) -> [GapReport] {
    let idle = variant.verdicts.filter { $0.conclusion == .vacuous }.map {
      GapReport(
        name: $0.property,
        reason: $0.kind == "reachable" ? "never reached" : "vacuous: never exercised")
    }
    let bound = GapReport(
      name: "sequences of more than \(MarkdownText.count(report.exploredDepth, "action"))",
      reason: "beyond the depth bound")
    return idle + variant.actionsNeverTaken + (variant.isWhole ? [] : [bound])
  }

  /// Some of the variants, in as few words as possible.
  private func scope(of names: [String]) -> String {
    let others = report.variants.map(\.name).filter { !names.contains($0) }
    if others.isEmpty { return "all" }
    let isShorter = others.count < names.count
    return (isShorter ? "all but " : "") + (isShorter ? others : names).joined(separator: ", ")
  }
}
