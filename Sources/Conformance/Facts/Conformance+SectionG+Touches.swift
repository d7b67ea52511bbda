// SPDX-License-Identifier: MIT

import UIKitSemantics

// MARK: - G8 to G17: touches behind, settings, versions

extension Conformance {
  static let touchesAndSettings: [Conformance] = [
    .conforms(
      .g8,
      undimmedAtMedium
        .when(.layout)
        .then(.getsTouches(true, .p), .getsTouches(true, .v), .offers(.tapOutside, false))
        .when(.dragToLargerDetent)
        .then(.stands(at: .large), .getsTouches(false, .p)),
      mediumAndLarge
        .when(.layout).then(.getsTouches(false, .p), .offers(.tapOutside, true))
        .when(.tapOutside).then(.isGone(.v)),
      undimmedAtMedium
        .when(.setLargestUndimmedDetent(nil)).then(.getsTouches(false, .p)),
      undimmedAtMedium.inRegularWidth()
        .when(.layout).then(.offers(.tapOutside, false), .getsTouches(true, .p))),
    .conforms(
      .g9,
      undimmedAtMedium.isModalInPresentation(true)
        .when(.layout).then(.getsTouches(false, .p), .offers(.tapOutside, false))
        .when(.setModalInPresentation(false)).then(.getsTouches(true, .p)),
      undimmedAtMedium
        .when(.setModalInPresentation(true)).then(.getsTouches(false, .p)),
      undimmedAtMedium.shouldDismiss(.no)
        .when(.swipe(.complete))
        .then(.receives(.presentationControllerDidAttemptToDismiss(.v), times: 1))
        .when(.layout).then(.getsTouches(true, .p), .isPresented(.v))),
    .conforms(
      .g10,
      mediumAndLarge
        .when(.gesture(.scrollAtTop))
        .then(
          .receives(.sheetPresentationControllerDidChangeSelectedDetentIdentifier(.v)),
          .stands(at: .large), .offers(.scrollAtTop, false)),
      mediumAndLarge
        .when(.setPrefersScrollingExpands(false), .gesture(.scrollAtTop))
        .then(.receivesNothing, .stands(at: .medium))),
    .conforms(
      .g11,
      mediumAndLarge
        .when(.layout).then(.offers(.tapGrabber, false))
        .when(.setPrefersGrabberVisible(true), .gesture(.tapGrabber))
        .then(
          .receives(.sheetPresentationControllerDidChangeSelectedDetentIdentifier(.v)),
          .stands(at: .large)
        )
        .when(.gesture(.tapGrabber), .transitionEnds)
        .then(.receives(.presentationControllerDidDismiss(.v), times: 1), .isGone(.v)),
      mediumAndLarge.selectedDetent(.large).isModalInPresentation(true)
        .when(.setPrefersGrabberVisible(true), .gesture(.tapGrabber))
        .then(.receivesNothing, .isPresented(.v))),
    .choice(
      .g12, .detentsDuringPresentation,
      because: "one wrapper reports it, and apps that set the detents in viewDidLoad or "
        + "viewWillAppear are many.",
      givenNotPresented(.pageSheet).detents(.medium, .large)
        .when(.present(), .selectDetent(.large), .transitionEnds)
        .then(.responses(.accepted, .accepted), .stands(at: .large)),
      givenNotPresented(.pageSheet).detents(.medium, .large)
        .under(\.detentsDuringPresentation, .dropped)
        .when(.present(), .selectDetent(.large), .setDetents(.large))
        .then(
          .responses(
            .accepted, .refused(.sheetIsBeingPresented), .refused(.sheetIsBeingPresented))
        )
        .when(.transitionEnds).then(.stands(at: .medium))
        .when(.selectDetent(.large)).then(.responses(.accepted), .stands(at: .large))),
    .conforms(
      .g13,
      given(.pageSheet).detents(.customBelowMedium, .large)
        .when(.layout).then(.stands(at: .customBelowMedium))
        .when(.customDetent(.customBelowMedium, isAvailable: false), .layout)
        .then(.stands(at: .customBelowMedium))
        .when(.atOnce(.invalidateDetents, seeing: .stands(at: .customBelowMedium)))
        .then(.responses(.accepted), .stands(at: .large), .receivesNothing),
      given(.pageSheet).on(.iOS15)
        .when(.invalidateDetents, .setDetents(.customBelowMedium, .large))
        .then(.responses(.refused(.notInThisVersion), .refused(.notInThisVersion)))),
    .conforms(
      .g14,
      mediumAndLarge
        .when(.dragToLargerDetent)
        .then(
          .receives(.presentationControllerWillDismiss(.v), times: 0), .appearance(of: .v),
          .stands(at: .large)),
      mediumAndLarge.selectedDetent(.large)
        .when(
          .gesture(.detentDragBegins), .gesture(.detentDragMovesDown), .gesture(.swipeDownAgain)
        )
        .then(.appearance(of: .v, .viewWillDisappear(.v)))
        .when(.gesture(.swipeReleased), .transitionEnds)
        .then(
          .appearance(of: .v, .viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v)),
          .stands(at: .medium), .isPresented(.v))
    )
    .follows(from: .g5),
    .outOfScope(
      .g15, "The keyboard is the stand-in's for UIKit, and tests of its own hold it to that."),
    .outOfScope(
      .g16, "A single report about iOS 26, whose changes to sheets are not known otherwise (L9)."),
    .conforms(
      .g17,
      given(.pageSheet).inRegularWidth()
        .when(.layout).then(.hasPageSize(true))
        .when(.setPrefersPageSizing(false)).then(.responses(.accepted), .hasPageSize(false)),
      given(.pageSheet).inRegularWidth().on(.iOS16)
        .when(.setPrefersPageSizing(false))
        .then(.responses(.refused(.notInThisVersion)), .hasPageSize(true))),
  ]

  /// V stands at its medium detent, at which nothing dims what is behind.
  private static let undimmedAtMedium = mediumAndLarge.largestUndimmedDetent(.medium)
}
