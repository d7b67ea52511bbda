// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Which object is the delegate, how long, and of what.
  static let delegateObjects: [Conformance] = [
    .conforms(
      .a20,
      givenNotPresented(.pageSheet).delegate([])
        .when(.present(), .setDelegate(.dismissal), .transitionEnds).then(.isPresented(.v))
        .when(.swipe(.complete))
        .then(.delegateReceivesDismissal),
      given(.pageSheet).delegate([]).isModalInPresentation(true)
        .when(.setDelegate(.dismissal), .swipe(.complete))
        .then(.delegateReceives(.presentationControllerDidAttemptToDismiss(.v)))),
    .conforms(
      .a21,
      givenNotPresented(.popover).delegate([])
        .when(.present(), .setDelegate(.adaptivePresentationStyle), .transitionEnds)
        .then(.receives(.adaptivePresentationStyle(.v), times: 0), .isPresented(.v)),
      givenNotPresented(.popover).delegate(.adaptivePresentationStyle)
        .answering(.adaptivePresentationStyle(.v), .style(.none))
        .when(.present(), .transitionEnds)
        .then(.receives(.adaptivePresentationStyle(.v), times: 1), .isPresented(.v))
    )
    .nothingToDelete(
      because: "what UIKit asks is settled inside present, by the delegate that is there then."),
    .conforms(
      .a22,
      given(.pageSheet).shouldDismiss(.no)
        .when(.releaseDelegate(), .swipe(.complete))
        .then(.receives(.viewWillDisappear(.v), .viewDidDisappear(.v)), .isGone(.v)),
      given(.pageSheet)
        .when(.gesture(.swipeBegins), .releaseDelegate(), .gesture(.swipeMovesPastThreshold))
        .when(.gesture(.swipeReleased), .transitionEnds)
        .then(.receives(.presentationControllerDidDismiss(.v), times: 0), .isGone(.v))),
    .conforms(
      .a23,
      given(.pageSheet)
        .when(.swipe(.complete)).then(.receives(.presentationControllerDidDismiss(.v), times: 1))
        .when(.present(), .transitionEnds, .swipe(.complete)).then(.delegateReceives(), .isGone(.v))
        .when(.present(), .setDelegate(.dismissal), .transitionEnds, .swipe(.complete))
        .then(.receives(.presentationControllerDidDismiss(.v), times: 1)),
      given(.pageSheet).detents(.medium, .large)
        .then(.stands(at: .medium))
        .when(.dismiss(), .transitionEnds, .present(), .transitionEnds)
        .then(.stands(at: .large))
        .when(.dismiss(), .transitionEnds, .setDetents(.medium), .present(), .transitionEnds)
        .then(.stands(at: .medium))),
    .conforms(
      .a24,
      given(.pageSheet).isModalInPresentation(true)
        .when(.dismiss(), .transitionEnds, .present(), .transitionEnds, .swipe(.complete))
        .then(.isPresented(.v)),
      given(.pageSheet).isModalInPresentation(true)
        .when(.dismiss(), .transitionEnds, .makeAnew(), .present(), .transitionEnds)
        .when(.swipe(.complete))
        .then(.isGone(.v))),
    .conforms(
      .a27,
      twoSheets
        .when(.dismiss(from: .p), .transitionEnds)
        .then(.delegateReceives(), .isGone(.w), .isGone(.v))
    )
    .follows(from: .a5),
    .conforms(
      .a28,
      twoSheets
        .when(.swipe(.complete))
        .then(
          .receives(
            .presentationControllerShouldDismiss(.w), .presentationControllerWillDismiss(.w),
            .viewWillDisappear(.w), .viewDidDisappear(.w), .presentationControllerDidDismiss(.w)),
          .isGone(.w), .isPresented(.v))
    )
    .follows(from: .a1),
    .conforms(
      .a29,
      released
        .when(.dismiss()).then(.responses(.refused(.transitionInProgress)))
        .when(.transitionEnds).then(.receives(.presentationControllerDidDismiss(.v), times: 1)),
      released
        .when(.setDelegate([]), .dismiss())
        .then(.responses(.refused(.transitionInProgress)))
        .when(.transitionEnds).then(.delegateReceives(), .isGone(.v))
    )
    .follows(from: .a1, .a20),
    .conforms(.a30, swipedAway(.imagePicker)),
    .choice(
      .a31, .documentPickerReportsSwipe,
      because: "the newer of two reports tells of both callbacks, for most dismissals.",
      given(.pageSheet).isSystemController(.documentPicker)
        .when(.swipe(.complete))
        .then(
          .receives(.systemControllerDidFinish(.v), times: 1),
          .receives(.presentationControllerDidDismiss(.v), times: 1), .isGone(.v)),
      given(.pageSheet).isSystemController(.documentPicker)
        .under(\.documentPickerReportsSwipe, false)
        .when(.swipe(.complete))
        .then(
          .receives(.systemControllerDidFinish(.v), times: 0),
          .receives(.presentationControllerDidDismiss(.v), times: 1), .isGone(.v))),
    .conforms(
      .a32, swipedAway(.safari), swipedAway(.safari, given(.formSheet)),
      swipedAway(.safari, given(.formSheet).inRegularWidth())),
    .conforms(
      .a33,
      given(.pageSheet).isSystemController(.imagePicker)
        .on(.systemControllerDidFinish(.v), do: .dismiss())
        .when(.tapCancel(), .transitionEnds).then(cancelled),
      given(.pageSheet).isSystemController(.documentPicker)
        .when(.tapCancel(), .transitionEnds).then(cancelled),
      given(.pageSheet).isSystemController(.safari)
        .when(.tapCancel(), .transitionEnds).then(cancelled)),
    .conforms(
      .a34,
      onlyDelegate(.shouldDismiss).then(
        .delegateReceives(.presentationControllerShouldDismiss(.v))),
      onlyDelegate(.willDismiss).then(.delegateReceives(.presentationControllerWillDismiss(.v))),
      onlyDelegate(.didDismiss).then(.delegateReceives(.presentationControllerDidDismiss(.v))),
      given(.pageSheet).delegate(.didAttemptToDismiss).isModalInPresentation(true)
        .when(.swipe(.complete))
        .then(.delegateReceives(.presentationControllerDidAttemptToDismiss(.v))),
      given(.popover).inRegularWidth()
        .when(.dismiss(), .transitionEnds).then(.delegateReceives(), .isGone(.v))
    )
    .follows(from: .a1, .a2, .a5),
    .outOfScope(.a35, "The deprecated methods of the popover's delegate are not modeled."),
    .conforms(
      .a36,
      given(.pageSheet)
        .when(.setModalInPopover(true), .swipe(.complete))
        .then(.receives(.presentationControllerDidAttemptToDismiss(.v)), .isPresented(.v))),
    .conforms(
      .a37,
      given(.pageSheet).isModalInPresentation(false).shouldDismiss(.no)
        .when(.swipe(.complete)).then(.isPresented(.v)),
      given(.pageSheet).isModalInPresentation(true).shouldDismiss(.yes)
        .when(.swipe(.complete)).then(.isPresented(.v)),
      given(.pageSheet).isModalInPresentation(false).shouldDismiss(.yes)
        .when(.swipe(.complete)).then(.isGone(.v))
    )
    .follows(from: .a2, .a4),
    .conforms(
      .a38,
      given(.pageSheet).isSystemController(.activity)
        .when(.tapCancel()).then(.receives(.viewWillDisappear(.v)))
        .when(.transitionEnds)
        .then(
          .receives(.viewDidDisappear(.v), .systemControllerDidFinish(.v)), .isGone(.v)),
      given(.pageSheet).isSystemController(.activity)
        .when(.swipe(.complete))
        .then(
          .receives(.systemControllerDidFinish(.v), times: 1),
          .receives(.presentationControllerDidDismiss(.v), times: 1), .isGone(.v)),
      given(.pageSheet).isSystemController(.activity)
        .when(.dismiss(from: .p), .transitionEnds)
        .then(.receives(.systemControllerDidFinish(.v), times: 0), .isGone(.v))),
    .conforms(
      .a39,
      given(.pageSheet).isSystemController(.fontPicker)
        .when(.swipe(.complete))
        .then(.receives(.systemControllerDidFinish(.v), times: 1), .isGone(.v)),
      given(.pageSheet).isSystemController(.fontPicker)
        .when(.tapCancel(), .transitionEnds).then(cancelled)),
    .conforms(
      .a40,
      given(.fullScreen).zooms()
        .when(.swipe(.complete))
        .then(.delegateReceivesDismissal, .isGone(.v)),
      given(.overFullScreen).zooms()
        .when(.swipe(.cancel), .swipe(.interrupt))
        .then(.receives(.presentationControllerDidDismiss(.v), times: 0), .isPresented(.v))),
    .conforms(
      .a41,
      givenNotPresented(.fullScreen).zooms()
        .when(.present(), .transitionEnds, .swipe(.complete))
        .then(
          .receivesInOrder(
            .viewWillAppear(.v), .viewDidAppear(.v), .viewWillDisappear(.v), .viewDidDisappear(.v)),
          .isGone(.v))
    )
    .follows(from: .a40),
  ]

  /// V presents W, both as sheets with delegates.
  private static let twoSheets =
    given(.pageSheet).delegate(.dismissal, of: .w)
    .when(.present(.w, from: .v), .transitionEnds)
    .then(.isPresented(.w))

  /// The user has let the sheet go below the threshold; it is on its way out.
  private static let released =
    given(.pageSheet)
    .when(.gesture(.swipeBegins), .gesture(.swipeMovesPastThreshold), .gesture(.swipeReleased))

  /// The user swipes a system controller away; its own delegate receives nothing.
  private static func swipedAway(
    _ kind: ControllerState.Kind, _ start: Scenario = given(.pageSheet)
  ) -> Scenario {
    start.isSystemController(kind)
      .when(.swipe(.complete))
      .then(.receivesDismissalByUser, .isGone(.v))
  }

  /// What is received when the user taps the button that ends a system's controller.
  private static let cancelled: [Expectation] = [
    .receives(.systemControllerDidFinish(.v), .viewWillDisappear(.v), .viewDidDisappear(.v)),
    .isGone(.v),
  ]

  private static func onlyDelegate(_ method: DelegateMethods) -> Scenario {
    given(.pageSheet).delegate(method).when(.swipe(.complete))
  }
}
