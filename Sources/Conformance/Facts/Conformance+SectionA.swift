// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section A: the adaptive delegate.
  static let sectionA: [Conformance] = delegateMethods + delegateOccasions + delegateObjects

  /// What the four methods about dismissal are called for.
  private static let delegateMethods: [Conformance] = [
    .conforms(
      .a1,
      given(.pageSheet)
        .when(.swipe(.complete))
        .then(.receivesDismissalByUser, .isGone(.v)),
      given(.pageSheet).delegate([.willDismiss, .didDismiss])
        .when(.swipe(.complete))
        .then(
          .delegateReceives(
            .presentationControllerWillDismiss(.v), .presentationControllerDidDismiss(.v)))),
    .conforms(
      .a2,
      given(.pageSheet).isModalInPresentation(true)
        .when(.swipe(.complete))
        .then(.receives(.presentationControllerDidAttemptToDismiss(.v)), .isPresented(.v))),
    .conforms(
      .a3,
      given(.pageSheet).isModalInPresentation(true).shouldDismiss(.yes)
        .when(.swipe(.complete), .swipe(.cancel), .swipe(.interrupt))
        .then(.receives(.presentationControllerDidAttemptToDismiss(.v)), .isPresented(.v)),
      given(.pageSheet).isModalInPresentation(true)
        .when(.asksShouldDismiss()).then(.receivesNothing),
      given(.popover).inRegularWidth().isModalInPresentation(true)
        .when(.tapOutside)
        .then(.receives(.presentationControllerShouldDismiss(.v), times: 0), .isPresented(.v))),
    .conforms(
      .a4,
      given(.pageSheet).shouldDismiss(.no)
        .when(.swipe(.complete))
        .then(.receivesVetoedAttempt, .isPresented(.v))),
    .conforms(
      .a5,
      dismissedByCode(from: .v), dismissedByCode(from: .p),
      given(.pageSheet).delegate(.dismissal, of: .w)
        .when(.present(.w, from: .v), .transitionEnds, .dismiss(from: .p), .transitionEnds)
        .then(.delegateReceives(), .isGone(.w), .isGone(.v))),
    .conforms(
      .a6,
      dismissedByCode(from: .v, given(.pageSheet).isModalInPresentation(true)),
      dismissedByCode(from: .p, given(.pageSheet).isModalInPresentation(true)),
      dismissedByCode(from: .v, given(.pageSheet).shouldDismiss(.no))),
    .conforms(
      .a7,
      given(.pageSheet).shouldDismiss(.no)
        .when(.asksShouldDismiss(), .asksShouldDismiss())
        .then(
          .receives(
            .presentationControllerShouldDismiss(.v), .presentationControllerShouldDismiss(.v)),
          .isPresented(.v)),
      given(.pageSheet)
        .when(.gesture(.swipeBegins), .asksShouldDismiss(), .gesture(.swipeReleased))
        .when(.transitionEnds)
        .then(
          .delegateReceives(
            .presentationControllerShouldDismiss(.v), .presentationControllerWillDismiss(.v),
            .presentationControllerShouldDismiss(.v)),
          .isPresented(.v)),
      given(.pageSheet).on(.presentationControllerWillDismiss(.v), do: .answerShouldDismiss(.no))
        .when(.gesture(.swipeBegins), .asksShouldDismiss(), .gesture(.swipeMovesPastThreshold))
        .when(.gesture(.swipeReleased), .transitionEnds)
        .then(.receives(.presentationControllerShouldDismiss(.v), times: 2), .isGone(.v))),
    .conforms(
      .a8,
      longSwipe.then(.receives(.presentationControllerShouldDismiss(.v), times: 1)),
      longSwipe.under(\.shouldDismissTiming, .alsoOnEveryMove)
        .then(.receives(.presentationControllerShouldDismiss(.v), times: 4)),
      longSwipe.under(\.shouldDismissTiming, .alsoOnRelease)
        .then(.receives(.presentationControllerShouldDismiss(.v), times: 2))
    )
    .nothingToDelete(
      because: "how often it is asked is an open question: shouldDismissTiming decides (L4)."),
  ]

  /// One gesture, over the threshold, back, and over it again.
  private static let longSwipe =
    given(.pageSheet)
    .when(
      .gesture(.swipeBegins), .gesture(.swipeMovesPastThreshold), .gesture(.swipeMovesBack),
      .gesture(.swipeMovesPastThreshold), .gesture(.swipeReleased))

  /// When they are called, and how often.
  private static let delegateOccasions: [Conformance] = [
    .conforms(
      .a9,
      upAndDown
        .then(
          .delegateReceives(
            .presentationControllerShouldDismiss(.v), .presentationControllerWillDismiss(.v),
            .presentationControllerShouldDismiss(.v), .presentationControllerWillDismiss(.v),
            .presentationControllerShouldDismiss(.v), .presentationControllerWillDismiss(.v)),
          .isPresented(.v))),
    .conforms(
      .a10,
      given(.pageSheet)
        .when(.swipe(.cancel))
        .then(
          .delegateReceives(
            .presentationControllerShouldDismiss(.v), .presentationControllerWillDismiss(.v)),
          .isPresented(.v)),
      given(.pageSheet).delegate([.willDismiss, .didDismiss])
        .when(.swipe(.cancel), .swipe(.interrupt), .swipe(.complete))
        .then(
          .receives(.presentationControllerWillDismiss(.v), times: 3),
          .receives(.presentationControllerDidDismiss(.v), times: 1), .isGone(.v))),
    .conforms(
      .a11,
      given(.pageSheet).delegate(.willDismiss)
        .on(.presentationControllerWillDismiss(.v), do: .animateAlongside())
        .when(.swipe(.cancel))
        .then(
          .receives(
            .presentationControllerWillDismiss(.v), .viewWillDisappear(.v),
            .alongsideAnimations(.v), .viewWillAppear(.v), .viewIsAppearing(.v),
            .viewDidAppear(.v), .alongsideCompletion(.v, cancelled: true))),
      given(.pageSheet).delegate(.willDismiss)
        .on(.presentationControllerWillDismiss(.v), do: .notifyWhenInteractionChanges())
        .when(.swipe(.cancel))
        .then(
          .receives(
            .presentationControllerWillDismiss(.v), .viewWillDisappear(.v),
            .interactionChanged(.v, isInteractive: false, isCancelled: true), .viewWillAppear(.v),
            .viewIsAppearing(.v), .viewDidAppear(.v)))
    )
    .follows(from: .b17, .d21, .d22),
    .conforms(
      .a12,
      given(.pageSheet)
        .on(
          .presentationControllerWillDismiss(.v), do: .see(.hasTransitionCoordinator(.v)),
          .animateAlongside()
        )
        .when(.swipe(.complete))
        .then(
          .responses(.accepted), .receives(.alongsideAnimations(.v), times: 1),
          .receives(.alongsideCompletion(.v, cancelled: false), times: 1)),
      given(.pageSheet)
        .on(.presentationControllerWillDismiss(.v), do: .notifyWhenInteractionChanges())
        .when(.gesture(.swipeBegins), .gesture(.swipeMovesPastThreshold))
        .then(.responses(.accepted))
        .when(.gesture(.swipeReleased))
        .then(.receives(.interactionChanged(.v, isInteractive: false, isCancelled: false)))
        .when(.transitionEnds).then(.isGone(.v)),
      given(.popover).inRegularWidth()
        .on(.presentationControllerWillDismiss(.v), do: .see(.hasTransitionCoordinator(.v)))
        .when(.tapOutside).then(.receives(.presentationControllerWillDismiss(.v), times: 1))),
    .conforms(
      .a13,
      given(.pageSheet).delegate([.willDismiss, .didDismiss])
        .when(.gesture(.swipeBegins))
        .then(.receives(.presentationControllerWillDismiss(.v), .viewWillDisappear(.v)))
        .when(.gesture(.swipeMovesPastThreshold), .gesture(.swipeReleased)).then(.receivesNothing)
        .when(.transitionEnds)
        .then(.receives(.viewDidDisappear(.v), .presentationControllerDidDismiss(.v)))),
    .conforms(
      .a14,
      given(.pageSheet)
        .on(.presentationControllerDidDismiss(.v), do: .see(.isGone(.v), .isInWindow(.v, false)))
        .when(.gesture(.swipeBegins), .gesture(.swipeMovesPastThreshold), .gesture(.swipeReleased))
        .then(.receives(.presentationControllerDidDismiss(.v), times: 0))
        .when(.transitionEnds)
        .then(.receives(.presentationControllerDidDismiss(.v), times: 1)),
      given(.pageSheet).isModalInPresentation(true)
        .when(.gesture(.swipeBegins), .gesture(.swipeMovesPastThreshold), .gesture(.swipeReleased))
        .then(.receives(.presentationControllerDidAttemptToDismiss(.v)))
    )
    .follows(from: .a1),
    .conforms(
      .a15,
      given(.pageSheet).isModalInPresentation(true)
        .on(.presentationControllerDidAttemptToDismiss(.v), do: .dismiss())
        .when(.swipe(.complete))
        .then(
          .receives(
            .presentationControllerDidAttemptToDismiss(.v), .viewWillDisappear(.v),
            .viewDidDisappear(.v)),
          .isGone(.v))
    )
    .follows(from: .a5, .a6),
    .conforms(
      .a16,
      given(.pageSheet).isModalInPresentation(true)
        .when(.swipe(.complete), .swipe(.complete), .swipe(.complete))
        .then(
          .receives(
            .presentationControllerDidAttemptToDismiss(.v),
            .presentationControllerDidAttemptToDismiss(.v),
            .presentationControllerDidAttemptToDismiss(.v))),
      given(.pageSheet).isModalInPresentation(true)
        .on(
          .presentationControllerDidAttemptToDismiss(.v),
          do: .present(.w, from: .v, .overFullScreen)
        )
        .when(.swipe(.complete)).then(.isPresented(.w))
        .when(.dismiss(from: .w), .transitionEnds).then(.isGone(.w), .isPresented(.v))
        .when(.swipe(.complete))
        .then(
          .receives(.presentationControllerDidAttemptToDismiss(.v), times: 1), .isPresented(.w))),
    .choice(
      .a17, .blockedSwipeCausesAppearanceCallbacks,
      because:
        "a sheet that only stretches has not begun to disappear, and no source reports a callback.",
      given(.pageSheet).isModalInPresentation(true)
        .when(.gesture(.swipeBegins), .gesture(.swipeMovesPastThreshold))
        .then(.receivesNothing, .isAtRest(.v))
        .when(.gesture(.swipeReleased))
        .then(.receives(.presentationControllerDidAttemptToDismiss(.v)), .isPresented(.v)),
      given(.pageSheet).isModalInPresentation(true)
        .under(\.blockedSwipeCausesAppearanceCallbacks, true)
        .when(.gesture(.swipeBegins), .gesture(.swipeMovesPastThreshold))
        .then(.receives(.viewWillDisappear(.v)), .isAtRest(.v))
        .when(.gesture(.swipeReleased))
        .then(
          .receives(
            .viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v),
            .presentationControllerDidAttemptToDismiss(.v)),
          .isPresented(.v))),
  ]

  private static func dismissedByCode(
    from source: ControllerID, _ start: Scenario = given(.pageSheet)
  ) -> Scenario {
    start
      .when(.dismiss(from: source), .transitionEnds)
      .then(.receives(.viewWillDisappear(.v), .viewDidDisappear(.v)), .isGone(.v))
  }

  /// A finger pulls V down and up again, three times, and lets it go at the top.
  private static let upAndDown =
    given(.pageSheet)
    .when(
      .gesture(.swipeBegins), .gesture(.swipeReturnsToTop), .gesture(.swipeDownAgain),
      .gesture(.swipeReturnsToTop), .gesture(.swipeDownAgain), .gesture(.swipeReleased),
      .transitionEnds)
}
