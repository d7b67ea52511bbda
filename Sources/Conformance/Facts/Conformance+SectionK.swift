// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section K: what sources disagree on.
  static let sectionK: [Conformance] = [
    .conforms(
      .x1,
      given(.pageSheet).isModalInPresentation(true)
        .when(.swipe(.complete))
        .then(.delegateReceives(.presentationControllerDidAttemptToDismiss(.v))),
      given(.pageSheet).isModalInPresentation(false)
        .when(.swipe(.complete))
        .then(.receives(.presentationControllerDidAttemptToDismiss(.v), times: 0), .isGone(.v))
    )
    .follows(from: .a2, .a16),
    .conforms(
      .x2,
      given(.pageSheet)
        .when(.present(.w, from: .v), .transitionEnds).then(.isPresented(.w))
        .when(.dismiss(from: .p), .transitionEnds)
        .then(
          .appearance(of: .v, .viewWillDisappear(.v), .viewDidDisappear(.v)),
          .appearance(of: .w, .viewWillDisappear(.w), .viewDidDisappear(.w)),
          .isGone(.v), .isGone(.w))
    )
    .nothingToDelete(because: "animatedLevelOfStack decides (E13, E14)."),
    .choice(
      .x3, .dismissWhilePresenting, .dismissWhileDragging,
      because: "the log line about a refused dismissal is UIKit's own, lost dismissals are "
        + "reported most, and a request that is put off has no documentation.",
      givenNotPresented(.pageSheet)
        .when(.present(), .dismiss())
        .then(.responses(.accepted, .refused(.transitionInProgress)))
        .when(.transitionEnds).then(.isPresented(.v)),
      givenNotPresented(.pageSheet).under(\.dismissWhilePresenting, .deferred)
        .when(.present(), .dismiss())
        .then(.responses(.accepted, .deferred))
        .when(.transitionEnds).then(.isBeingDismissed(.v))
        .when(.transitionEnds).then(.isGone(.v)),
      given(.pageSheet)
        .when(.gesture(.swipeBegins), .dismiss())
        .then(.responses(.refused(.transitionInProgress)))
        .when(.gesture(.swipeReleased), .transitionEnds).then(.isPresented(.v)),
      given(.pageSheet).under(\.dismissWhileDragging, .takesOver)
        .when(.gesture(.swipeBegins), .dismiss()).then(.responses(.accepted))
        .when(.transitionEnds).then(.isGone(.v)),
      given(.pageSheet)
        .when(.gesture(.swipeBegins), .gesture(.swipeReleased), .dismiss(completion: true))
        .then(.responses(.refused(.transitionInProgress)))
        .when(.transitionEnds).then(.isPresented(.v)),
      given(.pageSheet).under(\.dismissWhileDragging, .takesOver)
        .when(.gesture(.swipeBegins), .gesture(.swipeReleased), .dismiss(completion: true))
        .then(.responses(.deferred))
        .when(.transitionEnds)
        .then(.receives(.dismissCompletion(.v), times: 0), .isBeingDismissed(.v))
        .when(.transitionEnds).then(.receives(.dismissCompletion(.v), times: 1), .isGone(.v))),
    .conforms(
      .x4,
      given(.automatic)
        .when(.swipe(.complete)).then(.appearance(of: .p), .isGone(.v)),
      givenNotPresented(.automatic)
        .when(.present(), .transitionEnds)
        .then(
          .appearance(of: .p), .holds("V is shown as a sheet") { $0.top?.style.isSheet == true })
    )
    .follows(from: .f1),
    .choice(
      .x5, .documentPickerReportsSwipe,
      because: "the newer of the two reports tells of both callbacks.",
      given(.pageSheet).isSystemController(.documentPicker)
        .when(.swipe(.complete))
        .then(
          .receivesInOrder(
            .viewDidDisappear(.v), .systemControllerDidFinish(.v),
            .presentationControllerDidDismiss(.v))),
      given(.pageSheet).isSystemController(.documentPicker)
        .under(\.documentPickerReportsSwipe, false)
        .when(.swipe(.complete))
        .then(
          .receives(.systemControllerDidFinish(.v), times: 0),
          .receives(.presentationControllerDidDismiss(.v), times: 1))),
    .choice(
      .x6, .cancelledPresenterReceivesDidDisappear,
      because: "the header names the compensating calls, and each will has its did in two logs.",
      cancelledFullScreen
        .then(
          .appearance(
            of: .p, .viewWillDisappear(.p), .viewDidDisappear(.p)),
          .appearance(
            of: .v, .viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v))),
      cancelledFullScreen.under(\.cancelledPresenterReceivesDidDisappear, false)
        .then(
          .appearance(of: .p, .viewWillDisappear(.p)))),
    .choice(
      .x7, .tapBlockedByModalFlagReportsAttempt,
      because: "taps that shouldDismiss vetoes are dropped silently, and no source tells them "
        + "apart from those that the flag blocks.",
      given(.formSheet).inRegularWidth().isModalInPresentation(true)
        .when(.tapOutside).then(.receivesNothing, .isPresented(.v)),
      given(.formSheet).inRegularWidth().isModalInPresentation(true)
        .under(\.tapBlockedByModalFlagReportsAttempt, true)
        .when(.tapOutside)
        .then(.receives(.presentationControllerDidAttemptToDismiss(.v)), .isPresented(.v)),
      given(.formSheet).inRegularWidth().shouldDismiss(.no)
        .when(.tapOutside).then(.receives(.presentationControllerShouldDismiss(.v))),
      given(.pageSheet).shouldDismiss(.no)
        .when(.swipe(.complete))
        .then(.receivesVetoedAttempt)),
    .conforms(
      .x8,
      givenNotPresented(.custom).transitioning(.presentationController)
        .answering(.shouldRemovePresentersView(.v), .no)
        .when(.present(), .transitionEnds, .dismiss(), .transitionEnds)
        .then(
          .appearance(of: .p),
          .appearance(
            of: .v, .viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v),
            .viewWillDisappear(.v), .viewDidDisappear(.v)))
    )
    .follows(from: .b11),
    .conforms(
      .x9,
      givenNotPresented(.pageSheet)
        .when(.present(), .animateAlongside(.p))
        .then(.receivesInOrder(.viewIsAppearing(.v), .alongsideAnimations(.v)))
        .when(.transitionEnds)
        .then(.receives(.alongsideCompletion(.v, cancelled: false), times: 1)),
      given(.pageSheet)
        .when(.dismiss(), .animateAlongside(.p), .transitionEnds)
        .then(.receives(.alongsideCompletion(.v, cancelled: false), times: 1)),
      given(.pageSheet)
        .when(.animateAlongside(.p)).then(.responses(.refused(.noTransitionCoordinator)))),
    .conforms(
      .x10,
      given(.pageSheet).isModalInPresentation(true)
        .when(.swipe(.complete), .swipe(.complete))
        .then(
          .receives(
            .presentationControllerDidAttemptToDismiss(.v),
            .presentationControllerDidAttemptToDismiss(.v))),
      given(.pageSheet).isModalInPresentation(true)
        .on(.presentationControllerDidAttemptToDismiss(.v), do: .dismiss())
        .when(.swipe(.complete)).then(.isGone(.v))
    )
    .follows(from: .a2, .a16),
  ]

  /// V, which took P's view out of the window, begins to go and comes back.
  private static let cancelledFullScreen =
    given(.custom).transitioning([
      .presentationController, .animationControllerForDismissed,
      .interactionControllerForDismissal,
    ])
    .when(.dismiss(), .interactionStarts).then(.isBeingDismissed(.v))
    .when(.cancelInteraction(), .transitionEnds)
}
