// SPDX-License-Identifier: MIT

/// What was exercised in the variants of a spec, folded.
struct CoverageMarkdown {
  private let variants: [VariantReport]
  private let hasCounts: Bool

  init(_ variants: [VariantReport], hasCounts: Bool = true) {
    self.variants = variants
    self.hasCounts = hasCounts
  }

  /// Situations beyond so many are counted, not listed; the JSON report lists them all.
  static let situationLimit = 20

  var text: String {
    let list = variants.map { variant in
      let levels = variant.space.levels.map { MarkdownText.number($0) }.joined(separator: ", ")
      return
        "- **\(MarkdownText.escaped(variant.name))**: \(axes(of: variant)) New states after 0, "
        + "1, 2, … actions: \(levels). \(pairs(in: variant))\n"
    }
    return list.joined() + "\n" + (hasCounts ? counts : omission)
  }

  private var omission: String {
    "*What was exercised, one by one, is omitted to keep this page short; the JSON report has it.*"
      + "\n\n"
  }

  private var counts: String {
    "A number counts transitions, or states in a situation; in parentheses stands after how many "
      + "actions it came first.\n\n" + actions + callbacks + situations
  }

  private func axes(of variant: VariantReport) -> String {
    guard !variant.axes.isEmpty else { return "one configuration." }
    let product = variant.axes.map { axis in
      let values = axis.values.map { MarkdownText.escaped($0) }.joined(separator: ", ")
      return "\(MarkdownText.escaped(axis.name)) (\(values))"
    }
    return "all \(MarkdownText.count(variant.configurations, "combination")) of "
      + "\(product.joined(separator: " × "))."
  }

  private func pairs(in variant: VariantReport) -> String {
    let pairs = variant.actionPairs
    let count = MarkdownText.count(pairs.possible, "pair")
    return pairs.missing.isEmpty
      ? "Every action directly followed every other: \(count)."
      : "\(MarkdownText.number(pairs.occurred)) of \(count) of consecutive actions occurred."
  }

  // MARK: Tables

  private var actions: String {
    table(
      of: "action",
      { $0.actions.map { ([MarkdownText.code($0.name), $0.actor], $0.taken, $0.firstDepth) } },
      ["action", "actor"])
  }

  private var callbacks: String {
    table(
      of: "callback",
      {
        $0.callbacks.map {
          (
            [MarkdownText.escaped($0.receiver), MarkdownText.code($0.method)], $0.transitions,
            $0.firstDepth
          )
        }
      },
      ["UIKit calls", "method"])
  }

  private var situations: String {
    table(
      of: "situation",
      { $0.situations.map { ([MarkdownText.escaped($0.name)], $0.states, $0.firstDepth) } },
      ["situation"], limit: Self.situationLimit)
  }

  /// What was counted in a variant: its name in cells, how often it was, and after how many actions
  /// it came first.
  private typealias Count = (name: [String], times: Int, firstDepth: Int)

  /// A folded table with a column for each variant.
  private func table(
    of noun: String, _ counts: (VariantReport) -> [Count], _ header: [String],
    limit: Int = .max
  ) -> String {
    let columns = variants.map(counts)
    var names: [[String]] = []
    var seen: Set<[String]> = []
    for name in columns.flatMap({ $0.map(\.name) }) where seen.insert(name).inserted {
      names.append(name)
    }
    guard !names.isEmpty else { return "" }
    let cells = columns.map { column in
      Dictionary(
        uniqueKeysWithValues: column.map {
          ($0.name, "\(MarkdownText.number($0.times)) (\($0.firstDepth))")
        })
    }
    let rows = names.prefix(limit).map { name in name + cells.map { $0[name] ?? "–" } }
    let rest = names.count - rows.count
    return MarkdownText.details(
      MarkdownText.count(names.count, noun),
      MarkdownText.table(header + variants.map { MarkdownText.escaped($0.name) }, rows)
        + (rest == 0
          ? ""
          : "\(MarkdownText.count(rest, "more \(noun) is", "more \(noun)s are")) in the JSON report.")
    )
  }
}
