// SPDX-License-Identifier: MIT

package import UIKitSemantics

extension Scenario {
  /// The delegate answers this whenever UIKit asks for the style by a trait collection.
  package func adapting(to style: ModalPresentationStyle, of controller: ControllerID = .v)
    -> Scenario
  {
    answering(.adaptivePresentationStyle(controller), .style(style))
  }

  /// The delegate gives a controller that does not contain V, in whatever style V is shown.
  package func replaced(by other: ControllerID) -> Scenario {
    adding(.given, "the delegate offers \(other.letter), which does not contain V") {
      for style in ModalPresentationStyle.allCases {
        $0.answers[.viewControllerForAdaptivePresentationStyle(.v, style)] = .replacement(other)
      }
    }
  }

  package func inCompactHeight() -> Scenario {
    adding(.given, "a window of compact height") {
      $0.stage.setSizeClasses(
        horizontal: $0.rules.horizontalSizeClass, vertical: .compact)
    }
  }
}

extension Input {
  /// From now on the delegate answers this whenever UIKit asks for the style.
  package static func adaptsFromNowOn(
    to style: ModalPresentationStyle, of controller: ControllerID = .v
  ) -> Input {
    Input("from now on the delegate answers .\(style)") {
      $0.answers[.adaptivePresentationStyle(controller)] = .style(style)
    }
  }

  package static func height(_ height: VerticalSizeClass) -> Input {
    Input("the height becomes \(height)") {
      $0.change { $0.setSizeClasses(horizontal: $0.rules.horizontalSizeClass, vertical: height) }
    }
  }
}

extension Expectation {
  package static func isShown(as style: ModalPresentationStyle, _ controller: ControllerID = .v)
    -> Expectation
  {
    Expectation("\(controller.letter) is shown as .\(style)", isHidden: true) { run in
      let shown = run.stage.styleInUse(of: controller)
      return shown == style ? nil : shown.map { "it is shown as .\($0)" } ?? "it is not shown"
    }
  }

  package static func modalPresentationStyle(
    _ style: ModalPresentationStyle, of controller: ControllerID = .v
  ) -> Expectation {
    Expectation("\(controller.letter).modalPresentationStyle == .\(style)") { run in
      let read = run.stage.modalPresentationStyle(of: controller)
      return read == style ? nil : "it reads .\(read)"
    }
  }

  package static func presentedViewController(
    of controller: ControllerID, is presented: ControllerID?
  ) -> Expectation {
    shows("\(controller.letter).presentedViewController == \(presented?.letter ?? "nil")") {
      $0.presentedViewController(of: controller) == presented
    }
  }

  package static func fillsScreen(_ fills: Bool, _ controller: ControllerID = .v) -> Expectation {
    holds("\(controller.letter) \(fills ? "fills" : "does not fill") the screen") {
      $0.sheet(of: controller).fillsScreen == fills
    }
  }
}
