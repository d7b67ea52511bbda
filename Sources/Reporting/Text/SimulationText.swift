// SPDX-License-Identifier: MIT

/// What random walks have found, as plain text for a terminal.
package struct SimulationText: Sendable {
  private let report: SimulationReport

  package init(_ report: SimulationReport) {
    self.report = report
  }

  /// One block for each variant, and the verdict.
  package var text: String {
    report.variants.map { text(of: $0) }.joined() + "\(report.verdictText)\n"
  }

  private func text(of variant: SimulatedVariantReport) -> String {
    let numbers = [
      MarkdownText.count(variant.steps, "step"),
      MarkdownText.count(variant.states, "distinct state"),
      MarkdownText.count(variant.actions.count, "action"),
      MarkdownText.count(variant.callbacks.count, "callback"),
      MarkdownText.count(variant.situations.count, "situation"),
    ]
    let opening =
      "\(report.spec), \(variant.name): \(MarkdownText.count(report.walks, "walk")) of at most "
      + "\(MarkdownText.count(report.depth, "step")), seed \(report.seed)\n"
    return opening + "  \(numbers.joined(separator: ", "))\n"
      + variant.verdicts.map { line(for: $0, in: variant) }.joined()
  }

  private func line(
    for verdict: SimulatedVerdictReport, in variant: SimulatedVariantReport
  ) -> String {
    let line = "  \(verdict.property): \(verdict.words(walks: report.walks))\n"
    let example = variant.counterexamples.first { $0.property == verdict.property }
    let command = example.map {
      ReplayLine.text(spec: report.spec, trace: $0.trace, behavior: report.behavior)
    }
    return line + (command.map { "    \($0)\n" } ?? "")
  }
}
