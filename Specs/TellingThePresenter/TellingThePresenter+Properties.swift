// SPDX-License-Identifier: MIT

package import ModalHarness

/// An app that tells its presenter, be it a model or real code.
package protocol TellingApp: Application {
  /// How often the list was told since the editor was opened; more than twice counts as twice.
  var timesTold: Int { get }
  /// Whether an editor was opened at all.
  var hasBegun: Bool { get }
}

extension TellingThePresenter.App: TellingApp {
  /// The model begins with an editor.
  package var hasBegun: Bool { true }
}

extension TellingThePresenter {
  static let toldOnce = "the presenter is told exactly once for each closed sheet"
  static let toldAtMostOnce = "the presenter is told at most once for each sheet"
  static let notToldTooEarly = "the presenter is not told while the sheet stays"
  static let toldWhenGone = "the presenter is told only when the sheet is gone"
  static let timeoutCloses = "a sheet whose timeout has expired is closed"

  static func properties(for strategy: Strategy) -> [Property<PresentationSystem<App>>] {
    let common =
      claims() + ownProperties
      + .catalog(
        CatalogProperty.obligations + [
          .appearanceBalanced,
          .presenterReceivesOnlyWhenRemoved,
          .removedPresenterReceivesAppearance, .userIsNeverTrapped, .completionsRunOnce,
          .noRequestIsRefused,
          .noProgrammingError,
        ])
    guard strategy == .insideAttempt else {
      return common
        + .catalog([
          .didDismissOnlyAfterUser, .didDismissAtMostOnce, .willDismissPrecedesDidDismiss,
          .didDismissAfterEveryUserDismissal,
        ])
    }
    return common + attemptProperties
      + .catalog([.vetoIsNeverBypassed, .vetoDoesNotStopCode, .everyBlockedSwipeIsReported])
  }

  /// What must be true of a model and of real code.
  static func claims<Told: TellingApp>() -> [Property<PresentationSystem<Told>>] {
    [
      .always(
        toldOnce, when: { $0.world.count == 0 && $0.app.hasBegun },
        explanation: "Whether by a swipe, by Close or by code: exactly one reload (J2)."
      ) { $0.app.timesTold == 1 },
      .never(
        toldAtMostOnce, explanation: "Neither before the sheet is gone nor when it is (J2, X10)."
      ) { $0.app.timesTold > 1 },
      .never(
        notToldTooEarly,
        explanation: "Nothing is told as long as the sheet is there and is not going (J3)."
      ) { $0.world.presentation(of: .editor)?.isAtRest == true && $0.app.timesTold > 0 },
      .never(
        toldWhenGone,
        explanation: "What is told during the dismissal is told before it is final (A13, J1)."
      ) { $0.world.presentation(of: .editor) != nil && $0.app.timesTold > 0 },
    ]
  }

  private static var ownProperties: [Property<PresentationSystem<App>>] {
    [
      .never(
        timeoutCloses,
        explanation:
          "When nothing moves any more, the dismiss that the app requested has happened (E1, E7, J4)."
      ) { state in
        state.app.timeIsUp && state.world.isAtRest
          && state.world.presentation(of: .editor) != nil
      },
      .reachable(
        "the preview covers the sheet", explanation: "viewDidDisappear is called nonetheless (B25)."
      ) { $0.world.topmostController == .preview && $0.world.isAtRest },
    ]
  }

  private static var attemptProperties: [Property<PresentationSystem<App>>] {
    [
      .onEveryStep(
        "neither willDismiss nor didDismiss is called",
        when: { $0.before.world.presentation(of: .editor) != nil },
        explanation: "The sheet is never dismissed by the user, always by code (A5, A15)."
      ) { step in
        !step.events.contains(.callback(.presentationControllerWillDismiss(.editor)))
          && !step.events.contains(.callback(.presentationControllerDidDismiss(.editor)))
      },
      .onEveryStep(
        "every reported swipe dismisses and tells in the same step",
        when: {
          $0.events.contains(.callback(.presentationControllerDidAttemptToDismiss(.editor)))
        },
        explanation: "This is what makes it half a second faster (A14, A15)."
      ) { step in
        step.after.world.presentation(of: .editor)?.isBeingDismissed == true
          && step.after.app.timesTold == min(step.before.app.timesTold + 1, 2)
      },
    ]
  }
}

extension ControllerID {
  fileprivate static let editor = ControllerID(1)
  fileprivate static let preview = ControllerID(2)
}
