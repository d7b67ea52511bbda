// SPDX-License-Identifier: MIT

extension VerdictReport {
  /// The verdict in a table cell: a sign and words.
  var cell: String {
    switch (conclusion, isAsExpected) {
    case (.holds, true): kind == "reachable" ? "✅ reached in \(stepsText)" : "✅ holds"
    case (.noViolationToDepth, true): boundedCell
    case (.violated, true): "⚠️ known defect, \(stepsText)\(configurationsText)"
    case (.violated, false): "❌ violated in \(stepsText)\(configurationsText)"
    case (.notExercised, _): "❔ not exercised\(depth.map { " to depth \($0)" } ?? "")"
    case (.holds, false), (.noViolationToDepth, false): "❌ known defect not found"
    }
  }

  /// What is not as expected, in few words.
  var trouble: String {
    switch conclusion {
    case .violated: knownDefect == nil ? "violated" : "violated in other than the known steps"
    case .notExercised: "not exercised\(depth.map { " to depth \($0)" } ?? "")"
    case .holds, .noViolationToDepth: "known defect not found"
    }
  }

  /// That a goal stays within reach cannot be seen near a bound, it can only be refuted there.
  private var boundedCell: String {
    let claim = kind == "alwaysReachable" ? "not refuted" : "no violation"
    let defect = kind == "alwaysReachable" ? "cannot be shown" : "lies deeper"
    return knownDefect == nil
      ? "✅ \(claim) to depth \(depth ?? 0)"
      : "⚠️ known defect \(defect) at depth \(depth ?? 0)"
  }

  private var stepsText: String { MarkdownText.count(steps ?? 0, "step") }

  private var configurationsText: String {
    violatedWhere.map { " (\(MarkdownText.escaped($0)))" } ?? ""
  }
}

extension SpecReport {
  /// The one line that a reviewer reads first, as Markdown.
  var verdictLine: String { verdict(strong: "**", emphasis: "*") { MarkdownText.escaped($0) } }

  /// The one line that a reviewer reads first, as plain text for a terminal.
  public var verdictText: String { verdict(strong: "", emphasis: "'") { $0 } }

  /// Says what the checks found; a check is one property of one variant.
  private func verdict(
    strong: String, emphasis: String, escape: (String) -> String
  ) -> String {
    let verdicts = variants.flatMap(\.verdicts)
    let unexpected = verdicts.filter { !$0.isAsExpected }
    let defects = verdicts.filter { $0.isAsExpected && $0.conclusion == .violated }.count
    let bounded = verdicts.count { $0.isAsExpected && $0.conclusion == .noViolationToDepth }
    let sound = verdicts.count - unexpected.count - defects - bounded
    let claims = [
      sound == 0 ? nil : MarkdownText.count(sound, "check holds", "checks hold"),
      bounded == 0
        ? nil
        : MarkdownText.count(bounded, "check finds", "checks find")
          + " no violation to depth \(depth)",
    ]
    let claim = claims.compactMap(\.self).joined(separator: ", ")
    let known =
      defects == 0
      ? "" : ", \(MarkdownText.count(defects, "known defect shows", "known defects show"))"
    guard unexpected.isEmpty else {
      var names: [String] = []
      for verdict in unexpected {
        let name = "\(emphasis)\(escape(verdict.property))\(emphasis) (\(verdict.trouble))"
        if !names.contains(name) { names.append(name) }
      }
      let list = names.joined(separator: ", ")
      return "❌ \(strong)Not as expected\(strong): \(list). \(claim)\(known)."
    }
    return "✅ \(strong)As expected\(strong): \(claim)\(known)."
  }
}
