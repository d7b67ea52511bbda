// SPDX-License-Identifier: MIT

package import ModalHarness

extension ConfirmBeforeDiscard {
  static let noLoss = "no text is lost without the user's consent"
  static let askedBefore = "no editor with unsaved changes is dismissed before the user is asked"
  static let noNeedlessQuestion = "the user is asked only about unsaved changes"
  static let everyAttemptIsAnswered = "every reported swipe leads to the question or closes"
  static let choiceIsCarriedOut = "what the user chose is carried out"
  static let toldOnce = "the list is told once, when the editor is gone"
  static let toldTooEarly = "the list is not told while the editor stays"

  /// All that is asked of the app, be it a model or real code.
  package static func properties<App: EditingApp>() -> [Property<PresentationSystem<App>>] {
    .catalog(
      CatalogProperty.obligations + [
        .vetoIsNeverBypassed, .vetoDoesNotStopCode, .everyBlockedSwipeIsReported,
        .didDismissOnlyAfterUser, .didDismissAtMostOnce, .willDismissPrecedesDidDismiss,
        .didDismissAfterEveryUserDismissal, .appearanceBalanced, .presenterReceivesOnlyWhenRemoved,
        .userIsNeverTrapped, .noRequestIsRefused, .noProgrammingError,
      ]) + claims() + [carriesOut()] + waysOut()
  }

  /// What shows within a few actions from the moment at which the editor comes.
  static func claims<App: EditingApp>() -> [Property<PresentationSystem<App>>] {
    textProperties() + questionProperties() + listProperties()
  }

  private static func textProperties<App: EditingApp>() -> [Property<PresentationSystem<App>>] {
    [
      .never(
        noLoss,
        explanation: "The editor is gone only if the text was not changed, was saved or kept, or "
          + "the user chose to discard it."
      ) { state in
        state.world.presentation(of: .editor) == nil && state.app.editing.isChanged
          && state.app.editing.outcome != .saved && state.app.editing.outcome != .keptAsDraft
          && state.app.editing.chosen != .discard
      },
      .never(
        askedBefore,
        explanation:
          "Keeping a draft is better than losing the text, and asking is better than both."
      ) { state in
        state.world.presentation(of: .editor) == nil && state.app.editing.isChanged
          && state.app.editing.outcome != .saved && state.app.editing.chosen != .discard
      },
      .onEveryStep(
        "after Keep editing the editor is there with its text",
        when: { $0.after.app.editing.chosen == .keepEditing && $0.questionGoes },
        explanation: "Nothing is saved, nothing is lost, and the user can go on."
      ) { step in
        step.after.world.topmostController == .editor && step.after.world.isAtRest
          && step.after.app.editing.isChanged == step.before.app.editing.isChanged
      },
    ]
  }

  private static func carriesOut<App: EditingApp>() -> Property<PresentationSystem<App>> {
    .always(
      choiceIsCarriedOut,
      when: {
        $0.world.isAtRest && ($0.app.editing.chosen == .save || $0.app.editing.chosen == .discard)
      },
      explanation: "When nothing moves any more after Save or Discard, the editor is gone (E1)."
    ) { $0.world.presentation(of: .editor) == nil }
  }

  private static func questionProperties<App: EditingApp>() -> [Property<PresentationSystem<App>>] {
    [
      .onEveryStep(
        noNeedlessQuestion, when: { $0.asks },
        explanation: "The action sheet comes up only while the text differs from the saved one."
      ) { $0.before.app.editing.isChanged },
      .onEveryStep(
        "the question is never asked on top of itself", when: { $0.asks },
        explanation: "One action sheet at a time, however often the user swipes (A16, E5)."
      ) { $0.before.world.presentation(of: .question) == nil },
      .monitor(
        Monitor(everyAttemptIsAnswered) { attempts, event in
          switch event {
          case .callback(.presentationControllerDidAttemptToDismiss(.editor)): .exercised(1)
          case .call(.present(.question, from: _, _), .accepted), .call(.dismiss, .accepted):
            .next(0)
          case .settled(atRest: true): attempts == 0 ? .next(0) : .violated
          default: .next(attempts)
          }
        },
        explanation: "A user who pulled the sheet all the way down gets a response (A16)."),
    ]
  }

  private static func listProperties<App: EditingApp>() -> [Property<PresentationSystem<App>>] {
    [
      .always(
        toldOnce, when: { $0.app.editing.hasBegun && $0.world.isAtRest && $0.world.count == 0 },
        explanation:
          "However the editor is dismissed, the list gets its result exactly once (A5, J1)."
      ) { $0.app.editing.timesTold == 1 },
      .never(
        toldTooEarly,
        explanation: "An attempt without effect is not a result."
      ) { state in
        state.world.presentation(of: .editor)?.isAtRest == true && state.app.editing.timesTold > 0
      },
    ]
  }

  /// Seen at the tap, which only the model knows: real code is told when the handler runs.
  static let savesAfterSwipe = Property<PresentationSystem<ConfirmingEditor>>.reachable(
    "the user chooses Save after a swipe", explanation: "One way to dismiss."
  ) { ($0.app.tapped == .save || $0.app.chosen == .save) && $0.app.wasAskedBySwipe }

  private static func waysOut<App: EditingApp>() -> [Property<PresentationSystem<App>>] {
    [
      .reachable(
        "a swipe leads to the question",
        explanation: "The attempt is answered by asking (A2)."
      ) { $0.app.editing.wasAskedBySwipe && $0.world.topmostController == .question },
      .reachable(
        "the user discards and the editor closes", explanation: "The other way to dismiss."
      ) {
        $0.app.editing.chosen == .discard && $0.world.count == 0
      },
      .reachable("an unchanged editor is closed", explanation: "Nobody is asked.") {
        $0.app.editing.hasBegun && $0.world.count == 0 && !$0.app.editing.isChanged
          && $0.app.editing.chosen == .nothing
      },
    ]
  }
}

extension Step where System: HarnessedSystem {
  fileprivate var asks: Bool {
    events.contains { event in
      if case .call(.present(.question, from: _, _), _) = event { true } else { false }
    }
  }

  fileprivate var questionGoes: Bool {
    before.world.presentation(of: .question) != nil
      && after.world.presentation(of: .question) == nil
  }
}

extension ControllerID {
  fileprivate static let editor = ControllerID(1)
  fileprivate static let question = ControllerID(2)
}
