// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// What goes by itself, what stays alone, and who is told.
  static let owners: [Conformance] = [
    .conforms(
      .e23,
      alert.on(.alertActionHandler(.w), do: .dismiss(from: .v))
        .when(.tapAction(ofAlert: .w), .transitionEnds)
        .then(.receivesInOrder(.viewDidDisappear(.w), .alertActionHandler(.w)), .isGone(.w))
        .when(.transitionEnds).then(.isGone(.v)),
      alert.on(.alertActionHandler(.w), do: .dismiss(from: .w))
        .when(.tapAction(ofAlert: .w), .transitionEnds)
        .then(.responses(.refused(.nothingToDismiss)), .isGone(.w), .isPresented(.v)),
      alert.when(.tapAction(ofAlert: .w), .transitionEnds).then(.isGone(.w), .isPresented(.v))
    )
    .follows(from: .b29),
    .conforms(
      .e24,
      givenNotPresented(.pageSheet).navigation(.p, showing: .n, .x)
        .when(.present(.v, from: .x), .transitionEnds)
        .when(.pop(from: .p, animated: false)).then(.isPresented(.v), .isPresented(.v, by: .p))
        .when(.dismiss(from: .x))
        .then(.responses(.refused(.nothingToDismiss)), .isPresented(.v)),
      givenNotPresented(.overCurrentContext).children(.x, of: .p).definesPresentationContext(.x)
        .when(.present(.v, from: .x), .transitionEnds, .removeFromParent(.x))
        .then(
          .isPresented(.v, by: .x),
          .appearance(of: .v, .viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v)))),
    .conforms(
      .e25,
      givenNotPresented(.pageSheet).navigation(.p, showing: .x)
        .when(.present(), .transitionEnds, .push(.w, onto: .p), .pushEnds(of: .p))
        .then(
          .isPresented(.v),
          .appearance(of: .w, .viewWillAppear(.w), .viewIsAppearing(.w), .viewDidAppear(.w))),
      givenNotPresented(.pageSheet).navigation(.p, showing: .x)
        .when(.present(), .transitionEnds).then(.isPresented(.v))
        .when(.inOneTurn(.dismiss(from: .p), .push(.w, onto: .p)), .pushEnds(of: .p))
        .then(
          .receivesInOrder(.viewWillAppear(.w), .viewWillDisappear(.v), .viewDidAppear(.w)),
          .isBeingDismissed(.v)
        )
        .when(.transitionEnds).then(.receives(.viewDidDisappear(.v)), .isGone(.v))),
    .conforms(
      .e26,
      given(.pageSheet)
        .when(.dismiss())
        .then(
          .presentedViewController(of: .p, is: .v), .isPresented(.v, by: .p), .isInWindow(.v),
          .isBeingDismissed(.v)
        )
        .when(.transitionEnds).then(.presentedViewController(of: .p, is: nil))
    )
    .nothingToDelete(because: "there is no other sign that could be shown."),
    .conforms(
      .e27,
      given(.popover).inRegularWidth().overridesDismiss(.p)
        .when(.tapOutside)
        .then(
          .receives(
            .presentationControllerShouldDismiss(.v), .overriddenDismiss(.p),
            .presentationControllerWillDismiss(.v), .viewWillDisappear(.v), .viewDidDisappear(.v),
            .presentationControllerDidDismiss(.v)),
          .isGone(.v)),
      given(.popover).inRegularWidth().overridesDismiss(.p, callingSuper: false)
        .when(.tapOutside).then(.isPresented(.v)),
      given(.pageSheet).overridesDismiss(.p)
        .when(.swipe(.complete)).then(.receives(.overriddenDismiss(.p), times: 0), .isGone(.v))),
    .conforms(
      .e28,
      stack.when(.present(.x, from: .w), .transitionEnds).then(.isPresented(.x))
        .when(.unwind(to: .p), .transitionEnds).then(.isGone(.v)),
      given(.pageSheet).overridesDismiss(.p).overridesDismiss(.v).overridesDismiss(.w)
        .when(.present(.w, from: .v), .transitionEnds).then(.isPresented(.w))
        .when(.unwind(to: .p), .transitionEnds)
        .then(
          .receives(
            .unwindAction(.p), .overriddenDismiss(.p), .viewWillDisappear(.w),
            .viewWillDisappear(.v), .viewDidDisappear(.w), .viewDidDisappear(.v)),
          .isGone(.v), .isGone(.w))),
    .conforms(
      .e29,
      given(.pageSheet)
        .when(.dismiss(from: .p), .animateAlongside(.v), .transitionEnds)
        .then(
          .receives(
            .viewWillDisappear(.v), .alongsideAnimations(.v), .viewDidDisappear(.v),
            .alongsideCompletion(.v, cancelled: false)),
          .isGone(.v)),
      given(.pageSheet)
        .when(.gesture(.swipeBegins), .animateAlongside(.v), .gesture(.swipeReleased))
        .when(.transitionEnds)
        .then(.receives(.alongsideCompletion(.v, cancelled: true), times: 1), .isPresented(.v))
    )
    .follows(from: .c9, .d22),
    .conforms(
      .e30,
      given(.pageSheet)
        .when(.setRoot(.r))
        .then(
          .receives(
            .viewWillDisappear(.p), .viewWillAppear(.r), .viewDidDisappear(.p),
            .viewIsAppearing(.r), .viewDidAppear(.r)),
          .isPresented(.v, by: .p), .isInWindow(.v), .getsTouches(false, .r),
          .isKeptByUIKit(.v), .isKeptByUIKit(.p)
        )
        .when(.dismiss(from: .v), .transitionEnds)
        .then(.appearance(of: .p), .isGone(.v), .isKeptByUIKit(.p, false)),
      given(.fullScreen).on(.dismissCompletion(.v), do: .setRoot(.r))
        .when(.dismiss(from: .p, completion: true), .transitionEnds)
        .then(.isGone(.v), .isKeptByUIKit(.p, false), .getsTouches(true, .r))),
    .conforms(
      .e31,
      givenNotPresented(.overCurrentContext).navigation(.p, showing: .x)
        .definesPresentationContext(.x)
        .when(.present(.v, from: .x), .transitionEnds).then(.isPresented(.v, by: .x)),
      givenNotPresented(.custom).navigation(.p, showing: .x).definesPresentationContext(.x)
        .when(.present(.v, from: .x), .transitionEnds).then(.isPresented(.v, by: .x)),
      given(.pageSheet).navigation(.n, showing: .x).definesPresentationContext(.p)
        .when(.present(.n, from: .v, .pageSheet), .transitionEnds)
        .when(.present(.w, from: .x, .currentContext), .transitionEnds)
        .then(.isPresented(.w, by: .n))),
    .outOfScope(.e32, "Only on iOS 8."),
    .choice(
      .e33, .presentDuringOwnDismissal,
      because: "it costs the app less to be refused than to meet an invisible controller, and "
        + "both are reported.",
      given(.pageSheet)
        .when(.dismiss(), .present(completion: true))
        .then(.responses(.accepted, .refused(.transitionInProgress)))
        .when(.transitionEnds).then(.isGone(.v), .getsTouches(true, .p)),
      given(.pageSheet).under(\.presentDuringOwnDismissal, .comesBackWithoutContent)
        .when(.dismiss(completion: true), .present())
        .then(.responses(.accepted, .accepted), .receives(.viewWillDisappear(.v)))
        .when(.transitionEnds)
        .then(
          .receives(.viewDidDisappear(.v), .dismissCompletion(.v)), .isPresentedWithoutContent(.v),
          .presentedViewController(of: .p, is: .v), .getsTouches(false, .v),
          .getsTouches(false, .p)
        )
        .when(.dismiss(), .transitionEnds)
        .then(.receivesNothing, .isGone(.v), .getsTouches(true, .p))),
    .choice(
      .e34, .secondDismiss,
      because: "it is one report, and newer ones of two calls in a row say otherwise (E2).",
      stack.under(\.secondDismiss, .refused)
        .when(
          .inOneTurn(.dismiss(from: .w, animated: false), .dismiss(from: .v, animated: false))
        )
        .when(.transitionEnds).then(.isGone(.w), .isPresented(.v)),
      stack.when(
        .inOneTurn(.dismiss(from: .w, animated: false), .dismiss(from: .v, animated: false))
      )
      .when(.transitionEnds, .transitionEnds).then(.isGone(.w), .isGone(.v)),
      stack.when(.dismiss(from: .w, animated: false), .transitionEnds)
        .when(.dismiss(from: .v, animated: false), .transitionEnds)
        .then(.isGone(.w), .isGone(.v))),
    .conforms(
      .e35,
      given(.custom).transitioning(.interactiveDismissal)
        .when(.dismiss(), .interactionStarts, .animateAlongside(.v))
        .when(.cancelInteraction(), .transitionEnds)
        .then(
          .receives(.alongsideCompletion(.v, cancelled: true), times: 1),
          .receives(.alongsideCompletion(.v, cancelled: false), times: 0), .isPresented(.v)),
      given(.custom).transitioning(.interactiveDismissal)
        .when(.dismiss(), .interactionStarts, .animateAlongside(.v))
        .when(.finishInteraction(), .transitionEnds)
        .then(.receives(.alongsideCompletion(.v, cancelled: false), times: 1), .isGone(.v))
    )
    .follows(from: .c9, .d22),
  ]

  /// An alert W above V.
  private static let alert =
    given(.pageSheet).isSystemController(.alert, .w)
    .when(.present(.w, from: .v), .transitionEnds).then(.isPresented(.w))
}
