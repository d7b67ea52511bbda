// SPDX-License-Identifier: MIT

import Conformance
import UIKitSemantics

/// Transitions of the app's own: too early, twice, with the wrong flag, and over several levels.
extension Claim {
  private static let interactive = given(.custom)
    .transitioning([.presentationController, .interactiveDismissal])
  private static let animators: TransitioningMethods = [
    .animationControllerForPresented, .animationControllerForDismissed,
  ]

  /// A full screen under a custom presentation that covers it and is dismissed interactively.
  static let twoLevels = given(.fullScreen).under(\.animatedLevelOfStack, .uppermost)
    .transitioning([.presentationController, .interactiveDismissal], of: .w)
    .when(.present(.w, from: .v, .custom), .transitionEnds).then(.isPresented(.w))

  static let transitions = [
    Claim(
      "D1, D9: before the animator was called it has no context to complete",
      given(.custom).transitioning([.presentationController, .animationControllerForDismissed])
        .on(.dismissalTransitionWillBegin(.v), do: .completeTransition(true))
        .when(.dismiss())
        .then(
          .responses(.accepted, .refused(.noTransitionToComplete)),
          .receives(.animateTransition(.v), times: 1), .isBeingDismissed(.v))),
    Claim(
      "D7, D9: before UIKit starts an interactive transition there is no context either",
      interactive.when(.dismiss(), .completeTransition(true))
        .then(
          .responses(.accepted, .refused(.noTransitionToComplete)),
          .offers(.interactiveTransitionStarts, true))),
    Claim(
      "D1: an animator that completes at once ends the transition without an animation",
      given(.custom).transitioning(animators)
        .on(.animateTransition(.v), do: .completeTransition(true))
        .when(.dismiss(completion: true))
        .then(
          .receives(
            .animationControllerForDismissed(.v), .viewWillDisappear(.v), .animateTransition(.v),
            .viewDidDisappear(.v), .dismissCompletion(.v), .animationEnded(.v, completed: true)))
    ).ofRulesAlone(),
    Claim(
      "D9: completing twice is completing once",
      [true, false].flatMap { second in
        let twice = Input.inOneTurn(.completeTransition(true), .completeTransition(second))
        let refused = Expectation.responses(.accepted, .refused(.noTransitionToComplete))
        return [
          givenNotPresented(.custom).transitioning(animators)
            .when(.present(completion: true), .animationEnds).then(.isBeingPresented(.v))
            .when(twice)
            .then(
              refused,
              .receives(
                .viewDidAppear(.v), .presentCompletion(.v), .animationEnded(.v, completed: true))),
          given(.custom).transitioning(animators)
            .when(.dismiss(completion: true), .animationEnds).then(.isBeingDismissed(.v))
            .when(twice)
            .then(
              refused,
              .receives(
                .viewDidDisappear(.v), .dismissCompletion(.v),
                .animationEnded(.v, completed: true))),
        ]
      }),
    Claim(
      "D9, D11: once it is completed an interactive transition cannot be cancelled",
      interactive.keepsPresentersView().on(.viewDidDisappear(.v), do: .cancelInteraction())
        .when(.dismiss(), .interactionStarts, .completeTransition(true))
        .then(
          .responses(.accepted, .accepted, .refused(.noInteractiveTransition)), .isGone(.v),
          .receives(.viewWillAppear(.v), times: 0))),
    Claim(
      "D10, B21: completeTransition(true) after a cancel: the exact calls of both controllers",
      interactive.when(.dismiss(), .interactionStarts).then(.isBeingDismissed(.v))
        .when(.cancelInteraction(), .animationEnds, .completeTransition(true))
        .then(
          .receives(
            .animatorAnimationsDidFinish(.v, cancelled: true),
            .dismissalTransitionDidEnd(.v, completed: true), .viewDidAppear(.p),
            .viewDidDisappear(.v), .animationEnded(.v, completed: true)),
          .allIsAtRest)),
    Claim(
      "D10: completeTransition(true) after a cancelled presentation shows the controller",
      givenNotPresented(.custom).transitioning(.all)
        .when(.present(completion: true), .interactionStarts, .cancelInteraction())
        .when(.animationEnds).then(.isBeingPresented(.v))
        .when(.completeTransition(true))
        .then(
          .receives(
            .presentationTransitionDidEnd(.v, completed: true), .viewDidAppear(.v),
            .viewDidDisappear(.p), .presentCompletion(.v), .animationEnded(.v, completed: true)),
          .isPresented(.v), .allIsAtRest)),
    Claim(
      "C4, B20, B28: a cancelled dismissal of two levels brings both back",
      twoLevels.when(.dismiss(from: .p, completion: true), .interactionStarts)
        .then(.isBeingDismissed(.w))
        .when(.cancelInteraction(of: .w), .transitionEnds)
        .then(
          .receives(
            .animatorAnimationsDidFinish(.w, cancelled: true),
            .dismissalTransitionDidEnd(.w, completed: false), .viewWillDisappear(.p),
            .viewDidDisappear(.p), .viewWillAppear(.w), .viewIsAppearing(.w), .viewDidAppear(.w),
            .dismissCompletion(.v), .animationEnded(.w, completed: false)))),
    Claim(
      "D22, C30: two levels report the end of a cancelled dismissal when both are at rest",
      twoLevels
        .on(.viewWillDisappear(.w), do: .animateAlongside(.w), .animateAlongside(.v))
        .on(.animationEnded(.w, completed: false), do: .see(.nothingMoves))
        .on(.alongsideCompletion(.w, cancelled: true), do: .see(.nothingMoves))
        .on(.alongsideCompletion(.v, cancelled: true), do: .see(.nothingMoves))
        .when(.dismiss(from: .p), .interactionStarts, .cancelInteraction(of: .w), .animationEnds)
        .then(.isBeingDismissed(.w))
        .when(.completeTransition(false, of: .w))
        .then(
          .receives(
            .dismissalTransitionDidEnd(.w, completed: false), .viewWillDisappear(.p),
            .viewDidDisappear(.p), .viewWillAppear(.w), .viewIsAppearing(.w), .viewDidAppear(.w),
            .animationEnded(.w, completed: false), .alongsideCompletion(.w, cancelled: true),
            .alongsideCompletion(.v, cancelled: true)))
    ).ofRulesAlone(),
    Claim(
      "D22, C30: what joins a transition at its end is not animated, but receives the completion",
      givenNotPresented(.pageSheet).on(.viewDidAppear(.v), do: .animateAlongside())
        .when(.present(completion: true)).then(.isBeingPresented(.v))
        .when(.animationEnds)
        .then(
          .responses(.accepted),
          .receives(
            .viewDidAppear(.v), .presentCompletion(.v), .alongsideCompletion(.v, cancelled: false))),
      given(.pageSheet).delegate([]).on(.viewDidDisappear(.v), do: .animateAlongside())
        .when(.dismiss(completion: true)).then(.isBeingDismissed(.v))
        .when(.animationEnds)
        .then(
          .responses(.accepted),
          .receives(
            .viewDidDisappear(.v), .dismissCompletion(.v),
            .alongsideCompletion(.v, cancelled: false)))),
    Claim(
      "L5, C21: the completion of a cancelled dismissal runs once, not again after a later one",
      twoLevels.when(.dismiss(from: .p, completion: true), .interactionStarts)
        .when(.cancelInteraction(of: .w), .transitionEnds)
        .then(.receives(.dismissCompletion(.v), times: 1))
        .when(.dismiss(from: .p), .interactionStarts, .finishInteraction(of: .w), .transitionEnds)
        .then(.receives(.dismissCompletion(.v), times: 0), .isGone(.v), .isGone(.w))),
  ]
}
