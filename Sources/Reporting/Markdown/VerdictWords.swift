// SPDX-License-Identifier: MIT

extension VerdictReport {
  /// The verdict in a table cell, as Markdown.
  var cell: String { MarkdownText.escaped(words) }

  /// The verdict: a sign and words, as plain text.
  var words: String {
    switch (conclusion, isAsExpected) {
    case (.holds, true): kind == "reachable" ? "✅ reached in \(stepsText)" : "✅ holds"
    case (.noViolationToDepth, true): boundedCell
    case (.violated, true): "⚠️ known defect, \(stepsText)\(configurationsText)"
    case (.violated, false): "❌ violated in \(stepsText)\(configurationsText)"
    case (.notRefutedToDepth, true), (.inconclusive, _): boundedCell
    case (.vacuous, _): "❔ \(vacuousText)"
    case (.holds, false), (.noViolationToDepth, false), (.notRefutedToDepth, false):
      "❌ known defect not reproduced"
    }
  }

  var trouble: String {
    switch conclusion {
    case .violated: knownDefect == nil ? "violated" : "known defect with another number of steps"
    case .vacuous: vacuousText
    case .inconclusive: inconclusiveText
    case .holds, .noViolationToDepth, .notRefutedToDepth: "known defect not reproduced"
    }
  }

  /// Whether there is nothing to look at: as expected, and no defect.
  var isSound: Bool {
    isAsExpected && knownDefect == nil && [.holds, .noViolationToDepth].contains(conclusion)
  }

  /// Whether a known defect did not show itself, which is as expected where it may lie beyond the bound.
  fileprivate var isUnreproduced: Bool { knownDefect != nil && conclusion != .violated }

  /// What stays reachable, or must happen eventually, may lie beyond the bound.
  private var boundedCell: String {
    let bound = "depth \(depth ?? 0)"
    if let knownDefect, isUnreproduced {
      let defect = "⚠️ known defect of \(MarkdownText.count(knownDefect.steps, "step"))"
      return conclusion == .noViolationToDepth
        ? "\(defect), not reproduced up to \(bound)"
        : "\(defect), which only the whole space can show"
    }
    return switch conclusion {
    case .inconclusive: "❔ \(inconclusiveText)"
    case .notRefutedToDepth: "❔ not refuted up to \(bound)"
    default: "✅ no violation up to \(bound)"
    }
  }

  private var inconclusiveText: String { "inconclusive (bounded at depth \(depth ?? 0))" }

  private var vacuousText: String {
    let bound = depth.map { " up to depth \($0)" } ?? ""
    if kind != "reachable" { return "vacuous: never exercised\(bound)" }
    return bound.isEmpty ? "unreachable (proved)" : "not reached\(bound)"
  }

  private var stepsText: String { MarkdownText.count(steps ?? 0, "step") }

  private var configurationsText: String {
    violatedWhere.map { " (\($0))" } ?? ""
  }
}

extension SpecReport {
  /// The one line that a reviewer reads first, as Markdown; a check is one property of one variant.
  var verdictLine: String {
    let verdict =
      isUnexplored
      ? "❔ **Not explored**: \(claims)."
      : isAsExpected
        ? "✅ **As expected**: \(claims)."
        : "❌ **Not as expected**: "
          + troubles { "*\(MarkdownText.escaped($0))*" } + ". \(claims.capitalizingFirst)."
    let quote = { (name: String) in "*\(MarkdownText.escaped(name))*" }
    return verdict + earlyEnds(quote) + notices(quote, escaped: MarkdownText.escaped)
  }

  /// The one line that a reviewer reads first, as plain text for a terminal.
  package var verdictText: String {
    let verdict =
      isUnexplored
      ? "❔ Not explored: \(claims)."
      : isAsExpected
        ? "✅ As expected: \(claims)."
        : "❌ Not as expected: " + troubles { "'\($0)'" } + ". \(claims.capitalizingFirst)."
    let quote = { (name: String) in "'\(name)'" }
    return verdict + earlyEnds(quote) + notices(quote)
  }

  /// What is as expected, each check counted once.
  private var claims: String {
    var counts: [Claim: Int] = [:]
    for variant in variants {
      for verdict in variant.verdicts where verdict.isAsExpected {
        counts[
          Claim(verdict, depends: variant.dependency(of: verdict.property) != nil), default: 0] += 1
      }
    }
    let claims = Claim.allCases.compactMap { claim in
      counts[claim].map { claim.text(counting: $0, depth: exploredDepth) }
    }
    return claims.isEmpty
      ? isAsExpected ? "nothing was checked" : "nothing else was checked"
      : claims.joined(separator: ", ")
  }

  /// The properties that are not as expected, each with its trouble, each once.
  private func troubles(_ format: (String) -> String) -> String {
    var names: [String] = []
    for verdict in variants.flatMap(\.verdicts) where !verdict.isAsExpected {
      let name = "\(format(verdict.property)) (\(verdict.trouble))"
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: ", ")
  }
}

/// What a check that is as expected says.
private enum Claim: CaseIterable {
  case holds
  case noViolation
  case notRefuted
  case inconclusive
  case knownDefect
  case unreproduced
  case dependsOnUIKit

  init(_ verdict: VerdictReport, depends: Bool) {
    self =
      switch verdict.conclusion {
      case .violated: .knownDefect
      case _ where verdict.isUnreproduced: .unreproduced
      case _ where depends: .dependsOnUIKit
      case .noViolationToDepth: .noViolation
      case .notRefutedToDepth: .notRefuted
      case .inconclusive, .vacuous: .inconclusive
      case .holds: .holds
      }
  }

  func text(counting count: Int, depth: Int) -> String {
    switch self {
    case .holds: MarkdownText.count(count, "check holds", "checks hold")
    case .noViolation:
      MarkdownText.count(count, "check finds", "checks find") + " no violation up to depth \(depth)"
    case .notRefuted:
      MarkdownText.count(count, "check is", "checks are") + " not refuted up to depth \(depth)"
    case .inconclusive:
      MarkdownText.count(count, "check is", "checks are")
        + " inconclusive (bounded at depth \(depth))"
    case .knownDefect:
      MarkdownText.count(count, "known defect is", "known defects are") + " reproduced"
    case .unreproduced:
      MarkdownText.count(count, "known defect is", "known defects are")
        + " not reproduced up to depth \(depth)"
    case .dependsOnUIKit:
      MarkdownText.count(count, "verdict depends", "verdicts depend")
        + " on open questions about UIKit"
    }
  }
}

extension String {
  /// A verdict with the sign of one that is not the same under every behavior of UIKit.
  var dependingOnUIKit: String { replacing("✅", with: "🔀").replacing("❔", with: "🔀") }

  fileprivate var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
