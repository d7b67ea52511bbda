// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section D: custom transitions.
  static let sectionD: [Conformance] =
    sectionDQuestions + sectionDEnds + sectionDViews + sectionDInteraction + sectionDCoordinator

  /// D1 to D8: what is asked, and what is started.
  private static let sectionDQuestions: [Conformance] = [
    .conforms(
      .d1,
      givenNotPresented(.fullScreen).transitioning(.presentationTransition)
        .implementing(.transitionDuration)
        .answering(.interactionControllerForPresentation(.v), .no)
        .when(.present(completion: true))
        .then(
          .receives(
            .animationControllerForPresented(.v), .interactionControllerForPresentation(.v),
            .viewWillDisappear(.p), .viewWillAppear(.v), .viewIsAppearing(.v),
            .transitionDuration(.v), .animateTransition(.v))
        )
        .when(.animationEnds)
        .then(.receives(.animatorAnimationsDidFinish(.v, cancelled: false)), .isBeingPresented(.v))
        .when(.completeTransition(true))
        .then(
          .receives(
            .viewDidAppear(.v), .viewDidDisappear(.p), .presentCompletion(.v),
            .animationEnded(.v, completed: true)),
          .isPresented(.v)),
      givenNotPresented(.fullScreen).transitioning(.presentationTransition)
        .implementing(.transitionDuration)
        .when(.present())
        .then(
          .receives(
            .animationControllerForPresented(.v), .interactionControllerForPresentation(.v),
            .viewWillDisappear(.p), .viewWillAppear(.v), .viewIsAppearing(.v))
        )
        .when(.interactionStarts)
        .then(.receives(.transitionDuration(.v), .startInteractiveTransition(.v)))),
    .conforms(
      .d2,
      given(.fullScreen).transitioning(.interactiveDismissal).implementing(.transitionDuration)
        .answering(.interactionControllerForDismissal(.v), .no)
        .when(.dismiss(completion: true))
        .then(
          .receives(
            .animationControllerForDismissed(.v), .interactionControllerForDismissal(.v),
            .viewWillDisappear(.v), .viewWillAppear(.p), .viewIsAppearing(.p),
            .transitionDuration(.v), .animateTransition(.v))
        )
        .when(.animationEnds)
        .then(.receives(.animatorAnimationsDidFinish(.v, cancelled: false)), .isBeingDismissed(.v))
        .when(.completeTransition(true))
        .then(
          .receives(
            .viewDidAppear(.p), .viewDidDisappear(.v), .dismissCompletion(.v),
            .animationEnded(.v, completed: true)),
          .isGone(.v)),
      given(.fullScreen).transitioning(.interactiveDismissal).implementing(.transitionDuration)
        .when(.dismiss(), .interactionStarts)
        .then(
          .receives(
            .animationControllerForDismissed(.v), .interactionControllerForDismissal(.v),
            .viewWillDisappear(.v), .viewWillAppear(.p), .viewIsAppearing(.p),
            .transitionDuration(.v), .startInteractiveTransition(.v)))),
    .conforms(
      .d3,
      given(.custom).transitioning(.all).keepsPresentersView()
        .answering(.animationControllerForDismissed(.v), .no)
        .when(.dismiss())
        .then(
          .receives(
            .animationControllerForDismissed(.v), .dismissalTransitionWillBegin(.v),
            .viewWillDisappear(.v), .containerViewWillLayoutSubviews(.v),
            .containerViewDidLayoutSubviews(.v))
        )
        .when(.animationEnds)
        .then(
          .receives(.dismissalTransitionDidEnd(.v, completed: true), .viewDidDisappear(.v)),
          .isGone(.v))),
    .conforms(
      .d4,
      given(.custom).transitioning(.all).keepsPresentersView()
        .answering(.interactionControllerForDismissal(.v), .no)
        .when(.dismiss())
        .then(
          .receives(
            .animationControllerForDismissed(.v), .interactionControllerForDismissal(.v),
            .dismissalTransitionWillBegin(.v), .viewWillDisappear(.v), .animateTransition(.v),
            .containerViewWillLayoutSubviews(.v), .containerViewDidLayoutSubviews(.v)))),
    .conforms(
      .d5,
      given(.custom).transitioning(.all).keepsPresentersView()
        .when(.dismiss(), .interactionStarts, .finishInteraction(), .transitionEnds)
        .then(
          .receives(.startInteractiveTransition(.v), times: 1),
          .receives(.animateTransition(.v), times: 0), .isGone(.v)),
      given(.pageSheet).transitioning(.interactiveDismissal).implementing(.percentDriven)
        .when(.dismiss(), .interactionStarts)
        .then(
          .receives(
            .animationControllerForDismissed(.v), .interactionControllerForDismissal(.v),
            .viewWillDisappear(.v), .startInteractiveTransition(.v), .animateTransition(.v))),
      given(.pageSheet).transitioning(.interactiveDismissal).implementing(.percentDriven)
        .on(.startInteractiveTransition(.v), do: .startsWithoutSuper())
        .when(.dismiss(), .interactionStarts)
        .then(.receivesInOrder(.startInteractiveTransition(.v)), .isFrozen)
        .when(.report(.finish)).then(
          .responses(.accepted), .receives(.animateTransition(.v), times: 0))),
    .conforms(
      .d6,
      given(.pageSheet).transitioning(.interactiveDismissal)
        .answering(.interactionControllerForDismissal(.v), .no)
        .when(.dismiss(), .finishInteraction())
        .then(.responses(.accepted, .refused(.noInteractiveTransition)))
        .when(.transitionEnds).then(.isGone(.v)),
      given(.pageSheet).transitioning(.interactiveDismissal)
        .when(.dismiss(), .interactionStarts)
        .then(.isBeingDismissed(.v), .isFrozen)
    )
    .follows(from: .d2, .d20),
    .conforms(
      .d7,
      given(.pageSheet).transitioning(.interactiveDismissal)
        .when(.dismiss())
        .then(
          .receives(
            .animationControllerForDismissed(.v), .interactionControllerForDismissal(.v),
            .viewWillDisappear(.v))
        )
        .when(.interactionStarts).then(.receives(.startInteractiveTransition(.v)))),
    .conforms(
      .d8,
      given(.pageSheet).transitioning(.interactiveDismissal)
        .when(.dismiss(completion: true), .finishInteraction())
        .then(.responses(.accepted, .refused(.noInteractiveTransition)))
        .when(.interactionStarts)
        .then(.isBeingDismissed(.v), .isFrozen)
        .when(.dismiss()).then(.responses(.refused(.transitionInProgress)), .receivesNothing),
      given(.pageSheet).transitioning(.interactiveDismissal)
        .when(.dismiss(), .cancelInteraction())
        .then(.responses(.accepted, .refused(.noInteractiveTransition)))
        .when(.interactionStarts)
        .then(.isBeingDismissed(.v), .isFrozen)),
  ]
}
