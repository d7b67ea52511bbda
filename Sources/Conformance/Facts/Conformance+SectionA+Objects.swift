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
        .then(
          .delegateHears(
            .presentationControllerShouldDismiss(.v), .presentationControllerWillDismiss(.v),
            .presentationControllerDidDismiss(.v))),
      given(.pageSheet).delegate([]).isModalInPresentation(true)
        .when(.setDelegate(.dismissal), .swipe(.complete))
        .then(.delegateHears(.presentationControllerDidAttemptToDismiss(.v)))),
    .conforms(
      .a21,
      givenNotPresented(.popover).delegate([])
        .when(.present(), .setDelegate(.adaptivePresentationStyle), .transitionEnds)
        .then(.hears(.adaptivePresentationStyle(.v), times: 0), .isPresented(.v)),
      givenNotPresented(.popover).delegate(.adaptivePresentationStyle)
        .answering(.adaptivePresentationStyle(.v), .style(.none))
        .when(.present(), .transitionEnds)
        .then(.hears(.adaptivePresentationStyle(.v), times: 1), .isPresented(.v))),
    .conforms(
      .a22,
      given(.pageSheet).shouldDismiss(.no)
        .when(.releaseDelegate(), .swipe(.complete))
        .then(.hears(.viewWillDisappear(.v), .viewDidDisappear(.v)), .isGone(.v)),
      given(.pageSheet)
        .when(.gesture(.swipeBegins), .releaseDelegate(), .gesture(.swipeMovesPastThreshold))
        .when(.gesture(.swipeReleased), .transitionEnds)
        .then(.hears(.presentationControllerDidDismiss(.v), times: 0), .isGone(.v))),
    .conforms(
      .a23,
      given(.pageSheet)
        .when(.swipe(.complete)).then(.hears(.presentationControllerDidDismiss(.v), times: 1))
        .when(.present(), .transitionEnds, .swipe(.complete)).then(.delegateHears(), .isGone(.v))
        .when(.present(), .setDelegate(.dismissal), .transitionEnds, .swipe(.complete))
        .then(.hears(.presentationControllerDidDismiss(.v), times: 1))),
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
        .then(.delegateHears(), .isGone(.w), .isGone(.v))),
    .conforms(
      .a28,
      twoSheets
        .when(.swipe(.complete))
        .then(
          .hears(
            .presentationControllerShouldDismiss(.w), .presentationControllerWillDismiss(.w),
            .viewWillDisappear(.w), .viewDidDisappear(.w), .presentationControllerDidDismiss(.w)),
          .isGone(.w), .isPresented(.v))),
    .conforms(
      .a29,
      released
        .when(.dismiss()).then(.responses(.refused(.transitionInProgress)))
        .when(.transitionEnds).then(.hears(.presentationControllerDidDismiss(.v), times: 1)),
      released
        .when(.setDelegate([]), .dismiss())
        .then(.responses(.refused(.transitionInProgress)))
        .when(.transitionEnds).then(.delegateHears(), .isGone(.v))),
    .conforms(
      .a34,
      onlyDelegate(.shouldDismiss).then(.delegateHears(.presentationControllerShouldDismiss(.v))),
      onlyDelegate(.willDismiss).then(.delegateHears(.presentationControllerWillDismiss(.v))),
      onlyDelegate(.didDismiss).then(.delegateHears(.presentationControllerDidDismiss(.v))),
      given(.pageSheet).delegate(.didAttemptToDismiss).isModalInPresentation(true)
        .when(.swipe(.complete))
        .then(.delegateHears(.presentationControllerDidAttemptToDismiss(.v)))),
    .outOfScope(.a35, "The deprecated methods of the popover's delegate are not modelled."),
    .conforms(
      .a37,
      given(.pageSheet).isModalInPresentation(false).shouldDismiss(.no)
        .when(.swipe(.complete)).then(.isPresented(.v)),
      given(.pageSheet).isModalInPresentation(true).shouldDismiss(.yes)
        .when(.swipe(.complete)).then(.isPresented(.v)),
      given(.pageSheet).isModalInPresentation(false).shouldDismiss(.yes)
        .when(.swipe(.complete)).then(.isGone(.v))),
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

  private static func onlyDelegate(_ method: DelegateMethods) -> Scenario {
    given(.pageSheet).delegate(method).when(.swipe(.complete))
  }
}
