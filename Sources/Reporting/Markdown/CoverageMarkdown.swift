// SPDX-License-Identifier: MIT

/// What was exercised in one variant, folded.
struct CoverageMarkdown {
  let variant: VariantReport

  /// Situations beyond so many are counted, not listed; the JSON lists them all.
  static let situationLimit = 40

  var text: String {
    let summary =
      "\(variant.name): \(MarkdownText.count(variant.actions.count, "action")), "
      + "\(MarkdownText.count(variant.callbacks.count, "callback")), "
      + "\(MarkdownText.count(variant.situations.count, "situation"))"
    return MarkdownText.details(
      summary, axes + actions + pairs + callbacks + situations + levels)
  }

  private var axes: String {
    guard !variant.axes.isEmpty else { return "One configuration.\n\n" }
    let product = variant.axes.map { axis in
      let values = axis.values.map { MarkdownText.escaped($0) }.joined(separator: ", ")
      return "\(MarkdownText.escaped(axis.name)) (\(values))"
    }
    return "All \(MarkdownText.count(variant.configurations, "combination")) of "
      + "\(product.joined(separator: " × ")).\n\n"
  }

  private var actions: String {
    MarkdownText.table(
      ["action", "who", "taken", "first at depth"],
      variant.actions.map {
        [
          MarkdownText.code($0.name), $0.actor, MarkdownText.number($0.taken),
          String($0.firstDepth),
        ]
      })
  }

  private var pairs: String {
    let pairs = variant.actionPairs
    let count = MarkdownText.count(pairs.possible, "pair")
    guard !pairs.missing.isEmpty else {
      return "Every action came right after every other: \(count).\n\n"
    }
    let rows = pairs.missing.map { missing in
      [
        MarkdownText.code(missing.after),
        missing.never.map { MarkdownText.code($0) }.joined(separator: ", "),
      ]
    }
    let missing = pairs.possible - pairs.occurred
    return MarkdownText.details(
      "\(MarkdownText.number(pairs.occurred)) of \(count) of actions occurred, one right after the "
        + "other; \(MarkdownText.number(missing)) did not",
      MarkdownText.table(["after", "never came"], rows))
  }

  private var callbacks: String {
    MarkdownText.table(
      ["UIKit calls", "method", "on transitions", "first at depth", "in configurations"],
      variant.callbacks.map {
        [
          MarkdownText.escaped($0.receiver), MarkdownText.code($0.method),
          MarkdownText.number($0.transitions), String($0.firstDepth),
          "\(MarkdownText.number($0.configurations)) of \(MarkdownText.number(variant.configurations))",
        ]
      })
  }

  private var situations: String {
    let shown = variant.situations.prefix(Self.situationLimit)
    let rest = variant.situations.count - shown.count
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

  private var levels: String {
    let levels = variant.space.levels.map { MarkdownText.number($0) }.joined(separator: ", ")
    return "New states after 0, 1, 2, … actions: \(levels).\n\n"
  }
}
