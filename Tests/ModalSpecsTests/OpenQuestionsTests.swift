// SPDX-License-Identifier: MIT

import ModalHarness
import ModalSpecs
import StateSpace
import Testing
import UIKitSemantics

/// What the verdicts of apps without defects rest on, where UIKit's sources leave something open.
@Suite("Open questions of UIKit's sources")
struct OpenQuestionsTests {
  /// The other answer to one question.
  struct OtherAnswer: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let behavior: UIKitBehavior
    /// The verdicts that turn, as `spec: property`.
    let turned: Set<String>

    init(
      _ name: String, turned: Set<String> = [], _ change: (inout UIKitBehavior) -> Void
    ) {
      testDescription = name
      self.turned = turned
      var behavior = UIKitBehavior()
      change(&behavior)
      self.behavior = behavior
    }
  }

  static let otherAnswers: [OtherAnswer] = [
    OtherAnswer("L1: view controllers are told first") {
      $0.callbackOrder = .viewControllersFirst
    },
    OtherAnswer("L2: viewWillDisappear comes first") { $0.swipeStart = .viewWillDisappearFirst },
    OtherAnswer("L3: blocked drags cause appearance callbacks") {
      $0.blockedSwipeCausesAppearanceCallbacks = true
    },
    OtherAnswer("L4: shouldDismiss is asked on every move") {
      $0.shouldDismissTiming = .alsoOnEveryMove
    },
    OtherAnswer("L4: shouldDismiss is asked on release") {
      $0.shouldDismissTiming = .alsoOnRelease
    },
    OtherAnswer("L5: a cancelled dismissal runs the completion") {
      $0.cancelledDismissalRunsCompletion = true
    },
    OtherAnswer(
      "L6: the modal flag counts when the swipe begins",
      turned: [
        "page-sheet-dismissal: \(CatalogueProperty.vetoIsNeverOverrun.rawValue)",
        "confirm-before-discard: \(CatalogueProperty.vetoIsNeverOverrun.rawValue)",
        "confirm-before-discard: no editor goes with unsaved changes before the user was asked",
      ]
    ) { $0.modalFlagTiming = .whenTheSwipeBegins },
    OtherAnswer("L7: a tap blocked by the modal flag is reported") {
      $0.tapBlockedByModalFlagReportsAttempt = true
    },
    OtherAnswer("L10: dismissing nothing runs the completion") {
      $0.dismissOfNothingRunsCompletion = true
    },
    OtherAnswer("X3: dismiss during the presentation is put off") {
      $0.dismissWhilePresenting = .deferred
    },
    OtherAnswer("X3: dismiss takes over from the finger") {
      $0.dismissWhileDragging = .takesOver
    },
    OtherAnswer("L8: and didDismiss comes all the same") {
      $0.dismissWhileDragging = .takesOver
      $0.didDismissAfterTakeover = true
    },
    OtherAnswer(
      "X6: a presenter that was coming back hears no did",
      turned: [
        "screen-tracking: \(CatalogueProperty.appearanceBalanced.rawValue)",
        "screen-tracking: a sheet that has begun to go goes, or comes back with all three callbacks",
      ]
    ) { $0.cancelledPresenterHearsDidDisappear = false },
    OtherAnswer(
      "H13: touches arrive during transitions",
      turned: [
        "presentation-matrix: \(CatalogueProperty.noRequestIsRefused.rawValue)",
        "page-sheet-dismissal: \(CatalogueProperty.noRequestIsRefused.rawValue)",
        "confirm-before-discard: no editor goes with unsaved changes before the user was asked",
        "screen-tracking: \(CatalogueProperty.everyTransitionEnds.rawValue)",
        "screen-tracking: \(CatalogueProperty.userIsNeverTrapped.rawValue)",
        "presentation-stack: \(CatalogueProperty.noRequestIsRefused.rawValue)",
      ]
    ) { $0.touchesReachViewsDuringTransitions = true },
  ]

  @Test("Another answer turns these verdicts of sound apps and no others", arguments: otherAnswers)
  func turnedVerdicts(answer: OtherAnswer) throws {
    var turned: Set<String> = []
    for spec in SpecCatalogue.all {
      turned.formUnion(try violations(in: spec, under: answer.behavior))
    }
    #expect(turned.sorted() == answer.turned.sorted())
  }

  private func violations<S: Spec>(
    in spec: S, under behavior: UIKitBehavior
  ) throws -> [String] {
    try spec.variants.filter { $0.knownDefects.isEmpty }.flatMap { variant in
      try variant.explore(limits: Limits(depth: 8), behavior: behavior).results
        .filter { $0.verdict == .violated }.map { "\(spec.identifier): \($0.name)" }
    }
  }
}
