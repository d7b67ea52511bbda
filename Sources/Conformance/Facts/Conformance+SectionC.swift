// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section C: the overridables of a presentation controller.
  static let sectionC: [Conformance] =
    sectionCOrder + sectionCContainer + sectionCCompletions + sectionCObjects

  /// C1 to C7: when transitions begin and end.
  private static let sectionCOrder: [Conformance] = [
    .conforms(
      .c1,
      givenNotPresented(.custom).transitioning(.all).keepsPresentersView()
        .when(.present())
        .then(
          .receives(
            .presentationControllerForPresented(.v), .animationControllerForPresented(.v),
            .interactionControllerForPresentation(.v), .shouldRemovePresentersView(.v),
            .presentationTransitionWillBegin(.v), .viewWillAppear(.v), .viewIsAppearing(.v))
        )
        .when(.interactionStarts, .finishInteraction(), .transitionEnds)
        .then(
          .receives(
            .startInteractiveTransition(.v), .containerViewWillLayoutSubviews(.v),
            .containerViewDidLayoutSubviews(.v),
            .animatorAnimationsDidFinish(.v, cancelled: false),
            .presentationTransitionDidEnd(.v, completed: true), .viewDidAppear(.v),
            .animationEnded(.v, completed: true)),
          .isPresented(.v))),
    .conforms(
      .c2,
      given(.custom).transitioning(.all).keepsPresentersView()
        .when(.dismiss())
        .then(
          .receives(
            .animationControllerForDismissed(.v), .interactionControllerForDismissal(.v),
            .dismissalTransitionWillBegin(.v), .viewWillDisappear(.v))
        )
        .when(.interactionStarts, .finishInteraction(), .transitionEnds)
        .then(
          .receives(
            .startInteractiveTransition(.v), .containerViewWillLayoutSubviews(.v),
            .containerViewDidLayoutSubviews(.v),
            .animatorAnimationsDidFinish(.v, cancelled: false),
            .dismissalTransitionDidEnd(.v, completed: true), .viewDidDisappear(.v),
            .animationEnded(.v, completed: true)),
          .isGone(.v))),
    .conforms(
      .c3,
      givenNotPresented(.custom).transitioning(.all).keepsPresentersView()
        .when(.present(), .interactionStarts, .finishInteraction(), .transitionEnds)
        .then(.receives(.presentationTransitionDidEnd(.v, completed: true), times: 1)),
      givenNotPresented(.custom).transitioning(.all).keepsPresentersView()
        .when(.present(), .interactionStarts, .cancelInteraction(), .transitionEnds)
        .then(
          .receives(.presentationTransitionDidEnd(.v, completed: false), times: 1),
          .receives(.presentationTransitionDidEnd(.v, completed: true), times: 0), .isGone(.v))),
    .conforms(
      .c4,
      given(.custom).transitioning(.all).keepsPresentersView()
        .when(.dismiss(), .interactionStarts, .finishInteraction(), .transitionEnds)
        .then(.receives(.dismissalTransitionDidEnd(.v, completed: true), times: 1), .isGone(.v)),
      given(.custom).transitioning(.all).keepsPresentersView()
        .when(.addOverlay(), .dismiss(), .interactionStarts, .cancelInteraction(), .transitionEnds)
        .then(
          .receives(.dismissalTransitionDidEnd(.v, completed: false), times: 1),
          .receives(.dismissalTransitionDidEnd(.v, completed: true), times: 0), .isPresented(.v),
          .hasOverlayInContainer(true, of: .v))),
    .conforms(
      .c5,
      given(.custom).transitioning(.all).keepsPresentersView()
        .when(.dismiss(), .interactionStarts, .cancelInteraction(), .transitionEnds)
        .when(.dismiss(), .interactionStarts, .cancelInteraction(), .transitionEnds)
        .when(.dismiss(), .interactionStarts, .finishInteraction(), .transitionEnds)
        .then(
          .receives(.dismissalTransitionWillBegin(.v), times: 3),
          .receives(.dismissalTransitionDidEnd(.v, completed: false), times: 2),
          .receives(.dismissalTransitionDidEnd(.v, completed: true), times: 1))
    )
    .follows(from: .c2, .c4),
    .conforms(
      .c6,
      givenNotPresented(.custom).transitioning(.animators).keepsPresentersView()
        .when(.present(), .transitionEnds, .dismiss(), .transitionEnds)
        .then(
          .presentationControllerReceives(
            .presentationTransitionWillBegin(.v),
            .presentationTransitionDidEnd(.v, completed: true),
            .dismissalTransitionWillBegin(.v),
            .dismissalTransitionDidEnd(.v, completed: true))),
      given(.custom).transitioning(.animators).keepsPresentersView()
        .when(.dismiss(), .animationEnds)
        .then(.presentationControllerReceives(.dismissalTransitionWillBegin(.v)))),
    .conforms(
      .c7,
      given(.custom).transitioning(.presentationController).keepsPresentersView()
        .when(.dismiss(from: .p), .transitionEnds)
        .then(
          .presentationControllerReceives(
            .dismissalTransitionWillBegin(.v), .dismissalTransitionDidEnd(.v, completed: true)),
          .delegateReceives())
    )
    .follows(from: .c2),
  ]
}
