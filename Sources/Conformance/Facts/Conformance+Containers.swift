// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// The facts of sections A and B that need containers.
  static let containers: [Conformance] = [
    .conforms(
      .a18,
      givenNotPresented(.pageSheet).navigation(.n, showing: .v)
        .when(.setDelegate(.dismissal, of: .n), .present(.n), .transitionEnds, .swipe(.complete))
        .then(
          .receivesInOrder(
            .presentationControllerShouldDismiss(.n), .presentationControllerWillDismiss(.n),
            .presentationControllerDidDismiss(.n))),
      givenNotPresented(.pageSheet)
        .when(
          .setDelegate(.dismissal, of: .v), .push(.v), .present(.n), .transitionEnds,
          .swipe(.complete)
        )
        .then(.delegateReceives(), .isGone(.n))
    )
    .nothingToDelete(
      because:
        "a delegate belongs to a presentation, and a child that is not presented has none that could be told."
    ),
    .conforms(
      .a19,
      givenNavigationController(.pageSheet, showing: .v)
        .when(.setDelegate([.didDismiss], of: .v), .swipe(.complete))
        .then(.delegateReceives(.presentationControllerDidDismiss(.n))),
      givenNotPresented(.pageSheet).navigation(.n, showing: .v).delegate(.dismissal, of: .n)
        .on(.viewDidAppear(.v), do: .setDelegate([], of: .v))
        .when(.present(.n), .transitionEnds).then(.hasDelegate(false, of: .n))
        .when(.swipe(.complete)).then(.delegateReceives(), .isGone(.n))),
    .conforms(
      .a25,
      givenNavigationController(.pageSheet, showing: .v).isModalInPresentation(true, of: .v)
        .when(.swipe(.complete))
        .then(.receives(.presentationControllerDidAttemptToDismiss(.n)), .isPresented(.n)),
      givenNavigationController(.formSheet, showing: .v).isModalInPresentation(true, of: .v)
        .inRegularWidth()
        .when(.tapOutside).then(.receivesNothing, .isPresented(.n)),
      givenNavigationController(.pageSheet, showing: .v).isModalInPresentation(true, of: .v)
        .when(.asksShouldDismiss(.n)).then(.receivesNothing)),
    .conforms(
      .a26,
      givenNavigationController(.pageSheet, showing: .v).isModalInPresentation(true, of: .v)
        .when(.push(.w, animated: false), .swipe(.complete)).then(.isGone(.n)),
      givenNavigationController(.pageSheet, showing: .v, .w).isModalInPresentation(true, of: .v)
        .when(.swipe(.cancel))
        .then(
          .delegateReceives(
            .presentationControllerShouldDismiss(.n), .presentationControllerWillDismiss(.n))
        )
        .when(.pop(), .pushEnds(), .swipe(.complete))
        .then(
          .delegateReceives(.presentationControllerDidAttemptToDismiss(.n)), .isPresented(.n))
    )
    .follows(from: .a25),
    .conforms(
      .b32,
      givenNotPresented(.fullScreen).children(.w, of: .v).children(.x, of: .w)
        .when(.present())
        .then(
          .receives(
            .viewWillDisappear(.p), .viewWillAppear(.v), .viewWillAppear(.w), .viewWillAppear(.x),
            .viewIsAppearing(.v), .viewIsAppearing(.w), .viewIsAppearing(.x))
        )
        .when(.transitionEnds)
        .then(
          .receives(
            .viewDidAppear(.v), .viewDidAppear(.w), .viewDidAppear(.x), .viewDidDisappear(.p))
        )
        .when(.dismiss(), .transitionEnds)
        .then(
          .appearance(of: .x, .viewWillDisappear(.x), .viewDidDisappear(.x)),
          .isInWindow(.x, false)),
      givenNotPresented(.pageSheet).navigation(.n, showing: .v, .w)
        .when(.present(.n), .transitionEnds)
        .then(
          .appearance(of: .v),
          .appearance(of: .w, .viewWillAppear(.w), .viewIsAppearing(.w), .viewDidAppear(.w))),
      givenNotPresented(.pageSheet).tabs(.n, showing: .v, .w)
        .when(.present(.n), .transitionEnds).then(.appearance(of: .w))
        .when(.select(.w))
        .then(
          .receives(
            .viewWillAppear(.w), .viewWillDisappear(.v), .viewIsAppearing(.w),
            .viewDidDisappear(.v), .viewDidAppear(.w))),
      given(.pageSheet)
        .when(.addChild(.w, to: .v))
        .then(.receives(.viewWillAppear(.w), .viewIsAppearing(.w), .viewDidAppear(.w)))
        .when(.removeFromParent(.w)).then(.receives(.viewWillDisappear(.w), .viewDidDisappear(.w))),
      givenNotPresented(.pageSheet).children(.w, of: .v).keepsAppearanceMethods(.v)
        .when(.present(), .transitionEnds).then(.appearance(of: .w), .isInWindow(.w))
        .when(.beginAppearanceTransition(true, of: .w), .endAppearanceTransition(of: .w))
        .then(.receives(.viewWillAppear(.w), .viewIsAppearing(.w), .viewDidAppear(.w)))
        .when(.dismiss(), .transitionEnds).then(.appearance(of: .w), .isInWindow(.w, false))),
  ]
}
