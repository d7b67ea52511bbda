// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// Section I: SwiftUI.
  static let sectionI: [Conformance] =
    bindingsAndSheets + severalPresenters + rowsThatShareABinding + orderOfSiblings
    + dismissOfHostedViews
    + representables
    + lifetimesAndAlerts

  /// One sheet and its binding.
  private static let bindingsAndSheets: [Conformance] = [
    .conforms(
      .i1,
      givenViews(.showing(.sheet))
        .when(.set(true))
        .then(.happens(.uikit(.viewWillAppear(.v)), .uikit(.viewIsAppearing(.v))))
        .when(.transitionEnds)
        .then(.happens(.uikit(.viewDidAppear(.v))), .isPresented(.v)),
      shownSheet
        .when(.set(false))
        .then(.happens(.uikit(.viewWillDisappear(.v))), .isBeingDismissed(.v))
        .when(.transitionEnds)
        .then(.happens(.uikit(.viewDidDisappear(.v)), .onDismiss(.first)), .isGone(.v)),
      shownSheet
        .when(.swipe(.complete))
        .then(.swiftUI(.bindingWritten(.first, .absent), .onDismiss(.first)), .isGone(.v))
        .when(.set(true), .transitionEnds).then(.isPresented(.v))),
    .conforms(
      .i2,
      shownSheet
        .when(.swipe(.complete))
        .then(
          .happens(
            .uikit(.viewWillDisappear(.v)), .uikit(.viewDidDisappear(.v)),
            .bindingWritten(.first, .absent), .onDismiss(.first)),
          .isSet(false), .isGone(.v)),
      shown(.popover, givenViews(.showing(.popover)).inRegularWidth())
        .when(.tapOutside)
        .then(.swiftUI(.bindingWritten(.first, .absent)), .isSet(false), .isGone(.v))),
    .conforms(
      .i3,
      shownSheet
        .when(.setDelegate(.dismissal), .swipe(.complete))
        .then(.delegateReceivesDismissal, .swiftUI(), .isSet(true), .isGone(.v))
        .when(.set(true)).then(.receivesNothing, .isGone(.v)),
      shownSheet
        .when(.swipe(.complete)).then(.delegateReceives(), .isSet(false))),
    .conforms(
      .i4,
      shownSheet
        .when(.swipe(.cancel))
        .then(
          .happens(
            .uikit(.viewWillDisappear(.v)), .uikit(.viewWillAppear(.v)),
            .uikit(.viewIsAppearing(.v)), .uikit(.viewDidAppear(.v))),
          .isSet(true), .isPresented(.v))),
    .conforms(
      .i5,
      givenViews(.showing(.sheet, takesItem: true))
        .when(.setItem(.v), .transitionEnds).then(.isPresented(.v))
        .when(.setItem(.w)).then(.isBeingDismissed(.v), .swiftUI(), .isGone(.w))
        .when(.transitionEnds)
        .then(
          .happens(
            .uikit(.viewDidDisappear(.v)), .onDismiss(.first), .uikit(.viewWillAppear(.w)),
            .uikit(.viewIsAppearing(.w))),
          .isGone(.v)
        )
        .when(.transitionEnds).then(.isPresented(.w))),
    .conforms(
      .i6,
      shown(.sheet, givenViews(.showing(.sheet)).interactiveDismissDisabled())
        .when(.swipe(.complete)).then(.happens(), .isPresented(.v), .isSet(true))
        .when(.set(false), .transitionEnds)
        .then(.swiftUI(.onDismiss(.first)), .isGone(.v)),
      shown(
        .popover, givenViews(.showing(.popover)).interactiveDismissDisabled().inRegularWidth()
      )
      .when(.tapOutside).then(.happens(), .isPresented(.v)),
      shownSheet
        .when(.interactiveDismissDisabled(true), .swipe(.complete))
        .then(.happens(), .isPresented(.v))
        .when(.interactiveDismissDisabled(false), .swipe(.complete)).then(.isGone(.v)),
      shown(.sheet, givenViews(.showing(.sheet)).on(.iOS14))
        .when(.interactiveDismissDisabled(true), .swipe(.complete))
        .then(.isGone(.v))),
    .conforms(
      .i7,
      shownSheet
        .when(.dismissAction())
        .then(
          .happens(.bindingWritten(.first, .absent), .uikit(.viewWillDisappear(.v))),
          .isSet(false)
        )
        .when(.transitionEnds).then(.swiftUI(.onDismiss(.first)), .isGone(.v)),
      givenViews(.showing(.sheet))
        .when(.dismissAction(in: .p), .dismissAction(in: .v)).then(.happens()),
      shownSheet
        .when(.dismissAction(in: .p)).then(.happens(), .isSet(true), .isPresented(.v))),
    .conforms(
      .i8,
      presentedByRepresentable { $0.on(.iOS14) }
        .when(.dismissAction(in: .v)).then(.happens(), .isSet(true), .isPresented(.v))),
  ]

  /// X12, which is about the same from iOS 15 on.
  static let dismissOfHostedViews: [Conformance] = [
    .choice(
      .x12, .dismissOfHostedView,
      because: "A report on UIKit says that it dismisses; that it does nothing is said of AppKit.",
      presentedByRepresentable()
        .when(.dismissAction(in: .v)).then(.isBeingDismissed(.v), .isSet(true))
        .when(.transitionEnds).then(.isGone(.v), .isSet(true)),
      presentedByRepresentable { $0.under(\.dismissOfHostedView, .doesNothing) }
        .when(.dismissAction(in: .v)).then(.happens(), .isSet(true), .isPresented(.v)))
  ]

  /// A representable presents V in a hosting controller.
  private static func presentedByRepresentable(
    _ change: (Scenario) -> Scenario = { $0 }
  ) -> Scenario {
    change(givenRepresentables(.presentOrDismiss(.first, .v)))
      .when(.set(true), .transitionEnds).then(.isPresented(.v))
  }

  /// V is presented by a sheet modifier of a view in P.
  static let shownSheet = shown(.sheet, givenViews(.showing(.sheet)))

  private static func shown(_ kind: PresentationModifier.Kind, _ start: Scenario) -> Scenario {
    start.when(.set(true), .transitionEnds).then(.isPresented(.v))
  }
}
