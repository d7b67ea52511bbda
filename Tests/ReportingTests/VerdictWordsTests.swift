// SPDX-License-Identifier: MIT

import Testing

@testable import Reporting

@Suite("A verdict in words")
struct VerdictWordsTests {
  @Test(
    "says what was found, how far it goes, and whether it was expected",
    arguments: [
      (Samples.verdict("p", .holds), "✅ holds"),
      (Samples.verdict("p", kind: "reachable", .holds, steps: 1), "✅ reached in 1 step"),
      (Samples.verdict("p", .noViolationToDepth, depth: 6), "✅ no violation up to depth 6"),
      (
        Samples.verdict("p", kind: "alwaysReachable", .notRefutedToDepth, depth: 6),
        "❔ not refuted up to depth 6"
      ),
      (
        Samples.verdict("p", .noViolationToDepth, depth: 6, defect: 9, isAsExpected: true),
        "⚠️ known defect of 9 steps, not reproduced up to depth 6"
      ),
      (
        Samples.verdict("p", kind: "eventually", .inconclusive, depth: 6),
        "❔ inconclusive (bounded at depth 6)"
      ),
      (
        Samples.verdict("p", kind: "eventually", .inconclusive, depth: 6, defect: 9),
        "⚠️ known defect of 9 steps, which only the whole space can show"
      ),
      (Samples.verdict("p", .violated, steps: 2, defect: 2), "⚠️ known defect, 2 steps"),
      (
        Samples.verdict("p", .violated, steps: 2, where: "a_b = no", defect: 2),
        #"⚠️ known defect, 2 steps (a\_b = no)"#
      ),
      (Samples.verdict("p", .violated, steps: 3), "❌ violated in 3 steps"),
      (Samples.verdict("p", .violated, steps: 3, defect: 2), "❌ violated in 3 steps"),
      (
        Samples.verdict("p", .violated, steps: 1, where: "x = 1"), "❌ violated in 1 step (x = 1)"
      ),
      (Samples.verdict("p", .vacuous, exercised: 0), "❔ vacuous: never exercised"),
      (
        Samples.verdict("p", .vacuous, depth: 6, exercised: 0),
        "❔ vacuous: never exercised up to depth 6"
      ),
      (Samples.verdict("p", .holds, defect: 2), "❌ known defect not reproduced"),
      (
        Samples.verdict("p", .noViolationToDepth, depth: 6, defect: 2),
        "❌ known defect not reproduced"
      ),
    ])
  func cell(verdict: VerdictReport, expected: String) {
    #expect(verdict.cell == expected)
  }

  private func report(_ verdicts: VerdictReport...) -> SpecReport {
    var report = Samples.report
    var variant = Samples.repaired
    variant.verdicts = verdicts
    report.variants = [variant]
    return report
  }

  @Test("counts what holds, what holds to a depth, and known defects, each where there are any")
  func expected() {
    let holds = Samples.verdict("h", .holds)
    let bounded = Samples.verdict("b", .noViolationToDepth, depth: 4)
    let defect = Samples.verdict("d", .violated, steps: 2, defect: 2)
    #expect(report(holds).verdictLine == "✅ **As expected**: 1 check holds.")
    #expect(
      report(bounded, bounded).verdictLine
        == "✅ **As expected**: 2 checks find no violation up to depth 4.")
    #expect(report(defect).verdictLine == "✅ **As expected**: 1 known defect is reproduced.")
    #expect(
      report(holds, holds, bounded, defect, defect).verdictLine
        == "✅ **As expected**: 2 checks hold, 1 check finds no violation up to depth 4, "
        + "2 known defects are reproduced.")
    #expect(report().verdictLine == "✅ **As expected**: nothing was checked.")
  }

  @Test func `counts what depends on UIKit as that, not as holding; a known defect stays one`() {
    var report = report(
      Samples.verdict("h", .holds), Samples.verdict("o", .holds),
      Samples.verdict("d", .violated, steps: 2, defect: 2))
    let violated = [UncertaintyReport.Condition(answers: ["a=b"], trace: "t")]
    report.variants[0].uncertainty = UncertaintyReport(
      switches: ["a"], states: 3, depth: 2, isWhole: true,
      dependencies: ["o", "d"].map { .init(property: $0, violatedWhen: violated) })
    #expect(
      report.verdictLine
        == "✅ **As expected**: 1 check holds, 1 known defect is reproduced, "
        + "1 verdict depends on open questions about UIKit.")
  }

  @Test func `counts what stays inconclusive, which is neither sound nor trouble`() {
    let open = Samples.verdict("o", kind: "leadsTo", .inconclusive, depth: 4)
    #expect(!open.isSound)
    #expect(
      report(Samples.verdict("h", .holds), open).verdictLine
        == "✅ **As expected**: 1 check holds, 1 check is inconclusive (bounded at depth 4).")
  }

  @Test("counts a goal that may lie beyond the bound, and a defect that does, as neither sound")
  func beyond() {
    let open = Samples.verdict("o", kind: "alwaysReachable", .notRefutedToDepth, depth: 4)
    let defect = Samples.verdict("d", .noViolationToDepth, depth: 4, defect: 9, isAsExpected: true)
    #expect(!open.isSound && !defect.isSound)
    #expect(
      report(Samples.verdict("h", .holds), open, defect).verdictLine
        == "✅ **As expected**: 1 check holds, 1 check is not refuted up to depth 4, "
        + "1 known defect is not reproduced up to depth 4.")
  }

  @Test func `is no approval where a limit left no action to take`() {
    var report = report(Samples.verdict("b", .noViolationToDepth, depth: 0))
    report.variants[0].space.levels = [1]
    report.variants[0].space.isClosed = false
    report.variants[0].space.endedBy = EarlyEndReport(kind: .states, limit: 10)
    #expect(!report.isAsExpected)
    #expect(
      report.verdictText
        == "❔ Not explored: 1 check finds no violation up to depth 0. "
        + "Ended early by the limit of 10 states.")
  }

  @Test func `names each trouble once, and then what is as expected`() {
    let violated = Samples.verdict("*v*", .violated, steps: 3)
    let moved = Samples.verdict("m", .violated, steps: 3, defect: 2)
    let idle = Samples.verdict("i", .vacuous, depth: 4, exercised: 0)
    let lost = Samples.verdict("l", .holds, defect: 2)
    #expect(
      report(violated).verdictLine
        == #"❌ **Not as expected**: *\*v\** (violated). Nothing else was checked."#)
    #expect(
      report(violated, moved, idle, idle, lost, Samples.verdict("h", .holds)).verdictLine
        == #"❌ **Not as expected**: *\*v\** (violated), "#
        + "*m* (known defect with another number of steps), *i* (vacuous: never exercised up to depth 4), "
        + "*l* (known defect not reproduced). 1 check holds.")
  }

  @Test func `ends with what limits its meaning`() {
    var report = report(Samples.verdict("h", .holds))
    report.variants[0].name = "a_b"
    report.variants[0].space.notices = ["Crashes were not isolated."]
    #expect(
      report.verdictText
        == "✅ As expected: 1 check holds. In 'a_b': Crashes were not isolated.")
    #expect(
      report.verdictLine
        == #"✅ **As expected**: 1 check holds. In *a\_b*: Crashes were not isolated."#)
  }

  @Test func `has no Markdown in it on a terminal`() {
    let violated = Samples.verdict("*v*", .violated, steps: 3)
    #expect(report(Samples.verdict("h", .holds)).verdictText == "✅ As expected: 1 check holds.")
    #expect(
      report(violated).verdictText
        == "❌ Not as expected: '*v*' (violated). Nothing else was checked.")
  }
}
