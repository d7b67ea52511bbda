// SPDX-License-Identifier: MIT

import StateSpace

/// All counterexamples of a report: first the unexpected ones, then the known defects.
struct CounterexampleListMarkdown {
  /// One counterexample and the variant that it was found in.
  private struct Item {
    let variant: VariantReport
    let counterexample: CounterexampleReport

    /// Whether it shows a known defect, and nothing else than was recorded.
    var isKnown: Bool {
      variant.verdicts.first { $0.property == counterexample.property }?.isAsExpected ?? false
    }
  }

  let report: SpecReport
  let detail: ReportDetail

  /// More known defects than this are folded once more, by variant.
  static let groupingThreshold = 10

  var text: String {
    let items = report.variants.flatMap { variant in
      variant.counterexamples.map { Item(variant: variant, counterexample: $0) }
    }
    guard !items.isEmpty else { return "" }
    let unexpected = items.filter { !$0.isKnown }
    let known = items.filter(\.isKnown)
    let texts = (unexpected + known).enumerated().map { text(of: $1, at: $0) }
    let body =
      known.count > Self.groupingThreshold
      ? texts.prefix(unexpected.count).joined()
        + groups(Array(zip(known, texts.dropFirst(unexpected.count))))
      : texts.joined()
    return "## Counterexamples\n\n\(claim)\n\n\(detail.note)" + body
  }

  private func text(of item: Item, at index: Int) -> String {
    CounterexampleMarkdown(
      spec: report.spec, variant: item.variant.name, counterexample: item.counterexample,
      isKnown: item.isKnown, weakFacts: weakFacts, hasSteps: detail.hasSteps(at: index),
      hasDiagram: detail.hasDiagrams
    ).text
  }

  private var weakFacts: Set<String> {
    Set(report.facts.filter(\.hasWeakEvidence).map(\.id))
  }

  private func groups(_ items: [(item: Item, text: String)]) -> String {
    report.variants.map { variant in
      let texts = items.filter { $0.item.variant.name == variant.name }.map(\.text)
      let count = MarkdownText.count(texts.count, "known defect")
      return texts.isEmpty
        ? "" : MarkdownText.details("⚠️ \(variant.name): \(count)", texts.joined())
    }.joined()
  }

  /// A bound may hide that a shorter way leads to where a goal is out of reach or avoided forever.
  private var claim: String {
    let mayBeLonger = report.variants.contains { variant in
      !variant.space.isClosed
        && variant.verdicts.contains { verdict in
          let kind = PropertyKind(rawValue: verdict.kind)
          return verdict.conclusion == .violated && kind?.needsWholeSpace ?? false
        }
    }
    return "Each is the shortest sequence of actions that violates the property"
      + (mayBeLonger ? ", among those up to depth \(report.exploredDepth)." : ".")
  }
}
