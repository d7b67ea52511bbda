// SPDX-License-Identifier: MIT

import Conformance
import UIKitSemantics

/// Requests that the app makes while UIKit tells or asks it something, or in the middle of something.
extension Claim {
  private static let asks = Callback.presentationControllerShouldDismiss(.v)
  private static let deferring = givenNotPresented(.pageSheet)
    .under(\.dismissWhilePresenting, .deferred)

  static let requests = [
    Claim(
      "A8: dismissing inside shouldDismiss ends the swipe, whatever the answer",
      [.yes, .no].map { answer in
        given(.pageSheet).shouldDismiss(answer).on(asks, do: .dismiss())
          .when(.gesture(.swipeBegins), .see(.offers(.swipeReleased, false)), .animationEnds)
          .then(.receives(asks, .viewWillDisappear(.v), .viewDidDisappear(.v)), .isGone(.v))
      }),
    Claim(
      "A8: presenting inside shouldDismiss wins over the tap that asked",
      given(.popover).inRegularWidth().on(asks, do: .present(.w, from: .v, .pageSheet))
        .when(.gesture(.tapOutside), .animationEnds)
        .then(.delegateReceives(asks), .isPresented(.w), .allIsAtRest)),
    Claim(
      "X3, L4: a dismissal that takes over while shouldDismiss is asked on release stays",
      [.yes, .no].map { answer in
        given(.pageSheet).under(\.shouldDismissTiming, .alsoOnRelease)
          .under(\.dismissWhileDragging, .takesOver)
          .when(.gesture(.swipeBegins), .gesture(.swipeMovesPastThreshold))
          .on(asks, do: .dismiss())
          .when(.answerShouldDismiss(answer), .gesture(.swipeReleased), .animationEnds)
          .then(
            .delegateReceives(asks, .presentationControllerWillDismiss(.v), asks), .isGone(.v))
      }),
    Claim(
      "E11, B13: after a crash nothing is accepted and nothing is received",
      given(.pageSheet)
        .when(.present(.w, from: .v, ModalPresentationStyle.none), .present(.w, from: .v))
        .when(.dismiss(completion: true))
        .then(
          .responses(
            .raised(.presentedWithStyleNone), .raised(.presentedWithStyleNone),
            .raised(.presentedWithStyleNone)),
          .receivesNothing, .holds("V stays as it is") { $0.presentation(at: 0).isAtRest })),
    Claim(
      "E11: a crash inside a question is the end, the answer is not waited for",
      given(.pageSheet).on(asks, do: .present(.v, from: .v))
        .when(.gesture(.swipeBegins))
        .then(
          .receives(asks), .raises(.alreadyPresented),
          .holds("no answer is awaited") { !$0.awaitsAnswer })),
    Claim(
      "E11: the root of the window is on screen already and cannot be presented",
      givenNotPresented(.pageSheet).when(.present(.p, from: .p))
        .then(.responses(.raised(.alreadyPresented)))),
    Claim(
      "E12, B24: a controller that a finger drags cannot present",
      given(.pageSheet).when(.gesture(.swipeBegins), .present(.w, from: .v))
        .then(.responses(.refused(.presenterIsBeingDismissed)))),
    Claim(
      "E2: a sheet that returns is not on its way out, so a dismiss does not go past it",
      given(.pageSheet)
        .when(.present(.w, from: .v), .transitionEnds)
        .when(.gesture(.swipeBegins), .gesture(.swipeReleased), .dismiss(), .animationEnds)
        .then(.isPresented(.v), .isPresented(.w), .allIsAtRest)),
    Claim(
      "X3, C9: what goes along when code takes over from the finger has a coordinator too",
      given(.pageSheet).under(\.dismissWhileDragging, .takesOver)
        .when(.present(.w, from: .v), .transitionEnds)
        .when(.gesture(.swipeBegins), .dismiss(from: .p))
        .then(.hasTransitionCoordinator(.v))),
    Claim(
      "C11: a layout pass asked for in viewDidDisappear dies with the container",
      given(.custom).transitioning(.presentationController)
        .transitioning(.presentationController, of: .w)
        .on(.viewDidDisappear(.v), do: .layOutContainer())
        .on(.dismissCompletion(.v), do: .present(.w))
        .when(.dismiss(completion: true)).then(.isBeingDismissed(.v))
        .when(.animationEnds)
        .then(
          .receives(.containerViewWillLayoutSubviews(.v), times: 0),
          .receives(.containerViewWillLayoutSubviews(.w), times: 1))
    ).ofRulesAlone(),
  ]

  /// Dismissals that UIKit puts off or takes up when something else is over (X3).
  static let deferredDismissals = [
    Claim(
      "X3: one dismissal that is put off is enough",
      deferring
        .when(.present(), .dismiss(completion: true), .dismiss(completion: true))
        .then(.responses(.accepted, .deferred, .refused(.transitionInProgress)))
        .when(.animationEnds).then(.isBeingDismissed(.v))
        .when(.animationEnds)
        .then(.receives(.viewDidDisappear(.v), .dismissCompletion(.v)), .isGone(.v))),
    Claim(
      "X3: a deferred dismissal waits for what was presented in viewDidAppear, then takes both",
      deferring
        .on(.viewDidAppear(.v), do: .present(.w, from: .v))
        .on(.presentCompletion(.v), do: .dismiss(from: .p))
        .when(.present(completion: true), .animationEnds)
        .then(.responses(.accepted, .accepted, .deferred), .isBeingPresented(.w))
        .when(.animationEnds).then(.receives(.viewDidAppear(.w), times: 1))
        .when(.animationEnds).then(.isGone(.v), .isGone(.w), .allIsAtRest)),
    Claim(
      "X3, C3: a dismissal put off during a presentation survives that presentation's cancel",
      given(.pageSheet).under(\.dismissWhilePresenting, .deferred)
        .transitioning(.presentationTransition, of: .w)
        .when(.present(.w, from: .v, .custom), .interactionStarts, .dismiss(from: .p))
        .when(.cancelInteraction(of: .w), .transitionEnds)
        .then(
          .responses(.accepted, .deferred, .accepted, .accepted), .isGone(.w),
          .isBeingDismissed(.v))),
    Claim(
      "X3, C10: a dismissal that was put off is animated or not, as it was asked for",
      [true, false].map { animated in
        deferring.when(.present(), .dismiss(animated: animated), .animationEnds)
          .then(.isBeingDismissed(.v), .hasTransitionCoordinator(.v, animated))
      }),
    Claim(
      "X3: a dismissal in the viewDidAppear of a sheet that returns is a question of its own",
      UIKitBehavior.DismissWhileDragging.allCases.map { answer in
        let dismissed = given(.pageSheet).under(\.dismissWhileDragging, answer)
          .on(.viewDidAppear(.v), do: .dismiss(from: .p))
          .when(.gesture(.swipeBegins), .gesture(.swipeReleased), .animationEnds)
        return answer == .takesOver
          ? dismissed.then(.isBeingDismissed(.v)).when(.animationEnds).then(.isGone(.v))
          : dismissed.then(.isPresented(.v), .isAtRest(.v))
      }),
  ]
}
