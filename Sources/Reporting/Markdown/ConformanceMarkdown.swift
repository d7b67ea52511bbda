// SPDX-License-Identifier: MIT

/// How the model of UIKit implements every fact, as Markdown.
package struct ConformanceMarkdown: Sendable {
  let report: ConformanceReport

  package init(_ report: ConformanceReport) { self.report = report }

  package var text: String {
    """
    # UIKit facts and how the model implements them

    > \(report.verdictText)

    Each fact has executable given/when/then scenarios, which `swift test` runs; `modalcheck \
    explain A4` shows one with its trace. To show that every rule is needed, each is removed in \
    turn: one column names facts that fail without it. A fact without a rule of its own follows \
    from the rules that are named, and fails without each of them.\(objects)

    ## Totals

    \(totals)\(openQuestions)\(sections)\(hidden)\(outOfScope)\(recordings)Written by `modalcheck explore`.

    """
  }

  private func count(_ rows: [ConformanceReport.Row], _ status: ConformanceReport.Status) -> Int {
    rows.count { $0.status == status }
  }

  private var recordings: String { RecordingReport.markdown(report.recordings) }

  // MARK: Real objects

  private var hasObjects: Bool { report.rows.contains { $0.objects != nil } }

  private var objects: String {
    guard hasObjects else { return "" }
    return " The same scenarios are played with real view controllers, delegates and animators on "
      + "the stand-in for UIKit: one column says in how many scenarios they receive and see what "
      + "the fact says (✅), in how many they do not (⚠️), and what no app can do here (➖)."
  }

  /// What is looked for in the rules behind the objects, and the facts that say it.
  private var hidden: String {
    let rows = report.rows.filter { $0.objects?.hidden.isEmpty == false }.map { row in
      [row.id, MarkdownText.escaped(row.objects?.hidden.joined(separator: "; ") ?? "")]
    }
    guard !rows.isEmpty else { return "" }
    return "## What real objects do not show\n\n"
      + "No API tells of it, so it is looked for in the rules that the objects keep to. All else "
      + "that scenarios of these facts say is seen by the objects themselves.\n\n"
      + MarkdownText.table(["fact", "what must be so"], rows)
  }

  // MARK: Totals

  private var totals: String {
    let header =
      ["section"] + ConformanceReport.Status.allCases.map(\.rawValue) + ["facts", "scenarios"]
    let sections = Self.titles.map { letter, title in
      line("\(letter): \(title)", of: rows(of: letter))
    }
    return MarkdownText.table(header, sections + [line("**all**", of: report.rows)])
  }

  private func line(_ title: String, of rows: [ConformanceReport.Row]) -> [String] {
    [title]
      + ConformanceReport.Status.allCases.map { MarkdownText.number(count(rows, $0)) }
      + [
        MarkdownText.number(rows.count), MarkdownText.number(rows.map(\.scenarios).reduce(0, +)),
      ]
  }

  private func rows(of letter: String) -> [ConformanceReport.Row] {
    report.rows.filter { ($0.id.hasPrefix("X") ? "K" : String($0.id.prefix(1))) == letter }
  }

  private static let titles = [
    ("A", "the adaptive delegate and dismissal"), ("B", "appearance callbacks"),
    ("C", "presentation controllers"), ("D", "custom transitions"),
    ("E", "present and dismiss"), ("F", "adaptation"), ("G", "detents"), ("H", "taps outside"),
    ("I", "SwiftUI"), ("J", "what follows from several facts"),
    ("K", "what sources disagree on"), ("L", "what no source says"),
  ]

  // MARK: Open questions

  private var openQuestions: String {
    let rows = report.rows.filter { $0.status == .choice }.map { row in
      [
        row.id, MarkdownText.escaped(row.statement),
        row.defaults.map { MarkdownText.code($0) }.joined(separator: "<br>"),
        MarkdownText.escaped(row.reason),
      ]
    }
    return "## What the sources leave open, and the default answers\n\n"
      + "Reports explore every answer and say which verdicts depend on one.\n\n"
      + MarkdownText.table(["fact", "question", "default", "because"], rows)
  }

  // MARK: Facts

  /// The name of a fact, which links in other reports lead to.
  private static func anchored(_ id: String) -> String {
    "<a id=\"\(FactLinks.anchor(of: id))\"></a>\(id)"
  }

  private var sections: String {
    Self.titles.map { letter, title in
      let rows = rows(of: letter).filter { $0.status != .outOfScope }.map { row in
        [
          Self.anchored(row.id), MarkdownText.escaped(row.statement), row.versions, row.confidence,
          "\(row.status.rawValue), \(MarkdownText.count(row.scenarios, "scenario"))",
          failing(without: row),
        ] + (hasObjects ? [row.objects?.verdict ?? ""] : [])
          + [MarkdownText.escaped(row.source)]
      }
      guard !rows.isEmpty else { return "" }
      return "## \(letter): \(title)\n\n"
        + MarkdownText.table(
          ["fact", "statement", "iOS", "evidence", "status", "fails without it"]
            + (hasObjects ? ["real objects"] : []) + ["source"], rows)
    }.joined()
      + "The scenarios of a fact are the test *\(testName)*, with the fact as its argument.\n\n"
  }

  private var testName: String {
    let name = report.rows.first { !$0.test.isEmpty }?.test.prefix { $0 != "→" } ?? ""
    return name.split(separator: " ").joined(separator: " ")
  }

  /// How many facts are named at most; the JSON report has all of them.
  private static let namedFacts = 4

  private func failing(without row: ConformanceReport.Row) -> String {
    if let rules = row.followsFrom { return "follows from \(rules.joined(separator: ", "))" }
    if let why = row.nothingToDelete {
      return "nothing to delete, because \(MarkdownText.escaped(why))"
    }
    guard let failing = row.failWithoutIt else { return "" }
    guard !failing.isEmpty else { return "❌ nothing" }
    let named = failing.prefix(Self.namedFacts).joined(separator: ", ")
    let rest = failing.count - Self.namedFacts
    return rest > 0 ? "\(named) and \(rest) more" : named
  }

  private var outOfScope: String {
    let rows = report.rows.filter { $0.status == .outOfScope }.map { row in
      [
        Self.anchored(row.id), MarkdownText.escaped(row.statement), row.versions, row.confidence,
        MarkdownText.escaped(row.reason),
      ]
    }
    guard !rows.isEmpty else { return "" }
    return "## Out of scope\n\n"
      + MarkdownText.table(["fact", "statement", "iOS", "evidence", "why"], rows)
  }
}
