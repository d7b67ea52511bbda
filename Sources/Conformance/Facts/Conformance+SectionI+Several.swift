// SPDX-License-Identifier: MIT

import UIKitSemantics

// MARK: - I9 to I12: several presenters on one level

extension Conformance {
  static let severalPresenters: [Conformance] = [
    .conforms(
      .i9,
      twoSheets
        .when(.inOneUpdate(.set(true, .first), .set(true, .second)))
        .then(
          .happens(.uikit(.viewWillAppear(.v)), .uikit(.viewIsAppearing(.v))), .logsOnlyOneSheet
        )
        .when(.transitionEnds)
        .then(.isPresented(.v), .isGone(.w), .isSet(true, .first), .isSet(true, .second)),
      twoSheets
        .when(.set(true, .second), .transitionEnds, .set(true, .first))
        .then(.logsOnlyOneSheet, .swiftUI(), .isPresented(.w), .isGone(.v)),
      twoSheets.on(.iOS13)
        .when(.inOneUpdate(.set(true, .first), .set(true, .second)))
        .then(.happens(.uikit(.viewWillAppear(.v)), .uikit(.viewIsAppearing(.v))))),
    .choice(
      .i10, .secondSheet,
      because: "the runtime's own message promises it; lost alerts are reported (I18), not sheets.",
      twoSheets
        .when(.inOneUpdate(.set(true, .first), .set(true, .second)), .transitionEnds)
        .then(.isPresented(.v), .isSet(true, .second))
        .when(.swipe(.complete))
        .then(
          .happens(
            .uikit(.viewWillDisappear(.v)), .uikit(.viewDidDisappear(.v)),
            .bindingWritten(.first, .absent), .onDismiss(.first), .uikit(.viewWillAppear(.w)),
            .uikit(.viewIsAppearing(.w)))
        )
        .when(.transitionEnds).then(.isPresented(.w), .isGone(.v)),
      twoSheets
        .when(.inOneUpdate(.set(true, .first), .set(true, .second)), .transitionEnds)
        .when(.inOneUpdate(.set(false, .second)), .swipe(.complete))
        .then(.isGone(.v), .isGone(.w)),
      twoSheets.under(\.secondSheet, .isForgotten)
        .when(.inOneUpdate(.set(true, .first), .set(true, .second)), .transitionEnds)
        .when(.swipe(.complete)).then(.isGone(.v), .isGone(.w), .isSet(true, .second))),
    .conforms(
      .i11,
      givenViews(.showing(.sheet), .showing(.sheet, .w, .second)).on(.iOS13)
        .when(.set(true, .first)).then(.happens(), .isGone(.v))
        .when(.set(true, .second), .transitionEnds).then(.isPresented(.w)),
      givenViews(.showing(.sheet), .showing(.sheet, .w, .second)).on(.iOS14)
        .when(.set(true, .first), .transitionEnds).then(.isPresented(.v)),
      twoSheets.on(.iOS13)
        .when(.set(true, .first), .transitionEnds).then(.isPresented(.v))),
    .conforms(
      .i12,
      rows(areInList: true).on(.iOS15)
        .when(.set(true, by: .second), .transitionEnds).then(.isPresented(.w), .swiftUI(), .logs())
        .when(.swipe(.complete)).then(.isGone(.w), .isGone(.v), .isSet(false))
        .when(.set(true, by: .first), .transitionEnds).then(.isPresented(.v)),
      rows(areInList: false).on(.iOS15)
        .when(.set(true, by: .second), .transitionEnds)
        .then(.isPresented(.v), .isGone(.w), .logsOnlyOneSheet)
        .when(.swipe(.complete)).then(.isGone(.v), .isGone(.w), .isSet(false))),
  ]

  /// X11, which is about rows too.
  static let rowsThatShareABinding: [Conformance] = [
    .choice(
      .x11, .sharedBindingInList,
      because: "the article has tried it, on iOS 14 and 15; the advice does not speak of lists.",
      rows(areInList: true)
        .when(.set(true, by: .second), .transitionEnds).then(.isPresented(.w), .isGone(.v)),
      rows(areInList: true).under(\.sharedBindingInList, .firstRow)
        .when(.set(true, by: .second), .transitionEnds)
        .then(.isPresented(.v), .isGone(.w), .logsOnlyOneSheet))
  ]

  /// L12, which is about them.
  static let orderOfSiblings: [Conformance] = [
    .choice(
      .l12, .updateOrder,
      because: "of siblings, the order in which they are written is what one would expect.",
      twoSheets.when(.inOneUpdate(.set(true, .first), .set(true, .second)), .transitionEnds)
        .then(.isPresented(.v), .isGone(.w)),
      twoSheets.under(\.updateOrder, .reversed)
        .when(.inOneUpdate(.set(true, .first), .set(true, .second)), .transitionEnds)
        .then(.isPresented(.w), .isGone(.v)),
      twoPresenters.when(.set(true))
        .then(
          .swiftUI(.updateUIViewController(.first), .updateUIViewController(.second)),
          .responses(.accepted, .refused(.transitionInProgress))
        )
        .when(.transitionEnds).then(.isPresented(.v)),
      twoPresenters.under(\.updateOrder, .reversed).when(.set(true))
        .then(.swiftUI(.updateUIViewController(.second), .updateUIViewController(.first)))
        .when(.transitionEnds).then(.isPresented(.w)))
  ]

  private static let twoPresenters = givenRepresentables(
    .presentOrDismiss(.first, .v), .presentOrDismiss(.first, .w))

  /// Two sheets on two views, each with its binding.
  private static let twoSheets = givenViews(
    .showing(.sheet), .showing(.sheet, .w, .second, view: 1))

  /// Two rows that share one binding, each with its sheet.
  static func rows(areInList: Bool) -> Scenario {
    givenViews(
      .showing(.sheet, .v, view: 0, isInList: areInList),
      .showing(.sheet, .w, view: 1, isInList: areInList))
  }
}

// MARK: - I13 to I15: representables that present

extension Conformance {
  static let representables: [Conformance] = [
    .conforms(
      .i13,
      givenRepresentables(
        .presentOrDismiss(.first, .v), .presentOrDismiss(.first, .w), .presentOrDismiss(.first, .x)
      )
      .when(.set(true))
      .then(
        .responses(.accepted, .refused(.transitionInProgress), .refused(.transitionInProgress)),
        .swiftUI(
          .updateUIViewController(.first), .updateUIViewController(.second),
          .updateUIViewController(.third))
      )
      .when(.transitionEnds).then(.isPresented(.v), .isGone(.w))
    )
    .follows(from: .e6),
    .conforms(
      .i14,
      givenRepresentables(.nothing)
        .when(.set(true)).then(.isUpdated)
        .when(.set(true)).then(.isUpdated)
        .when(.environmentChanges).then(.isUpdated)
        .when(.width(.regular)).then(.isUpdated),
      givenRepresentables(.presentOrDismiss(.first, .w))
        .when(.present(.v, .pageSheet), .transitionEnds).then(.isPresented(.v), .swiftUI())
        .when(.width(.regular)).then(.isUpdated, .isBeingDismissed(.v))),
    .conforms(
      .i15,
      givenRepresentables(.presentOrDismiss(.first, .v), .presentOrDismiss(.second, .w))
        .when(.set(true, .first)).then(.isSet(true, .first))
        .when(.transitionEnds).then(.isPresented(.v))
        .when(.environmentChanges)
        .then(
          .responses(.refused(.alreadyPresenting), .accepted), .isBeingDismissed(.v),
          .isSet(true, .first))
    )
    .follows(from: .e1, .i14),
  ]
}

extension Input {
  fileprivate static let nothing = Input("nothing") { _ in }
}

extension Expectation {
  /// The first representable is updated, once or more often.
  fileprivate static let isUpdated = Expectation("updateUIViewController") { run in
    run.events.contains(.updateUIViewController(.first)) ? nil : "it is not called"
  }
}
