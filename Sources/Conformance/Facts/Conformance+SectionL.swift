// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section L: what no source tells.
  static let sectionL: [Conformance] = [
    .choice(
      .l1, .callbackOrder,
      because:
        "no source says; Apple's guide names the presentation controller before the animation "
        + "that brings the view.",
      custom
        .when(.dismiss())
        .then(.receivesInOrder(.dismissalTransitionWillBegin(.v), .viewWillDisappear(.v)))
        .when(.transitionEnds)
        .then(.receives(.dismissalTransitionDidEnd(.v, completed: true), .viewDidDisappear(.v))),
      custom.under(\.callbackOrder, .viewControllersFirst)
        .when(.dismiss())
        .then(.receivesInOrder(.viewWillDisappear(.v), .dismissalTransitionWillBegin(.v)))
        .when(.transitionEnds)
        .then(.receives(.viewDidDisappear(.v), .dismissalTransitionDidEnd(.v, completed: true)))),
    .choice(
      .l2, .swipeStart,
      because: "the header says that willDismiss comes before the interaction begins.",
      given(.pageSheet).delegate(.willDismiss)
        .when(.gesture(.swipeBegins))
        .then(.receives(.presentationControllerWillDismiss(.v), .viewWillDisappear(.v))),
      given(.pageSheet).delegate(.willDismiss).under(\.swipeStart, .viewWillDisappearFirst)
        .when(.gesture(.swipeBegins))
        .then(.receives(.viewWillDisappear(.v), .presentationControllerWillDismiss(.v)))),
    .choice(
      .l3, .blockedSwipeCausesAppearanceCallbacks,
      because: "no report tells of appearance callbacks in a drag that only stretches the sheet.",
      given(.pageSheet).isModalInPresentation(true)
        .when(.swipe(.cancel)).then(.receivesNothing),
      given(.pageSheet).isModalInPresentation(true)
        .under(\.blockedSwipeCausesAppearanceCallbacks, true)
        .when(.swipe(.cancel))
        .then(
          .receives(
            .viewWillDisappear(.v), .viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v)))
    ),
    .choice(
      .l4, .shouldDismissTiming,
      because: "it was seen once for each movement up and down, which fits the moment at which "
        + "a dismissal is about to begin.",
      asking.then(.receives(.presentationControllerShouldDismiss(.v), times: 1)),
      asking.under(\.shouldDismissTiming, .alsoOnEveryMove)
        .then(.receives(.presentationControllerShouldDismiss(.v), times: 2)),
      asking.under(\.shouldDismissTiming, .alsoOnRelease)
        .then(.receives(.presentationControllerShouldDismiss(.v), times: 1))
        .when(.gesture(.swipeReleased))
        .then(.receives(.presentationControllerShouldDismiss(.v), times: 1)),
      asking.then(.isBeingDismissed(.v))
        .when(.gesture(.swipeReleased))
        .then(.receives(.presentationControllerShouldDismiss(.v), times: 0))),
    .choice(
      .l5, .cancelledDismissalRunsCompletion,
      because: "it was recorded of UIKit itself, on one system.",
      interactive.under(\.cancelledDismissalRunsCompletion, false)
        .when(.dismiss(completion: true), .interactionStarts, .cancelInteraction(), .transitionEnds)
        .then(.receives(.dismissCompletion(.v), times: 0), .isPresented(.v)),
      interactive
        .when(.dismiss(completion: true), .interactionStarts, .cancelInteraction(), .transitionEnds)
        .then(.receives(.dismissCompletion(.v), times: 1), .isPresented(.v))),
    .choice(
      .l6, .modalFlagTiming,
      because: "the header speaks of preventing a dismissal until the flag is cleared, which "
        + "reads as looking at it when the dismissal is decided.",
      flagged
        .then(
          .receives(.presentationControllerDidAttemptToDismiss(.v), times: 1), .isPresented(.v)),
      flagged.under(\.modalFlagTiming, .whenTheSwipeBegins)
        .then(.receives(.presentationControllerDidAttemptToDismiss(.v), times: 0), .isGone(.v))),
    .choice(
      .l7, .tapBlockedByModalFlagReportsAttempt,
      because: "Apple documents an attempt for every veto, but taps are known to be dropped.",
      given(.popover).inRegularWidth().isModalInPresentation(true)
        .when(.tapOutside).then(.receivesNothing),
      given(.popover).inRegularWidth().isModalInPresentation(true)
        .under(\.tapBlockedByModalFlagReportsAttempt, true)
        .when(.tapOutside).then(.receives(.presentationControllerDidAttemptToDismiss(.v))),
      given(.pageSheet).isModalInPresentation(true)
        .when(.accessibilityEscape).then(.receivesNothing),
      given(.pageSheet).isModalInPresentation(true)
        .under(\.tapBlockedByModalFlagReportsAttempt, true)
        .when(.accessibilityEscape)
        .then(.receives(.presentationControllerDidAttemptToDismiss(.v)))),
    .choice(
      .l8, .didDismissAfterTakeover,
      because: "a dismissal by code is documented not to report itself.",
      takenOver.then(.receives(.presentationControllerDidDismiss(.v), times: 0), .isGone(.v)),
      takenOver.under(\.didDismissAfterTakeover, true)
        .then(.receives(.presentationControllerDidDismiss(.v), times: 1), .isGone(.v))),
    .choice(
      .l9, .zoomDismissalIsTold,
      because:
        "Apple documents the methods for all that the user dismisses; nobody has told of zooms.",
      given(.fullScreen).zooms().isModalInPresentation(true)
        .when(.swipe(.complete))
        .then(.receives(.presentationControllerDidAttemptToDismiss(.v)), .isPresented(.v)),
      given(.fullScreen).zooms().isModalInPresentation(true).under(\.zoomDismissalIsTold, false)
        .when(.swipe(.complete)).then(.delegateReceives(), .isGone(.v)),
      given(.pageSheet).zooms().shouldDismiss(.no).under(\.zoomDismissalIsTold, false)
        .when(.swipe(.cancel)).then(.delegateReceives(), .isPresented(.v))),
    .choice(
      .l10, .dismissOfNothingRunsCompletion,
      because: "libraries call the handler themselves, so UIKit seems not to.",
      givenNotPresented(.pageSheet)
        .when(.dismiss(from: .p, completion: true))
        .then(.receivesNothing, .responses(.refused(.nothingToDismiss))),
      givenNotPresented(.pageSheet).under(\.dismissOfNothingRunsCompletion, true)
        .when(.dismiss(from: .p, completion: true)).then(.receives(.dismissCompletion(.p)))),
    .choice(
      .l11, .movingSheetCanBeCaught,
      because: "nobody has published what is told when a sheet is caught on its way.",
      snappingBack.when(.catchesSheet(false), .transitionEnds).then(.isPresented(.v)),
      snappingBack.under(\.movingSheetCanBeCaught, true)
        .when(.catchesSheet(true), .gesture(.swipeMovesPastThreshold), .gesture(.swipeReleased))
        .then(
          .receives(
            .presentationControllerShouldDismiss(.v),
            .interactionChanged(.v, isInteractive: true, isCancelled: false),
            .interactionChanged(.v, isInteractive: false, isCancelled: false))
        )
        .when(.transitionEnds).then(.isGone(.v)),
      going.when(.catchesSheet(false), .transitionEnds).then(.isGone(.v)),
      going.under(\.movingSheetCanBeCaught, true)
        .when(.catchesSheet(true), .gesture(.swipeMovesBack), .gesture(.swipeReleased))
        .then(.isBeingDismissed(.v))
        .when(.transitionEnds)
        .then(.isPresented(.v), .receives(.presentationControllerDidDismiss(.v), times: 0))),
    .choice(
      .l13, .mainQueueComesFirst,
      because:
        "`CFRunLoop.c` serves the main queue before the observers at whose call a commit happens, "
        + "and UIKit was recorded to begin transitions after it.",
      pushed.when(.inOneTurn(.push(.w), .onMainQueue(.pop()))).then(.receivesNothing),
      pushed.under(\.mainQueueComesFirst, false)
        .when(.inOneTurn(.push(.w), .onMainQueue(.pop())))
        .then(
          .receivesInOrder(
            .viewWillDisappear(.v), .viewWillAppear(.w), .viewWillDisappear(.w), .viewWillAppear(.v)
          ))),
    .choice(
      .l14, .recognizerOrder,
      because:
        "Apple's event handling guide promises no order; reports tell that of two taps on "
        + "one view the one that was added last is recognized.",
      given(.pageSheet).when(.tapsTwoRecognizers(.newest)).then(.receivesNothing),
      given(.pageSheet).under(\.recognizerOrder, .oldestFirst)
        .when(.tapsTwoRecognizers(.oldest)).then(.receivesNothing)),
  ]

  private static let pushed = givenNavigationController(.pageSheet, showing: .v)

  /// A finger has pulled the sheet, and let it go too early.
  private static let snappingBack =
    given(.pageSheet).on(.viewWillDisappear(.v), do: .notifyWhenInteractionChanges())
    .when(.gesture(.swipeBegins), .gesture(.swipeReleased)).then()

  /// A finger has pulled the sheet far enough, and let it go.
  private static let going =
    given(.pageSheet)
    .when(
      .gesture(.swipeBegins), .gesture(.swipeMovesPastThreshold), .gesture(.swipeReleased)
    ).then()

  private static let custom = given(.custom).transitioning(.presentationController)
    .answering(.shouldRemovePresentersView(.v), .no)

  private static let interactive = given(.pageSheet).transitioning([
    .animationControllerForDismissed, .interactionControllerForDismissal,
  ])

  /// A finger has pulled the sheet past the threshold and holds it.
  private static let asking =
    given(.pageSheet).when(.gesture(.swipeBegins), .gesture(.swipeMovesPastThreshold))

  /// The flag is set while the finger has the sheet.
  private static let flagged =
    given(.pageSheet)
    .when(
      .gesture(.swipeBegins), .setModalInPresentation(true), .gesture(.swipeMovesPastThreshold),
      .gesture(.swipeReleased), .transitionEnds)

  /// Code dismisses while the finger has the sheet, and UIKit lets it.
  private static let takenOver =
    given(.pageSheet).under(\.dismissWhileDragging, .takesOver)
    .when(.gesture(.swipeBegins), .dismiss(), .transitionEnds)
}
