// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section G: sheets with detents.
  static let sectionG: [Conformance] =
    [
      .conforms(
        .g1,
        givenNotPresented(.pageSheet)
          .when(.setDetents(.medium, .large))
          .then(.hasSheetPresentationController(true), .responses(.accepted)),
        givenNotPresented(.fullScreen).modalPresentationStyle(.fullScreen)
          .when(.setDetents(.medium, .large))
          .then(
            .hasSheetPresentationController(false),
            .responses(.refused(.noSheetPresentationController))),
        given(.formSheet)
          .when(.selectDetent(.large))
          .then(.hasSheetPresentationController(true), .responses(.accepted)),
        given(.pageSheet).on(.iOS14)
          .when(.setDetents(.medium, .large))
          .then(
            .hasSheetPresentationController(false),
            .responses(.refused(.noSheetPresentationController)))),
      .conforms(
        .g2,
        given(.pageSheet)
          .when(.layout)
          .then(.stands(at: .large), .offers(.detentDragBegins, false)),
        given(.pageSheet)
          .when(.setDetents()).then(.responses(.raised(.noDetents))),
        given(.pageSheet)
          .when(.setDetents(.large, .medium))
          .then(.responses(.accepted), .stands(at: .medium)),
        given(.pageSheet)
          .when(.setDetents(.customBelowMedium, .medium, .customAboveMedium, .large))
          .then(.responses(.accepted), .stands(at: .customBelowMedium))),
      .conforms(
        .g3,
        mediumAndLarge
          .when(.layout).then(.selectedDetent(nil), .stands(at: .medium)),
        mediumAndLarge.selectedDetent(.large)
          .when(.layout).then(.stands(at: .large))
          .when(.selectDetent(nil)).then(.stands(at: .medium)),
        mediumAndLarge.selectedDetent(.customAboveMedium)
          .when(.layout).then(.selectedDetent(.customAboveMedium), .stands(at: .medium))),
      .conforms(
        .g4,
        mediumAndLarge
          .when(.selectDetent(.large))
          .then(.receivesNothing, .stands(at: .large))
          .when(.dragToSmallerDetent)
          .then(
            .receives(.sheetPresentationControllerDidChangeSelectedDetentIdentifier(.v)),
            .selectedDetent(.medium), .stands(at: .medium)),
        mediumAndLarge
          .when(
            .gesture(.detentDragBegins), .gesture(.detentDragMovesUp),
            .gesture(.detentDragMovesDown), .gesture(.swipeReleased)
          )
          .then(.receivesNothing, .selectedDetent(nil))),
    ] + movingAmongDetents + touchesAndSettings

  /// V, a sheet with two detents and a delegate with every method about sheets.
  static let mediumAndLarge = given(.pageSheet).detents(.medium, .large)
    .delegate([.dismissal, .didChangeSelectedDetentIdentifier])
}

// MARK: - G5, G6, G7: moving among detents

extension Conformance {
  private static let movingAmongDetents: [Conformance] = [
    .conforms(
      .g5,
      mediumAndLarge.selectedDetent(.large)
        .when(.dragToSmallerDetent)
        .then(
          .receives(.sheetPresentationControllerDidChangeSelectedDetentIdentifier(.v)),
          .stands(at: .medium), .isPresented(.v)),
      mediumAndLarge.selectedDetent(.large)
        .when(
          .gesture(.detentDragBegins), .gesture(.detentDragMovesDown), .gesture(.swipeDownAgain),
          .gesture(.swipeMovesPastThreshold), .gesture(.swipeReleased), .transitionEnds
        )
        .then(.receivesDismissalByUser, .isGone(.v)),
      mediumAndLarge
        .when(.swipe(.complete))
        .then(.receives(.presentationControllerDidDismiss(.v), times: 1), .isGone(.v)),
      mediumAndLarge.selectedDetent(.large)
        .when(.layout).then(.offers(.swipeBegins, false), .offers(.detentDragBegins, true))),
    .conforms(
      .g6,
      mediumAndLarge.isModalInPresentation(true)
        .when(.dragToLargerDetent)
        .then(
          .receives(.presentationControllerDidAttemptToDismiss(.v), times: 0), .stands(at: .large)
        )
        .when(.dragToSmallerDetent)
        .then(
          .receives(.presentationControllerDidAttemptToDismiss(.v), times: 0),
          .stands(at: .medium)
        )
        .when(.swipe(.complete))
        .then(
          .receives(.presentationControllerDidAttemptToDismiss(.v), times: 1), .isPresented(.v)),
      mediumAndLarge.shouldDismiss(.no)
        .when(.dragToLargerDetent)
        .then(
          .receives(.sheetPresentationControllerDidChangeSelectedDetentIdentifier(.v)),
          .stands(at: .large)
        )
        .when(
          .gesture(.detentDragBegins), .gesture(.detentDragMovesDown), .gesture(.swipeDownAgain),
          .gesture(.swipeMovesPastThreshold), .gesture(.swipeReleased)
        )
        .then(
          .receives(.presentationControllerDidAttemptToDismiss(.v), times: 1),
          .stands(at: .medium), .isPresented(.v))),
    .conforms(
      .g7,
      mediumAndLarge
        .when(.animateChanges(of: .v, .selectDetent(.large), seeing: .stands(at: .large)))
        .then(
          .receivesNothing, .holds("it moved animated") { $0.sheet(of: .v).lastMoveWasAnimated }),
      mediumAndLarge
        .when(.atOnce(.selectDetent(.large), seeing: .stands(at: .medium)))
        .then(
          .stands(at: .large),
          .holds("it moved without animation") { !$0.sheet(of: .v).lastMoveWasAnimated }),
      mediumAndLarge.detents(.medium, .large, of: .w)
        .when(.present(.w, from: .v), .transitionEnds)
        .then(.stands(at: .medium, .v), .stands(at: .medium, .w))
        .when(
          .animateChanges(
            of: .w, .selectDetent(.large, of: .v), .selectDetent(.large, of: .w),
            seeing: .stands(at: .large, .v), .stands(at: .large, .w))
        )
        .then(.receivesNothing)),
  ]
}
