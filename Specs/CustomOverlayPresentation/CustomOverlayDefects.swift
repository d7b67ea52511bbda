// SPDX-License-Identifier: MIT

import ModalHarness

/// What does not hold in the variants of ``CustomOverlayPresentation``, and whose fault it is.
enum CustomOverlayDefects {
  private typealias Own = CustomOverlayProperties

  static let asPublished: [KnownDefect] = [
    KnownDefect(
      Own.dimmed.name, steps: 2,
      """
      Presented without animation there is no transition coordinator: the optional chain \
      skips the fade, and the overlay stays at alpha 0 (C10). The document always presents \
      animated; its presentation controller is at fault with a caller that does not.
      """),
    KnownDefect(
      CatalogProperty.userIsNeverTrapped.rawValue, steps: 1,
      """
      hitTest passes over a transparent view, so the overlay of a presentation without \
      animation gets no taps, and it is the only way out (C10). The document is at fault as \
      above.
      """),
    KnownDefect(
      Own.tapDismissesModal.name, steps: 5,
      """
      dismiss on a modal that presents something takes that away and leaves the modal, so \
      that two taps are needed (E1, H12). The document is at fault for modals that present \
      over their own context; a note in full screen covers the overlay.
      """),
    KnownDefect(
      CatalogProperty.noRequestIsRefused.rawValue, steps: 2,
      """
      A tap while the modal is still coming calls dismiss in the middle of a transition, and \
      so does a second tap where the overlay does not fade out; UIKit refuses, and the tap is \
      lost (E7, E8). Depends on H13: only if touches reach the overlay during transitions, \
      which D9 denies. The document is at fault then, for leaving the recognizer on.
      """),
    KnownDefect(
      Own.tapInTransitionIsHarmless.name, steps: 6,
      """
      Where the modal presents a note over its own context, the second of two taps finds the \
      note going already, reaches the modal's presenter, and the modal goes too (E2). Rests on \
      H13 as above. The document is at fault then, for leaving the recognizer on.
      """),
  ]

  static let containerBackground: [KnownDefect] = [
    KnownDefect(
      Own.dimmed.name, steps: 2,
      """
      Without animation nothing darkens the container, as with the overlay (C10). The document \
      is at fault.
      """),
    KnownDefect(
      Own.tapInsideDismissesNothing.name, steps: 3,
      """
      A recognizer gets the touches of all views inside its own, and the modal's view is in \
      the container (C11). This is what the document wonders about: it is a reason to take an \
      overlay. The document is not at fault; it has no tap at this stage.
      """),
  ]

  static let withoutDidEnd: [KnownDefect] = [
    KnownDefect(
      CatalogProperty.overlayRemovedAfterCompletion.rawValue, steps: 4,
      """
      The overlay is left in its container, which UIKit throws away with it: nobody sees a \
      difference, and the next presentation has containers and overlays of its own (C8). The \
      document sees this and removes the overlay all the same, as Apple asks; it is right.
      """)
  ]

  static let withoutLayout: [KnownDefect] = [
    KnownDefect(
      Own.dimmed.name, steps: 2,
      """
      The frame of a new view is empty, and only the layout sets the overlay's; set only \
      once, it does not follow a rotation, which takes one step more (C14, C15). The \
      document has the line and is right.
      """),
    KnownDefect(
      Own.inPlace.name, steps: 2,
      """
      UIKit's own animation ends at the preferred frame, so nothing is missed. An animator of \
      the app's own ends where it likes: without finalFrame and without the layout the view \
      fills the container (C12, C13). The document looks for such an example and keeps the \
      line; it is right.
      """),
    KnownDefect(
      CatalogProperty.userIsNeverTrapped.rawValue, steps: 1,
      """
      An overlay with an empty frame cannot be tapped, and nothing else closes the modal. The \
      document has the line and is right.
      """),
  ]

  static let withoutSetUp: [KnownDefect] = [
    KnownDefect(
      Own.ownPresentationController.name, steps: 1,
      """
      With a system style UIKit does not ask for the presentation controller (C24), and a \
      delegate that only the weak transitioningDelegate holds is gone before it is asked \
      (D15). The document has both: its delegate is the presenter. The app is at fault.
      """),
    KnownDefect(
      CatalogProperty.userIsNeverTrapped.rawValue, steps: 1,
      """
      A custom modal without its presentation controller has no overlay, and UIKit offers no \
      swipe for it (D15). A page sheet can at least be pulled down. The app is at fault.
      """),
  ]

  static let publishedAnimators: [KnownDefect] = [
    KnownDefect(
      Own.inPlace.name, steps: 2,
      """
      With bodies filled in and a method that UIKit calls, the presentation runs the animation \
      of a dismissal, which leaves the view off the screen. The document is at fault: it \
      hands out its animators the wrong way round.
      """),
    KnownDefect(
      Own.rightDirection.name, steps: 1,
      """
      forDismissed makes the animator with true and forPresented with false. The document is \
      at fault.
      """),
    KnownDefect(
      Own.ownAnimation.name, steps: 1,
      """
      animationController(forPresented:) lacks presenting and source: UIKit does not know it, \
      and presents with its own animation in silence (D27). The document is at fault.
      """),
    KnownDefect(
      CatalogProperty.everyTransitionEnds.rawValue, steps: 1,
      """
      The bodies are comments, so nobody calls completeTransition and UIKit waits forever \
      (D9). With the published signature only the dismissal freezes, at the third action. The \
      document is at fault: nothing says that the call is needed.
      """),
    KnownDefect(
      CatalogProperty.noLostPresent.rawValue, steps: 1,
      """
      The same, with a method that UIKit knows: the presentation begins and never comes to rest \
      (D9). The document is at fault.
      """),
    KnownDefect(
      CatalogProperty.noLostDismiss.rawValue, steps: 3,
      """
      The same, with the published one: UIKit agrees to dismiss, and the modal stays (D9, D27). \
      The document is at fault.
      """),
    KnownDefect(
      CatalogProperty.touchHandlingIsRestored.rawValue, steps: 1,
      """
      UIKit swallows touches until the transition is completed, which nobody does (D9). The \
      document is at fault.
      """),
    KnownDefect(
      CatalogProperty.userIsNeverTrapped.rawValue, steps: 1,
      """
      The modal comes by UIKit's animation, but its one way out never ends (D9, D27). The \
      document is at fault.
      """),
  ]

  static let interactiveDismissal: [KnownDefect] = [
    KnownDefect(
      CatalogProperty.overlayKeptAfterCancel.rawValue, steps: 6,
      """
      dismissalTransitionDidEnd comes after a cancel too, with false; who does not ask removes \
      the overlay of a modal that stays (C4). The document asks and is right.
      """),
    KnownDefect(
      Own.dimmed.name, steps: 6,
      """
      Without asking, the overlay is gone. With asking, it is there, but its alpha is what \
      the fade-out set it to, unless UIKit restores alongside animations on a cancel, which \
      no source says. The document has no interactive dismissal and is not at fault; whoever adds \
      one should set the alpha again.
      """),
  ]
}
