// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// D9 to D13 and D20: how transitions end.
  static let sectionDEnds: [Conformance] = [
    .conforms(
      .d9,
      given(.custom).transitioning(.animators)
        .when(.dismiss(completion: true), .animationEnds)
        .then(
          .isBeingDismissed(.v), .receives(.viewDidDisappear(.v), times: 0),
          .receives(.dismissalTransitionDidEnd(.v, completed: true), times: 0),
          .receives(.animationEnded(.v, completed: true), times: 0),
          .receives(.dismissCompletion(.v), times: 0),
          .getsTouches(false, .v), .getsTouches(false, .p), .isFrozen
        )
        .when(.dismiss(), .present(.w, from: .v))
        .then(
          .responses(.refused(.transitionInProgress), .refused(.presenterIsBeingDismissed)),
          .receivesNothing),
      givenNotPresented(.custom).transitioning(.animators)
        .when(.present(completion: true), .animationEnds)
        .then(
          .receives(.viewDidAppear(.v), times: 0),
          .receives(.presentationTransitionDidEnd(.v, completed: true), times: 0),
          .receives(.presentCompletion(.v), times: 0)
        )
        .when(.dismiss()).then(.responses(.refused(.transitionInProgress))),
      // The body of animateTransition is empty: no animation is there to end.
      given(.pageSheet).transitioning(.animationControllerForDismissed)
        .implementing(.startsNoAnimation)
        .when(.dismiss(completion: true))
        .then(
          .receives(
            .animationControllerForDismissed(.v), .viewWillDisappear(.v), .animateTransition(.v)),
          .isFrozen
        )
        .when(.completeTransition(true))
        .then(
          .receives(
            .viewDidDisappear(.v), .dismissCompletion(.v), .animationEnded(.v, completed: true)))),
    .conforms(
      .d10,
      given(.custom).transitioning(.all).keepsPresentersView()
        .when(.dismiss(), .interactionStarts, .cancelInteraction(), .animationEnds)
        .then(.isBeingDismissed(.v))
        .when(.completeTransition(false))
        .then(
          .receives(
            .dismissalTransitionDidEnd(.v, completed: false), .viewWillAppear(.v),
            .viewIsAppearing(.v), .viewDidAppear(.v), .animationEnded(.v, completed: false)),
          .isPresented(.v)),
      given(.custom).transitioning(.all).keepsPresentersView()
        .when(.dismiss(), .interactionStarts, .cancelInteraction(), .animationEnds)
        .then(.isBeingDismissed(.v))
        .when(.completeTransition(true))
        .then(
          .receives(
            .dismissalTransitionDidEnd(.v, completed: true), .viewDidDisappear(.v),
            .animationEnded(.v, completed: true)),
          .isGone(.v)),
      given(.pageSheet).transitioning(.animationControllerForDismissed)
        .when(.dismiss(), .animationEnds, .completeTransition(false))
        .then(
          .receives(
            .animationControllerForDismissed(.v), .viewWillDisappear(.v), .animateTransition(.v),
            .animatorAnimationsDidFinish(.v, cancelled: false), .viewWillAppear(.v),
            .viewIsAppearing(.v), .viewDidAppear(.v), .animationEnded(.v, completed: false)),
          .isPresented(.v))),
    .conforms(
      .d11,
      given(.pageSheet).transitioning(.interactiveDismissal)
        .when(.dismiss(), .interactionStarts, .finishInteraction(), .animationEnds)
        .then(.isBeingDismissed(.v), .receives(.viewDidDisappear(.v), times: 0))
        .when(.completeTransition(true))
        .then(
          .receives(.viewDidDisappear(.v), .animationEnded(.v, completed: true)), .isGone(.v)),
      given(.pageSheet).transitioning(.interactiveDismissal)
        .when(.dismiss(), .interactionStarts, .cancelInteraction(), .animationEnds)
        .then(.isBeingDismissed(.v), .receives(.viewDidAppear(.v), times: 0))
        .when(.completeTransition(false))
        .then(
          .receives(
            .viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v),
            .animationEnded(.v, completed: false)),
          .isPresented(.v)),
      // A percent-driven transition whose animator is empty: finish() has nothing to run.
      given(.pageSheet).transitioning(.interactiveDismissal)
        .implementing([.percentDriven, .startsNoAnimation])
        .when(.dismiss(), .interactionStarts, .finishInteraction())
        .then(.responses(.accepted, .accepted), .isBeingDismissed(.v), .isFrozen)
        .when(.completeTransition(true)).then(.isGone(.v))
    )
    .follows(from: .d7, .d9),
    .conforms(
      .d12,
      withMovedViews
        .when(.cancelInteraction(), .transitionEnds)
        .then(.isPresented(.v), .getsTouches(false, .v))
        .when(.restoreViews()).then(.getsTouches(true, .v)),
      withMovedViews
        .on(.animatorAnimationsDidFinish(.v, cancelled: true), do: .restoreViews())
        .when(.cancelInteraction(), .transitionEnds)
        .then(.isPresented(.v), .getsTouches(true, .v)),
      withMovedViews
        .when(.finishInteraction(), .transitionEnds)
        .then(.isGone(.v), .getsTouches(true, .p)),
      givenNotPresented(.fullScreen).transitioning(.presentationTransition)
        .on(.startInteractiveTransition(.v), do: .moveViews())
        .when(.present(), .interactionStarts, .cancelInteraction(), .transitionEnds)
        .then(.isGone(.v), .getsTouches(false, .p))),
    .conforms(
      .d13,
      givenNotPresented(.custom).transitioning(.animators)
        .when(.present(animated: false)).then(.receives(.animateTransition(.v), times: 1))
        .when(.transitionEnds)
        .when(.dismiss(animated: false)).then(.receives(.animateTransition(.v), times: 1))),
    .conforms(
      .d20,
      given(.pageSheet).transitioning(.animationControllerForDismissed)
        .when(.dismiss(), .cancelInteraction())
        .then(.responses(.accepted, .refused(.noInteractiveTransition)))
        .when(.transitionEnds).then(.isGone(.v)),
      given(.pageSheet).transitioning(.interactiveDismissal)
        .when(.dismiss(), .interactionStarts, .cancelInteraction(), .cancelInteraction())
        .then(
          .responses(.accepted, .accepted, .refused(.noInteractiveTransition)),
          .isBeingDismissed(.v), .holds("the way back is animated") { $0.offers(.animationEnds) }
        )
        .when(.transitionEnds).then(.isPresented(.v))),
    .choice(
      .d29, .presentersViewInContainer,
      because: "several projects report an empty screen, on iOS 8 and on iOS 13.",
      withPresentersView.then(.isGone(.v), .isInWindow(.p, false), .appearance(of: .p))
        .when(.present(.w, from: .p)).then(
          .responses(.refused(.viewNotInWindow))),
      withPresentersView.under(\.presentersViewInContainer, .isPutBack)
        .then(.isGone(.v), .isInWindow(.p), .appearance(of: .p))
        .when(.present(.w, from: .p)).then(.responses(.accepted)),
      givenNotPresented(.custom).transitioning(.animators).keepsPresentersView()
        .on(.animateTransition(.v), do: .takePresentersView())
        .on(.animatorAnimationsDidFinish(.v, cancelled: false), do: .takePresentersView(false))
        .when(.present(), .transitionEnds, .dismiss(), .transitionEnds)
        .then(.isInWindow(.p), .isGone(.v))),
  ]

  /// A dismissal whose animator shows the presenter's view in the container, as those of full screens
  /// have to.
  private static let withPresentersView =
    givenNotPresented(.custom).transitioning(.animators).keepsPresentersView()
    .on(.animateTransition(.v), do: .takePresentersView())
    .when(.present(), .transitionEnds, .dismiss(), .transitionEnds)

  /// A dismissal whose animator has moved views.
  private static let withMovedViews =
    given(.fullScreen).transitioning(.interactiveDismissal)
    .on(.startInteractiveTransition(.v), do: .moveViews())
    .when(.dismiss(), .interactionStarts)
}
