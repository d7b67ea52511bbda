// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section J: what follows from several facts.
  static let sectionJ: [Conformance] = [
    .conforms(
      .j1, endOfV.when(.swipe(.complete)).then(endedByUser),
      endOfV.inRegularWidth().when(.tapOutside).then(endedByUser),
      endOfV.when(.dismiss(completion: true), .transitionEnds)
        .then(
          .receives(.viewWillDisappear(.v), .viewDidDisappear(.v), .dismissCompletion(.v)),
          .isGone(.v)
        ),
      given(.pageSheet)
        .on(.viewDidDisappear(.w), do: .see(.isBeingDismissed(.w)))
        .delegate(.dismissal, of: .w)
        .when(.present(.w, from: .v), .transitionEnds).then(.isPresented(.w))
        .when(.dismiss(from: .p), .transitionEnds)
        .then(
          .receives(
            .viewWillDisappear(.w), .viewWillDisappear(.v), .viewDidDisappear(.w),
            .viewDidDisappear(.v)), .isGone(.w))
    )
    .follows(from: .a1, .a5, .b2),
    .conforms(
      .j2,
      given(.pageSheet).isSystemController(.documentPicker)
        .when(.swipe(.complete))
        .then(
          .receives(.systemControllerDidFinish(.v), times: 1),
          .receives(.presentationControllerDidDismiss(.v), times: 1)),
      given(.pageSheet).isSystemController(.documentPicker)
        .when(.tapCancel(), .transitionEnds)
        .then(
          .receives(.systemControllerDidFinish(.v), times: 1),
          .receives(.presentationControllerDidDismiss(.v), times: 0)),
      given(.pageSheet).isSystemController(.imagePicker).delegate([])
        .when(.swipe(.complete))
        .then(.receives(.viewWillDisappear(.v), .viewDidDisappear(.v)), .isGone(.v))
    )
    .follows(from: .a1, .a30, .a33),
    .conforms(
      .j3,
      given(.pageSheet)
        .when(.swipe(.cancel))
        .then(
          .receives(
            .presentationControllerShouldDismiss(.v), .presentationControllerWillDismiss(.v),
            .viewWillDisappear(.v), .viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v)),
          .isPresented(.v)),
      given(.pageSheet)
        .on(.viewDidDisappear(.v), do: .see(.isPresented(.v)))
        .when(.present(.w, from: .v, .fullScreen), .transitionEnds)
        .then(.receives(.viewDidDisappear(.v), times: 1), .isPresented(.v))
    )
    .follows(from: .a10, .a13, .b17),
    .conforms(
      .j4,
      givenNotPresented(.pageSheet)
        .when(.present(), .present(.w, from: .p), .dismiss())
        .then(
          .responses(
            .accepted, .refused(.transitionInProgress), .refused(.transitionInProgress)),
          .isBeingPresented(.v)
        )
        .when(.transitionEnds).then(.isPresented(.v))
        .when(.dismiss(), .present(.w, from: .p), .dismiss())
        .then(
          .responses(
            .accepted, .refused(.transitionInProgress), .refused(.transitionInProgress)),
          .isBeingDismissed(.v)
        )
        .when(.transitionEnds).then(.isGone(.v), .isGone(.w)),
      givenNotPresented(.pageSheet)
        .on(.presentCompletion(.v), do: .dismiss(completion: true))
        .on(.dismissCompletion(.v), do: .present(.w, from: .p))
        .when(.present(completion: true), .transitionEnds).then(.isBeingDismissed(.v))
        .when(.transitionEnds).then(.isGone(.v), .isBeingPresented(.w))
        .when(.transitionEnds).then(.isPresented(.w))
    )
    .follows(from: .e2, .e4, .e6),
    .conforms(
      .j5,
      given(.pageSheet)
        .when(.swipe(.cancel)).then(.isPresented(.v), .isInWindow(.v))
        .when(.swipe(.complete))
        .then(.receivesDismissalByUser, .isGone(.v)),
      given(.fullScreen).transitioning(.interactiveDismissal)
        .when(.dismiss(completion: true), .interactionStarts, .cancelInteraction())
        .when(.transitionEnds)
        .then(
          .receives(.dismissCompletion(.v), times: 1), .isPresented(.v), .isInWindow(.v),
          .isInWindow(.p, false)
        )
        .when(.dismiss(), .interactionStarts, .finishInteraction(), .transitionEnds)
        .then(.receives(.dismissCompletion(.v), times: 0), .isGone(.v), .isInWindow(.p))
    )
    .follows(from: .b4, .d7),
  ]

  /// V is a popover, or the sheet that it adapts to, and says at its end what it is.
  private static let endOfV =
    given(.popover).on(.viewDidDisappear(.v), do: .see(.isBeingDismissed(.v)))

  private static let endedByUser: [Expectation] = [
    .receivesDismissalByUser,
    .isGone(.v),
  ]
}
