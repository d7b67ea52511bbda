// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section H: taps outside.
  static let sectionH: [Conformance] = tapsBesideUIKitsOwn + popoversAndOverlays

  /// What UIKit presents itself, and what a tap beside it does.
  private static let tapsBesideUIKitsOwn: [Conformance] = [
    .conforms(
      .h1,
      tapped(.popover),
      given(.popover).inRegularWidth()
        .when(.gesture(.tapOutside))
        .then(
          .receives(
            .presentationControllerShouldDismiss(.v), .presentationControllerWillDismiss(.v),
            .viewWillDisappear(.v)),
          .isBeingDismissed(.v), .hasTransitionCoordinator(.v))),
    .conforms(
      .h2,
      given(.popover).inRegularWidth().isModalInPresentation(true)
        .when(.tapOutside, .tapOutside).then(.receivesNothing, .isPresented(.v))
        .when(.dismiss(), .transitionEnds).then(.isGone(.v))),
    .conforms(
      .h3,
      tapped(.pageSheet), tapped(.formSheet),
      given(.pageSheet).inRegularWidth().isModalInPresentation(true)
        .when(.tapOutside).then(.receivesNothing, .isPresented(.v)),
      given(.formSheet).inRegularWidth().shouldDismiss(.no)
        .when(.tapOutside).then(.isPresented(.v)),
      given(.pageSheet).then(.offers(.tapOutside, false))
        .when(.width(.regular)).then(.offers(.tapOutside, true))),
    .conforms(
      .h4,
      given(.formSheet).inRegularWidth().delegate(.didDismiss)
        .when(.tapOutside)
        .then(
          .receives(
            .viewWillDisappear(.v), .viewDidDisappear(.v), .presentationControllerDidDismiss(.v)),
          .isGone(.v))
    )
    .follows(from: .a1, .h3),
    .conforms(
      .h5,
      refusedTap(.formSheet).then(.receives(.presentationControllerShouldDismiss(.v))),
      refusedTap(.popover).then(.receives(.presentationControllerShouldDismiss(.v))),
      refusedTap(.formSheet).on(.iOS15).then(.receives(.presentationControllerShouldDismiss(.v))),
      refusedTap(.formSheet).on(.iOS14)
        .then(.receivesVetoedAttempt, .isPresented(.v)),
      given(.formSheet).inRegularWidth().shouldDismiss(.no)
        .when(.swipe(.complete))
        .then(.receivesVetoedAttempt, .isPresented(.v))),
    .conforms(
      .h5b,
      given(.custom).transitioning(.presentationController)
        .when(.addOverlay()).then(.hasOverlayInContainer(true))
        .when(.dismiss(), .transitionEnds, .present(), .transitionEnds)
        .then(.isPresented(.v), .hasOverlayInContainer(false))
        .when(.addOverlay(), .tapOverlay(calling: .dismiss()), .transitionEnds)
        .then(.isGone(.v))),
    .outOfScope(.h6, "iOS 12 and earlier."),
    .conforms(
      .h7,
      mediumAndLarge
        .when(.tapOutside)
        .then(.receivesDismissalByUser, .isGone(.v)),
      mediumAndLarge.isModalInPresentation(true)
        .when(.tapOutside).then(.receivesNothing, .isPresented(.v)),
      mediumAndLarge.shouldDismiss(.no)
        .when(.tapOutside)
        .then(.receives(.presentationControllerShouldDismiss(.v)), .isPresented(.v)),
      mediumAndLarge.selectedDetent(.large)
        .when(.layout).then(.offers(.tapOutside, false))),
  ]

  /// A tap beside V in regular width goes the way of a swipe.
  private static func tapped(_ style: ModalPresentationStyle) -> Scenario {
    given(style).inRegularWidth()
      .when(.tapOutside)
      .then(.receivesDismissalByUser, .isGone(.v))
  }

  private static func refusedTap(_ style: ModalPresentationStyle) -> Scenario {
    given(style).inRegularWidth().shouldDismiss(.no).when(.tapOutside)
  }
}

// MARK: - H8 to H14: what is inside a popover, behind it, or an app's own

extension Conformance {
  private static let popoversAndOverlays: [Conformance] = [
    .conforms(
      .h8,
      insidePopover().on(.iOS13)
        .when(.tapOutside).then(.isGone(.w), .isGone(.v)),
      insidePopover().on(.iOS14)
        .when(.tapOutside).then(.isGone(.w), .isGone(.v)),
      insidePopover(given(.popover).shouldDismiss(.no)).on(.iOS14)
        .when(.tapOutside).then(.isPresented(.w), .isPresented(.v))),
    .outOfScope(.h9, "iOS 8 only."),
    .conforms(
      .h10,
      given(.popover).inRegularWidth().passthroughViews(.p)
        .when(.tap(viewOf: .p, calling: .setModalInPresentation(true)))
        .then(
          .receivesNothing, .isPresented(.v), .getsTouches(true, .p),
          .shows("the tap did its work") { $0.isModalInPresentation(.v) }),
      given(.popover).inRegularWidth()
        .when(.layout).then(.getsTouches(false, .p)),
      given(.popover).passthroughViews(.p)
        .when(.layout).then(.isShown(as: .formSheet), .getsTouches(false, .p))),
    .conforms(
      .h11,
      ownOverlay(given(.custom).isModalInPresentation(true))
        .when(.tapOverlay(calling: .dismiss())).then(.responses(.accepted), .delegateReceives())
        .when(.transitionEnds).then(.delegateReceives(), .isGone(.v)),
      ownOverlay(given(.custom).shouldDismiss(.no))
        .when(.tapOverlay(calling: .dismiss()), .transitionEnds)
        .then(
          .receives(
            .dismissalTransitionWillBegin(.v), .viewWillDisappear(.v),
            .containerViewWillLayoutSubviews(.v), .containerViewDidLayoutSubviews(.v),
            .dismissalTransitionDidEnd(.v, completed: true), .viewDidDisappear(.v)),
          .isGone(.v)),
      ownOverlay(given(.custom).inRegularWidth())
        .when(.layout)
        .then(.offers(.tapOutside, false), .offers(.swipeBegins, false))
    )
    .follows(from: .a5, .a6),
    .conforms(
      .h12,
      ownOverlay(
        given(.custom).delegate(.dismissal, of: .w).detents(.medium, of: .w)
          .largestUndimmedDetent(.medium, of: .w)
      )
      .when(.present(.w, from: .v, .pageSheet), .transitionEnds).then(.isPresented(.w))
      .when(.tapOverlay(calling: .dismiss(from: .v)), .transitionEnds)
      .then(.delegateReceives(), .isGone(.w), .isPresented(.v))
      .when(.tapOverlay(calling: .dismiss(from: .v)), .transitionEnds)
      .then(.isGone(.v))
    )
    .follows(from: .e1, .g8),
    .choice(
      .h13, .touchesReachViewsDuringTransitions,
      because: "UIKit is documented to swallow touches during a transition (D9), and an overlay "
        + "that gets them all the same is only inferred.",
      twoTaps.then(.responses(.accepted), .isBeingDismissed(.v))
        .when(.transitionEnds).then(.isGone(.v)),
      twoTaps.under(\.touchesReachViewsDuringTransitions, true)
        .then(.responses(.accepted, .refused(.transitionInProgress)), .isBeingDismissed(.v))
        .when(.transitionEnds)
        .then(.receives(.dismissCompletion(.v), times: 1), .isGone(.v))),
    .conforms(
      .h14,
      given(.pageSheet)
        .when(.accessibilityEscape)
        .then(.receivesDismissalByUser, .isGone(.v)),
      given(.pageSheet).isModalInPresentation(true)
        .when(.accessibilityEscape).then(.receivesNothing, .isPresented(.v)),
      given(.formSheet).shouldDismiss(.no)
        .when(.accessibilityEscape)
        .then(.receives(.presentationControllerShouldDismiss(.v)), .isPresented(.v)),
      given(.fullScreen)
        .when(.layout).then(.offers(.accessibilityEscape, false))),
    .conforms(
      .h15,
      withoutSource.inRegularWidth()
        .when(.atOnce(.present(), seeing: .responses(.accepted)))
        .then(.receivesNothing, .holds("the app crashed") { $0.error == .popoverWithoutSource }),
      withoutSource.inRegularWidth()
        .when(.inOneTurn(.present(), .setHasPopoverSource(true)), .transitionEnds)
        .then(.isPresented(.v), .isShown(as: .popover)),
      withoutSource
        .when(.present(), .transitionEnds).then(.isPresented(.v), .isShown(as: .formSheet))),
  ]

  private static let withoutSource = givenNotPresented(.popover)
    .adding(.given, "the popover has no source") {
      $0.stage.setHasPopoverSource(false, of: .v)
    }

  /// V, a popover, shows W inside itself.
  private static func insidePopover(_ start: Scenario = given(.popover)) -> Scenario {
    start.inRegularWidth().delegate(.dismissal, of: .w)
      .when(.present(.w, from: .v, .overCurrentContext), .transitionEnds)
      .then(.isPresented(.w))
  }

  /// V's own presentation controller put an overlay beside it.
  private static func ownOverlay(_ start: Scenario = given(.custom)) -> Scenario {
    start.transitioning(.presentationController).keepsPresentersView()
      .when(.addOverlay()).then(.hasOverlayInContainer(true))
  }

  private static let twoTaps =
    ownOverlay()
    .when(
      .tapOverlay(calling: .dismiss(completion: true)),
      .tapOverlay(calling: .dismiss(completion: true)))
}
