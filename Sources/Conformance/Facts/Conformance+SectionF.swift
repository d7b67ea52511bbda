// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section F: adaptation.
  static let sectionF: [Conformance] =
    [
      .conforms(
        .f1,
        givenNotPresented(.automatic)
          .when(.present(), .transitionEnds)
          .then(.isShown(as: .pageSheet), .modalPresentationStyle(.pageSheet), .appearance(of: .p)),
        givenNotPresented(.pageSheet)
          .when(.height(.regular)).then(.modalPresentationStyle(.pageSheet, of: .w))),
      .outOfScope(
        .f2,
        "The class chooses, which the stand-in for UIKit does, and a test of its own holds it to that."
      ),
      .conforms(
        .f3,
        given(.pageSheet).when(.height(.compact))
          .then(.receivesNothing, .isShown(as: .pageSheet), .fillsScreen(true))
          .when(.height(.regular)).then(.fillsScreen(false)),
        given(.pageSheet).inRegularWidth().inCompactHeight()
          .when(.swipe(.cancel)).then(.fillsScreen(true), .isShown(as: .pageSheet)),
        given(.pageSheet).inCompactHeight()
          .when(.swipe(.complete)).then(.receives(.viewDidDisappear(.v), times: 1), .isGone(.v))),
      .conforms(
        .f4,
        givenNotPresented(.popover)
          .when(.present(), .transitionEnds).then(.isShown(as: .formSheet), .appearance(of: .p)),
        givenNotPresented(.formSheet)
          .when(.present(), .transitionEnds).then(.isShown(as: .formSheet), .appearance(of: .p)),
        givenNotPresented(.popover).inRegularWidth()
          .when(.present(), .transitionEnds).then(.isShown(as: .popover))),
      .conforms(
        .f5,
        givenNotPresented(.popover).delegate(.adaptivePresentationStyle).adapting(to: .none)
          .when(.present())
          .then(
            .receives(
              .adaptivePresentationStyle(.v), .viewWillAppear(.v), .viewIsAppearing(.v)),
            .isShown(as: .popover)),
        givenNotPresented(.popover).delegate(.adaptivePresentationStyle)
          .adapting(to: .overFullScreen)
          .when(.present(), .transitionEnds).then(.isShown(as: .overFullScreen))),
      .conforms(
        .f6,
        olderMethodOnly
          .when(.present())
          .then(
            .receives(
              .adaptivePresentationStyleWithoutTraits(.v), .viewWillAppear(.v),
              .viewIsAppearing(.v)),
            .isShown(as: .popover)),
        olderMethodOnly.inRegularWidth().inCompactHeight()
          .when(.present())
          .then(.receives(.viewWillAppear(.v), .viewIsAppearing(.v)), .isShown(as: .formSheet)),
        givenNotPresented(.popover)
          .delegate([.adaptivePresentationStyle, .adaptivePresentationStyleWithoutTraits])
          .adapting(to: .none)
          .when(.present())
          .then(
            .receives(
              .adaptivePresentationStyle(.v), .viewWillAppear(.v), .viewIsAppearing(.v)),
            .isShown(as: .popover)),
        givenNotPresented(.popover).delegate(.adaptivePresentationStyle).adapting(to: .none)
          .inRegularWidth().inCompactHeight()
          .when(.present())
          .then(.receives(.adaptivePresentationStyle(.v), times: 1), .isShown(as: .popover))),
    ] + orderOfAdaptation + changesOfSizeClass

  /// A popover whose delegate has the method that is not told the traits, and says ".none".
  private static let olderMethodOnly = givenNotPresented(.popover)
    .delegate(.adaptivePresentationStyleWithoutTraits)
    .answering(.adaptivePresentationStyleWithoutTraits(.v), .style(.none))
}
