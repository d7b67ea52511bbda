// SPDX-License-Identifier: MIT

import ModalHarness

extension SemiModal {
  /// What is wrong with the published classes; the document is at fault unless it says otherwise.
  static let publishedDefects = [
    // The gesture and UIKit's later start
    KnownDefect(
      CatalogProperty.everyTransitionEnds.rawValue, steps: 3,
      """
      A flick that is over before UIKit starts the transition calls finish or cancel when there is \
      nothing to act on; when the transition starts, nothing is left to end it (D7, D8). The \
      document is at fault: a release that comes early has to be remembered.
      """),
    KnownDefect(
      CatalogProperty.noLostDismiss.rawValue, steps: 3,
      """
      The same flick: what UIKit agreed to dismiss is neither dismissed nor cancelled. The document \
      is at fault.
      """),
    KnownDefect(
      CatalogProperty.touchHandlingIsRestored.rawValue, steps: 3,
      """
      The same flick: touches stay blocked, whatever the user does (D9). The document \
      is at fault.
      """),
    KnownDefect(
      CatalogProperty.userIsNeverTrapped.rawValue, steps: 2,
      """
      The same flick: UIKit swallows touches while it waits, so the app is frozen (D9). The \
      document is at fault.
      """),
    KnownDefect(
      "an interactive transition has a live driver", steps: 3,
      """
      After the same flick the transition starts with no finger on the screen (D8). The document is \
      at fault.
      """),
    KnownDefect(
      "a gesture cancelled by the system never dismisses", steps: 4,
      """
      .cancelled is handled like .ended: past the threshold it finishes. The document is at fault.
      """),
    KnownDefect(
      "a release before the threshold never dismisses", steps: 5,
      """
      percentComplete is the last update of any gesture. A pan that began upwards leaves it past \
      the threshold, and the next drag, released without an update of its own, finishes (D17). \
      With one finger it takes six steps. The document is at fault: it never starts at 0.
      """),
    KnownDefect(
      "only a downward drag makes progress", steps: 2,
      """
      For a pan that began upwards progress is the negated translation, so it grows on the way up. \
      The document is at fault: the clamp has max twice, where min was meant.
      """),
    // The flag
    KnownDefect(
      "a tap that dismisses is not undone", steps: 4,
      """
      A pan that begins upwards sets the flag and dismisses nothing. A tap of another finger then \
      begins an interactive dismissal, and the release of the first cancels it (D6). The document \
      is at fault.
      """),
    KnownDefect(
      "the interactive flag is set only while a finger pans", steps: 4,
      """
      The handler leaves at once when the controller is gone, before it clears the flag. A pan that \
      was running when a tap had taken the modal away leaves the flag set. The document is at \
      fault; that the controller is gone when the recognizer reports .cancelled is the model's \
      assumption.
      """),
    KnownDefect(
      "a tap while no finger pans is not interactive", steps: 7,
      """
      The flag left behind makes a tap in the next presentation interactive, with nothing to drive \
      it: the app is frozen. The document is at fault: the presenter is used again, and nothing \
      resets its flag (D6).
      """),
    KnownDefect(
      CatalogProperty.noRequestIsRefused.rawValue, steps: 3,
      """
      A finger that rested on the sheet begins its pan while the sheet is on its way out, and the \
      handler calls dismiss without looking (E7). The document is at fault; it is harmless but for \
      the flag.
      """),
    KnownDefect(
      "only the finger that began a drag ends it", steps: 4,
      """
      Sheet, indicator and overlay have recognizers with one target, one flag and one direction: \
      the release of any finger ends what another one drags. The document is at fault.
      """),
    KnownDefect(
      "a release past the threshold dismisses", steps: 10,
      """
      The other half of it: a second finger, lifted, has cancelled the drag before the first one \
      is released past the threshold. The document is at fault.
      """),
    KnownDefect(
      "a pan never closes what is presented above the modal", steps: 4,
      """
      The pan calls dismiss on the modal, which takes down what the modal presents (E1). The \
      document is at fault, in an app that presents from the semi-modal while a finger rests on it.
      """),
    // The views
    KnownDefect(
      "the overlay is visible whenever the modal rests on screen", steps: 4,
      """
      The first dismissal makes the reused overlay transparent; a presentation without animation \
      has no coordinator to bring it back (C10). The document is at fault.
      """),
    KnownDefect(
      "a presentation activates the overlay", steps: 4,
      "isActive is set in an alongside block only, which needs a coordinator (C10). The document "
        + "is at fault."),
    KnownDefect(
      "tapping the overlay is a way out", steps: 4,
      """
      An overlay with alpha 0 gets no touches, so that the tap beside the sheet does nothing. The \
      document is at fault.
      """),
    KnownDefect(
      "a tap on the indicator dismisses", steps: 5,
      """
      The indicator lies 16 points above the sheet, outside the bounds of its superview: it is the \
      overlay that its taps hit, and a transparent one gets none. The document is at fault.
      """),
    KnownDefect(
      "a cancelled dismissal leaves the overlay active", steps: 4,
      """
      UIKit animates the alpha back; isActive stays false, as the completion of the alongside \
      animation is not used and dismissalTransitionDidEnd(false) does nothing (C4). The document \
      is at fault; what is seen is right.
      """),
    KnownDefect(
      "layout work is idempotent", steps: 1,
      "Each layout pass activates four more constraints (C14). The document is at fault."),
    KnownDefect(
      "the indicator has one set of constraints", steps: 1,
      """
      The dismissal lays the container out too, which adds a second set (C2, C14). The document is \
      at fault.
      """),
    KnownDefect(
      "a layout pass does not put back a sheet on its way out", steps: 2,
      """
      containerViewWillLayoutSubviews assigns the presented frame while the animator, or the \
      finger, has the view elsewhere. The document is at fault; how it looks is beyond the model.
      """),
    KnownDefect(
      "the reused views carry one pan recognizer each", steps: 3,
      """
      Each presentation adds a recognizer to overlay and indicator, which the presenter keeps. The \
      code that the document links to is at fault.
      """),
  ]

  /// What an app loses with its presenter; the app is at fault, the document keeps a property.
  static let lostPresenterDefects = [
    KnownDefect(
      "the presenter is asked for each dismissal", steps: 3,
      """
      transitioningDelegate is weak: the dismissal uses UIKit's own animation (C32, D15). The app \
      is at fault.
      """),
    KnownDefect(
      "a tap on the indicator dismisses", steps: 3,
      "The target of the recognizer is gone (D15). The app is at fault."),
    KnownDefect(
      "tapping the overlay is a way out", steps: 2,
      """
      The overlay is still there, kept by its presentation controller (C18), but the target of its \
      recognizer is not: a modal without a Close button is a trap. The app is at fault.
      """),
  ]
}
