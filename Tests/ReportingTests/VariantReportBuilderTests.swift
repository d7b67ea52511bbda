// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKitSemantics

@testable import Reporting

@Suite("What is reported of an exploration")
struct VariantReportBuilderTests {
  private func verdict(_ property: String, depth: Int?) throws -> VerdictReport {
    let variant = try #require(CountingSpec().report(depth: depth).variants.first)
    return try #require(variant.verdicts.first { $0.property == property })
  }

  @Test(
    "within a bound: each verdict in its own words",
    arguments: [
      ("never below 0", "✅ no violation up to depth 2", true),
      ("never 1", "❌ violated in 1 step", false),
      ("never 2", "⚠️ known defect, 2 steps", true),
      ("never 3", "⚠️ known defect of 3 steps, not reproduced up to depth 2", true),
      ("never 1 in four steps", "❌ violated in 1 step", false),
      ("9 is odd", "❔ vacuous: never exercised up to depth 2", false),
      ("2 is reached", "✅ reached in 2 steps", true),
      ("9 is reached", "❔ not reached up to depth 2", false),
      ("2 stays within reach", "❔ not refuted up to depth 2", true),
    ])
  func bounded(property: String, cell: String, isAsExpected: Bool) throws {
    let verdict = try verdict(property, depth: 2)
    #expect(verdict.cell == cell)
    #expect(verdict.isAsExpected == isAsExpected)
  }

  @Test(
    "of the whole space: each verdict in its own words",
    arguments: [
      ("never below 0", "✅ holds", true), ("never 1", "❌ violated in 1 step", false),
      ("never 2", "⚠️ known defect, 2 steps", true),
      ("never 3", "⚠️ known defect, 3 steps (wide = yes)", true),
      ("never 4", "❌ known defect not reproduced", false),
      ("never 1 in four steps", "❌ violated in 1 step", false),
      ("9 is odd", "❔ vacuous: never exercised", false),
      ("2 is reached", "✅ reached in 2 steps", true),
      ("9 is reached", "❔ unreachable (proved)", false), ("2 stays within reach", "✅ holds", true),
    ])
  func complete(property: String, cell: String, isAsExpected: Bool) throws {
    let verdict = try verdict(property, depth: nil)
    #expect(verdict.cell == cell)
    #expect(verdict.isAsExpected == isAsExpected)
  }

  @Test func `of a violation: in how many configurations, and what they have in common`() throws {
    let everywhere = try verdict("never 2", depth: nil)
    #expect(everywhere.violatedConfigurations == 4)
    #expect(everywhere.violatedWhere == nil)
    let somewhere = try verdict("never 3", depth: nil)
    #expect(somewhere.violatedConfigurations == 2)
    #expect(somewhere.violatedWhere == "wide = yes")
    let nowhere = try verdict("never below 0", depth: nil)
    #expect(nowhere.violatedConfigurations == 0)
    #expect(nowhere.violatedWhere == nil)
  }

  @Test func `of each violation: a shortest counterexample that can be replayed`() throws {
    let variant = try #require(CountingSpec().report(depth: nil).variants.first)
    #expect(
      variant.counterexamples.map(\.property)
        == ["never 1", "never 2", "never 3", "never 1 in four steps"])
    let counterexample = variant.counterexamples[2]
    #expect(counterexample.explanation == "Three is a crowd.")
    #expect(counterexample.configuration == "wide=yes; color=red")
    #expect(
      counterexample.trace
        == "plain; wide=yes; color=red > tap Count; tap Count; tap Count")
    #expect(counterexample.steps.map(\.number) == [1, 2, 3])
    #expect(counterexample.steps.last?.changes == ["number: 2 → 3"])
    let script = try TraceScript(parsing: counterexample.trace)
    let trace = try CountingSpec().variant(for: script).replay(script)
    #expect(trace.steps.last?.after.app.number == 3)
  }

  @Test func `of coverage: what was taken, what never was and why, and how far it went`() throws {
    let complete = try #require(CountingSpec().report(depth: nil).variants.first)
    #expect(
      complete.actions
        == [ActionReport(name: "tap Count", actor: "user", taken: 10, firstDepth: 1)])
    #expect(complete.actionsNeverTaken.map(\.name) == ["tap outside", "tap Reset"])
    #expect(complete.actionsNeverTaken.last?.reason == "the app never offers it in this variant")
    #expect(complete.actionPairs.occurred == 1)
    #expect(complete.configurations == 4)
    #expect(
      complete.space
        == SpaceReport(
          states: 14, generated: 14, levels: [4, 4, 4, 2], isClosed: true, frontier: 0))
    let bounded = try #require(CountingSpec().report(depth: 2).variants.first)
    #expect(
      bounded.space
        == SpaceReport(states: 12, generated: 12, levels: [4, 4, 4], isClosed: false, frontier: 2))
    #expect(
      bounded.actionsNeverTaken.last?.reason == "the app does not offer it within 2 actions")
  }

  @Test func `of the spec: its own words, and every assumption about UIKit`() throws {
    let report = try CountingSpec().report(depth: 2)
    #expect(report.schema == SpecReport.currentSchema)
    #expect(report.spec == "counting")
    #expect(report.facts.map(\.id).contains("A1"), "named by the spec")
    #expect(report.facts.map(\.id).contains("L1"), "behind an assumption")
    #expect(report.matrix == nil)
    #expect(report.assumptions.map(\.name) == BehaviorSwitch.allCases.map(\.name))
  }

  @Test func `twice: the same`() throws {
    #expect(try CountingSpec().report(depth: 3) == CountingSpec().report(depth: 3))
  }

  @Test func `of an overview: every combination, exercised or with the reason why not`() {
    let matrix = OutcomeMatrix(axes: [Axis("style", ["sheet", "none"])]) { configuration, _ in
      configuration["style"] == "none"
        ? .notOffered(reason: "raises an exception", fact: "B13")
        : .exercised(result: "gone", callbacks: ["a.b"])
    }
    #expect(
      MatrixReport(matrix).rows == [
        MatrixRow(
          values: ["sheet"],
          outcome: MatrixOutcome(result: "gone", callbacks: ["a.b"], notOfferedBy: nil)),
        MatrixRow(
          values: ["none"],
          outcome: MatrixOutcome(result: "raises an exception", callbacks: [], notOfferedBy: "B13")
        ),
      ])
  }

  @Test("of an overview: what else comes of a combination, with the fewest answers that do it")
  func alternatives() {
    func matrix(everyAnswer: Bool) -> OutcomeMatrix {
      OutcomeMatrix(axes: [Axis("style", ["sheet"])], everyAnswer: everyAnswer) { _, behavior in
        let isFirst =
          behavior.asked(.swipeStart).swipeStart == .willDismissFirst
          || behavior.asked(.callbackOrder).callbackOrder == .presentationControllerFirst
        return .exercised(result: isFirst ? "goes" : "stays", callbacks: [])
      }
    }
    #expect(matrix(everyAnswer: false).rows[0].alternatives.isEmpty)
    let row = matrix(everyAnswer: true).rows[0]
    #expect(row.outcome == .exercised(result: "goes", callbacks: []))
    #expect(
      row.alternatives.map(\.answers) == [
        ["swipeStart=viewWillDisappearFirst", "callbackOrder=viewControllersFirst"]
      ])
    let outcome = MatrixReport(matrix(everyAnswer: true)).rows[0].outcome
    #expect(outcome.dependsOnUIKit)
    #expect(outcome.alternatives?.map(\.outcome.result) == ["stays"])
  }
}
