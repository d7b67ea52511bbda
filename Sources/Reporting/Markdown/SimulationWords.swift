// SPDX-License-Identifier: MIT

import StateSpace

extension SimulatedVerdictReport {
  /// The verdict with a sign; walks never say that a property holds.
  func words(walks: Int) -> String {
    let walksText = MarkdownText.count(walks, "walk")
    let hasDefect = knownDefect != nil
    return switch conclusion {
    case .violated: isAsExpected ? "⚠️ known defect, \(lengthText)" : "❌ violated in \(lengthText)"
    case .noViolation where hasDefect: "⚠️ known defect not reproduced in \(walksText)"
    case .noViolation: "✅ no violation in \(walksText)"
    case .vacuous: "❔ vacuous: never exercised in \(walksText)"
    case .reached: "✅ reached in \(lengthText)"
    case .notReached: "❔ not reached in \(walksText)"
    case .notJudged: "– not judged: random walks do not cover whole spaces"
    }
  }

  /// The length of the trace, and whether it could be shorter.
  private var lengthText: String {
    let text = MarkdownText.count(steps ?? 0, "step")
    return isShortest ? text : "\(text), possibly fewer"
  }
}

extension SimulationReport {
  /// The one line that a reader wants first.
  package var verdictText: String {
    let verdicts = variants.flatMap(\.verdicts)
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
    let opening = isAsExpected ? "✅ Nothing unexpected" : "❌ Not as expected"
    let total = MarkdownText.count(verdicts.count, "check")
    return "\(opening) in \(MarkdownText.count(walks, "walk")): of \(total), "
      + (parts.isEmpty ? "none was performed" : parts.joined(separator: ", ")) + "."
  }

  /// Returns the command that makes the same walks, through one variant or all.
  package func command(variant: String?) -> String {
    var words = ["modalcheck simulate \(spec) --walks \(walks) --seed \(seed) --depth \(depth)"]
    if let variant { words.append("--variant '\(variant)'") }
    words += behavior.map { "--behavior \($0)" }
    return words.joined(separator: " ")
  }
}
