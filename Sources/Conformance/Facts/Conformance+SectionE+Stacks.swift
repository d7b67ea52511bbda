// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Who presents, who is presented, and what goes together.
  static let stacks: [Conformance] = [
    .conforms(
      .e11,
      given(.pageSheet).when(.present(.v, from: .v)).then(.responses(.raised(.alreadyPresented))),
      stack.when(.present(.v, from: .w)).then(.responses(.raised(.alreadyPresented)))),
    .choice(
      .e12, .presentWhileBeingDismissed,
      because: "UIKit refuses to present during the presenter's own transition (E6); whoever "
        + "reports that it was accepted found the controller gone, or the presenter without view.",
      given(.pageSheet)
        .when(.dismiss(), .present(.w, from: .v, completion: true))
        .then(
          .responses(.accepted, .refused(.presenterIsBeingDismissed)),
          .logs("Attempt to present W on V while a presentation is in progress!")
        )
        .when(.transitionEnds).then(.isGone(.v), .isGone(.w)),
      given(.pageSheet).under(\.presentWhileBeingDismissed, .goesAlong)
        .when(.dismiss(), .present(.w, from: .v, completion: true))
        .then(.responses(.accepted, .accepted), .presentedViewController(of: .v, is: .w))
        .when(.transitionEnds)
        .then(
          .receives(
            .viewWillDisappear(.w), .viewDidDisappear(.w), .viewDidDisappear(.v)),
          .isGone(.v), .isGone(.w)),
      given(.pageSheet).under(\.presentWhileBeingDismissed, .keepsItAlive)
        .when(.dismiss(), .present(.w, from: .v), .transitionEnds)
        .then(
          .responses(.accepted, .accepted), .isPresentedWithoutContent(.v),
          .isPresented(.w, by: .v), .presentedViewController(of: .p, is: .v)
        )
        .when(.dismiss(from: .p), .transitionEnds).then(.isGone(.v), .isGone(.w))),
    .choice(
      .e13, .animatedLevelOfStack,
      because: "observations since iOS 8 are against the documentation (E14).",
      animatedStack.under(\.animatedLevelOfStack, .uppermost).when(.dismiss(from: .p))
        .then(
          .receives(.animationControllerForDismissed(.w), times: 1),
          .receives(.animationControllerForDismissed(.v), times: 0),
          .receives(.animateTransition(.w), times: 1)
        )
        .when(.transitionEnds).then(.isGone(.v), .isGone(.w)),
      animatedStack.when(.dismiss(from: .p))
        .then(
          .receives(.animateTransition(.w), times: 0), .receives(.animateTransition(.v), times: 1))),
    .choice(
      .e14, .animatedLevelOfStack,
      because: "several saw it, and only the documentation says otherwise (E13, X2).",
      animatedStack.when(.dismiss(from: .p))
        .then(
          .receives(.animationControllerForDismissed(.v), times: 1),
          .receives(.animationControllerForDismissed(.w), times: 0),
          .receives(.animateTransition(.v), times: 1), .isBeingDismissed(.w)
        )
        .when(.animationEnds, .completeTransition(true, of: .v)).then(.isGone(.v), .isGone(.w)),
      stack.when(.dismiss(from: .p), .transitionEnds)
        .then(
          .receives(
            .viewWillDisappear(.w), .viewWillDisappear(.v), .viewDidDisappear(.w),
            .viewDidDisappear(.v))),
      animatedStack.under(\.animatedLevelOfStack, .uppermost).when(.dismiss(from: .p))
        .then(.receives(.animateTransition(.v), times: 0))),
    .conforms(
      .e15,
      stack.when(.present(.x, from: .w), .transitionEnds)
        .when(.dismiss(from: .p, completion: true))
        .then(.receives(.dismissCompletion(.v), times: 0))
        .when(.transitionEnds)
        .then(
          .receives(
            .viewDidDisappear(.x), .viewDidDisappear(.w), .viewDidDisappear(.v),
            .dismissCompletion(.v)),
          .isGone(.v))),
    .conforms(
      .e16,
      givenNotPresented(.fullScreen).navigation(.p, showing: .x)
        .when(.present(.v, from: .x), .transitionEnds)
        .then(
          .isPresented(.v, by: .p),
          .appearance(of: .p, .viewWillDisappear(.p), .viewDidDisappear(.p)),
          .appearance(of: .x, .viewWillDisappear(.x), .viewDidDisappear(.x))),
      givenNotPresented(.currentContext).tabs(.p, showing: .n, .w).navigation(.n, showing: .x)
        .definesPresentationContext(.n)
        .when(.present(.v, from: .x), .transitionEnds)
        .then(
          .isPresented(.v, by: .n), .appearance(of: .p),
          .appearance(of: .n, .viewWillDisappear(.n), .viewDidDisappear(.n))),
      givenNotPresented(.pageSheet).navigation(.p, showing: .x).definesPresentationContext(.x)
        .when(.present(.v, from: .x), .transitionEnds).then(.isPresented(.v, by: .p)),
      givenNotPresented(.pageSheet).navigation(.p, showing: .x)
        .when(.present(.v, from: .x), .transitionEnds, .present(.w, from: .x))
        .then(.logs("Attempt to present W on P (from X) which is already presenting V"))),
    .conforms(
      .e17,
      givenNotPresented(.pageSheet).tabs(.p, showing: .x, .n)
        .when(.present(.v, from: .x), .transitionEnds)
        .then(
          .presentedViewController(of: .p, is: .v), .presentedViewController(of: .x, is: .v),
          .presentedViewController(of: .n, is: .v)
        )
        .when(.dismiss(from: .n), .transitionEnds).then(.isGone(.v))
    )
    .follows(from: .e16, .e19),
    .conforms(
      .e18,
      givenNavigationController(.pageSheet, showing: .v, .w)
        .when(.see(.isPresented(.w, by: .p), .isPresented(.v, by: .p), .isPresented(.n, by: .p)))
        .then(.isPresented(.n))
    )
    .nothingToDelete(
      because:
        "presentingViewController is looked up through the containers whenever it is read; no step of UIKit sets it."
    ),
    .conforms(
      .e19,
      givenNavigationController(.pageSheet, showing: .v, .w)
        .when(.dismiss(from: .w), .transitionEnds)
        .then(
          .receives(
            .viewWillDisappear(.n), .viewWillDisappear(.w), .viewDidDisappear(.n),
            .viewDidDisappear(.w)),
          .isGone(.n))),
    .choice(
      .e20, .dismissOfNestedContainerTakesTwo,
      because: "one report of one framework is against the documentation (E1, E19).",
      nestedContainer.when(.dismiss(from: .n), .transitionEnds).then(.isGone(.w), .isPresented(.v)),
      nestedContainer.under(\.dismissOfNestedContainerTakesTwo, true)
        .when(.dismiss(from: .n), .transitionEnds).then(.isGone(.w), .isGone(.v))),
    .conforms(
      .e21,
      stack.when(.present(.x, from: .w), .transitionEnds, .dismiss(from: .w), .transitionEnds)
        .then(.isGone(.x), .isPresented(.w)),
      stack.when(.present(.x, from: .w), .transitionEnds, .dismiss(from: .v), .transitionEnds)
        .then(.isGone(.x), .isGone(.w), .isPresented(.v)),
      stack.when(.dismiss(from: .v), .transitionEnds).then(.isGone(.w), .isPresented(.v))
    )
    .follows(from: .e1),
    .conforms(
      .e22,
      given(.overFullScreen)
        .when(.present(.w, from: .v, .pageSheet), .transitionEnds, .dismiss(), .transitionEnds)
        .then(
          .isGone(.w), .isPresented(.v), .getsTouches(false, .p), .getsTouches(true, .v))
    )
    .follows(from: .e1),
  ]

  private static let animatedStack =
    given(.custom).transitioning(.animators).keepsPresentersView()
    .transitioning(.animators, of: .w).keepsPresentersView(of: .w)
    .when(.present(.w, from: .v), .transitionEnds).then(.isPresented(.w))

  /// W above V is a screen with a navigation controller N inside.
  private static let nestedContainer =
    given(.pageSheet).children(.n, of: .w).navigation(.n, showing: .x)
    .when(.present(.w, from: .v), .transitionEnds).then(.isPresented(.w))
}
