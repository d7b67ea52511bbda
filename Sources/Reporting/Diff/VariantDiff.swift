// SPDX-License-Identifier: MIT

/// What differs in one variant of a spec.
struct VariantDiff {
  /// The report that the variant is from, and the one that it is compared with.
  let report: SpecReport
  let old: VariantReport?
  let oldReport: SpecReport?
  let new: VariantReport

  private var place: String { "\(report.spec), \(new.name)" }

  var changes: [ReportDiff.Change] {
    guard let old else {
      let count = MarkdownText.count(new.verdicts.count, "check")
      return [change(.coverage, "is new, with \(count)")]
        + new.verdicts.filter { !$0.isSound }.map { verdictChange(nil, $0) }
    }
    let changes = verdicts(since: old) + coverage(since: old)
    guard changes.isEmpty else { return changes }
    let names = Fields.differing(in: old, and: new)
    return names.isEmpty ? [] : [change(.rest, "differs in \(names.joined(separator: ", "))")]
  }

  private func change(
    _ topic: ReportDiff.Change.Topic, _ sentence: String, _ detail: [String] = []
  ) -> ReportDiff.Change {
    .init(topic: topic, place: place, sentence: sentence, detail: detail)
  }

  // MARK: Verdicts

  private func verdicts(since old: VariantReport) -> [ReportDiff.Change] {
    let common = new.verdicts.compactMap { verdict -> ReportDiff.Change? in
      let before = old.verdicts.first { $0.property == verdict.property }
      let words = before.map { old.words(for: $0) }
      guard words == new.words(for: verdict) else {
        return verdictChange(words, verdict, failed: before?.isAsExpected == false)
      }
      return sequenceChange(of: verdict.property, since: old)
    }
    let gone = old.verdicts.filter { verdict in
      !new.verdicts.contains { $0.property == verdict.property }
    }
    return common
      + gone.map {
        change(.verdicts, "\"\($0.property)\": \(old.words(for: $0)) → no longer checked")
      }
  }

  private func verdictChange(
    _ before: String?, _ verdict: VerdictReport, failed: Bool = false
  ) -> ReportDiff.Change {
    var change = change(
      .verdicts,
      "\"\(verdict.property)\": \(before ?? "not checked") → \(new.words(for: verdict))",
      example(of: verdict.property, in: new)?.lines(
        spec: report.spec, behavior: report.behaviorSettings)
        ?? new.dependency(of: verdict.property)?.commands(spec: report.spec) ?? [])
    if failed == verdict.isAsExpected { change.effect = failed ? .repair : .failure }
    return change
  }

  private func example(of property: String, in variant: VariantReport) -> CounterexampleReport? {
    variant.counterexamples.first { $0.property == property }
  }

  /// The verdict is the same, but what shows it is not.
  private func sequenceChange(
    of property: String, since old: VariantReport
  ) -> ReportDiff.Change? {
    guard let before = example(of: property, in: old), let now = example(of: property, in: new),
      before.steps != now.steps || before.configuration != now.configuration
    else { return nil }
    return change(
      .sequences, "another sequence violates \"\(property)\"",
      SequenceChanges(from: before.allLines, to: now.allLines).lines)
  }

  // MARK: Coverage

  private func coverage(since old: VariantReport) -> [ReportDiff.Change] {
    let extent = [old.extent, new.extent]
    let parts: [(String, String, KeyPath<VariantReport, [String]>)] = [
      ("value", "values", \.axisValues), ("action", "actions", \.actionNames),
      ("callback", "callbacks", \.callbackNames), ("situation", "situations", \.situationNames),
      ("UIKit fact used", "UIKit facts used", \.facts),
    ]
    return (extent[0] == extent[1] ? [] : [change(.coverage, extent.joined(separator: " → "))])
      + parts.flatMap { singular, plural, names in
        [
          list("lost", singular, plural, old[keyPath: names], besides: new[keyPath: names]),
          list("gained", singular, plural, new[keyPath: names], besides: old[keyPath: names]),
        ].compactMap(\.self)
      } + pairs(since: old)
  }

  /// With more names than this, the sentence counts them.
  private static let namedCount = 4

  private func list(
    _ verb: String, _ singular: String, _ plural: String, _ names: [String], besides known: [String]
  ) -> ReportDiff.Change? {
    let known = Set(known)
    let names = names.filter { !known.contains($0) }
    guard !names.isEmpty else { return nil }
    let count = MarkdownText.count(names.count, singular, plural)
    return names.count <= Self.namedCount
      ? change(.coverage, "\(verb) \(count): \(names.joined(separator: ", "))")
      : change(.coverage, "\(verb) \(count)", names)
  }

  /// Pairs of actions that both sides have.
  private func pairs(since old: VariantReport) -> [ReportDiff.Change] {
    let common = Set(old.actionNames).intersection(new.actionNames)
    let before = old.missingPairs.filter { common.contains($0.first) && common.contains($0.second) }
    let now = new.missingPairs.filter { common.contains($0.first) && common.contains($0.second) }
    func words(_ pairs: [ActionPair]) -> [String] { pairs.map { "\($0.first) → \($0.second)" } }
    return [
      list("lost", "pair of actions", "pairs of actions", words(now), besides: words(before)),
      list("gained", "pair of actions", "pairs of actions", words(before), besides: words(now)),
    ].compactMap(\.self)
  }
}

private struct ActionPair {
  let first: String
  let second: String
}

extension VariantReport {
  /// A verdict in words, with what it depends on.
  func words(for verdict: VerdictReport) -> String {
    guard let dependency = dependency(of: verdict.property) else { return verdict.words }
    return verdict.words.dependingOnUIKit + ", " + dependency.words
  }

  fileprivate var axisValues: [String] {
    axes.flatMap { axis in axis.values.map { "\(axis.name) = \($0)" } }
  }
  fileprivate var actionNames: [String] { actions.map(\.name) }
  fileprivate var callbackNames: [String] { callbacks.map { "\($0.receiver).\($0.method)" } }
  fileprivate var situationNames: [String] { situations.map(\.name) }
  fileprivate var missingPairs: [ActionPair] {
    actionPairs.missing.flatMap { pairs in
      pairs.never.map { ActionPair(first: pairs.after, second: $0) }
    }
  }

  /// How much was explored, in words.
  fileprivate var extent: String {
    let end =
      space.isClosed
      ? "exhausted at depth \(space.levels.count - 1)" : "up to depth \(space.levels.count - 1)"
    let whole = uncertainty.map {
      "; under every behavior of UIKit \(MarkdownText.count($0.states, "state")), "
        + ($0.isWhole ? "exhausted at depth \($0.depth)" : "up to depth \($0.depth)")
    }
    return "\(MarkdownText.count(space.states, "state")), \(end)\(whole ?? "")"
  }
}

extension UncertaintyReport.Dependency {
  /// The answers with which the property is violated.
  fileprivate var words: String {
    "violated if "
      + violatedWhen.map { $0.answers.joined(separator: " and ") }.joined(separator: ", or if ")
  }

  /// The commands that replay the violations.
  func commands(spec: String) -> [String] {
    violatedWhen.map { ReplayLine.text(spec: spec, trace: $0.trace, behavior: $0.answers) }
  }
}

extension CounterexampleReport {
  /// The steps with all that they cause, for a comparison.
  fileprivate var allLines: [String] { steps.flatMap(\.allLines) }
}

extension StepReport {
  fileprivate var allLines: [String] {
    let lines = messages.map { message in
      let response = message.response.map { " (\($0))" } ?? ""
      return "   \(message.direction.words) \(message.text)\(response)"
    }
    let changed = changes.map { "   changed \($0)" }
    return ["\(number). \(actor): \(action)"] + lines + changed + ["   = \(screen)"]
  }
}
