// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// C20 to C23, C29 to C31: completions, and orders that were logged.
  static let sectionCCompletions: [Conformance] = sectionCEnds + sectionCLogged

  private static let sectionCEnds: [Conformance] = [
    .conforms(
      .c20,
      givenNotPresented(.fullScreen)
        .when(.present(completion: true), .transitionEnds)
        .then(
          .receives(
            .viewWillDisappear(.p), .viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v),
            .viewDidDisappear(.p), .presentCompletion(.v)))),
    .conforms(
      .c21,
      given(.fullScreen)
        .when(.dismiss(completion: true), .transitionEnds)
        .then(
          .receives(
            .viewWillDisappear(.v), .viewWillAppear(.p), .viewIsAppearing(.p), .viewDidAppear(.p),
            .viewDidDisappear(.v), .dismissCompletion(.v)))),
    .conforms(
      .c22,
      given(.pageSheet).delegate(.didDismiss)
        .when(.gesture(.swipeBegins), .gesture(.swipeMovesPastThreshold), .gesture(.swipeReleased))
        .then(.receives(.viewWillDisappear(.v)))
        .when(.transitionEnds)
        .then(.receives(.viewDidDisappear(.v), .presentationControllerDidDismiss(.v)))
    )
    .follows(from: .a1, .b2),
    .choice(
      .c23, .callbackOrder,
      because: "no source says; Apple's guide names the presentation controller before the "
        + "animation that brings the view.",
      begunCustom
        .then(
          .receives(
            .presentationControllerForPresented(.v), .shouldRemovePresentersView(.v),
            .presentationTransitionWillBegin(.v), .viewWillAppear(.v), .viewIsAppearing(.v),
            .containerViewWillLayoutSubviews(.v), .containerViewDidLayoutSubviews(.v))
        )
        .when(.transitionEnds)
        .then(.receives(.presentationTransitionDidEnd(.v, completed: true), .viewDidAppear(.v))),
      begunCustom.under(\.callbackOrder, .viewControllersFirst)
        .then(
          .receives(
            .presentationControllerForPresented(.v), .shouldRemovePresentersView(.v),
            .viewWillAppear(.v), .viewIsAppearing(.v), .presentationTransitionWillBegin(.v),
            .containerViewWillLayoutSubviews(.v), .containerViewDidLayoutSubviews(.v))
        )
        .when(.transitionEnds)
        .then(.receives(.viewDidAppear(.v), .presentationTransitionDidEnd(.v, completed: true)))),
  ]

  private static let sectionCLogged: [Conformance] = [
    .conforms(
      .c29,
      givenNotPresented(.custom).transitioning(.animators).keepsPresentersView()
        .implementing([.shouldPresentInFullscreen, .adaptivePresentationStyle, .transitionDuration])
        .on(.presentationTransitionWillBegin(.v), do: .animateAlongside())
        .when(.present(completion: true))
        .then(
          .receivesInOrder(
            .presentationControllerForPresented(.v), .shouldPresentInFullscreen(.v),
            .presentationControllerAdaptivePresentationStyle(.v),
            .animationControllerForPresented(.v), .shouldRemovePresentersView(.v),
            .shouldPresentInFullscreen(.v), .presentationTransitionWillBegin(.v),
            .transitionDuration(.v), .animateTransition(.v),
            .containerViewWillLayoutSubviews(.v), .containerViewDidLayoutSubviews(.v))
        )
        .when(.transitionEnds)
        .then(
          .receivesInOrder(
            .animatorAnimationsDidFinish(.v, cancelled: false),
            .presentationTransitionDidEnd(.v, completed: true), .presentCompletion(.v),
            .alongsideCompletion(.v, cancelled: false)))),
    .choice(
      .c30, .coordinatorCompletionsRunLast,
      because: "it is the only report, and nothing contradicts it; but it is one of iOS 8 and 9.",
      accompanied
        .then(.receivesInOrder(.presentCompletion(.v), .alongsideCompletion(.v, cancelled: false))),
      accompanied.under(\.coordinatorCompletionsRunLast, false)
        .then(.receivesInOrder(.alongsideCompletion(.v, cancelled: false), .presentCompletion(.v)))),
    .conforms(
      .c31,
      givenNotPresented(.custom).transitioning(.animators).keepsPresentersView()
        .implementing([.presentedView, .frameOfPresentedView])
        .when(.present())
        .then(
          .receivesRepeatedly(.presentedView(.v)),
          .receivesRepeatedly(.frameOfPresentedViewInContainerView(.v)))),
  ]

  /// A custom presentation has begun.
  private static let begunCustom =
    givenNotPresented(.custom).transitioning(.presentationController).keepsPresentersView()
    .when(.present())

  /// A presentation with a completion handler, and with animations alongside.
  private static let accompanied =
    givenNotPresented(.pageSheet)
    .on(.viewWillAppear(.v), do: .animateAlongside())
    .when(.present(completion: true), .transitionEnds)
}
