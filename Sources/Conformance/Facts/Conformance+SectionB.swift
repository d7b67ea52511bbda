// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section B: appearance callbacks.
  static let sectionB: [Conformance] =
    presenterByStyle + appearanceOfPresented + appearanceInDismissals + appearanceByHand

  /// What the presenter receives, style by style.
  private static let presenterByStyle: [Conformance] = [
    .conforms(
      .b1,
      comes(.automatic).then(.appearance(of: .p), .isInWindow(.p)),
      comes(.pageSheet).then(.appearance(of: .p), .isInWindow(.p)),
      comes(.automatic, .regular).then(.appearance(of: .p), .isInWindow(.p)),
      comes(.pageSheet, .regular).then(.appearance(of: .p), .isInWindow(.p))),
    .conforms(
      .b2,
      given(.pageSheet).when(.swipe(.complete))
        .then(.appearance(of: .p), .isGone(.v), .isInWindow(.p)),
      given(.pageSheet).when(.dismiss(), .transitionEnds).then(.appearance(of: .p), .isGone(.v)),
      .presenterStays(under: .automatic, .compact), .presenterStays(under: .automatic, .regular),
      .presenterStays(under: .pageSheet, .compact), .presenterStays(under: .pageSheet, .regular)),
    .conforms(
      .b3, .presenterIsCovered(by: .fullScreen, .compact),
      .presenterIsCovered(by: .fullScreen, .regular)),
    .conforms(
      .b4,
      givenNotPresented(.fullScreen)
        .when(.present()).then(.isInWindow(.p))
        .when(.transitionEnds).then(.isInWindow(.p, false))
        .when(.dismiss()).then(.isInWindow(.p))
        .when(.transitionEnds).then(.isInWindow(.p))),
    .conforms(
      .b5, .presenterStays(under: .overFullScreen, .compact),
      .presenterStays(under: .overFullScreen, .regular)),
    .conforms(
      .b6, .presenterIsCovered(by: .currentContext, .compact),
      .presenterIsCovered(by: .currentContext, .regular)),
    .conforms(
      .b7, .presenterStays(under: .overCurrentContext, .compact),
      .presenterStays(under: .overCurrentContext, .regular)),
    .conforms(
      .b8, .presenterStays(under: .formSheet, .regular),
      given(.formSheet).inRegularWidth()
        .when(.swipe(.complete)).then(.appearance(of: .p), .isGone(.v))),
    .conforms(
      .b9, .presenterStays(under: .popover, .regular),
      given(.popover).inRegularWidth()
        .when(.tapOutside).then(.appearance(of: .p), .isGone(.v))),
    Conformance(
      fact: .b10, status: .conforms,
      scenarios: IOSVersion.allCases.flatMap { version in
        [ModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover].map {
          .presenterStays(under: $0, .compact, on: version)
        }
      }),
    .conforms(
      .b11, .presenterStays(under: .custom, .compact), .presenterStays(under: .custom, .regular),
      given(.custom).transitioning(.presentationController).keepsPresentersView()
        .then(.isInWindow(.p))
        .when(.dismiss(), .transitionEnds).then(.appearance(of: .p), .isGone(.v))),
    .conforms(.b12, removedByCustom, removedByCustom.inRegularWidth()),
    .conforms(
      .b13,
      givenNotPresented(.none)
        .when(.present())
        .then(.receivesNothing, .responses(.raised(.presentedWithStyleNone)), .isGone(.v))),
  ]

  /// What V receives when it is presented.
  private static let appearanceOfPresented: [Conformance] = [
    Conformance(
      fact: .b14, status: .conforms,
      scenarios: ModalPresentationStyle.allCases.filter { $0 != .none }.flatMap { style in
        [HorizontalSizeClass.compact, .regular].map { width in
          comes(style, width)
            .then(
              .appearance(of: .v, .viewWillAppear(.v), .viewIsAppearing(.v), .viewDidAppear(.v)),
              .isPresented(.v))
        }
      }),
    .conforms(
      .b15,
      givenNotPresented(.pageSheet)
        .on(.viewWillAppear(.v), do: .see(.isInWindow(.v, false)))
        .on(.viewIsAppearing(.v), do: .see(.isInWindow(.v)))
        .when(.present())
        .then(.receives(.viewWillAppear(.v), .viewIsAppearing(.v)))
        .when(.transitionEnds).then(.receives(.viewDidAppear(.v))),
      given(.fullScreen)
        .on(.viewWillAppear(.p), do: .see(.isInWindow(.p, false)))
        .on(.viewIsAppearing(.p), do: .see(.isInWindow(.p)))
        .when(.dismiss(), .transitionEnds)
        .then(.receivesInOrder(.viewWillAppear(.p), .viewIsAppearing(.p), .viewDidAppear(.p)))),
  ]

  /// A presentation controller that answers true to shouldRemovePresentersView.
  private static let removedByCustom =
    givenNotPresented(.custom).transitioning(.presentationController)
    .answering(.shouldRemovePresentersView(.v), .yes)
    .when(.present())
    .then(.appearance(of: .p, .viewWillDisappear(.p)), .isInWindow(.p))
    .when(.transitionEnds)
    .then(.appearance(of: .p, .viewDidDisappear(.p)), .isInWindow(.p, false))
    .when(.dismiss(), .transitionEnds)
    .then(
      .appearance(of: .p, .viewWillAppear(.p), .viewIsAppearing(.p), .viewDidAppear(.p)),
      .isInWindow(.p))

  private static func comes(
    _ style: ModalPresentationStyle, _ width: HorizontalSizeClass = .compact
  ) -> Scenario {
    let start = givenNotPresented(style)
    return (width == .regular ? start.inRegularWidth() : start).when(.present(), .transitionEnds)
  }
}
