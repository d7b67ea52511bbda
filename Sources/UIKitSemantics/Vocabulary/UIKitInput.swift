// SPDX-License-Identifier: MIT

/// One thing that the user or the system does to UIKit.
///
/// The user's gestures are those that UIKit itself understands, and act on the uppermost
/// presentation. What an app asks of UIKit is a ``Call``.
public enum UIKitInput: Hashable, Sendable {
  // The user
  /// A finger pulls the uppermost sheet down a little.
  case swipeBegins
  /// The finger, back at the sheet's resting position and never lifted, pulls it down again.
  case swipeDownAgain
  /// The finger moves down past the point from which a release dismisses.
  case swipeMovesPastThreshold
  /// The finger moves back up over that point.
  case swipeMovesBack
  /// The finger moves the sheet back to its resting position without letting it go.
  case swipeReturnsToTop
  /// The finger lets the sheet go.
  case swipeReleased
  /// The system takes the gesture away, as for a phone call.
  case swipeInterrupted
  /// A tap on the dimmed area beside the uppermost presentation.
  case tapOutside
  /// A finger begins to move the uppermost sheet among its detents (G5).
  case detentDragBegins
  /// The finger moves the sheet up to the next larger detent.
  case detentDragMovesUp
  /// The finger moves the sheet down to the next smaller detent; below that, it is pulled (G5).
  case detentDragMovesDown
  /// A finger scrolls up, with the content of the sheet's scroll view at its top (G10).
  case scrollAtTop
  /// A tap on the sheet's grabber (G11).
  case tapGrabber
  /// A two-finger scrub, the VoiceOver gesture for leaving what is uppermost (H14).
  case accessibilityEscape

  // UIKit, the run loop and the device
  /// The running animation ends, or the run loop turns where nothing is animated (E3).
  case animationEnds
  /// UIKit starts the app's interactive transition on a later turn of the run loop (D7).
  case interactiveTransitionStarts
  /// The animation of a push or a pop ends (B34), or that of a page.
  case containerTransitionEnds(ControllerID)
  /// The container of a custom presentation is laid out once more (C14).
  case containerLaysOut(ControllerID)
  /// UIKit asks whether the user may dismiss, for no reason that the app can see (A7).
  case shouldDismissIsAsked(ControllerID)
  /// The window's width changes, as in rotation or split view (F12).
  case sizeClassChanges(to: HorizontalSizeClass)

  /// The gestures that every sheet or popover knows; the others need detents or a grabber.
  public static let gesturesWithoutDetents: [UIKitInput] = [
    .swipeBegins, .swipeDownAgain, .swipeMovesPastThreshold, .swipeMovesBack,
    .swipeReturnsToTop, .swipeReleased, .swipeInterrupted, .tapOutside,
  ]

  /// All gestures of the user.
  public static let gestures: [UIKitInput] =
    gesturesWithoutDetents + [
      .detentDragBegins, .detentDragMovesUp, .detentDragMovesDown, .scrollAtTop, .tapGrabber,
      .accessibilityEscape,
    ]

  /// Who does it: the user makes gestures, all else is the system's.
  @inlinable
  public var actor: Actor {
    switch self {
    case .animationEnds, .interactiveTransitionStarts, .containerTransitionEnds,
      .containerLaysOut, .shouldDismissIsAsked, .sizeClassChanges:
      .system
    default: .user
    }
  }
}
