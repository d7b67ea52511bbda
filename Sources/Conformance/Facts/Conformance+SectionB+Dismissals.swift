// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// What is received, and seen, when V goes or nearly does.
  static let appearanceInDismissals: [Conformance] = cancelledDismissals + flagsInDismissals

  private static let cancelledDismissals: [Conformance] = [
    .conforms(
      .b16,
      given(.pageSheet).delegate([])
        .when(.gesture(.swipeBegins)).then(.receives(.viewWillDisappear(.v)), .isBeingDismissed(.v))
    ),
    .conforms(
      .b17,
      given(.pageSheet).delegate([])
        .when(.gesture(.swipeBegins)).then(.receives(.viewWillDisappear(.v)))
        .when(.gesture(.swipeReleased), .transitionEnds)
        .then(
          .receives(.viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v)), .isPresented(.v)
        )),
    .conforms(
      .b18,
      given(.pageSheet).delegate([])
        .when(.gesture(.swipeBegins), .gesture(.swipeMovesPastThreshold))
        .when(.gesture(.swipeReleased))
        .then(.receives(.viewWillDisappear(.v)))
        .when(.transitionEnds).then(.receives(.viewDidDisappear(.v)), .isGone(.v))),
    .conforms(
      .b19,
      givenNotPresented(.pageSheet)
        .on(.viewDidDisappear(.v), do: .see(.isBeingDismissed(.v)))
        .when(.present(), .transitionEnds, .swipe(.cancel), .swipe(.cancel), .swipe(.complete))
        .then(
          .receives(.viewDidAppear(.v), times: 3), .receives(.viewDidDisappear(.v), times: 1),
          .isGone(.v))
    )
    .follows(from: .b17, .b18),
    .conforms(
      .b20, presenterOnItsWay(interactiveFullScreen),
      presenterOnItsWay(
        given(.custom).transitioning([
          .presentationController, .animationControllerForDismissed,
          .interactionControllerForDismissal,
        ]))),
    .conforms(
      .b21,
      interactiveFullScreen
        .when(
          .dismiss(completion: true), .interactionStarts, .notifyWhenInteractionChanges()
        )
        .then(.isBeingDismissed(.v))
        .when(.cancelInteraction())
        .then(.receives(.interactionChanged(.v, isInteractive: false, isCancelled: true)))
        .when(.transitionEnds)
        .then(
          .receives(
            .animatorAnimationsDidFinish(.v, cancelled: true), .viewWillDisappear(.p),
            .viewDidDisappear(.p), .viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v),
            .dismissCompletion(.v), .animationEnded(.v, completed: false))),
      interactivePresentation
        .when(.present(), .interactionStarts, .notifyWhenInteractionChanges())
        .then(.isBeingPresented(.v))
        .when(.cancelInteraction())
        .then(.receives(.interactionChanged(.v, isInteractive: false, isCancelled: true)))
        .when(.transitionEnds)
        .then(
          .receives(
            .animatorAnimationsDidFinish(.v, cancelled: true), .viewWillDisappear(.v),
            .viewDidDisappear(.v), .viewWillAppear(.p), .viewIsAppearing(.p), .viewDidAppear(.p),
            .animationEnded(.v, completed: false)))),
    .outOfScope(.b22, "It is a bug of iOS 9 to 12."),
  ]

  private static let flagsInDismissals: [Conformance] = [
    .conforms(
      .b23,
      givenNotPresented(.pageSheet)
        .on(.viewWillAppear(.v), do: .see(.isBeingPresented(.v)))
        .on(.viewDidAppear(.v), do: .see(.isBeingPresented(.v)))
        .on(.viewWillDisappear(.v), do: .see(.isBeingDismissed(.v)))
        .on(.viewDidDisappear(.v), do: .see(.isBeingDismissed(.v)))
        .when(.present(), .transitionEnds)
        .then(
          .receives(.viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v)), .isPresented(.v)
        )
        .when(.dismiss(), .transitionEnds)
        .then(.receives(.viewWillDisappear(.v), .viewDidDisappear(.v)), .isGone(.v))),
    .conforms(
      .b24,
      given(.pageSheet)
        .when(.gesture(.swipeBegins), .presentUnlessBeingDismissed(.w, from: .v))
        .then(.isBeingDismissed(.v), .responses(), .isGone(.w))
        .when(.gesture(.swipeReleased), .presentUnlessBeingDismissed(.w, from: .v))
        .then(.isBeingDismissed(.v), .responses(), .isGone(.w))
        .when(.transitionEnds).then(.isPresented(.v))
        .when(.presentUnlessBeingDismissed(.w, from: .v), .transitionEnds).then(.isPresented(.w))
    )
    .nothingToDelete(
      because:
        "a drag that has begun is a dismissal that has begun; there is no state in which it is not."
    ),
    .conforms(
      .b25,
      given(.pageSheet)
        .on(.viewWillDisappear(.v), do: .see(.isPresented(.v)))
        .on(.viewDidDisappear(.v), do: .see(.isPresented(.v), .isPresented(.v, by: .p)))
        .when(.present(.w, from: .v, .fullScreen), .transitionEnds)
        .then(
          .appearance(of: .v, .viewWillDisappear(.v), .viewDidDisappear(.v)),
          .isInWindow(.v, false), .isPresented(.v))
    )
    .follows(from: .b3, .b4),
    .conforms(
      .b26,
      given(.pageSheet).delegate([])
        .on(.viewWillDisappear(.v), do: .see(.isPresented(.v, by: .p)))
        .on(
          .viewDidDisappear(.v),
          do: .see(.isPresented(.v, by: nil), .presentedViewController(of: .p, is: nil))
        )
        .when(.swipe(.complete))
        .then(.receives(.viewWillDisappear(.v), .viewDidDisappear(.v))),
      given(.fullScreen)
        .on(.viewWillAppear(.p), do: .see(.presentedViewController(of: .p, is: .v)))
        .on(.viewDidAppear(.p), do: .see(.presentedViewController(of: .p, is: nil)))
        .when(.dismiss(), .transitionEnds)
        .then(.receives(.viewWillAppear(.p), times: 1), .receives(.viewDidAppear(.p), times: 1))),
    .conforms(
      .b27,
      given(.pageSheet)
        .on(.viewDidDisappear(.v), do: .see(.isBeingDismissed(.v)))
        .on(.dismissCompletion(.v), do: .see(.isAtRest(.v)))
        .when(.dismiss(completion: true), .transitionEnds)
        .then(.receives(.viewWillDisappear(.v), .viewDidDisappear(.v), .dismissCompletion(.v))),
      // So it is where the presenter presents another one before.
      given(.fullScreen)
        .on(.viewDidAppear(.p), do: .present(.w, .pageSheet), once: true)
        .on(.viewDidDisappear(.v), do: .see(.isBeingDismissed(.v)))
        .on(.dismissCompletion(.v), do: .see(.isAtRest(.v)))
        .when(.dismiss(completion: true), .transitionEnds)
        .then(.receivesInOrder(.viewDidDisappear(.v), .dismissCompletion(.v)))),
    .conforms(.b28, chainGoes(.pageSheet), chainGoes(.fullScreen), chainGoes(.overFullScreen)),
  ]

  /// V covers P and goes by an interaction of the app's.
  private static let interactiveFullScreen = given(.fullScreen).transitioning([
    .animationControllerForDismissed, .interactionControllerForDismissal,
  ])

  private static let interactivePresentation =
    givenNotPresented(.fullScreen).transitioning([
      .animationControllerForPresented, .interactionControllerForPresentation,
    ])

  /// P is on its way back when the user changes his mind.
  private static func presenterOnItsWay(_ start: Scenario) -> Scenario {
    start
      .when(.dismiss(), .interactionStarts)
      .then(.appearance(of: .p, .viewWillAppear(.p), .viewIsAppearing(.p)))
      .when(.cancelInteraction()).then(.appearance(of: .p), .isInWindow(.p))
      .when(.transitionEnds)
      .then(
        .appearance(of: .p, .viewWillDisappear(.p), .viewDidDisappear(.p)), .isInWindow(.p, false),
        .isPresented(.v))
  }

  /// P takes down V and W at once.
  private static func chainGoes(_ style: ModalPresentationStyle) -> Scenario {
    given(.pageSheet)
      .when(.present(.w, from: .v, style), .transitionEnds).then(.isPresented(.w))
      .on(.viewDidDisappear(.v), do: .see(.isBeingDismissed(.v)))
      .on(.viewDidDisappear(.w), do: .see(.isBeingDismissed(.w)))
      .when(.dismiss(from: .p), .transitionEnds)
      .then(
        .appearance(of: .v, .viewWillDisappear(.v), .viewDidDisappear(.v)),
        .appearance(of: .w, .viewWillDisappear(.w), .viewDidDisappear(.w)), .isGone(.v), .isGone(.w)
      )
  }
}
