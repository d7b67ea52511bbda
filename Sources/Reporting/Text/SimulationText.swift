// SPDX-License-Identifier: MIT

import StateSpace

/// What random walks have found, as plain text for a terminal.
package struct SimulationText: Sendable {
  private let report: SimulationReport

  package init(_ report: SimulationReport) {
    self.report = report
  }

  /// One block for each variant, and the verdict.
  package var text: String {
    report.variants.map { text(of: $0) }.joined() + "\(verdict)\n"
  }

  private var walks: String { MarkdownText.count(report.plan.walks, "walk") }

  private func text(of variant: SimulatedVariantReport) -> String {
    let numbers = [
      MarkdownText.count(variant.steps, "step"),
      MarkdownText.count(variant.states, "distinct state"),
      MarkdownText.count(variant.actions, "action"),
      MarkdownText.count(variant.callbacks, "callback"),
      MarkdownText.count(variant.situations, "situation"),
    ]
    let opening =
      "\(report.spec), \(variant.name): \(walks) of at most "
      + "\(MarkdownText.count(report.plan.depth, "step")), seed \(report.plan.seed)\n"
    return opening + "  \(numbers.joined(separator: ", "))\n"
      + variant.verdicts.map(line(for:)).joined()
  }

  private func line(for verdict: SimulatedVerdictReport) -> String {
    let command = verdict.trace.map {
      ReplayLine.text(spec: report.spec, trace: $0, behavior: report.behavior)
    }
    return "  \(verdict.property): \(words(for: verdict))\n" + (command.map { "    \($0)\n" } ?? "")
  }

  /// The verdict with a sign; walks never say that a property holds.
  private func words(for verdict: SimulatedVerdictReport) -> String {
    let steps = MarkdownText.count(verdict.steps ?? 0, "step")
    let length = verdict.isShortest ? steps : "\(steps), possibly fewer"
    return switch verdict.conclusion {
    case .violated:
      verdict.isAsExpected ? "⚠️ known defect, \(length)" : "❌ violated in \(length)"
    case .noViolation where verdict.isKnownDefect: "⚠️ known defect not reproduced in \(walks)"
    case .noViolation: "✅ no violation in \(walks)"
    case .vacuous: "❔ vacuous: never exercised in \(walks)"
    case .reached: "✅ reached in \(length)"
    case .notReached: "❔ not reached in \(walks)"
    case .notJudged: "– not judged: random walks do not cover whole spaces"
    }
  }

  private var verdict: String {
    let verdicts = report.variants.flatMap(\.verdicts)
    func count(_ isMeant: (SimulatedVerdictReport) -> Bool) -> Int {
      verdicts.count(where: isMeant)
    }
    let parts = [
      (count { !$0.isAsExpected && $0.conclusion == .violated }, "violated"),
      (count { !$0.isAsExpected && $0.conclusion != .violated }, "vacuous or not reached"),
      (count { $0.isAsExpected && $0.conclusion == .violated }, "known defects reproduced"),
      (count { $0.conclusion == .noViolation }, "without violation"),
      (count { $0.conclusion == .reached }, "reached"),
      (count { $0.conclusion == .notJudged }, "not judged"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let opening = report.isAsExpected ? "✅ Nothing unexpected" : "❌ Not as expected"
    return "\(opening) in \(walks): of \(MarkdownText.count(verdicts.count, "check")), "
      + (parts.isEmpty ? "none was performed" : parts.joined(separator: ", ")) + "."
  }
}
