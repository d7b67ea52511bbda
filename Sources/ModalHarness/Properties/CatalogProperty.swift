// SPDX-License-Identifier: MIT

/// The built-in properties, by the names under which reports show them.
///
/// ```swift
/// properties: [.catalog(.didDismissAtMostOnce), .catalog(.userIsNeverTrapped)]
/// ```
public enum CatalogProperty: String, Hashable, Sendable, CaseIterable {
  case didDismissOnlyAfterUser = "didDismiss only after the user dismissed"
  case didDismissAtMostOnce = "didDismiss at most once per presentation"
  case willDismissPrecedesDidDismiss = "willDismiss precedes didDismiss"
  case didDismissAfterEveryUserDismissal = "didDismiss after every dismissal by the user"
  case vetoIsNeverBypassed =
    "a veto by isModalInPresentation or shouldDismiss is never bypassed by the user"
  case vetoDoesNotStopCode = "a veto never stops the app's own dismiss"
  case everyBlockedSwipeIsReported = "every blocked swipe is reported"
  case overlayRemovedAfterCompletion = "overlay removed after a completed dismissal"
  case overlayKeptAfterCancel = "overlay kept after a cancelled dismissal"
  case dismissalEndTellsTheTruth =
    "dismissalTransitionDidEnd reports whether the dismissal completed"
  case everyTransitionEnds = "every transition that begins ends"
  case noLostPresent = "no present is lost"
  case noLostDismiss = "no dismiss is lost"
  case touchHandlingIsRestored = "touch handling is restored eventually"
  case appearanceBalanced = "appearance callbacks are balanced"
  case presenterReceivesOnlyWhenRemoved =
    "presenter receives appearance callbacks only when its view was removed"
  case removedPresenterReceivesAppearance =
    "a presenter whose view was removed receives its appearance callbacks"
  case userIsNeverTrapped = "the user is never trapped"
  case completionsRunOnce = "completion handlers run exactly once"
  case noRequestIsRefused = "every present and dismiss is accepted"
  case noProgrammingError = "no exception is raised"

  /// The liveness properties: what the system starts ends without any action by the user.
  ///
  /// They are judged under the assumptions of ``Finish``.
  public static let obligations: [CatalogProperty] = [
    .everyTransitionEnds, .noLostPresent, .noLostDismiss, .touchHandlingIsRestored,
  ]

  /// The property in one sentence.
  public var meaning: String {
    switch self {
    case .didDismissOnlyAfterUser:
      "The delegate receives presentationControllerDidDismiss only after a swipe or a tap outside "
        + "dismissed the controller, never after a dismissal by code (A1, A5)."
    case .didDismissAtMostOnce:
      "The delegate receives presentationControllerDidDismiss at most once for each time the "
        + "controller was presented (A1, A10)."
    case .willDismissPrecedesDidDismiss:
      "presentationControllerDidDismiss is preceded by presentationControllerWillDismiss (A1, A13)."
    case .didDismissAfterEveryUserDismissal:
      "Whenever a swipe or a tap outside has dismissed a controller, its delegate receives "
        + "presentationControllerDidDismiss (A1, H1, H3)."
    case .vetoIsNeverBypassed:
      "While isModalInPresentation is true, or after shouldDismiss returned false, neither a swipe nor "
        + "a tap outside dismisses (A2, A4, H2, H3)."
    case .vetoDoesNotStopCode:
      "isModalInPresentation and shouldDismiss apply to the user only: the app's own dismiss is "
        + "carried out (A6)."
    case .everyBlockedSwipeIsReported:
      "A swipe that would have dismissed but for a veto reaches the delegate as "
        + "presentationControllerDidAttemptToDismiss (A2, A4, A16)."
    case .overlayRemovedAfterCompletion:
      "When a controller is gone, the overlay that the app put into its container is gone too "
        + "(C4, C8)."
    case .overlayKeptAfterCancel:
      "When a dismissal was cancelled, the overlay is still there (C4)."
    case .dismissalEndTellsTheTruth:
      "Each dismissalTransitionWillBegin is followed by one dismissalTransitionDidEnd, with true "
        + "when the controller is gone and false when it stayed (C4, C6)."
    case .everyTransitionEnds:
      "A transition that is not driven interactively ends, be it a presentation, a dismissal, a push, a "
        + "pop, a change of tabs or a turn of a page, assuming the system finishes what it starts and the "
        + "user eventually stops; no user action required (C6, D9)."
    case .noLostPresent:
      "What UIKit has agreed to present ends up on screen with its content, unless it is "
        + "cancelled, assuming the system finishes what it starts and the user eventually stops "
        + "(B14, E12, E33)."
    case .noLostDismiss:
      "What UIKit has agreed to dismiss is dismissed, now or after the running transition, unless "
        + "it is cancelled, assuming the system finishes what it starts and the user eventually "
        + "stops (B18, E12, X3)."
    case .touchHandlingIsRestored:
      "The topmost screen, which gets no touches during a transition, gets them again, assuming "
        + "the system finishes what it starts and the user and external events eventually stop; no "
        + "user action required (D9, D12)."
    case .appearanceBalanced:
      "Every will callback is followed by its did callback, and none is outstanding when nothing "
        + "moves (B14–B18)."
    case .presenterReceivesOnlyWhenRemoved:
      "A presenter receives appearance callbacks only for styles that remove its view from the window "
        + "(B1, B2, B5, B7)."
    case .removedPresenterReceivesAppearance:
      "A presenter whose view was removed from the window receives viewDidDisappear, and "
        + "viewDidAppear when the view is back (B3, B6, B12)."
    case .userIsNeverTrapped:
      "From every state some sequence of the user's own actions, with UIKit finishing what it "
        + "started, dismisses everything that is presented."
    case .completionsRunOnce:
      "The completion handler of an accepted present or dismiss runs exactly once, at its end "
        + "(C20, C21)."
    case .noRequestIsRefused:
      "UIKit never ignores a present or dismiss because the app called it at the wrong time (E4–E9)."
    case .noProgrammingError:
      "The app never makes a call that raises an exception in UIKit (B13, E11)."
    }
  }
}
