// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import TestSupport
import Testing
import UIKitSemantics

/// The specs drive the world into every corner they know; nowhere may it contradict itself.
@Suite("The world's own invariants")
struct WorldInvariantTests {
  @Test("hold in every reachable state of every variant", arguments: VariantCase.models)
  func hold(variant: VariantCase) throws { try check(variant.spec, variant.index) }

  private func check<S: Spec>(_ spec: S, _ index: Int) throws {
    expectNothingBroken(in: try WholeSpaces.of(spec.variants[index], in: spec))
  }

  @Test("hold under every other answer to an open question", arguments: VariantCase.models)
  func holdUnderOtherBehaviors(variant: VariantCase) throws {
    let behaviors = Self.otherBehaviors
    for behavior in LongTests.choose([behaviors[variant.index % 2]], long: behaviors) {
      try check(variant.spec, variant.index, behavior)
    }
  }

  private func check<S: Spec>(_ spec: S, _ index: Int, _ behavior: UIKitBehavior) throws {
    let system = spec.variants[index].system(behavior: behavior)
    let limits = Limits(depth: LongTests.choose(4, long: 8))
    expectNothingBroken(in: try Explorer(system, limits: limits).explore())
  }

  private func expectNothingBroken(
    in exploration: Exploration<PresentationSystem<some Application>>
  ) {
    let broken = exploration.states.lazy.compactMap(\.world.brokenInvariant).first
    #expect(broken == nil)
  }

  /// Each differs from the default in all switches that a scenario can depend on at once.
  private static let otherBehaviors: [UIKitBehavior] = {
    var late = UIKitBehavior()
    late.callbackOrder = .viewControllersFirst
    late.swipeStart = .viewWillDisappearFirst
    late.shouldDismissTiming = .alsoOnRelease
    late.modalFlagTiming = .whenTheSwipeBegins
    late.dismissWhilePresenting = .deferred
    late.dismissWhileDragging = .takesOver
    late.didDismissAfterTakeover = true
    var loud = UIKitBehavior()
    loud.shouldDismissTiming = .alsoOnEveryMove
    loud.blockedSwipeCausesAppearanceCallbacks = true
    loud.cancelledDismissalRunsCompletion = true
    loud.tapBlockedByModalFlagReportsAttempt = true
    loud.dismissOfNothingRunsCompletion = true
    loud.cancelledPresenterReceivesDidDisappear = false
    loud.touchesReachViewsDuringTransitions = true
    return [late, loud]
  }()
}
