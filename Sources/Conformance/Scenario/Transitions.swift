// SPDX-License-Identifier: MIT

package import UIKitSemantics

// MARK: - Given

extension TransitioningMethods {
  /// The presentation controller and both animators, without interaction.
  package static let animators: TransitioningMethods = [
    .presentationController, .animationControllerForPresented, .animationControllerForDismissed,
  ]
  package static let all: TransitioningMethods = [
    .animators, .interactionControllerForPresentation, .interactionControllerForDismissal,
  ]
  /// An animator and an interaction controller for the presentation.
  package static let presentationTransition: TransitioningMethods = [
    .animationControllerForPresented, .interactionControllerForPresentation,
  ]
  /// An animator and an interaction controller for the dismissal.
  package static let interactiveDismissal: TransitioningMethods = [
    .animationControllerForDismissed, .interactionControllerForDismissal,
  ]
}

extension Scenario {
  package func keepsPresentersView(of controller: ControllerID = .v) -> Scenario {
    answering(
      .shouldRemovePresentersView(controller), .no,
      words: "the presentation controller leaves the presenter's view where it is")
  }

  package func implementing(_ features: TransitionFeatures, of controller: ControllerID = .v)
    -> Scenario
  {
    adding(.given, "\(controller.letter)'s transition objects have \(features.names)") {
      $0.stage.setTransitionFeatures(features, of: controller)
    }
  }
}

// MARK: - The presentation controller

extension Input {
  package static func addOverlay(to controller: ControllerID = .v) -> Input {
    Input("the app adds an overlay to \(controller.letter)'s container") {
      $0.change { _ = $0.addOverlay(to: controller) }
    }
  }

  package static func applyPreferredFrame(to controller: ControllerID = .v) -> Input {
    Input("the app gives \(controller.letter)'s view its preferred frame") {
      $0.change { $0.applyPreferredFrame(to: controller) }
    }
  }

  package static func layOutContainer(of controller: ControllerID = .v) -> Input {
    Input("\(controller.letter)'s container is laid out") {
      $0.change { $0.perform(.containerLaysOut(controller)) }
    }
  }

  package static let rotation = Input("the phone is turned") {
    $0.change { $0.perform(.sizeClassChanges(to: $0.rules.horizontalSizeClass)) }
  }

  package static func setStyle(_ style: ModalPresentationStyle, of controller: ControllerID = .v)
    -> Input
  {
    Input("\(controller.letter).modalPresentationStyle = .\(style)") {
      $0.change { $0.setModalPresentationStyle(style, of: controller) }
    }
  }

  package static func readPresentationController(of controller: ControllerID = .v) -> Input {
    Input("the app reads \(controller.letter).presentationController") {
      $0.change { $0.readPresentationController(of: controller) }
    }
  }

  package static func releasePresentationController(of controller: ControllerID = .v) -> Input {
    Input("the app keeps \(controller.letter)'s presentation controller no longer") {
      $0.change { $0.releasePresentationController(of: controller) }
    }
  }

  package static func release(_ controller: ControllerID) -> Input {
    Input("the app keeps \(controller.letter) no longer") {
      $0.change { $0.release(controller) }
    }
  }

  package static func presentationController(
    of controller: ControllerID = .v, isFor style: ModalPresentationStyle?
  ) -> Input {
    let value = style.map { "the one for .\($0)" } ?? "nil"
    return Input("the app sees that \(controller.letter).presentationController is \(value)") {
      if !$0.stage.hasPresentationController(controller, for: style) { $0.fail("it is another") }
    }
  }

  package static func activePresentationController(
    of controller: ControllerID = .v, isFor style: ModalPresentationStyle?
  ) -> Input {
    let value = style.map { "the one for .\($0)" } ?? "nil"
    return Input("the app sees that \(controller.letter).activePresentationController is \(value)")
    {
      let isSo = $0.stage.hasActivePresentationController(controller, for: style)
      if !isSo { $0.fail("it is another") }
    }
  }

  package static func presentingArgument(is presenting: ControllerID?) -> Input {
    Input("the presenting argument is \(presenting?.letter ?? "nil")") {
      let argument = $0.stage.presentingArgument()
      if argument != presenting { $0.fail("it is \(argument?.letter ?? "nil")") }
    }
  }
}

// MARK: - Then

extension Expectation {
  /// Exactly these beginnings and ends, of any presentation controller; others do not matter.
  package static func presentationControllerReceives(_ callbacks: Callback...) -> Expectation {
    receives(callbacks, "of presentation controllers") {
      switch $0 {
      case .presentationTransitionWillBegin, .presentationTransitionDidEnd,
        .dismissalTransitionWillBegin, .dismissalTransitionDidEnd:
        true
      default: false
      }
    }
  }

  package static func isOverlayOnScreen(_ isOn: Bool, of controller: ControllerID = .v)
    -> Expectation
  {
    shows("\(controller.letter)'s overlay is \(isOn ? "" : "not ")on screen") {
      $0.isOverlayOnScreen(of: controller) == isOn
    }
  }

  package static func frame(_ frame: Presentation.Frame, of controller: ControllerID = .v)
    -> Expectation
  {
    let words = frame == .container ? "the whole container" : "the preferred frame"
    return shows("\(controller.letter)'s view has \(words)") {
      $0.hasPreferredFrame(controller) == (frame == .preferred)
    }
  }

  package static func isInCurrentContext(_ isIn: Bool, _ controller: ControllerID = .v)
    -> Expectation
  {
    holds("\(controller.letter) is \(isIn ? "" : "not ")over its context only") {
      $0.presentation(of: controller)?.isInCurrentContext == isIn
    }
  }

  package static func isAlive(_ controller: ControllerID, _ isAlive: Bool = true) -> Expectation {
    shows("\(controller.letter) \(isAlive ? "lives on" : "is deallocated")") {
      $0.isDeallocated(controller) != isAlive
    }
  }
}
