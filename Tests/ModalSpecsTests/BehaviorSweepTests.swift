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
  /// Asked for by several tests, and made once.
  private static let sweeps = Result {
    try PageSheetDismissal().variants.prefix(LongTests.choose(1, long: .max)).map {
      try $0.sweep(limits: limits)
    }
  }

  @Test("a spec is explored once for each combination of the answers that matter, and no more")
  func explorations() throws {
    let variant = PageSheetDismissal().variants[0]
    let sweep = try Self.sweeps.get()[0]
    let product = sweep.switches.map(\.values.count).reduce(variant.configurations.count, *)
    #expect(sweep.explorations > variant.configurations.count)
    #expect(sweep.explorations < product)
    #expect(sweep.switches.contains(.modalFlagTiming))
    #expect(!sweep.switches.contains(.cancelledPresenterReceivesDidDisappear))
  }

  @Test("a veto that is set while the finger pulls holds or not: the question L6 decides")
  func vetoDuringTheDrag() throws {
    let sweep = try Self.sweeps.get()[0]
    let name = CatalogProperty.vetoIsNeverBypassed.rawValue
    let finding = try #require(sweep.findings.first { $0.property == name })
    #expect(
      finding.conditions.map(\.choice.settings) == [["modalFlagTiming=whenTheSwipeBegins"]])
  }

  @Test("each condition that is found brings the violation about, and the default does not")
  func conditionsAreTrue() throws {
    for (variant, sweep) in zip(PageSheetDismissal().variants, try Self.sweeps.get()) {
      var known: [UIKitBehavior: [PropertyResult<PresentationSystem<PageSheetDismissal.App>>]] = [:]
      for finding in sweep.findings where !finding.isTheSameEverywhere {
        for condition in finding.conditions {
          let behavior = condition.choice.behavior
          let results =
            try known[behavior]
            ?? variant.explore(limits: Self.limits, behavior: behavior).results
          known[behavior] = results
          #expect(results.first { $0.name == finding.property }?.verdict == .violated)
          _ = try variant.replay(condition.trace, behavior: behavior)
        }
      }
    }
  }

  @Test("a sweep is the same each time, although it runs on all cores")
  func deterministic() throws {
    let variant = PageSheetDismissal().variants[2]
    let limits = Limits(depth: LongTests.choose(4, long: 5))
    let first = try variant.sweep(limits: limits)
    for _ in 1...LongTests.choose(1, long: 3) {
      #expect(try variant.sweep(limits: limits) == first)
    }
  }
}
