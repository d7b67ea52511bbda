// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Orders across controllers, and what an app does by itself.
  static let appearanceByHand: [Conformance] = [
    .conforms(
      .b29,
      givenNotPresented(.overFullScreen).isSystemController(.alert)
        .on(.viewDidDisappear(.v), do: .see(.isBeingDismissed(.v)))
        .on(.alertActionHandler(.v), do: .see(.isGone(.v)))
        .when(.present(), .transitionEnds).then(.isPresented(.v))
        .when(.tapAction(ofAlert: .v)).then(.receives(.viewWillDisappear(.v)))
        .when(.transitionEnds).then(.receives(.viewDidDisappear(.v), .alertActionHandler(.v)))),
    .conforms(
      .b30,
      givenNotPresented(.fullScreen).transitioning(.animationControllerForPresented)
        .on(
          .animateTransition(.v), do: .beginAppearanceTransition(false, of: .p),
          .endAppearanceTransition(of: .p)
        )
        .when(.present(), .transitionEnds)
        .then(
          .responses(
            .accepted, .refused(.unbalancedAppearanceTransition),
            .refused(.unbalancedAppearanceTransition), .accepted),
          .appearance(of: .p, .viewWillDisappear(.p), .viewDidDisappear(.p))),
      forcedByAnimator
        .on(.animateTransition(.v), do: .beginAppearanceTransition(true, of: .p))
        .on(
          .animatorAnimationsDidFinish(.v, cancelled: false), do: .endAppearanceTransition(of: .p)
        )
        .when(.dismiss(), .transitionEnds)
        .then(.appearance(of: .p, .viewWillAppear(.p), .viewIsAppearing(.p), .viewDidAppear(.p)))
        .when(.present(.w, from: .p, .fullScreen), .transitionEnds)
        .then(.appearance(of: .p, .viewWillDisappear(.p), .viewDidDisappear(.p))),
      forcedByAnimator
        .when(.dismiss(animated: false), .transitionEnds).then(.appearance(of: .p))
        .when(.present(.w, from: .p, .fullScreen), .transitionEnds, .dismiss(from: .w))
        .when(.transitionEnds)
        .then(.appearance(of: .p), .isGone(.w)),
      givenNotPresented(.fullScreen)
        .when(.beginAppearanceTransition(true, of: .p), .endAppearanceTransition(of: .p))
        .then(.receives(.viewWillAppear(.p), .viewIsAppearing(.p), .viewDidAppear(.p)))
        .when(.beginAppearanceTransition(true, of: .p), .endAppearanceTransition(of: .p))
        .then(
          .receivesNothing,
          .responses(
            .refused(.unbalancedAppearanceTransition), .refused(.unbalancedAppearanceTransition)))),
    .conforms(
      .b31,
      givenNotPresented(.pageSheet)
        .on(.viewWillAppear(.v), do: .see(.isAnimated(.v, false)))
        .on(.viewDidAppear(.v), do: .see(.isAnimated(.v, false)))
        .on(.viewDidDisappear(.v), do: .see(.isAnimated(.v, false)))
        .when(.atOnce(.present(animated: false), seeing: .receivesNothing))
        .then(.receives(.viewWillAppear(.v), .viewIsAppearing(.v)), .isBeingPresented(.v))
        .when(.transitionEnds).then(.receives(.viewDidAppear(.v)))
        .when(
          .atOnce(
            .dismiss(animated: false), seeing: .receivesNothing,
            .presentedViewController(of: .p, is: .v))
        )
        .then(.receives(.viewWillDisappear(.v)), .isBeingDismissed(.v))
        .when(.transitionEnds).then(.receives(.viewDidDisappear(.v)), .isGone(.v)),
      given(.pageSheet).when(.dismiss()).then(.isAnimated(.v, true))
    )
    .follows(from: .b1, .b2, .e3),
    .conforms(
      .b33,
      givenNotPresented(.fullScreen)
        .when(.present())
        .then(.receives(.viewWillDisappear(.p), .viewWillAppear(.v), .viewIsAppearing(.v)))
        .when(.transitionEnds).then(.receives(.viewDidAppear(.v), .viewDidDisappear(.p)))),
    .conforms(
      .b34,
      givenNavigationController(.fullScreen, showing: .v)
        .when(.push(.w))
        .then(.receives(.viewWillDisappear(.v), .viewWillAppear(.w), .viewIsAppearing(.w)))
        .when(.pushEnds()).then(.receives(.viewDidDisappear(.v), .viewDidAppear(.w)))
        .when(.pop(), .pushEnds())
        .then(
          .receives(
            .viewWillDisappear(.w), .viewWillAppear(.v), .viewIsAppearing(.v),
            .viewDidDisappear(.w), .viewDidAppear(.v))),
      givenNotPresented(.fullScreen)
        .when(.present(), .transitionEnds)
        .then(.receivesInOrder(.viewDidAppear(.v), .viewDidDisappear(.p)))),
    .conforms(
      .b35,
      given(.pageSheet).delegate([])
        .then(.isKeptByUIKit(.v))
        .when(.swipe(.complete))
        .then(
          .receives(.viewWillDisappear(.v), .viewDidDisappear(.v)), .isKeptByUIKit(.v, false))
    )
    .follows(from: .b1, .b2),
    .conforms(
      .b36,
      given(.pageSheet)
        .when(.unwind(to: .p), .transitionEnds)
        .then(
          .receives(.unwindAction(.p), .viewWillDisappear(.v), .viewDidDisappear(.v)), .isGone(.v)),
      given(.pageSheet).delegate([])
        .when(.swipe(.complete))
        .then(.receives(.viewWillDisappear(.v), .viewDidDisappear(.v)))),
    .conforms(
      .b37,
      givenNotPresented(.fullScreen)
        .when(.callAppearanceMethod(of: .p))
        .then(.receivesNothing, .responses(.refused(.appearanceMethodCalledDirectly))),
      givenNotPresented(.fullScreen)
        .when(.beginAppearanceTransition(false, of: .p)).then(.receives(.viewWillDisappear(.p)))
        .when(.present(), .transitionEnds)
        .then(.receives(.viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v)))
        .when(.endAppearanceTransition(of: .p)).then(.receives(.viewDidDisappear(.p)))
        .when(.beginAppearanceTransition(true, of: .p), .endAppearanceTransition(of: .p))
        .then(.receives(.viewWillAppear(.p), .viewIsAppearing(.p), .viewDidAppear(.p)))),
  ]

  /// An animator that makes P disappear, in a style that leaves P alone.
  private static let forcedByAnimator =
    givenNotPresented(.overFullScreen).transitioning([
      .animationControllerForPresented, .animationControllerForDismissed,
    ])
    .on(.animateTransition(.v), do: .beginAppearanceTransition(false, of: .p), once: true)
    .on(
      .animatorAnimationsDidFinish(.v, cancelled: false), do: .endAppearanceTransition(of: .p),
      once: true
    )
    .when(.present(), .transitionEnds)
    .then(.appearance(of: .p, .viewWillDisappear(.p), .viewDidDisappear(.p)))
}
