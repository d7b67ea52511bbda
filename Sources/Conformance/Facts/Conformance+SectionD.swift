// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section D: custom transitions.
  static let sectionD: [Conformance] = sectionDQuestions + sectionDEnds

  /// D1 to D8: what is asked, and what is started.
  private static let sectionDQuestions: [Conformance] = [
    .conforms(
      .d3,
      given(.custom).transitioning(.all).keepsPresentersView()
        .answering(.animationControllerForDismissed(.v), .no)
        .when(.dismiss())
        .then(
          .hears(
            .animationControllerForDismissed(.v), .dismissalTransitionWillBegin(.v),
            .viewWillDisappear(.v), .containerViewWillLayoutSubviews(.v),
            .containerViewDidLayoutSubviews(.v))
        )
        .when(.animationEnds)
        .then(
          .hears(.dismissalTransitionDidEnd(.v, completed: true), .viewDidDisappear(.v)),
          .isGone(.v))),
    .conforms(
      .d4,
      given(.custom).transitioning(.all).keepsPresentersView()
        .answering(.interactionControllerForDismissal(.v), .no)
        .when(.dismiss())
        .then(
          .hears(
            .animationControllerForDismissed(.v), .interactionControllerForDismissal(.v),
            .dismissalTransitionWillBegin(.v), .viewWillDisappear(.v), .animateTransition(.v),
            .containerViewWillLayoutSubviews(.v), .containerViewDidLayoutSubviews(.v)))),
    .conforms(
      .d5,
      given(.custom).transitioning(.all)
        .when(.dismiss(), .interactionStarts)
        .then(
          .hears(.startInteractiveTransition(.v), times: 1),
          .hears(.animateTransition(.v), times: 0)
        )),
    .conforms(
      .d6,
      given(.pageSheet).transitioning(.interactiveDismissal)
        .answering(.interactionControllerForDismissal(.v), .no)
        .when(.dismiss(), .finishInteraction())
        .then(.responses(.accepted, .refused(.noInteractiveTransition)))
        .when(.transitionEnds).then(.isGone(.v)),
      given(.pageSheet).transitioning(.interactiveDismissal)
        .when(.dismiss(), .interactionStarts)
        .then(.isBeingDismissed(.v), .holds("nothing ends it") { !$0.canEndAnimation })),
    .conforms(
      .d7,
      given(.pageSheet).transitioning(.interactiveDismissal)
        .when(.dismiss())
        .then(
          .hears(
            .animationControllerForDismissed(.v), .interactionControllerForDismissal(.v),
            .viewWillDisappear(.v))
        )
        .when(.interactionStarts).then(.hears(.startInteractiveTransition(.v)))),
    .conforms(
      .d8,
      given(.pageSheet).transitioning(.interactiveDismissal)
        .when(.dismiss(completion: true), .finishInteraction())
        .then(.responses(.accepted, .refused(.noInteractiveTransition)))
        .when(.interactionStarts)
        .then(.isBeingDismissed(.v), .holds("nothing ends it") { !$0.canEndAnimation })
        .when(.dismiss()).then(.responses(.refused(.transitionInProgress)), .hearsNothing),
      given(.pageSheet).transitioning(.interactiveDismissal)
        .when(.dismiss(), .cancelInteraction())
        .then(.responses(.accepted, .refused(.noInteractiveTransition)))
        .when(.interactionStarts)
        .then(.isBeingDismissed(.v), .holds("nothing ends it") { !$0.canEndAnimation })),
  ]

  /// D9 and after: how transitions end.
  private static let sectionDEnds: [Conformance] = [
    .conforms(
      .d9,
      given(.custom).transitioning(.animators)
        .when(.dismiss(completion: true), .animationEnds)
        .then(
          .isBeingDismissed(.v), .hears(.viewDidDisappear(.v), times: 0),
          .hears(.dismissalTransitionDidEnd(.v, completed: true), times: 0),
          .hears(.animationEnded(.v, completed: true), times: 0),
          .hears(.dismissCompletion(.v), times: 0),
          .holds("touches are swallowed") { !$0.acceptsTouches(.v) && !$0.acceptsTouches(.p) },
          .holds("no animation is to end") { !$0.canEndAnimation }
        )
        .when(.dismiss(), .present(.w, from: .v))
        .then(
          .responses(.refused(.transitionInProgress), .refused(.presenterIsBeingDismissed)),
          .hearsNothing),
      givenNotPresented(.custom).transitioning(.animators)
        .when(.present(completion: true), .animationEnds)
        .then(
          .hears(.viewDidAppear(.v), times: 0),
          .hears(.presentationTransitionDidEnd(.v, completed: true), times: 0),
          .hears(.presentCompletion(.v), times: 0)
        )
        .when(.dismiss()).then(.responses(.refused(.transitionInProgress)))),
    .conforms(
      .d10,
      given(.custom).transitioning(.all).keepsPresentersView()
        .when(.dismiss(), .interactionStarts, .cancelInteraction(), .animationEnds)
        .then(.isBeingDismissed(.v))
        .when(.completeTransition(false))
        .then(
          .hears(
            .dismissalTransitionDidEnd(.v, completed: false), .viewDidAppear(.v),
            .animationEnded(.v, completed: false)),
          .isPresented(.v)),
      given(.custom).transitioning(.all).keepsPresentersView()
        .when(.dismiss(), .interactionStarts, .cancelInteraction(), .animationEnds)
        .then(.isBeingDismissed(.v))
        .when(.completeTransition(true))
        .then(
          .hears(
            .dismissalTransitionDidEnd(.v, completed: true), .viewDidDisappear(.v),
            .animationEnded(.v, completed: true)),
          .isGone(.v))),
    .conforms(
      .d11,
      given(.pageSheet).transitioning(.interactiveDismissal)
        .when(.dismiss(), .interactionStarts, .finishInteraction(), .animationEnds)
        .then(.isBeingDismissed(.v), .hears(.viewDidDisappear(.v), times: 0))
        .when(.completeTransition(true))
        .then(
          .hears(.viewDidDisappear(.v), .animationEnded(.v, completed: true)), .isGone(.v)),
      given(.pageSheet).transitioning(.interactiveDismissal)
        .when(.dismiss(), .interactionStarts, .cancelInteraction(), .animationEnds)
        .then(.isBeingDismissed(.v), .hears(.viewDidAppear(.v), times: 0))
        .when(.completeTransition(false))
        .then(.hears(.viewDidAppear(.v), .animationEnded(.v, completed: false)), .isPresented(.v))
    ),
    .conforms(
      .d13,
      givenNotPresented(.custom).transitioning(.animators)
        .when(.present(animated: false)).then(.hears(.animateTransition(.v), times: 1))
        .when(.transitionEnds)
        .when(.dismiss(animated: false)).then(.hears(.animateTransition(.v), times: 1))),
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
          .isBeingDismissed(.v), .holds("the way back is animated") { $0.canEndAnimation }
        )
        .when(.transitionEnds).then(.isPresented(.v))),
    .conforms(
      .d22,
      given(.pageSheet).transitioning(.interactiveDismissal)
        .on(.viewWillDisappear(.v), do: .animateAlongside())
        .when(.dismiss(), .interactionStarts)
        .then(
          .hearsInOrder(.startInteractiveTransition(.v), .alongsideAnimations(.v))
        )
        .when(.cancelInteraction(), .transitionEnds)
        .then(
          .hears(.alongsideCompletion(.v, cancelled: true), times: 1),
          .hears(.alongsideCompletion(.v, cancelled: false), times: 0)),
      given(.pageSheet)
        .on(.viewDidDisappear(.v), do: .animateAlongside())
        .when(.dismiss(), .transitionEnds)
        .then(
          .hears(
            .viewWillDisappear(.v), .viewDidDisappear(.v),
            .alongsideCompletion(.v, cancelled: false)))),
    .conforms(
      .d23,
      given(.pageSheet)
        .when(.animateAlongside())
        .then(.responses(.refused(.noTransitionCoordinator)), .hearsNothing)
        .when(.dismiss(), .animateAlongside())
        .then(.responses(.accepted, .accepted))
        .when(.transitionEnds, .animateAlongside())
        .then(.responses(.refused(.noTransitionCoordinator)))),
  ]
}
