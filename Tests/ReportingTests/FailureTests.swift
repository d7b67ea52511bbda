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

  @Test("names the actor of a step once")
  func actor() {
    var report = Samples.report
    report.variants[1].counterexamples[0].steps[0].actor = "app"
    report.variants[1].counterexamples[0].steps[0].action = "app: dismiss"
    #expect(report.failures[0].lines.contains("1. app: dismiss"))
  }

  @Test("under a behavior that was set is replayed under that behavior")
  func behavior() {
    var behavior = UIKitBehavior()
    BehaviorSwitch.allCases[0].set(1, in: &behavior)
    var report = Samples.report
    report.assumptions = AssumptionReport.all(of: behavior)
    let settings = BehaviorSwitch.settings(of: behavior)
    #expect(report.behaviorSettings == settings)
    #expect(report.failures[0].lines.last?.hasSuffix(" --behavior \(settings[0])") == true)
    #expect(SpecMarkdown(report).text.contains("tap Lamp' --behavior \(settings[0])\n"))
  }
}
