// SPDX-License-Identifier: MIT

/// What differs between two sets of reports, in the order in which a reviewer asks.
package struct ReportDiff: Hashable, Sendable {
  struct Change: Hashable, Sendable {
    /// What it is about, the most important first.
    enum Topic: String, CaseIterable, Sendable {
      case verdicts = "Verdicts"
      case outcomes = "Outcomes of combinations"
      case sequences = "Sequences of callbacks and actions"
      case coverage = "Coverage"
      case rest = "Numbers and texts"
    }

    /// What it does to a check, if it is about more than words.
    enum Effect: Hashable, Sendable {
      case failure
      case repair
    }

    var topic: Topic
    /// The spec, and the variant if it is about one: `semi-modal, repaired`.
    var place: String
    /// What differs, in plain text.
    var sentence: String
    /// What shows it, a line each: a sequence of actions with the command that replays it.
    var detail: [String] = []
    var effect: Effect?
  }

  /// The differences, by topic, failures first, then in the order of the new reports.
  let changes: [Change]
  /// The number of specs that both sets report on.
  let comparedCount: Int

  /// Compares reports; a spec is known by its identifier, and a variant by its name.
  package init(from old: [SpecReport], to new: [SpecReport]) {
    var changes: [Change] = []
    for report in new {
      let other = old.first { $0.spec == report.spec }
      changes += other.map { SpecDiff(old: $0, new: report).changes } ?? Self.addition(of: report)
    }
    for report in old where !new.contains(where: { $0.spec == report.spec }) {
      changes.append(
        Change(
          topic: .coverage, place: report.spec,
          sentence: "is gone, with "
            + MarkdownText.count(report.variants.map(\.verdicts.count).reduce(0, +), "check")))
    }
    self.changes = Change.Topic.allCases.flatMap { topic in
      let changes = changes.filter { $0.topic == topic }
      return changes.filter { $0.effect == .failure } + changes.filter { $0.effect != .failure }
    }
    comparedCount = new.count { report in old.contains { $0.spec == report.spec } }
  }

  /// Whether the reports say the same.
  package var isEmpty: Bool { changes.isEmpty }

  var summary: String {
    guard !isEmpty else {
      return "✅ The same: every verdict, outcome, sequence and number in "
        + "\(MarkdownText.count(comparedCount, "report"))."
    }
    let counts = Change.Topic.allCases.compactMap { topic -> String? in
      let count = changes.count { $0.topic == topic }
      return count == 0 ? nil : "\(topic.rawValue.lowercased()): \(MarkdownText.number(count))"
    }
    let failures = changes.count { $0.effect == .failure }
    let repairs = changes.count { $0.effect == .repair }
    let effects = [
      failures == 0 ? nil : "❌ \(MarkdownText.count(failures, "check fails", "checks fail")) now. ",
      repairs == 0
        ? nil
        : "✅ \(MarkdownText.count(repairs, "check no longer fails", "checks no longer fail")). ",
    ].compactMap(\.self)
    return (effects.isEmpty ? "🔸 " : effects.joined())
      + "Different: \(counts.joined(separator: ", "))."
  }

  private static func addition(of report: SpecReport) -> [Change] {
    [Change(topic: .coverage, place: report.spec, sentence: "is new")]
      + report.variants.flatMap {
        VariantDiff(report: report, old: nil, oldReport: nil, new: $0).changes
      }
  }
}

/// What differs between two reports on one spec.
private struct SpecDiff {
  let old: SpecReport
  let new: SpecReport

  var changes: [ReportDiff.Change] {
    var changes: [ReportDiff.Change] = []
    for variant in new.variants {
      changes +=
        VariantDiff(
          report: new, old: old.variants.first { $0.name == variant.name }, oldReport: old,
          new: variant
        ).changes
    }
    for variant in old.variants where !new.variants.contains(where: { $0.name == variant.name }) {
      changes.append(
        .init(
          topic: .coverage, place: "\(old.spec), \(variant.name)",
          sentence: "is gone, with \(MarkdownText.count(variant.verdicts.count, "check"))"))
    }
    changes += MatrixDiff(spec: new.spec, old: old.matrix, new: new.matrix).changes
    return changes + rest
  }

  /// What the report says of no variant and of no combination.
  private var rest: [ReportDiff.Change] {
    let names = Fields.differing(in: old, and: new).filter { $0 != "variants" && $0 != "matrix" }
    return names.isEmpty
      ? []
      : [
        .init(
          topic: .rest, place: new.spec,
          sentence: "the report differs in \(names.joined(separator: ", "))")
      ]
  }
}

/// The stored properties of reports, by the names that they have in JSON.
enum Fields {
  /// The names of those that are not equal.
  static func differing<Report>(in old: Report, and new: Report) -> [String] {
    zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children).compactMap {
      guard let name = $0.label, let old = $0.value as? AnyHashable,
        let new = $1.value as? AnyHashable
      else { return nil }
      return old == new ? nil : name
    }
  }
}
