// SPDX-License-Identifier: MIT

package import ModalHarness

extension DescribedDocument {
  /// On a semi-modal that is made of six classes and a protocol.
  package static let semiModal = DescribedDocument(
    CitedDocument.semiModal.reference,
    [
      .init(
        .component,
        "Three views make a semi-modal: the modal's own, the overlay and the indicator.",
        checks: [
          "semi-modal": "the overlay is visible whenever the modal rests on screen",
          "semi-modal-code": "a cancelled transition leaves views as they were",
        ]),
      .init(
        .component, "SemiModalPresenter is all that the caller sees, and is kept in a property.",
        facts: "D15 C32", checks: ["semi-modal": "the presenter is asked for each dismissal"]),
      .init(
        .component, "The caller gives the presenter the modal, and then presents it as usual.",
        facts: "D15", checks: ["semi-modal": "a presentation activates the overlay"]),
      .init(
        .component, "SemiModalPresentationController lays out the three views.", facts: "C1 C14",
        checks: [
          "semi-modal": "layout work is idempotent",
          "semi-modal-code": "a cancelled transition leaves views as they were",
        ]),
      .init(
        .component, "SemiModalDismissAnimatedTransition animates the dismissal.", facts: "D2",
        checks: [
          "semi-modal": "every transition that begins ends",
          "semi-modal-code": "every transition that begins ends",
        ]),
      .init(
        .component, "SemiModalDismissInteractiveTransition follows the finger.", facts: "D5",
        checks: [
          "semi-modal": "an interactive transition has a live driver",
          "semi-modal-code": "every interactive transition is driven",
        ]),
      .init(
        .component, "SemiModalOverlayView covers the screen, and closes the modal when tapped.",
        facts: "H11",
        checks: [
          "semi-modal": "tapping the overlay is a way out",
          "semi-modal-code": "the user is never trapped",
        ]),
      .init(
        .component,
        "SemiModalIndicatorView shows that the modal can be dragged, above its top edge.",
        checks: [
          "semi-modal": "a tap on the indicator dismisses",
          "semi-modal-code": "a cancelled transition leaves views as they were",
        ]),
      .init(
        .rule,
        "presentationController(forPresented:presenting:source:) gets the same two views each time.",
        facts: "C1",
        checks: [
          "semi-modal": "the reused views carry one pan recognizer each"
        ]),
      .init(
        .rule, "animationController(forDismissed:) is implemented; the way in is UIKit's own.",
        facts: "D2 D3", checks: ["semi-modal": "the presenter is asked for each dismissal"]),
      .init(
        .rule, "interactionControllerForDismissal answers only while a finger drags.",
        facts: "D4 D6",
        checks: [
          "semi-modal": "a tap while no finger pans is not interactive",
          "semi-modal-code": "every interactive transition is driven",
        ]),
      .init(
        .rule, "The preferred frame puts the modal at the bottom of the container.", facts: "C12",
        checks: ["semi-modal": "a layout pass does not put back a sheet on its way out"]),
      .init(
        .component,
        "size(forChildContentContainer:withParentContainerSize:) says how high the modal is.",
        facts: "C13 C31",
        checks: [
          "semi-modal": "the modal's own height wins over the ratio",
          "semi-modal-code": "the sheet is as high as its content",
        ]),
      .init(
        .component, "A modal that knows its height says so by the protocol; else a ratio counts.",
        facts: "C13",
        checks: [
          "semi-modal": "the modal's own height wins over the ratio",
          "semi-modal-code": "the sheet is as high as its content",
        ]),
      .init(
        .rule, "containerViewWillLayoutSubviews places overlay, modal and indicator.", facts: "C14",
        checks: [
          "semi-modal": "layout work is idempotent",
          "semi-modal-code": "a cancelled transition leaves views as they were",
        ]),
      .init(
        .pitfall, "Each layout inserts the overlay and adds the indicator again.", facts: "C14",
        checks: ["semi-modal": "layout work is idempotent"]),
      .init(
        .pitfall, "Each layout activates the indicator's four constraints anew.", facts: "C14",
        checks: [
          "semi-modal": "the indicator has one set of constraints",
          "semi-modal-code": "a cancelled transition leaves views as they were",
        ]),
      .init(
        .rule, "The overlay becomes active alongside the presentation.", facts: "C9 C10",
        checks: ["semi-modal": "a presentation activates the overlay"]),
      .init(
        .rule, "The overlay becomes inactive alongside the dismissal.", facts: "C9",
        checks: [
          "semi-modal": "a cancelled dismissal leaves the overlay active",
          "semi-modal-code": "a cancelled transition leaves views as they were",
        ]),
      .init(
        .rule, "A completed dismissal removes the overlay.", facts: "C4",
        checks: ["semi-modal": "overlay removed after a completed dismissal"]),
      .init(
        .rule, "The animator takes 0.4 seconds and slides the view below the screen.",
        facts: "D2 D14",
        checks: ["semi-modal": "every transition that begins ends"]),
      .init(
        .rule, "At the end it tells UIKit whether the transition was cancelled.", facts: "D10",
        checks: [
          "semi-modal": "overlay kept after a cancelled dismissal"
        ]),
      .init(
        .rule, "More than 30 percent closes, less snaps back.", facts: "D17",
        checks: [
          "semi-modal": "a release past the threshold dismisses"
        ]),
      .init(
        .rule, "A release before the threshold cancels.", facts: "D17 D20",
        checks: ["semi-modal": "a release before the threshold never dismisses"]),
      .init(
        .rule, "cancel and finish set the speed of the rest by the threshold.", facts: "D18"),
      .init(
        .rule, "A flag is true while the pan has begun or changed, and false afterwards.",
        facts: "D6",
        checks: [
          "semi-modal": "the interactive flag is set only while a finger pans",
          "semi-modal-code": "every interactive transition is driven",
        ]),
      .init(
        .rule, "The direction is chosen as the pan begins; only downward dismisses.", facts: "D6",
        checks: ["semi-modal": "only a downward drag makes progress"]),
      .init(
        .rule, "Progress is the way of the finger by the height of the view.", facts: "D17",
        checks: [
          "semi-modal": "only a downward drag makes progress"
        ]),
      .init(
        .pitfall, "The formula for upward drags makes progress, too.", facts: "D17",
        checks: ["semi-modal": "only a downward drag makes progress"]),
      .init(
        .pitfall, "A pan that the system cancels is treated as one that ended.", facts: "D17",
        checks: ["semi-modal": "a gesture cancelled by the system never dismisses"]),
      .init(
        .pitfall, "A flick can be over before the interactive transition starts.", facts: "D7 D8",
        checks: [
          "semi-modal": "every transition that begins ends",
          "semi-modal-code": "every transition that begins ends",
        ]),
    ])
}
