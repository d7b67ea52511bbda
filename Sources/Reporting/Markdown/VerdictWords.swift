// SPDX-License-Identifier: MIT

extension VerdictReport {
  /// The verdict in a table cell: a sign and words.
  var cell: String {
    switch (conclusion, isAsExpected) {
    case (.holds, true): kind == "reachable" ? "✅ reached in \(stepsText)" : "✅ holds"
    case (.noViolationToDepth, true): boundedCell
    case (.violated, true): "⚠️ known defect, \(stepsText)\(configurationsText)"
    case (.violated, false): "❌ violated in \(stepsText)\(configurationsText)"
    case (.inconclusive, _): inconclusiveCell
    case (.notExercised, _): "❔ not exercised\(depth.map { " to depth \($0)" } ?? "")"
    case (.holds, false), (.noViolationToDepth, false): "❌ known defect not found"
    }
  }

  /// What is not as expected, in few words.
  var trouble: String {
    switch conclusion {
    case .violated: knownDefect == nil ? "violated" : "violated in other than the known steps"
    case .notExercised: "not exercised\(depth.map { " to depth \($0)" } ?? "")"
    case .inconclusive: "inconclusive to depth \(depth ?? 0)"
    case .holds, .noViolationToDepth: "known defect not found"
    }
  }

  /// Whether there is nothing to look at: as expected, and no defect.
  var isSound: Bool {
    isAsExpected && knownDefect == nil && conclusion != .notExercised && conclusion != .inconclusive
  }

  /// That a goal stays within reach cannot be seen near a bound, it can only be refuted there.
  private var boundedCell: String {
    let bound = "depth \(depth ?? 0)"
    if knownDefect != nil { return "⚠️ known defect shows only beyond \(bound)" }
    return kind == "alwaysReachable" ? "✅ not refuted to \(bound)" : "✅ no violation to \(bound)"
  }

  /// What must come at some time can still come, or stay away, beyond the bound.
  private var inconclusiveCell: String {
    knownDefect == nil ? "❔ inconclusive to depth \(depth ?? 0)" : boundedCell
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
  public var verdictText: String {
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
          + " no violation to depth \(exploredDepth)",
      inconclusive == 0
        ? nil
        : MarkdownText.count(inconclusive, "check stays", "checks stay")
          + " inconclusive to depth \(exploredDepth)",
      defects == 0
        ? nil : MarkdownText.count(defects, "known defect shows", "known defects show"),
      hinges == 0
        ? nil
        : MarkdownText.count(hinges, "verdict hangs", "verdicts hang")
          + " on open questions of UIKit",
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
