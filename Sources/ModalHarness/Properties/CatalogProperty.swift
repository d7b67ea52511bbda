// SPDX-License-Identifier: MIT

/// The ready-made properties, by the names under which reports show them.
///
/// ```swift
/// properties: [.catalog(.didDismissAtMostOnce), .catalog(.userIsNeverTrapped)]
/// ```
public enum CatalogProperty: String, Hashable, Sendable, CaseIterable {
  case didDismissOnlyAfterUser = "didDismiss only after the user dismissed"
  case didDismissAtMostOnce = "didDismiss at most once a presentation"
  case willDismissPrecedesDidDismiss = "willDismiss precedes didDismiss"
  case didDismissAfterEveryUserDismissal = "didDismiss after every dismissal by the user"
  case vetoIsNeverOverrun =
    "a veto by isModalInPresentation or shouldDismiss is never bypassed by the user"
  case vetoDoesNotStopCode = "a veto never stops the app's own dismiss"
  case everyBlockedSwipeIsReported = "every blocked swipe is reported"
  case overlayRemovedAfterCompletion = "overlay removed after a completed dismissal"
  case overlayKeptAfterCancel = "overlay kept after a cancelled one"
  case dismissalEndTellsTheTruth = "dismissalTransitionDidEnd tells whether it was completed"
  case everyTransitionEnds = "every begun transition ends"
  case noLostPresent = "no present is lost"
  case noLostDismiss = "no dismiss is lost"
  case screenAnswersAgain = "touch handling is restored eventually"
  case appearanceBalanced = "appearance callbacks balanced"
  case presenterReceivesOnlyWhenRemoved =
    "presenter receives appearance callbacks only when its view was removed"
  case removedPresenterHears =
    "a presenter whose view was removed receives that it went and came back"
  case userIsNeverTrapped = "the user is never trapped"
  case completionsRunOnce = "completion handlers run exactly once"
  case noRequestIsRefused = "every present and dismiss is accepted"
  case noProgrammingError = "no exception is raised"

  /// What the user may rely on without doing anything: what the system has begun, it finishes.
  ///
  /// These are temporal properties, judged under the assumptions of ``Finish``.
  public static let obligations: [CatalogProperty] = [
    .everyTransitionEnds, .noLostPresent, .noLostDismiss, .screenAnswersAgain,
  ]

  /// The property in one sentence, for people who do not know UIKit by heart.
  public var meaning: String {
    switch self {
    case .didDismissOnlyAfterUser:
      "The delegate receives presentationControllerDidDismiss only when a swipe or a tap outside "
        + "dismissed, never because code did (A1, A5)."
    case .didDismissAtMostOnce:
      "The delegate receives presentationControllerDidDismiss at most once for each time the "
        + "controller was presented (A1, A10)."
    case .willDismissPrecedesDidDismiss:
      "presentationControllerDidDismiss is preceded by presentationControllerWillDismiss (A1, A13)."
    case .didDismissAfterEveryUserDismissal:
      "Whenever a swipe or a tap outside took a controller off the screen, its delegate receives "
        + "presentationControllerDidDismiss (A1, H1, H3)."
    case .vetoIsNeverOverrun:
      "While isModalInPresentation is true, or after shouldDismiss said no, neither a swipe nor "
        + "a tap outside dismisses (A2, A4, H2, H3)."
    case .vetoDoesNotStopCode:
      "isModalInPresentation and shouldDismiss concern the user only: dismiss is carried out (A6)."
    case .everyBlockedSwipeIsReported:
      "A swipe that would have dismissed, had no veto stopped it, reaches the delegate as "
        + "presentationControllerDidAttemptToDismiss (A2, A4, A16)."
    case .overlayRemovedAfterCompletion:
      "When a controller is gone, the overlay that the app put into its container is gone too "
        + "(C4, C8)."
    case .overlayKeptAfterCancel:
      "When a dismissal was cancelled, the overlay is still there (C4)."
    case .dismissalEndTellsTheTruth:
      "Each dismissalTransitionWillBegin is followed by one dismissalTransitionDidEnd that says "
        + "true when the controller is gone and false when it stayed (C4, C6)."
    case .everyTransitionEnds:
      "A transition that no finger and no gesture leads comes to its end, provided that the system "
        + "finishes what it began and the user leaves off at some time; nobody need do anything "
        + "(C6, D9)."
    case .noLostPresent:
      "What UIKit has agreed to present comes to rest on the screen, with its content, unless it is "
        + "cancelled, provided that the system finishes what it began and the user leaves off at some "
        + "time (B14, E12, E33)."
    case .noLostDismiss:
      "What UIKit has agreed to dismiss goes, now or after the running transition, unless it is "
        + "cancelled, provided that the system finishes what it began and the user leaves off at some "
        + "time (B18, E12, X3)."
    case .screenAnswersAgain:
      "While something moves the uppermost screen gets no touches; it gets them again, provided "
        + "that the system finishes what it began, and that the user and messages from outside leave "
        + "off at some time; nobody need do anything (D9, D12)."
    case .appearanceBalanced:
      "Every controller receives did after will, and when nothing moves nobody is half-way (B14–B18)."
    case .presenterReceivesOnlyWhenRemoved:
      "A presenter receives appearance callbacks only for styles that take its view out of the window "
        + "(B1, B2, B5, B7)."
    case .removedPresenterHears:
      "A presenter whose view was taken out of the window receives that it disappeared, and when it "
        + "is back that it appeared (B3, B6, B12)."
    case .userIsNeverTrapped:
      "From every state some sequence of the user's own actions, with UIKit finishing what it "
        + "began, leads out of all presentations."
    case .completionsRunOnce:
      "A completion handler given to an accepted present or dismiss runs once when it is over "
        + "(C20, C21)."
    case .noRequestIsRefused:
      "UIKit never ignores what the app asks for because it comes at the wrong time (E4–E9)."
    case .noProgrammingError:
      "The app never does what UIKit answers with an exception (B13, E11)."
    }
  }
}
