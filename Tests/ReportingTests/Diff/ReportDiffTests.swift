// SPDX-License-Identifier: MIT

import Testing

@testable import Reporting

@Suite("What differs between two sets of reports")
struct ReportDiffTests {
  private static func diff(_ change: (inout SpecReport) -> Void) -> ReportDiff {
    var report = Samples.report
    change(&report)
    return ReportDiff(from: [Samples.report], to: [report])
  }

  private static func sentences(_ diff: ReportDiff) -> [String] {
    diff.changes.map { "\($0.place): \($0.sentence)" }
  }

  @Test func `is nothing between equal reports`() {
    let diff = Self.diff { _ in }
    #expect(diff.isEmpty)
    #expect(
      DiffText(diff).text
        == "✅ The same: every verdict, outcome, sequence and number in 1 report.\n")
  }

  /// The sample with one more violation.
  private static let failing: SpecReport = {
    var report = Samples.report
    report.variants[0].verdicts[2].conclusion = .violated
    report.variants[0].verdicts[2].isAsExpected = false
    var example = Samples.counterexample
    example.property = "the lamp is seen"
    report.variants[0].counterexamples.append(example)
    return report
  }()

  @Test("is a verdict before and after, with the sequence that shows it and how to replay it")
  func verdict() {
    let diff = ReportDiff(from: [Samples.report], to: [Self.failing])
    #expect(
      DiffText(diff).text == """
        ❌ 1 check fails now. Different: verdicts: 1.

        Verdicts
          lamp-sheet, as published: "the lamp is seen": ✅ reached in 1 step → ❌ violated in 1 step
              with animated=no
              1. user: tap Lamp
              2. system: animation ends
              modalcheck replay lamp-sheet 'as published; animated=no > tap Lamp; animation ends'

        """)
  }

  @Test func `says first what fails now, and what no longer does`() {
    var report = Self.failing
    report.variants[0].verdicts[0].steps = 3
    let worse = ReportDiff(from: [Samples.report], to: [report])
    #expect(worse.changes.first?.sentence.hasPrefix("\"the lamp is seen\"") == true)
    #expect(DiffMarkdown(worse).text.contains("<details open><summary>lamp-sheet, as published: "))
    let better = ReportDiff(from: [Self.failing], to: [Samples.report])
    #expect(better.summary == "✅ 1 check no longer fails. Different: verdicts: 1.")
  }

  @Test func `is a verdict that now depends on UIKit, with the trace that shows it`() {
    let diff = Self.diff { report in
      report.variants[1].uncertainty?.dependencies = [
        .init(
          property: "the lamp is never on in the dark",
          violatedWhen: [.init(answers: ["order=theSystem"], trace: "repaired > tap Lamp")])
      ]
    }
    #expect(
      Self.sentences(diff) == [
        """
        lamp-sheet, repaired: "the lamp is never on in the dark": ✅ holds → 🔀 holds, violated if \
        order=theSystem
        """
      ])
    #expect(
      diff.changes.first?.detail == [
        "modalcheck replay lamp-sheet 'repaired > tap Lamp' --behavior order=theSystem"
      ])
  }

  @Test func `is a property that is new or no longer checked`() {
    let diff = Self.diff { $0.variants[1].verdicts[0].property = "the lamp is dimmed" }
    #expect(
      Self.sentences(diff) == [
        "lamp-sheet, repaired: \"the lamp is dimmed\": not checked → ✅ holds",
        """
        lamp-sheet, repaired: "the lamp is never on in the dark": ✅ holds → no longer checked
        """,
      ])
  }

  @Test func `is the outcome of combinations, equal ones folded, with the callbacks that change`() {
    let diff = Self.diff { report in
      for row in 0...1 { report.matrix?.rows[row].outcome.result = "stays" }
      report.matrix?.rows[2].outcome.callbacks = ["a.viewDidDisappear"]
    }
    #expect(
      DiffText(diff).text == """
        🔸 Different: outcomes of combinations: 1, sequences of callbacks and actions: 1.

        Outcomes of combinations
          lamp-sheet: style = sheet (2 combinations): gone → stays

        Sequences of callbacks and actions
          lamp-sheet: style = full, animated = yes: the callbacks change
              - a.viewWillDisappear
                a.viewDidDisappear

        """)
  }

  @Test("is a combination that UIKit no longer offers, one that is new, and one that is gone")
  func combinations() {
    let diff = Self.diff { report in
      report.matrix?.rows[0].outcome = MatrixOutcome(
        result: "it is dark", callbacks: [], notOfferedBy: "A1")
      report.matrix?.axes[0].values[2] = "form"
      for row in 4...5 { report.matrix?.rows[row].values[0] = "form" }
    }
    #expect(
      Self.sentences(diff) == [
        "lamp-sheet: style = sheet, animated = yes: gone → not offered, because it is dark",
        "lamp-sheet: style = none (2 combinations): no longer there",
        "lamp-sheet: style = form (2 combinations): new: not offered, because raises an exception",
      ])
  }

  @Test func `is coverage lost and gained, by name`() {
    let diff = Self.diff { report in
      report.variants[0].actions[1].name = "animation begins"
      report.variants[0].actionPairs.missing = []
      report.variants[0].callbacks = []
      report.variants[0].situations = (1...5).map {
        SituationReport(name: "sheet \($0)", states: 1, firstDepth: 1)
      }
      report.variants[0].axes[0].values.append("slowly")
      report.variants[0].facts.append("L1")
      report.variants[0].space.isClosed = true
    }
    #expect(
      Self.sentences(diff)
        == [
          """
          1,234 states, up to depth 2; under every behavior of UIKit 1,300 states, exhausted at \
          depth 7 → 1,234 states, exhausted at depth 2; under every behavior of UIKit 1,300 states, \
          exhausted at depth 7
          """, "gained 1 value: animated = slowly", "lost 1 action: animation ends",
          "gained 1 action: animation begins", "lost 1 callback: sheet.viewDidAppear",
          "lost 1 situation: root ▸ sheet", "gained 5 situations", "gained 1 UIKit fact used: L1",
        ].map { "lamp-sheet, as published: \($0)" })
  }

  @Test func `is a pair of actions that no longer follow each other, where both still happen`() {
    let diff = Self.diff { report in
      report.variants[0].actionPairs.missing = [
        .init(after: "tap Lamp", never: ["tap Lamp", "gone"])
      ]
    }
    #expect(
      Self.sentences(diff) == [
        "lamp-sheet, as published: lost 1 pair of actions: tap Lamp → tap Lamp",
        "lamp-sheet, as published: gained 1 pair of actions: animation ends → animation ends",
      ])
  }

  @Test func `is another sequence that shows the same violation`() {
    let diff = Self.diff { report in
      report.variants[0].counterexamples[0].steps[0].messages.remove(at: 2)
    }
    #expect(
      Self.sentences(diff) == [
        """
        lamp-sheet, as published: another sequence violates "the lamp is never on in the dark"
        """
      ])
    #expect(
      diff.changes.first?.detail.filter { !$0.hasPrefix("  ") } == [
        "-    UIKit calls delegate.shouldShine"
      ])
  }

  @Test func `is a spec or a variant that is new or gone`() {
    var report = Samples.report
    report.spec = "other"
    report.variants[1].name = "mended"
    let renamed = ReportDiff(from: [Samples.report], to: [report])
    #expect(Self.sentences(renamed).contains("other: is new"))
    #expect(Self.sentences(renamed).last == "lamp-sheet: is gone, with 6 checks")
    report.spec = Samples.report.spec
    let sentences = Self.sentences(ReportDiff(from: [Samples.report], to: [report]))
    #expect(sentences.contains("lamp-sheet, mended: is new, with 3 checks"))
    #expect(sentences.last == "lamp-sheet, repaired: is gone, with 3 checks")
    #expect(
      sentences.first
        == "lamp-sheet, mended: \"the lamp goes off\": not checked → ❌ violated in 1 step")
  }

  @Test func `is never silent: what else differs is named as it is in JSON`() {
    let diff = Self.diff { report in
      report.title = "Another lamp"
      report.variants[0].space.generated += 1
      report.variants[0].actions[0].taken += 1
    }
    #expect(
      Self.sentences(diff) == [
        "lamp-sheet, as published: differs in space, actions",
        "lamp-sheet: the report differs in title",
      ])
  }
}
