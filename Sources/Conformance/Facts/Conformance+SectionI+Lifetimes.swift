// SPDX-License-Identifier: MIT

import UIKitSemantics

extension Conformance {
  /// I16 to I26: views that come and go, alerts, covers.
  static let lifetimesAndAlerts: [Conformance] = [
    .conforms(
      .i16,
      shownSheet
        .when(.ownerLeaves())
        .then(.isBeingDismissed(.v), .hasTransitionCoordinator(.v, false), .isSet(true))
        .when(.transitionEnds).then(.isGone(.v))),
    .conforms(
      .i17,
      shownSheet
        .when(.inOneUpdate(.set(false), .set(true))).then(.happens(), .isPresented(.v)),
      givenViews(.showing(.sheet))
        .when(.inOneUpdate(.set(true), .set(false))).then(.happens(), .isGone(.v)),
      shownSheet
        .when(.set(false), .set(true)).then(.isBeingDismissed(.v))),
    .conforms(
      .i18,
      sheetThenAlert.on(.iOS16)
        .then(.isGone(.v), .isGone(.w), .isSet(false, .first), .isSet(true, .second)),
      sheetThenAlert.then(.receivesInOrder(.viewDidDisappear(.v)), .isBeingPresented(.w))),
    .conforms(
      .i19,
      alertAfterAlert().then(
        .happens(.alertAction(.first), .bindingWritten(.first, .absent)), .isSet(false),
        .isGone(.v), .isGone(.w)),
      alertAfterAlert { $0.on(.iOS14) }
        .then(.happens(.alertAction(.first)), .isSet(true), .isBeingPresented(.w))),
    .outOfScope(.i20, "How often SwiftUI renders is its own affair; the report says \"may\"."),
    .conforms(
      .i21,
      givenViews(.showing(.fullScreenCover))
        .when(.set(true), .transitionEnds)
        .then(
          .isPresented(.v), .isShown(as: .overFullScreen), .offers(.swipeBegins, false),
          .offers(.tapOutside, false), .offers(.accessibilityEscape, false)
        )
        .when(.dismissAction(), .transitionEnds)
        .then(
          .swiftUI(.bindingWritten(.first, .absent), .onDismiss(.first)), .isGone(.v)),
      givenViews(.showing(.fullScreenCover)).on(.iOS13)
        .when(.set(true)).then(.happens(), .isGone(.v))
    )
    .follows(from: .c21, .i7),
    .conforms(
      .i22,
      presentsAnotherWhenUpdated
        .when(.environmentChanges).then(.responses(.accepted), .isPresented(.w, by: .p)),
      presentsAnotherWhenUpdated
        .when(.present(.v, .pageSheet), .transitionEnds, .environmentChanges, .transitionEnds)
        .then(.isPresented(.w, by: .v))
    )
    .follows(from: .i14),
    .choice(
      .i23, .updateOrder,
      because:
        "somebody has recorded it; Apple says only that onAppear ends before the first frame.",
      stackInSheet.when(.set(true))
        .then(
          .swiftUI(.onAppear(.first), .onChange(.first), .onAppear(.second), .onAppear(.stack))),
      stackInSheet.under(\.updateOrder, .reversed).when(.set(true))
        .then(
          .swiftUI(.onAppear(.stack), .onAppear(.second), .onChange(.first), .onAppear(.first)))),
    .conforms(
      .i24,
      shownSheet
        .when(.dismiss(), .transitionEnds)
        .then(
          .swiftUI(.bindingWritten(.first, .absent), .onDismiss(.first)), .isSet(false), .isGone(.v)
        )
        .when(.set(true), .transitionEnds).then(.isPresented(.v)),
      shownSheet
        .when(.dismiss(from: .p), .transitionEnds)
        .then(.swiftUI(.bindingWritten(.first, .absent), .onDismiss(.first)), .isGone(.v))),
    .conforms(
      .i25,
      givenViews(.showing(.fullScreenCover))
        .when(.setWithoutAnimation(true)).then(.hasTransitionCoordinator(.v, false))
        .when(.transitionEnds).then(.isPresented(.v))
        .when(.setWithoutAnimation(false))
        .then(.isBeingDismissed(.v), .hasTransitionCoordinator(.v, false))
        .when(.transitionEnds).then(.swiftUI(.onDismiss(.first)), .isGone(.v))),
    .conforms(
      .i26,
      givenViews(.showing(.fullScreenCover))
        .when(.set(true), .transitionEnds)
        .then(.isShown(as: .overFullScreen), .appearance(of: .p), .isInWindow(.p))),
  ]

  private static let stackInSheet = givenViews(.showing(.sheet)).contentIsStack()

  /// The app closes the sheet V and shows the alert W in one update.
  private static let sheetThenAlert =
    givenViews(.showing(.sheet), .showing(.alert, .w, .second))
    .when(.set(true), .transitionEnds).then(.isPresented(.v))
    .when(.inOneUpdate(.set(false), .set(true, .second)), .transitionEnds)

  /// In the action of the alert V the app asks for the alert W.
  private static func alertAfterAlert(_ change: (Scenario) -> Scenario = { $0 }) -> Scenario {
    change(givenViews(.showing(.alert, takesItem: true)))
      .on(.alertAction(.first), do: .setItem(.w))
      .when(.setItem(.v), .transitionEnds).then(.isPresented(.v))
      .when(.tapAction(ofAlert: .v), .transitionEnds)
  }

  /// A representable presents W from what it finds uppermost.
  private static let presentsAnotherWhenUpdated = givenRepresentables(.presentFromTop(.w))
}

extension Input {
  /// The app presents from what `presentedViewController` leads to, or from P.
  fileprivate static func presentFromTop(_ controller: ControllerID) -> Input {
    Input("(P.presentedViewController ?? P).present(\(controller.letter))") { run in
      let found = run.stage.presentedViewController(of: .p) ?? .p
      Input.present(controller, from: found, .pageSheet).perform(run)
    }
  }
}
