// SPDX-License-Identifier: MIT

import ModalHarness
import Reporting
import StateSpace
import Testing
import UIKitSemantics

struct SimulationTextTests {
  private func report(walks: Int = 50) throws -> SimulationReport {
    let spec = CountingSpec()
    return try SimulationReport(
      walkingThrough: spec, spec.variants, plan: WalkPlan(walks: walks, depth: 10, seed: 1),
      behavior: UIKitBehavior())
  }

  @Test func `Walks tell of each property what they can, and never that it holds`() throws {
    let text = SimulationText(try report()).text
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("    ") }
    #expect(
      lines.dropFirst() == [
        "  never below 0: ✅ no violation in 50 walks",
        "  never 1: ❌ violated in 1 step",
        "  never 2: ⚠️ known defect, 2 steps",
        "  never 3: ⚠️ known defect, 3 steps",
        "  never 4: ⚠️ known defect not reproduced in 50 walks",
        "  never 1 in four steps: ❌ violated in 1 step",
        "  9 is odd: ❔ vacuous: never exercised in 50 walks",
        "  2 is reached: ✅ reached in 2 steps",
        "  9 is reached: ❔ not reached in 50 walks",
        "  2 stays within reach: – not judged: random walks do not cover whole spaces",
      ])
  }

  @Test("A known defect that is met is as expected; what nothing put to the test is not")
  func expectations() throws {
    let verdicts = try report().variants[0].verdicts
    #expect(
      verdicts.filter { !$0.isAsExpected }.map(\.property) == [
        "never 1", "never 1 in four steps", "9 is odd", "9 is reached",
      ])
  }

  @Test func `Walks count steps, distinct states, actions and situations`() throws {
    let variant = try report().variants[0]
    #expect(variant.states == 14)
    #expect(variant.actions == 1)
    #expect(variant.situations == 1)
  }
}
