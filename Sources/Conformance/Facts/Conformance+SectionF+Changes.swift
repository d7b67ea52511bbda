// SPDX-License-Identifier: MIT

import UIKitSemantics

// MARK: - F7 to F11: what the delegate is asked and told

extension Conformance {
  static let orderOfAdaptation: [Conformance] = [
    .conforms(
      .f7,
      adaptive(to: .formSheet)
        .when(.present())
        .then(
          .receivesInOrder(
            .adaptivePresentationStyle(.v),
            .viewControllerForAdaptivePresentationStyle(.v, .formSheet),
            .prepareAdaptivePresentationController(.v),
            .willPresentWithAdaptiveStyle(.v, .formSheet))),
      adaptive(to: .none)
        .when(.present())
        .then(
          .receivesInOrder(
            .adaptivePresentationStyle(.v), .willPresentWithAdaptiveStyle(.v, .none)),
          .receives(.viewControllerForAdaptivePresentationStyle(.v, .popover), times: 0),
          .receives(.prepareAdaptivePresentationController(.v), times: 0)),
      adaptive(to: .formSheet).on(.iOS14)
        .when(.present())
        .then(
          .receivesInOrder(
            .adaptivePresentationStyle(.v),
            .viewControllerForAdaptivePresentationStyle(.v, .formSheet),
            .willPresentWithAdaptiveStyle(.v, .formSheet)),
          .receives(.prepareAdaptivePresentationController(.v), times: 0))),
    .conforms(
      .f8,
      givenNotPresented(.pageSheet).delegate(.willPresentWithAdaptiveStyle)
        .when(.present()).then(.receivesInOrder(.willPresentWithAdaptiveStyle(.v, .none))),
      givenNotPresented(.popover).delegate(.willPresentWithAdaptiveStyle).inRegularWidth()
        .when(.present())
        .then(
          .receives(
            .willPresentWithAdaptiveStyle(.v, .none), .viewWillAppear(.v), .viewIsAppearing(.v)))
    ),
    .conforms(
      .f9,
      givenNotPresented(.popover).delegate(.willPresentWithAdaptiveStyle)
        .when(.present())
        .then(.receives(.willPresentWithAdaptiveStyle(.v, .formSheet), times: 1))
        .when(.transitionEnds, .width(.regular))
        .then(.receivesInOrder(.willPresentWithAdaptiveStyle(.v, .none)), .isShown(as: .popover))
        .when(.width(.compact))
        .then(.receives(.willPresentWithAdaptiveStyle(.v, .formSheet)), .isShown(as: .formSheet))),
    .conforms(
      .f10,
      given(.popover)
        .when(.width(.regular)).then(.isShown(as: .popover), .modalPresentationStyle(.popover))
        .when(.width(.compact)).then(.isShown(as: .formSheet), .modalPresentationStyle(.popover))
    )
    .follows(from: .f4, .f12),
    .conforms(
      .f11,
      wrapping
        .when(.present(), .transitionEnds)
        .then(
          .receives(
            .viewControllerForAdaptivePresentationStyle(.v, .formSheet), .viewWillAppear(.n),
            .viewWillAppear(.v), .viewIsAppearing(.n), .viewIsAppearing(.v), .viewDidAppear(.n),
            .viewDidAppear(.v)),
          .presentedViewController(of: .p, is: .n)
        )
        .when(.dismiss(from: .v), .transitionEnds)
        .then(
          .receives(
            .viewWillDisappear(.n), .viewWillDisappear(.v), .viewDidDisappear(.n),
            .viewDidDisappear(.v)),
          .presentedViewController(of: .p, is: nil)),
      wrapping.inRegularWidth()
        .when(.present(), .transitionEnds).then(.presentedViewController(of: .p, is: .v))
        .when(.width(.compact))
        .then(
          .receivesInOrder(.viewDidDisappear(.v), .viewDidAppear(.n), .viewDidAppear(.v)),
          .presentedViewController(of: .p, is: .n)
        )
        .when(.width(.regular))
        .then(
          .receivesInOrder(.viewDidDisappear(.n), .viewDidAppear(.v)),
          .presentedViewController(of: .p, is: .v)),
      wrapping
        .when(.present(), .transitionEnds, .present(.w, from: .v, .pageSheet), .transitionEnds)
        .then(
          .presentedViewController(of: .n, is: .w), .presentedViewController(of: .v, is: .w),
          .isPresented(.w))),
  ]

  /// A popover whose delegate has every method about adaptation.
  private static func adaptive(to style: ModalPresentationStyle) -> Scenario {
    givenNotPresented(.popover).delegate(.adaptation).adapting(to: style)
  }

  /// A popover that is to be shown in a navigation controller N where it adapts.
  private static let wrapping = givenNotPresented(.popover)
    .delegate(.viewControllerForAdaptivePresentationStyle)
    .answering(.viewControllerForAdaptivePresentationStyle(.v, .formSheet), .controller(.n))
}

// MARK: - F12 to F17: changes of the size class

extension Conformance {
  static let changesOfSizeClass: [Conformance] = [
    .conforms(
      .f12,
      given(.popover).inRegularWidth()
        .when(.width(.compact)).then(.isShown(as: .formSheet), .isPresented(.v))
        .when(.width(.regular)).then(.isShown(as: .popover), .isPresented(.v)),
      given(.popover).delegate(.adaptivePresentationStyle).adapting(to: .none).inRegularWidth()
        .when(.adaptsFromNowOn(to: .fullScreen), .width(.compact))
        .then(.isShown(as: .fullScreen), .isPresented(.v))
        .when(.adaptsFromNowOn(to: .none), .width(.regular))
        .then(.isShown(as: .popover), .isPresented(.v))),
    .conforms(
      .f13,
      given(.popover).inRegularWidth()
        .when(.width(.compact), .width(.regular)).then(.delegateReceives(), .isPresented(.v)),
      given(.formSheet)
        .when(.width(.regular), .width(.compact)).then(.receivesNothing, .isPresented(.v))
    )
    .nothingToDelete(because: "an adaptation is no dismissal, so that nothing could tell of one."),
    .conforms(
      .f14,
      givenNotPresented(.custom).transitioning(.presentationController)
        .answering(.shouldRemovePresentersView(.v), .no).delegate(.adaptation)
        .when(.present())
        .then(
          .receives(.adaptivePresentationStyle(.v), times: 0), .isShown(as: .custom)
        )
        .when(.transitionEnds, .width(.regular), .width(.compact))
        .then(.isShown(as: .custom), .appearance(of: .p)),
      given(.custom).when(.width(.regular)).then(.receivesNothing, .isShown(as: .custom))),
    .conforms(
      .f15,
      // V, a popover, makes way for W before the phone is turned; the app means V.
      given(.popover).inRegularWidth()
        .when(
          .dismiss(from: .v), .transitionEnds, .present(.w, from: .p, .pageSheet),
          .transitionEnds
        )
        .then(.isPresented(.w))
        .when(.width(.compact), .dismiss(from: .p), .transitionEnds)
        .then(.delegateReceives(), .isGone(.w))
    )
    .follows(from: .e1),
    .conforms(
      .f16,
      given(.pageSheet)
        .when(.width(.regular), .width(.compact), .height(.compact), .height(.regular))
        .then(.receivesNothing, .isPresented(.v)),
      given(.pageSheet).when(.present(.w, from: .v), .transitionEnds).then(.isPresented(.w))
        .when(.width(.regular)).then(.receivesNothing, .isPresented(.v), .isPresented(.w))
    )
    .nothingToDelete(because: "a change of size class has no step that dismisses."),
    .conforms(
      .f17,
      givenNotPresented(.pageSheet)
        .when(.present(), .transitionEnds).then(.isShown(as: .pageSheet), .appearance(of: .p)),
      givenNotPresented(.popover)
        .when(.present(), .transitionEnds).then(.isShown(as: .formSheet), .appearance(of: .p)),
      givenNotPresented(.fullScreen)
        .when(.present(), .transitionEnds)
        .then(
          .isShown(as: .fullScreen),
          .appearance(of: .p, .viewWillDisappear(.p), .viewDidDisappear(.p)))
    )
    .follows(from: .f4, .b10),
    .conforms(
      .f18,
      answered(.popover, .popover).then(.isShown(as: .formSheet, .w), .isPresented(.w)),
      answered(.popover, .fullScreen).then(.isShown(as: .fullScreen, .w), .isPresented(.w)),
      answered(.pageSheet, .formSheet).then(.isShown(as: .formSheet, .w), .isPresented(.w)),
      answered(.formSheet, .pageSheet)
        .then(
          .isShown(as: .formSheet), .isPresented(.v),
          .receives(.willPresentWithAdaptiveStyle(.v, .none), times: 1)),
      answered(.pageSheet, .overCurrentContext).then(.isShown(as: .pageSheet), .isPresented(.v)),
      answered(.popover, .overFullScreen, .regular)
        .then(.isShown(as: .overFullScreen, .w), .isPresented(.w)),
      answered(.popover, .currentContext, .regular)
        .then(
          .isShown(as: .popover), .isPresented(.v),
          .receives(.willPresentWithAdaptiveStyle(.v, .none), times: 1)),
      // What is replaced does not appear, and comes when there is room for it.
      answered(.popover, .popover)
        .then(.appearance(of: .v), .receives(.viewDidAppear(.w), times: 1))
        .when(.width(.regular))
        .then(
          .isPresented(.v), .appearance(of: .w, .viewWillDisappear(.w), .viewDidDisappear(.w)),
          .appearance(of: .v, .viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v)))),
    .conforms(
      .f19,
      givenNotPresented(.popover).isSystemController(.alert)
        .when(.present(), .transitionEnds).then(.isShown(as: .popover))
        .when(.tapOutside)
        .then(.receives(.alertActionHandler(.v), times: 0), .isGone(.v))),
  ]

  /// V was presented, the delegate answered with a style, and has W to show in it.
  private static func answered(
    _ style: ModalPresentationStyle, _ answer: ModalPresentationStyle,
    _ width: HorizontalSizeClass = .compact
  ) -> Scenario {
    let start = givenNotPresented(style).delegate(.adaptation).adapting(to: answer)
      .replaced(by: .w)
    return (width == .regular ? start.inRegularWidth() : start).when(.present(), .transitionEnds)
  }
}
