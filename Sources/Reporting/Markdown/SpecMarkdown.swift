// SPDX-License-Identifier: MIT

/// The report of one spec as Markdown, for people who review a pull request.
public struct SpecMarkdown: Sendable {
  let report: SpecReport

  /// Prepares the Markdown of a report.
  public init(_ report: SpecReport) { self.report = report }

  /// The whole document.
  public var text: String {
    let parts = [
      head, verdictTable, counterexamples, gaps, matrix, rules, coverage, provenance,
    ]
    return parts.joined().trimmingNewlines + "\n"
  }

  // MARK: Head

  private var head: String {
    let bound =
      report.variants.allSatisfy(\.space.isClosed)
      ? "explored completely" : "explored to depth \(report.depth)"
    var lines = [
      "# \(report.title) — \(bound)", "", "> \(report.verdictLine)", "", report.summary, "",
    ]
    lines += [spaceTable]
    return lines.joined(separator: "\n")
  }

  private var spaceTable: String {
    MarkdownText.table(
      ["variant", "configurations", "explored here", "whole space, proved by `swift test`"],
      report.variants.map { variant in
        let space = variant.space
        let explored =
          "\(MarkdownText.count(space.states, "state")), "
          + "\(MarkdownText.count(space.generated - variant.configurations, "transition")); "
          + (space.isClosed
            ? "closed at depth \(space.levels.count - 1)"
            : "\(MarkdownText.count(space.frontier, "state")) at depth "
              + "\(space.levels.count - 1) not expanded")
        let whole = variant.wholeSpace.map {
          "\(MarkdownText.count($0.states, "state")), closed at depth \($0.depth)"
        }
        return [
          "**\(MarkdownText.escaped(variant.name))**: \(MarkdownText.escaped(variant.summary))",
          MarkdownText.number(variant.configurations), explored,
          whole ?? "not recorded",
        ]
      })
  }

  // MARK: Verdicts

  private var verdictTable: String {
    var properties: [String] = []
    for verdict in report.variants.flatMap(\.verdicts)
    where !properties.contains(verdict.property) {
      properties.append(verdict.property)
    }
    let rows = properties.map { property in
      [MarkdownText.escaped(property)]
        + report.variants.map { variant in
          variant.verdicts.first { $0.property == property }?.cell ?? "–"
        }
    }
    let meanings = properties.compactMap { property in
      report.variants.flatMap(\.verdicts).first { $0.property == property }
    }.map { verdict in
      let checks = report.variants.map { variant in
        variant.verdicts.first { $0.property == verdict.property }
          .map { MarkdownText.number($0.exercised) } ?? "–"
      }
      return [
        MarkdownText.escaped(verdict.property), MarkdownText.escaped(verdict.meaning),
      ] + checks
    }
    let names = report.variants.map { MarkdownText.escaped($0.name) }
    return "## Verdicts\n\n" + MarkdownText.table(["property"] + names, rows)
      + MarkdownText.details(
        "What the properties mean, and how often each was put to the test",
        MarkdownText.table(["property", "meaning"] + names, meanings))
  }

  // MARK: Counterexamples

  private var counterexamples: String {
    let all = report.variants.flatMap { variant in
      variant.counterexamples.map { (variant, $0) }
    }
    guard !all.isEmpty else { return "" }
    let bodies = all.map { variant, counterexample in
      CounterexampleMarkdown(
        spec: report.spec, variant: variant.name, counterexample: counterexample
      ).text
    }
    return "## Counterexamples\n\nEach is the shortest sequence of actions that violates the "
      + "property.\n\n" + bodies.joined()
  }

  // MARK: What is not covered

  private var gaps: String {
    let gaps = report.variants.flatMap { variant in
      Self.gaps(of: variant, depth: report.depth).map { (gap: $0, variant: variant.name) }
    }
    guard !gaps.isEmpty else { return "## Not covered\n\nNothing is left out.\n\n" }
    var kinds: [GapReport] = []
    for (gap, _) in gaps where !kinds.contains(gap) { kinds.append(gap) }
    let rows = kinds.map { kind in
      let names = gaps.filter { $0.gap == kind }.map(\.variant)
      let scope =
        names.count == report.variants.count
        ? "all" : names.map { MarkdownText.escaped($0) }.joined(separator: ", ")
      return [MarkdownText.escaped(kind.name), MarkdownText.escaped(kind.reason), scope]
    }
    return "## Not covered\n\n" + MarkdownText.table(["what", "why", "variants"], rows)
  }

  private static func gaps(of variant: VariantReport, depth: Int) -> [GapReport] {
    let idle = variant.verdicts.filter { $0.conclusion == .notExercised }.map {
      GapReport(name: $0.property, reason: "nothing put it to the test")
    }
    let bound = GapReport(
      name: "sequences of more than \(depth) actions",
      reason: "beyond the bound here; swift test explores them all")
    return idle + variant.actionsNeverTaken + (variant.space.isClosed ? [] : [bound])
  }

  // MARK: Matrix

  private var matrix: String {
    guard let matrix = report.matrix else { return "" }
    return MatrixMarkdown(matrix: matrix).text
  }

  // MARK: Rules and provenance

  private var rules: String {
    guard !report.notes.isEmpty else { return "" }
    let list = report.notes.map { "- \(MarkdownText.escaped($0))\n" }.joined()
    return "## Rules and pitfalls modelled\n\n\(list)\n"
  }

  private var coverage: String {
    report.variants.map { CoverageMarkdown(variant: $0).text }
      .joined(separator: "").prefixed(by: "## Coverage\n\n")
  }

  private var provenance: String {
    let sources = report.sources.map { "- \(MarkdownText.escaped($0))\n" }.joined()
    let facts = report.facts.joined(separator: ", ")
    let assumptions = MarkdownText.table(
      ["switch", "question", "assumed", "behind it"],
      report.assumptions.map {
        [
          MarkdownText.code($0.name), MarkdownText.escaped($0.question),
          MarkdownText.escaped($0.value), $0.facts.joined(separator: ", "),
        ]
      })
    var text = "## Provenance\n\n"
    if !sources.isEmpty { text += "Documents:\n\n\(sources)\n" }
    if !facts.isEmpty { text += "Facts: \(facts).\n\n" }
    text += MarkdownText.details(
      "What is assumed of UIKit where its sources leave it open", assumptions)
    return text + "Written by `modalcheck explore \(report.spec) --depth \(report.depth)`.\n"
  }
}

extension String {
  fileprivate func prefixed(by prefix: String) -> String { prefix + self }
}
