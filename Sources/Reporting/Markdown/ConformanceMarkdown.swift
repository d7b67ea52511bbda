// SPDX-License-Identifier: MIT

/// How the model of UIKit implements every fact, as Markdown: an overview, pages of facts, and one of
/// recordings.
package struct ConformanceMarkdown: Sendable {
  package struct Page: Hashable, Sendable {
    package let name: String
    package let text: String
  }

  let report: ConformanceReport

  package init(_ report: ConformanceReport) { self.report = report }

  /// All pages, the overview first, each short enough to be read.
  package var pages: [Page] {
    let facts = FactPage.allCases.map { Page(name: $0.name, text: text(of: $0)) }
    let recordings =
      report.recordings.isEmpty
      ? []
      : [
        Page(
          name: Self.recordingsName,
          text: "# Recordings of Apple's UIKit\n\n"
            + (RecordingReport.markdown(report.recordings) + ending))
      ]
    return [Page(name: FactPage.overviewName, text: overview)] + facts + recordings
  }

  private static let recordingsName = "conformance-recordings.md"
  private let ending =
    "Overview: [UIKit facts](\(FactPage.overviewName)). Written by `modalcheck explore`.\n"

  private var overview: String {
    """
    # UIKit facts and how the model implements them

    > \(report.verdictText)

    Each fact has executable given/when/then scenarios, which `swift test` runs; `modalcheck \
    explain A4` shows one with its trace. To show that every rule is needed, each is removed in \
    turn: one column names facts that fail without it. A fact without a rule of its own follows \
    from the rules that are named, and fails without each of them.\(objects)\(recordings)

    ## Totals

    \(totals)\(openQuestions)\(hidden)Written by `modalcheck explore`.

    """
  }

  private var recordings: String {
    report.recordings.isEmpty
      ? ""
      : "\n\n[\(RecordingReport.counts(of: report.recordings))](\(Self.recordingsName))."
  }

  private func text(of page: FactPage) -> String {
    """
    # UIKit facts: \(page.title)

    The columns are explained in the [overview](\(FactPage.overviewName)). The scenarios of a fact \
    are the test *\(testName)*, with the fact as its argument.

    \(sections(of: page))\(outOfScope(of: page))\(ending)
    """
  }

  private func count(_ rows: [ConformanceReport.Row], _ status: ConformanceReport.Status) -> Int {
    rows.count { $0.status == status }
  }

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
      line("[\(letter)](\(FactPage(section: letter).name)): \(title)", of: rows(of: letter))
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
    report.rows.filter { FactPage.section(of: $0.id) == letter }
  }

  private static let titles = [
    ("A", "the adaptive delegate and dismissal"), ("B", "appearance callbacks"),
    ("C", "presentation controllers"), ("D", "custom transitions"),
    ("E", "present and dismiss"), ("F", "adaptation"), ("G", "detents"), ("H", "taps outside"),
    ("I", "SwiftUI"), ("J", "what follows from several facts"),
    ("K", "what sources disagree on"), ("L", "what no source says"),
    ("M", "transitions of containers"), ("N", "pages and search"),
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

  private func sections(of page: FactPage) -> String {
    Self.titles.filter { FactPage(section: $0.0) == page }.map { letter, title in
      let rows = rows(of: letter).filter { $0.status != .outOfScope }.map { row -> [String] in
        var cells = [
          Self.anchored(row.id), MarkdownText.escaped(row.statement), row.versions, row.confidence,
          "\(row.status.rawValue), \(MarkdownText.count(row.scenarios, "scenario"))",
          failing(without: row),
        ]
        if hasObjects { cells.append(row.objects?.verdict ?? "") }
        return cells + [SourceLinks.text(of: row.source)]
      }
      guard !rows.isEmpty else { return "" }
      return "## \(letter): \(title)\n\n"
        + MarkdownText.table(
          ["fact", "statement", "iOS", "evidence", "status", "fails without it"]
            + (hasObjects ? ["real objects"] : []) + ["source"], rows)
    }.joined()
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
    return failing.joined(separator: ", ", atMost: Self.namedFacts)
  }

  private func outOfScope(of page: FactPage) -> String {
    let rows = report.rows.filter {
      $0.status == .outOfScope && FactPage(of: $0.id) == page
    }.map { row in
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
