// SPDX-License-Identifier: MIT

package import ModalHarness
import StateSpace
import UIKitSemantics

/// An editor in a page sheet that asks before it throws a draft away: section 2 of seed 002, which
/// follows Apple's sample "Disabling the pull-down gesture for a sheet".
///
/// Rules of the document:
/// - What was typed and what was there at first are compared; if they differ, the sheet is made
///   modal, so that a swipe becomes `didAttemptToDismiss` (A2).
/// - The attempt, like the Cancel button, brings up an action sheet: save, discard, or go on.
/// - Saving and discarding dismiss by code, which no veto stops (A6) and no delegate hears of (A5);
///   the presenter is told there. A swipe of an unchanged editor is told by `didDismiss` (A1).
///
/// Pitfalls:
/// - The flag is set in `viewWillLayoutSubviews`. Between an edit and the next layout pass it is
///   stale: a swipe loses the text, or asks without need.
/// - The handler of an action runs when the action sheet is gone (B29). A `dismiss` that comes
///   earlier takes down the action sheet and nothing else (E1, E23).
package struct ConfirmBeforeDiscard: Spec {
  package let identifier = "confirm-before-discard"
  package let title = "Ask before unsaved changes are discarded"
  package let summary = """
    An editor in a page sheet asks what to do with unsaved changes, whether the user swipes it \
    down or taps Cancel.
    """
  package let sources = [
    "Life cycle and control of dismissing a .pageSheet modal (seed 002)"
  ]
  package let notes = [
    "Unsaved changes make the sheet modal; a swipe is then an attempt, which asks (A2, A16).",
    "Save and Discard dismiss by code: no veto stops it and no delegate hears of it (A5, A6).",
    "An unchanged editor is swiped away without a question; didDismiss tells the presenter (A1).",
    "The flag is refreshed by a layout pass, which comes some time after the edit.",
    "The handler of an action runs after the action sheet is gone (B29).",
    "A dismiss while the action sheet is up takes down the action sheet only (E1, E23).",
    "The document spells the property isModalPresentation; it is isModalInPresentation.",
  ]
  package let facts = ["A1", "A2", "A5", "A6", "A16", "A18", "B29", "E1", "E5", "E23", "L6"]

  /// Creates the spec.
  package init() {}

  package var variants: [Variant<ConfirmingEditor>] {
    [
      variant(
        "as published",
        summary: "isModalInPresentation is set in viewWillLayoutSubviews, as in the document.",
        knownDefects: [
          KnownDefect(
            Self.noLoss, steps: 5,
            """
            Between the edit and the next layout pass the sheet is not modal yet: the swipe \
            dismisses it and the text is lost. The document is at fault; the pass comes so soon \
            that nobody notices by hand.
            """),
          KnownDefect(
            Self.noNeedlessQuestion, steps: 6,
            """
            Between undoing the edit and the next layout pass the sheet is still modal: the user \
            is asked about changes that there are none of. The document is at fault.
            """),
          KnownDefect(
            CatalogueProperty.noRequestIsRefused.rawValue, steps: 5,
            """
            The layout pass comes while a finger already drags: the release is blocked (L6) and \
            reported, but the sheet is still snapping back and cannot present the question (E12). \
            The document is at fault; nothing is lost, the user has to swipe again. It rests on \
            an open question: whether the report comes while the sheet is on its way back (L6).
            """),
        ],
        closure: Closure(states: 390, generated: 1090, depth: 18)
      ) { ConfirmingEditor(setsFlagOnEdit: false, waitsForAlert: true) },
      variant(
        "handler does not wait",
        summary: "The choice is carried out at the tap, while the action sheet is still there.",
        knownDefects: [
          KnownDefect(
            Self.choiceIsCarriedOut, steps: 5,
            """
            dismiss takes down what the editor presents, which is the action sheet; the editor \
            stays (E1). The app is at fault.
            """),
          KnownDefect(
            Self.toldTooEarly, steps: 5,
            "The list takes the editor for closed, and it is not (E1). The app is at fault."),
          KnownDefect(
            Self.toldOnce, steps: 8,
            "The list is told once more when the editor is closed at last. The app is at fault."),
        ],
        closure: Closure(states: 1059, generated: 3516, depth: 23)
      ) { ConfirmingEditor(setsFlagOnEdit: true, waitsForAlert: false) },
      variant(
        "repaired", summary: "isModalInPresentation is set with every edit.",
        closure: Closure(states: 309, generated: 908, depth: 15)
      ) { ConfirmingEditor(setsFlagOnEdit: true, waitsForAlert: true) },
    ]
  }

  private func variant(
    _ name: String, summary: String, knownDefects: [KnownDefect] = [], closure: Closure,
    app: @escaping @Sendable () -> ConfirmingEditor
  ) -> Variant<ConfirmingEditor> {
    Variant(
      name, summary: summary, names: ControllerNames(["list", "editor", "question"]),
      properties: Self.properties + (app().waitsForAlert ? Self.waysOut : []),
      knownDefects: knownDefects, closure: closure
    ) { _, behavior in
      var world = PresentationWorld(behavior: behavior)
      ConfirmingEditor.open(in: &world)
      return (world, app())
    }
  }
}

extension ConfirmBeforeDiscard {
  static let noLoss = "no text is lost without the user's word"
  static let noNeedlessQuestion = "the user is asked only about unsaved changes"
  static let choiceIsCarriedOut = "what the user chose is carried out"
  static let toldOnce = "the list is told once, when the editor is gone"
  static let toldTooEarly = "the list is not told while the editor stays"

  private static var properties: [Property<PresentationSystem<ConfirmingEditor>>] {
    .catalogue([
      .vetoIsNeverOverrun, .vetoDoesNotStopCode, .everyBlockedSwipeIsReported,
      .didDismissOnlyAfterUser, .didDismissAtMostOnce, .willDismissPrecedesDidDismiss,
      .didDismissAfterEveryUserDismissal, .everyTransitionEnds, .appearanceBalanced,
      .presenterHearsOnlyWhenRemoved, .userIsNeverTrapped, .completionsRunOnce,
      .noRequestIsRefused, .noProgrammingError,
    ]) + [
      .never(
        noLoss,
        explanation: "The editor is gone only if the text was not changed, was saved, or the user "
          + "chose to discard it."
      ) { state in
        state.world.presentation(of: .editor) == nil && state.app.isChanged
          && state.app.chosen != .save && state.app.chosen != .discard
      },
      .onEveryStep(
        noNeedlessQuestion, when: { $0.asks },
        explanation: "The action sheet comes up only while the text differs from the saved one."
      ) { $0.before.app.isChanged },
      .always(
        choiceIsCarriedOut,
        when: { $0.world.isAtRest && ($0.app.chosen == .save || $0.app.chosen == .discard) },
        explanation: "When nothing moves any more after Save or Discard, the editor is gone (E1)."
      ) { $0.world.presentation(of: .editor) == nil },
      .onEveryStep(
        "after Keep editing the editor is there with its text",
        when: { step in
          step.before.app.chosen == .keepEditing && step.after.world.isAtRest
            && step.before.world.presentation(of: .question) != nil
        },
        explanation: "Nothing is saved, nothing is lost, and the user can go on."
      ) { step in
        step.after.world.topmostController == .editor
          && step.after.app.isChanged == step.before.app.isChanged
      },
      .always(
        toldOnce,
        when: { $0.world.isAtRest && $0.world.count == 0 },
        explanation: "A swipe tells it through didDismiss, everything else where it dismisses (A5)."
      ) { $0.app.timesTold == 1 },
      .never(
        toldTooEarly,
        explanation: "An attempt that comes to nothing is no result."
      ) { $0.world.isAtRest && $0.world.count > 0 && $0.app.timesTold > 0 },
      .reachable(
        "a swipe leads to the question",
        explanation: "The attempt is answered by asking (A2)."
      ) { $0.app.wasAskedBySwipe && $0.world.topmostController == .question },
    ]
  }

  /// The two ways out that the question offers.
  private static var waysOut: [Property<PresentationSystem<ConfirmingEditor>>] {
    [
      .reachable("the user saves", explanation: "One way out.") {
        $0.app.chosen == .save && $0.world.count == 0
      },
      .reachable("the user discards", explanation: "The other way out.") {
        $0.app.chosen == .discard && $0.world.count == 0
      },
    ]
  }
}

extension Step where System == PresentationSystem<ConfirmingEditor> {
  fileprivate var asks: Bool {
    events.contains { event in
      if case .call(.present(.question, from: _, _), .accepted) = event { true } else { false }
    }
  }
}

extension ControllerID {
  fileprivate static let editor = ControllerID(1)
  fileprivate static let question = ControllerID(2)
}
