// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// D21 to D23: the transition coordinator.
  static let sectionDCoordinator: [Conformance] = [
    .conforms(
      .d21,
      notified
        .when(.dismiss(), .interactionStarts).then(
          .receives(.startInteractiveTransition(.v), times: 1)
        )
        .when(.finishInteraction())
        .then(.receives(.interactionChanged(.v, isInteractive: false, isCancelled: false))),
      notified
        .when(.dismiss(), .interactionStarts).then(
          .receives(.startInteractiveTransition(.v), times: 1)
        )
        .when(.cancelInteraction())
        .then(.receives(.interactionChanged(.v, isInteractive: false, isCancelled: true))),
      notified.implementing([.wantsInteractiveStart, .interruptibleAnimator])
        .answering(.wantsInteractiveStart(.v), .no)
        .when(.dismiss()).then(.receives(.animateTransition(.v), times: 1))
        .when(.pauseInteraction(), .finishInteraction(), .pauseInteraction(), .cancelInteraction())
        .then(
          .receivesInOrder(
            .interactionChanged(.v, isInteractive: true, isCancelled: false),
            .interactionChanged(.v, isInteractive: false, isCancelled: false),
            .interactionChanged(.v, isInteractive: true, isCancelled: false),
            .interactionChanged(.v, isInteractive: false, isCancelled: true))),
      given(.pageSheet).delegate([])
        .on(.viewWillDisappear(.v), do: .notifyWhenInteractionChanges())
        .when(.gesture(.swipeBegins)).then(.receives(.viewWillDisappear(.v)))
        .when(.gesture(.swipeReleased))
        .then(.receives(.interactionChanged(.v, isInteractive: false, isCancelled: true)))
        .when(.transitionEnds)
        .then(.receives(.viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v)))
        .when(.gesture(.swipeBegins), .gesture(.swipeMovesPastThreshold), .gesture(.swipeReleased))
        .then(
          .receives(
            .viewWillDisappear(.v),
            .interactionChanged(.v, isInteractive: false, isCancelled: false)))),
    .conforms(
      .d22,
      given(.pageSheet).transitioning(.interactiveDismissal)
        .on(.viewWillDisappear(.v), do: .animateAlongside())
        .when(.dismiss(), .interactionStarts)
        .then(
          .receivesInOrder(.startInteractiveTransition(.v), .alongsideAnimations(.v))
        )
        .when(.cancelInteraction(), .transitionEnds)
        .then(
          .receives(.alongsideCompletion(.v, cancelled: true), times: 1),
          .receives(.alongsideCompletion(.v, cancelled: false), times: 0)),
      given(.pageSheet)
        .on(.viewDidDisappear(.v), do: .animateAlongside())
        .when(.dismiss(), .transitionEnds)
        .then(
          .receives(
            .viewWillDisappear(.v), .viewDidDisappear(.v),
            .alongsideCompletion(.v, cancelled: false)))),
    .conforms(
      .d23,
      given(.pageSheet)
        .when(.animateAlongside())
        .then(.responses(.refused(.noTransitionCoordinator)), .receivesNothing)
        .when(.dismiss(), .animateAlongside())
        .then(.responses(.accepted, .accepted))
        .when(.transitionEnds, .animateAlongside())
        .then(.responses(.refused(.noTransitionCoordinator)))),
  ]

  /// An interactive dismissal of a full screen with a block that waits for changes.
  private static let notified =
    given(.fullScreen).transitioning(.interactiveDismissal)
    .on(.viewWillDisappear(.v), do: .notifyWhenInteractionChanges())
}
