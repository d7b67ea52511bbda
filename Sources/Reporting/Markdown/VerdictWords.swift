// SPDX-License-Identifier: MIT

extension VerdictReport {
  /// The verdict in a table cell: a sign and words.
  var cell: String {
    switch (conclusion, isAsExpected) {
    case (.holds, true): kind == "reachable" ? "✅ reached in \(stepsText)" : "✅ holds"
    case (.noViolationToDepth, true): boundedCell
    case (.violated, true): "⚠️ known defect, \(stepsText)\(configurationsText)"
    case (.violated, false): "❌ violated in \(stepsText)\(configurationsText)"
    case (.inconclusive, _): knownDefect == nil ? "❔ \(inconclusiveText)" : boundedCell
    case (.notExercised, _): "❔ \(vacuousText)"
    case (.holds, false), (.noViolationToDepth, false): "❌ known defect not reproduced"
    }
  }

  /// What is not as expected, in few words.
  var trouble: String {
    switch conclusion {
    case .violated: knownDefect == nil ? "violated" : "known defect with another number of steps"
    case .notExercised: vacuousText
    case .inconclusive: inconclusiveText
    case .holds, .noViolationToDepth: "known defect not reproduced"
    }
  }

  /// Whether there is nothing to look at: as expected, and no defect.
  var isSound: Bool {
    isAsExpected && knownDefect == nil && conclusion != .notExercised && conclusion != .inconclusive
  }

  /// Near a bound, that a goal stays reachable can only be refuted, not confirmed.
  private var boundedCell: String {
    let bound = "depth \(depth ?? 0)"
    if knownDefect != nil { return "⚠️ known defect, beyond \(bound)" }
    return kind == "alwaysReachable"
      ? "✅ not refuted up to \(bound)" : "✅ no violation up to \(bound)"
  }

  /// What must happen eventually may happen, or not, beyond the bound.
  private var inconclusiveText: String { "inconclusive (bounded at depth \(depth ?? 0))" }

  private var vacuousText: String {
    let bound = depth.map { " up to depth \($0)" } ?? ""
    if kind != "reachable" { return "vacuous: never exercised\(bound)" }
    return bound.isEmpty ? "unreachable (proved)" : "not reached\(bound)"
  }

  private var stepsText: String { MarkdownText.count(steps ?? 0, "step") }

  private var configurationsText: String {
    violatedWhere.map { " (\(MarkdownText.escaped($0)))" } ?? ""
  }
}

extension SpecReport {
  /// The one line that a reviewer reads first, as Markdown; a check is one property of one variant.
  var verdictLine: String {
    let verdict =
      isAsExpected
      ? "✅ **As expected**: \(claims)."
      : "❌ **Not as expected**: "
        + troubles { "*\(MarkdownText.escaped($0))*" } + ". \(claims.capitalizingFirst)."
    let quote = { (name: String) in "*\(MarkdownText.escaped(name))*" }
    return verdict + earlyEnds(quote) + notices(quote, escaped: MarkdownText.escaped)
  }

  /// The one line that a reviewer reads first, as plain text for a terminal.
  package var verdictText: String {
    let verdict =
      isAsExpected
      ? "✅ As expected: \(claims)."
      : "❌ Not as expected: " + troubles { "'\($0)'" } + ". \(claims.capitalizingFirst)."
    let quote = { (name: String) in "'\(name)'" }
    return verdict + earlyEnds(quote) + notices(quote)
  }

  /// What is as expected, counted.
  private var claims: String {
    let expected = variants.flatMap(\.verdicts).filter(\.isAsExpected)
    let defects = expected.count { $0.conclusion == .violated }
    let bounded = expected.count { $0.conclusion == .noViolationToDepth }
    let inconclusive = expected.count { $0.conclusion == .inconclusive }
    let sound = expected.count - defects - bounded - inconclusive
    let hinges = variants.compactMap(\.uncertainty).map(\.hinges.count).reduce(0, +)
    let claims = [
      sound == 0 ? nil : MarkdownText.count(sound, "check holds", "checks hold"),
      bounded == 0
        ? nil
        : MarkdownText.count(bounded, "check finds", "checks find")
          + " no violation up to depth \(exploredDepth)",
      inconclusive == 0
        ? nil
        : MarkdownText.count(inconclusive, "check is", "checks are")
          + " inconclusive (bounded at depth \(exploredDepth))",
      defects == 0
        ? nil : MarkdownText.count(defects, "known defect is", "known defects are") + " reproduced",
      hinges == 0
        ? nil
        : MarkdownText.count(hinges, "verdict depends", "verdicts depend")
          + " on open questions about UIKit",
    ].compactMap(\.self)
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

extension String {
  fileprivate var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
