// SPDX-License-Identifier: MIT

/// What was exercised in one variant, folded.
struct CoverageMarkdown {
  private let coverage: any CoverageReporting
  /// What callbacks are counted on.
  private let steps: String
  private let opening: String
  private let ending: String

  /// Prepares the coverage of an exploration.
  init(variant: VariantReport) {
    coverage = variant
    steps = "transitions"
    opening = "All"
    let levels = variant.space.levels.map { MarkdownText.number($0) }.joined(separator: ", ")
    ending = "New states after 0, 1, 2, … actions: \(levels).\n\n"
  }

  /// Prepares the coverage of walks.
  init(walked variant: SimulatedVariantReport) {
    coverage = variant
    steps = "steps"
    opening = "Each walk starts in one of"
    ending = ""
  }

  /// Situations beyond so many are counted, not listed; the JSON lists them all.
  static let situationLimit = 40

  var text: String {
    let summary =
      "\(coverage.name): \(MarkdownText.count(coverage.actions.count, "action")), "
      + "\(MarkdownText.count(coverage.callbacks.count, "callback")), "
      + "\(MarkdownText.count(coverage.situations.count, "situation"))"
    return MarkdownText.details(
      summary, axes + actions + pairs + callbacks + situations + ending)
  }

  private var axes: String {
    guard !coverage.axes.isEmpty else { return "One configuration.\n\n" }
    let product = coverage.axes.map { axis in
      let values = axis.values.map { MarkdownText.escaped($0) }.joined(separator: ", ")
      return "\(MarkdownText.escaped(axis.name)) (\(values))"
    }
    return "\(opening) \(MarkdownText.count(coverage.configurations, "combination")) of "
      + "\(product.joined(separator: " × ")).\n\n"
  }

  private var actions: String {
    MarkdownText.table(
      ["action", "actor", "taken", "first at depth"],
      coverage.actions.map {
        [
          MarkdownText.code($0.name), $0.actor, MarkdownText.number($0.taken),
          String($0.firstDepth),
        ]
      })
  }

  private var pairs: String {
    let pairs = coverage.actionPairs
    let count = MarkdownText.count(pairs.possible, "pair")
    guard !pairs.missing.isEmpty else {
      return "Every action directly followed every other: \(count).\n\n"
    }
    let rows = pairs.missing.map { missing in
      [
        MarkdownText.code(missing.after),
        missing.never.map { MarkdownText.code($0) }.joined(separator: ", "),
      ]
    }
    let missing = pairs.possible - pairs.occurred
    return MarkdownText.details(
      "\(MarkdownText.number(pairs.occurred)) of \(count) of consecutive actions occurred; "
        + "\(MarkdownText.number(missing)) did not",
      MarkdownText.table(["after", "never followed by"], rows))
  }

  private var callbacks: String {
    MarkdownText.table(
      ["UIKit calls", "method", "on \(steps)", "first at depth", "in configurations"],
      coverage.callbacks.map {
        [
          MarkdownText.escaped($0.receiver), MarkdownText.code($0.method),
          MarkdownText.number($0.transitions), String($0.firstDepth),
          "\(MarkdownText.number($0.configurations)) of \(MarkdownText.number(coverage.configurations))",
        ]
      })
  }

  private var situations: String {
    let shown = coverage.situations.prefix(Self.situationLimit)
    let rest = coverage.situations.count - shown.count
    let table = MarkdownText.table(
      ["situation", "states", "first at depth"],
      shown.map {
        [MarkdownText.escaped($0.name), MarkdownText.number($0.states), String($0.firstDepth)]
      })
    return rest == 0
      ? table
      : table
        + "\(MarkdownText.count(rest, "more situation is", "more situations are")) in the JSON "
        + "report.\n\n"
  }
}
