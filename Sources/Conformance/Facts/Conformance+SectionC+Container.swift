// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// C8 to C19: the container, the coordinator and the frames.
  static let sectionCContainer: [Conformance] = sectionCOverlay + sectionCFrame + sectionCSize

  private static let sectionCOverlay: [Conformance] = [
    .conforms(
      .c8,
      given(.custom).transitioning(.presentationController).keepsPresentersView()
        .when(.addOverlay()).then(.isOverlayOnScreen(true))
        .when(.dismiss())
        .then(.isOverlayOnScreen(true), .receives(.dismissalTransitionWillBegin(.v), times: 1))
        .when(.transitionEnds)
        .then(
          .isOverlayOnScreen(false)
        )
        .when(.present(), .transitionEnds).then(.isPresented(.v), .isOverlayOnScreen(false))
    )
    .follows(from: .c11, .h5b),
    .conforms(
      .c9,
      givenNotPresented(.custom).transitioning(.animators).keepsPresentersView()
        .on(.presentationTransitionWillBegin(.v), do: .animateAlongside())
        .on(.dismissalTransitionWillBegin(.v), do: .animateAlongside())
        .when(.present())
        .then(
          .responses(.accepted, .accepted),
          .receivesInOrder(
            .presentationTransitionWillBegin(.v), .animateTransition(.v), .alongsideAnimations(.v))
        )
        .when(.transitionEnds).then(.receives(.alongsideCompletion(.v, cancelled: false), times: 1))
        .when(.dismiss())
        .then(
          .responses(.accepted, .accepted),
          .receivesInOrder(
            .dismissalTransitionWillBegin(.v), .animateTransition(.v), .alongsideAnimations(.v)))),
    .conforms(
      .c10,
      givenNotPresented(.custom).transitioning(.presentationController).keepsPresentersView()
        .on(.presentationTransitionWillBegin(.v), do: .animateAlongside())
        .when(.present(animated: false), .transitionEnds)
        .then(
          .responses(.accepted, .refused(.noTransitionCoordinator)),
          .receives(.alongsideAnimations(.v), times: 0),
          .receives(.alongsideCompletion(.v, cancelled: false), times: 0), .isPresented(.v))),
    .conforms(
      .c11,
      givenNotPresented(.custom).transitioning(.presentationController).keepsPresentersView()
        .on(
          .presentationControllerForPresented(.v),
          do: .addOverlay(), .see(.isOverlayOnScreen(false))
        )
        .on(
          .presentationTransitionWillBegin(.v), do: .addOverlay(), .see(.isOverlayOnScreen(true))
        )
        .when(.present())
        .then(
          .receivesInOrder(
            .presentationControllerForPresented(.v), .presentationTransitionWillBegin(.v)),
          .isOverlayOnScreen(true))),
  ]

  private static let sectionCFrame: [Conformance] = [
    .conforms(
      .c12,
      givenNotPresented(.custom).transitioning(.animators).keepsPresentersView()
        .implementing(.frameOfPresentedView)
        .on(.frameOfPresentedViewInContainerView(.v), do: .see(.frame(.container)))
        .on(.containerViewWillLayoutSubviews(.v), do: .see(.frame(.container)))
        .when(.present())
        .then(
          .receivesInOrder(
            .frameOfPresentedViewInContainerView(.v), .containerViewWillLayoutSubviews(.v)),
          .frame(.container))),
    .conforms(
      .c13,
      givenNotPresented(.custom).transitioning(.animators).keepsPresentersView()
        .when(.present(), .transitionEnds).then(.isPresented(.v), .frame(.container)),
      givenNotPresented(.custom).transitioning(.animators).keepsPresentersView()
        .on(.containerViewWillLayoutSubviews(.v), do: .applyPreferredFrame())
        .when(.present(), .transitionEnds).then(.isPresented(.v), .frame(.preferred)),
      givenNotPresented(.custom).transitioning(.animators).keepsPresentersView()
        .on(.animateTransition(.v), do: .applyPreferredFrame())
        .when(.present(), .transitionEnds).then(.isPresented(.v), .frame(.preferred))),
    .conforms(
      .c14,
      given(.custom).transitioning(.presentationController).keepsPresentersView()
        .when(.layOutContainer(), .rotation, .layOutContainer())
        .then(
          .receives(
            .containerViewWillLayoutSubviews(.v), .containerViewDidLayoutSubviews(.v),
            .containerViewWillLayoutSubviews(.v), .containerViewDidLayoutSubviews(.v),
            .containerViewWillLayoutSubviews(.v), .containerViewDidLayoutSubviews(.v))),
      given(.custom).transitioning(.presentationController).keepsPresentersView()
        .when(.present(.w, from: .v, .pageSheet))
        .then(
          .receives(
            .viewWillAppear(.w), .viewIsAppearing(.w), .containerViewWillLayoutSubviews(.v),
            .containerViewDidLayoutSubviews(.v)))),
  ]

  private static let sectionCSize: [Conformance] = [
    .conforms(
      .c15,
      given(.custom).transitioning(.animators).keepsPresentersView()
        .implementing(.viewWillTransition)
        .when(.rotation)
        .then(
          .receives(
            .presentationControllerViewWillTransition(.v), .containerViewWillLayoutSubviews(.v),
            .containerViewDidLayoutSubviews(.v))
        )
        .when(.width(.regular))
        .then(
          .receives(
            .presentationControllerViewWillTransition(.v), .containerViewWillLayoutSubviews(.v),
            .containerViewDidLayoutSubviews(.v)))),
    .conforms(
      .c16,
      givenNotPresented(.custom).transitioning(.animators).keepsPresentersView()
        .on(.animateTransition(.v), do: .contextView(.to, is: .view(of: .v)))
        .when(.present()).then(.receives(.animateTransition(.v), times: 1)),
      givenNotPresented(.custom).transitioning(.animators).keepsPresentersView()
        .implementing(.presentedView)
        .on(.animateTransition(.v), do: .contextView(.to, is: .presentedView(of: .v)))
        .when(.present()).then(.receives(.animateTransition(.v), times: 1))),
    .conforms(
      .c17,
      givenNotPresented(.custom).transitioning(.presentationController).keepsPresentersView()
        .when(.present(), .transitionEnds)
        .then(.appearance(of: .p), .isInWindow(.p), .isInCurrentContext(false)),
      givenNotPresented(.custom).transitioning(.presentationController).keepsPresentersView()
        .implementing(.shouldPresentInFullscreen).answering(.shouldPresentInFullscreen(.v), .yes)
        .when(.present(), .transitionEnds).then(.isPresented(.v), .isInCurrentContext(false)),
      givenNotPresented(.custom).transitioning(.presentationController).keepsPresentersView()
        .implementing(.shouldPresentInFullscreen).answering(.shouldPresentInFullscreen(.v), .no)
        .when(.present(), .transitionEnds).then(.isPresented(.v), .isInCurrentContext(true))),
    .conforms(
      .c18,
      given(.custom).transitioning(.presentationController).keepsPresentersView()
        .when(.releasePresentationController(), .dismiss(), .transitionEnds)
        .then(
          .presentationControllerReceives(
            .dismissalTransitionWillBegin(.v), .dismissalTransitionDidEnd(.v, completed: true))
        )
        .when(.present()).then(.receives(.presentationControllerForPresented(.v), times: 1))),
    .outOfScope(.c19, "It is about iOS 8."),
  ]
}
