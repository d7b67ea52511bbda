// SPDX-License-Identifier: MIT

extension VerdictReport {
  /// The verdict in a table cell: a sign and words.
  var cell: String {
    switch (conclusion, isAsExpected) {
    case (.holds, true): kind == "reachable" ? "✅ reached in \(stepsText)" : "✅ holds"
    case (.noViolationToDepth, true):
      knownDefect == nil
        ? "✅ no violation to depth \(depth ?? 0)"
        : "✅ no violation to depth \(depth ?? 0); known defect lies deeper"
    case (.violated, true): "⚠️ known defect, \(stepsText)\(configurationsText)"
    case (.violated, false): "❌ violated in \(stepsText)\(configurationsText)"
    case (.notExercised, _): "❔ not exercised\(depth.map { " to depth \($0)" } ?? "")"
    case (.holds, false), (.noViolationToDepth, false): "❌ known defect not found"
    }
  }

  private var stepsText: String { MarkdownText.count(steps ?? 0, "step") }

  private var configurationsText: String {
    violatedWhere.map { " (\(MarkdownText.escaped($0)))" } ?? ""
  }
}

extension SpecReport {
  /// The one line that a reviewer reads first.
  public var verdictLine: String {
    let verdicts = variants.flatMap(\.verdicts)
    let unexpected = verdicts.filter { !$0.isAsExpected }
    let defects = verdicts.filter { $0.isAsExpected && $0.conclusion == .violated }.count
    let sound = verdicts.count - unexpected.count - defects
    let isClosed = variants.allSatisfy(\.space.isClosed)
    let claim =
      isClosed
      ? "\(MarkdownText.count(sound, "property holds", "properties hold"))"
      : "\(MarkdownText.count(sound, "property shows", "properties show")) "
        + "no violation to depth \(depth)"
    let known =
      defects == 0
      ? "" : ", \(MarkdownText.count(defects, "known defect")) shown below"
    guard unexpected.isEmpty else {
      let names = unexpected.map { "*\(MarkdownText.escaped($0.property))*" }
      return "❌ **Not as expected**: \(names.joined(separator: ", ")). \(claim)\(known)."
    }
    return "✅ **As expected**: \(claim)\(known)."
  }
}
