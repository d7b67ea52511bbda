// SPDX-License-Identifier: MIT

package import UIKitSemantics

// MARK: - What the presenter receives

extension Scenario {
  /// P goes with the presentation of V, and comes back with its dismissal.
  package static func presenterIsCovered(
    by style: ModalPresentationStyle, _ width: HorizontalSizeClass, on version: IOSVersion = .latest
  ) -> Scenario {
    Scenario.comingAndGoing(
      style, width, version,
      coming: [
        .appearance(of: .p, .viewWillDisappear(.p), .viewDidDisappear(.p)), .isInWindow(.p, false),
      ],
      going: [
        .appearance(of: .p, .viewWillAppear(.p), .viewIsAppearing(.p), .viewDidAppear(.p)),
        .isInWindow(.p),
      ])
  }

  /// P stays where it is, and receives nothing when V is presented or dismissed.
  package static func presenterStays(
    under style: ModalPresentationStyle, _ width: HorizontalSizeClass,
    on version: IOSVersion = .latest
  ) -> Scenario {
    Scenario.comingAndGoing(
      style, width, version, coming: [.appearance(of: .p), .isInWindow(.p)],
      going: [.appearance(of: .p), .isInWindow(.p)])
  }

  private static func comingAndGoing(
    _ style: ModalPresentationStyle, _ width: HorizontalSizeClass, _ version: IOSVersion,
    coming: [Expectation], going: [Expectation]
  ) -> Scenario {
    let start = givenNotPresented(style).on(version)
    return (width == .regular ? start.inRegularWidth() : start)
      .when(.present(), .transitionEnds).then(coming)
      .when(.dismiss(), .transitionEnds).then(going)
  }
}

// MARK: - Transitions by hand

extension Input {
  package static func beginAppearanceTransition(_ isAppearing: Bool, of controller: ControllerID)
    -> Input
  {
    Input("\(controller.letter).beginAppearanceTransition(\(isAppearing))") {
      $0.request { $0.beginAppearanceTransition(isAppearing, of: controller) }
    }
  }

  package static func endAppearanceTransition(of controller: ControllerID) -> Input {
    Input("\(controller.letter).endAppearanceTransition()") {
      $0.request { $0.endAppearanceTransition(of: controller) }
    }
  }

  package static func callAppearanceMethod(of controller: ControllerID) -> Input {
    Input("the app calls \(controller.letter).viewWillDisappear(true) itself") {
      $0.request { $0.callAppearanceMethod(of: controller) }
    }
  }

  /// The app presents, if its presenter is not on its way out as far as the app can see.
  package static func presentUnlessBeingDismissed(
    _ controller: ControllerID, from source: ControllerID
  ) -> Input {
    Input(
      "unless \(source.letter).isBeingDismissed: \(source.letter).present(\(controller.letter))"
    ) {
      guard !$0.stage.isBeingDismissed(source) else { return }
      $0.request { $0.present(controller, from: source, PresentationRequest(.pageSheet)) }
    }
  }

  package static func unwind(to controller: ControllerID) -> Input {
    Input("a segue unwinds to \(controller.letter)") { $0.request { $0.unwind(to: controller) } }
  }
}

// MARK: - Controllers of the system's

extension Scenario {
  package func isSystemController(
    _ kind: ControllerState.Kind, _ controller: ControllerID = .v
  ) -> Scenario {
    adding(.given, "\(controller.letter) is a system's controller: \(kind)") {
      $0.stage.setKind(kind, of: controller)
    }
  }
}

extension Input {
  package static func tapCancel(in controller: ControllerID = .v) -> Input {
    Input("the user taps Cancel in \(controller.letter)") { run in
      guard run.stage.canEndSystemController(controller) else {
        return run.fail("the user cannot tap there now")
      }
      run.change { $0.tapCancel(in: controller) }
    }
  }

  package static func tapAction(ofAlert controller: ControllerID) -> Input {
    Input("the user taps an action of the alert \(controller.letter)") { run in
      guard run.stage.canEndSystemController(controller) else {
        return run.fail("the user cannot tap there now")
      }
      run.change { $0.tapAction(ofAlert: controller) }
    }
  }
}
