// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import TestSupport
import Testing
import UIKitSemantics

/// What verdicts depend on, where UIKit's sources leave something open.
@Suite("Under every behavior that UIKit's sources allow")
struct BehaviorSweepTests {
  private static let limits = Limits(depth: 6)
  private static let spec = PageSheetDismissal()

  @Test("a veto that is set while the finger pulls holds or not: the question L6 decides")
  func vetoDuringTheDrag() throws {
    let sweep = try Self.spec.variants[0].sweep(limits: Self.limits)
    let name = CatalogProperty.vetoIsNeverBypassed.rawValue
    let finding = try #require(sweep.findings.first { $0.property == name })
    #expect(
      finding.conditions.map(\.choice.settings) == [["modalFlagTiming=whenTheSwipeBegins"]])
    #expect(sweep.switches.contains(.modalFlagTiming))
    #expect(!sweep.switches.contains(.cancelledPresenterReceivesDidDisappear))
  }

  @Test(
    "each spec has under each behavior the verdicts that exploring it alone gives",
    arguments: LongTests.choose(1..<3, long: 0..<10))
  func everySpec(index: Int) throws { try compare(SpecCatalog.all[index]) }

  /// Compares the default behavior, and each that answers one question otherwise or, in a long test,
  /// many that answer several otherwise.
  private func compare<S: Spec>(_ spec: S) throws {
    for variant in spec.variants.prefix(LongTests.choose(1, long: .max)) {
      let limits = Limits(depth: LongTests.choose(4, long: nil))
      let together = try variant.exploreEveryBehavior(limits: limits)
      for answers in choices(of: together) {
        let behavior = BehaviorChoice(answers).behavior
        let alone = try variant.explore(limits: limits, behavior: behavior)
        if alone.isClosed != together.isClosed { continue }
        for (result, expected) in zip(together.results, alone.results) {
          let trace = try together.trace(of: result, under: answers)
          let found = trace.map { $0.loopStart ?? $0.steps.count }
          let wanted = expected.trace.map { $0.loopStart ?? $0.steps.count }
          // What is known of a state from other answers may show more than a bound would.
          if limits != .none, result.kind.isTemporal, found ?? 0 < wanted ?? .max { continue }
          #expect(
            found == wanted,
            "\(spec.identifier), \(variant.name): \(result.name) under \(answers)")
        }
      }
    }
  }

  private func choices<System: TransitionSystem>(of exploration: Exploration<System>) -> [Answers] {
    let single = exploration.askedQuestions.flatMap { question in
      exploration.system.openQuestions.indices.contains(question)
        ? (1..<exploration.system.openQuestions[question]).map {
          Answers().answering(question, with: $0)
        } : []
    }
    let usual = [Answers()] + single
    guard LongTests.areWanted else { return usual }
    return usual
      + single.flatMap { first in
        single.filter { $0.questions[0] > first.questions[0] }.map { second in
          first.answering(second.questions[0], with: second[second.questions[0]] ?? 0)
        }
      }
  }

  @Test func `an exploration is the same for any number of threads`() throws {
    let variant = Self.spec.variants[2]
    let first = try variant.sweep(limits: Self.limits, jobs: 1)
    #expect(try variant.sweep(limits: Self.limits, jobs: 3) == first)
  }

  @Test func `each condition that is found brings the violation about in a replay`() throws {
    let variant = Self.spec.variants[0]
    for finding in try variant.sweep(limits: Self.limits).findings {
      for condition in finding.conditions {
        let behavior = condition.choice.behavior
        let results = try variant.explore(limits: Self.limits, behavior: behavior).results
        #expect(results.first { $0.name == finding.property }?.verdict == .violated)
        _ = try variant.replay(condition.trace, behavior: behavior)
      }
    }
  }
}
