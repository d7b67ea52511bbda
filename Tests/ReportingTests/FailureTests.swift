// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

@testable import Reporting

@Suite("A verdict that is not as expected")
struct FailureTests {
  @Test("is explained in the log: the property, the sequence, and the command that replays it")
  func text() {
    #expect(
      Samples.report.failures.map(\.text) == [
        """
        ❌ lamp-sheet, repaired: "the lamp goes off": violated, in 1 step
          1. user: tap Lamp
          After that, nothing more happens.
          modalcheck replay lamp-sheet 'repaired > tap Lamp'

        """,
        """
        ❌ lamp-sheet, repaired: "the bulb is changed": vacuous: never exercised

        """,
      ])
  }

  @Test func `does not show again what an earlier one has shown: only what comes after it`() {
    var report = Samples.report
    var again = report.variants[1]
    again.name = "repaired twice"
    again.counterexamples[0].trace = "repaired twice > tap Lamp"
    again.verdicts.removeLast()
    let later = "the lamp is never on in the dark"
    again.verdicts[0] = again.verdicts[1]
    again.verdicts[0].property = later
    again.verdicts[0].steps = 2
    var example = again.counterexamples[0]
    (example.property, example.repeatsAfter) = (later, nil)
    example.trace += "; animation ends"
    example.steps.append(Samples.counterexample.steps[1])
    again.counterexamples.append(example)
    report.variants.append(again)
    #expect(
      report.failures.dropFirst(2).map(\.text) == [
        """
        ❌ lamp-sheet, repaired twice: "\(later)": violated, in 2 steps
          the 1 step of "the lamp goes off" in 'repaired', then
          2. system: animation ends
          modalcheck replay lamp-sheet 'repaired twice > tap Lamp; animation ends'

        """,
        """
        ❌ lamp-sheet, repaired twice: "the lamp goes off": violated, in 1 step
          the 1 step of "the lamp goes off" in 'repaired'
          After that, nothing more happens.
          modalcheck replay lamp-sheet 'repaired twice > tap Lamp'

        """,
      ])
  }

  @Test func `refers to a longer sequence that begins as it does`() {
    var report = Samples.report
    report.variants[0].verdicts = [
      Samples.verdict("two", .violated, steps: 2), Samples.verdict("one", .violated, steps: 1),
    ]
    var (two, one) = (Samples.counterexample, Samples.counterexample)
    (two.property, one.property) = ("two", "one")
    one.steps.removeLast()
    two.steps[1].actor = "user"
    one.trace = "as published; animated=no > tap Lamp"
    report.variants = [report.variants[0]]
    report.variants[0].counterexamples = [two, one]
    for place in report.variants[0].verdicts.indices {
      report.variants[0].verdicts[place].isAsExpected = false
    }
    #expect(
      report.failures[1].text == """
        ❌ lamp-sheet, as published: "one": violated, in 1 step
          with animated=no
          the first step of "two"
          modalcheck replay lamp-sheet 'as published; animated=no > tap Lamp'

        """)
    let page = SpecMarkdown(report).text
    #expect(page.split(separator: "| # | actor | action |").count == 2)
    #expect(page.contains("\nThe first step of *two* above.\n"))
  }

  @Test func `names the actor of a step once`() {
    var report = Samples.report
    report.variants[1].counterexamples[0].steps[0].actor = "app"
    report.variants[1].counterexamples[0].steps[0].action = "app: dismiss"
    #expect(report.failures[0].lines.contains("1. app: dismiss"))
  }

  @Test func `under a behavior that was set is replayed under that behavior`() {
    var behavior = UIKitBehavior()
    BehaviorSwitch.allCases[0].set(1, in: &behavior)
    var report = Samples.report
    report.assumptions = AssumptionReport.all(of: behavior)
    let settings = BehaviorSwitch.settings(of: behavior)
    #expect(report.behaviorSettings == settings)
    #expect(report.failures[0].lines.last?.hasSuffix(" --behavior \(settings[0])") == true)
    #expect(SpecMarkdown(report).text.contains("tap Lamp' --behavior \(settings[0])\n"))
  }

  @Test func `names no tool that lacks the specs of a package`() {
    #expect(ToolName.executable(inProcess: "checkout") == "checkout")
    #expect(ToolName.executable(inProcess: "modalcheckPackageTests.xctest") == "modalcheck")
    #expect(ToolName.executable(inProcess: "ShopPackageTests.xctest") == "<your tool>")
    #expect(ToolName.executable(inProcess: "xctest") == "modalcheck")
  }
}
