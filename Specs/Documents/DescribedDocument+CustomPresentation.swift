// SPDX-License-Identifier: MIT

package import ModalHarness

private let framed = "the presented view has its preferred frame whenever nothing moves"
private let dimmed = "the background is dimmed whenever the modal is on screen and nothing moves"
private let ownController = "the modal is presented by the app's own presentation controller"
private let ownAnimator = "every transition of the modal runs with the app's own animator"

extension DescribedDocument {
  /// On subclasses of `UIPresentationController`.
  package static let customPresentation = DescribedDocument(
    CitedDocument.customPresentation.reference,
    [
      .init(
        .rule, "A modal screen is a mode apart from what was before, left by an explicit action.",
        checks: [
          "custom-overlay-presentation": "the user is never trapped",
          "custom-overlay-code": "the user is never trapped",
        ]),
      .init(.rule, "Pulling a page sheet down closes it.", facts: "A1"),
      .init(
        .component, "A button of the presenting screen presents the other one.",
        checks: [
          "custom-overlay-presentation": "no present is lost",
          "custom-overlay-code": "no present is lost",
        ]),
      .init(
        .rule, "With .custom, the transitioning delegate says who manages the presentation.",
        facts: "C24",
        checks: [
          "custom-overlay-presentation": ownController
        ]),
      .init(.rule, "Style and transitioning delegate are set before present.", facts: "D16"),
      .init(
        .rule, "The transitioning delegate can be the presenter, the modal or another object.",
        facts: "D15",
        checks: [
          "custom-overlay-presentation": ownController
        ]),
      .init(
        .component,
        "presentationController(forPresented:presenting:source:) makes the presentation controller.",
        facts: "C1 C28"),
      .init(
        .component, "A subclass of UIPresentationController rules how the modal looks and moves.",
        facts: "C18 C24",
        checks: [
          "custom-overlay-presentation": ownController,
          "custom-overlay-code": dimmed,
        ]),
      .init(
        .component, "presentingViewController and presentedViewController name the two screens.",
        facts: "E16 E18"),
      .init(
        .component, "presentedView is the view of the presented controller.", facts: "C16"),
      .init(.component, "containerView is what the presentation happens in.", facts: "C11"),
      .init(
        .component, "frameOfPresentedViewInContainerView says where the modal comes to lie.",
        facts: "C12 C31",
        checks: [
          "custom-overlay-presentation": framed,
          "custom-overlay-code": framed,
        ]),
      .init(
        .component,
        "presentationTransitionWillBegin and presentationTransitionDidEnd frame the way in.",
        facts: "C1 C3 C6"),
      .init(
        .component, "dismissalTransitionWillBegin and dismissalTransitionDidEnd frame the way out.",
        facts: "C2 C4 C7"),
      .init(
        .component, "containerViewWillLayoutSubviews is where positions and sizes are set.",
        facts: "C13 C14",
        checks: [
          "custom-overlay-presentation": framed,
          "custom-overlay-code": framed,
        ]),
      .init(
        .component,
        "size(forChildContentContainer:withParentContainerSize:) says how large the modal is.",
        checks: [
          "custom-overlay-presentation": framed,
          "custom-overlay-code": framed,
        ]),
      .init(
        .rule, "A smaller modal is laid out anew, not clipped: a centered label stays centered.",
        checks: [
          "custom-overlay-presentation": framed,
          "custom-overlay-code": framed,
        ]),
      .init(
        .pitfall, "For a moment the view has another frame than the preferred one.", facts: "C12",
        checks: [
          "custom-overlay-presentation": framed
        ]),
      .init(
        .pitfall,
        "Without a frame set at each layout everything seems to work, until something moves.",
        facts: "C13",
        checks: [
          "custom-overlay-presentation": framed,
          "custom-overlay-code": framed,
        ]),
      .init(
        .rule, "The origin of the preferred frame places the modal.",
        checks: [
          "custom-overlay-presentation": framed,
          "custom-overlay-code": framed,
        ]),
      .init(
        .component, "The transition coordinator animates the background along with the modal.",
        facts: "C9 C10",
        checks: [
          "custom-overlay-presentation": dimmed,
          "custom-overlay-code": dimmed,
        ]),
      .init(
        .component, "An overlay view is dimmed, rather than the container itself.",
        checks: [
          "custom-overlay-presentation": dimmed,
          "custom-overlay-code": dimmed,
        ]),
      .init(
        .rule, "The overlay gets its frame at layout, and fills the container.", facts: "C14",
        checks: [
          "custom-overlay-presentation": dimmed,
          "custom-overlay-code": dimmed,
        ]),
      .init(
        .component, "A tap recognizer on the overlay dismisses the modal.", facts: "H11",
        checks: [
          "custom-overlay-presentation": "a tap beside the modal dismisses it",
          "custom-overlay-code": "a screen with controls takes touches",
        ]),
      .init(
        .rule, "When a dismissal is completed, and only then, the overlay is removed.", facts: "C4",
        checks: [
          "custom-overlay-presentation": "overlay removed after a completed dismissal"
        ]),
      .init(
        .rule, "After a dismissal that was cancelled the overlay stays.", facts: "C4 C5",
        checks: ["custom-overlay-presentation": "overlay kept after a cancelled dismissal"]),
      .init(
        .pitfall, "An overlay that is never removed goes with its container, and is not leaked.",
        facts: "C8"),
      .init(
        .rule, "The overlay fades out alongside the dismissal.", facts: "C9",
        checks: [
          "custom-overlay-presentation":
            "a tap beside the modal during a transition changes nothing"
        ]),
      .init(
        .component, "animationController(forDismissed:) and its counterpart hand out animators.",
        facts: "D1 D2",
        checks: [
          "custom-overlay-presentation": ownAnimator
        ]),
      .init(
        .pitfall, "animationController(forPresented:) with one parameter is never called.",
        facts: "D27",
        checks: [
          "custom-overlay-presentation": ownAnimator
        ]),
      .init(
        .pitfall, "The document's delegate gives the animators each other's direction.",
        checks: [
          "custom-overlay-presentation": "the animator animates in the direction of the transition",
          "custom-overlay-code": "every transition that begins ends",
        ]),
      .init(
        .component, "An animator has a duration, animates both ways, and completes the transition.",
        facts: "D2 D9",
        checks: [
          "custom-overlay-presentation": "every transition that begins ends",
          "custom-overlay-code": "every transition that begins ends",
        ]),
      .init(
        .rule, "A computed property runs at each access; UIKit reads the preferred frame often.",
        facts: "C31"),
    ])
}
