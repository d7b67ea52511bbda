// SPDX-License-Identifier: MIT

package import UIKitSemantics

// MARK: - Looking, at any time

extension Input {
  /// The app looks at how things stand, in a callback or between two inputs.
  package static func see(_ expectations: Expectation...) -> Input {
    Input("it is so that \(expectations.map(\.words).joined(separator: "; "))") { run in
      for expectation in expectations { run.check(expectation) }
    }
  }
}

extension Expectation {
  /// `isBeingPresented` of a controller.
  package static func isBeingPresented(_ controller: ControllerID) -> Expectation {
    holds("\(controller.letter).isBeingPresented") {
      $0.presentation(of: controller)?.isBeingPresented == true
    }
  }

  /// Neither `isBeingPresented` nor `isBeingDismissed` of a controller.
  package static func isAtRest(_ controller: ControllerID) -> Expectation {
    holds("neither \(controller.letter).isBeingPresented nor .isBeingDismissed") {
      $0.presentation(of: controller)?.isAtRest != false && !$0.isBeingDismissed(controller)
    }
  }

  /// Whether the view of a controller is in a window.
  package static func isInWindow(_ controller: ControllerID, _ isIn: Bool = true) -> Expectation {
    holds("\(controller.letter).view.window \(isIn ? "!=" : "==") nil") {
      $0.state(of: controller).isViewInWindow == isIn
    }
  }

  /// `presentingViewController` of a controller.
  package static func isPresented(_ presented: ControllerID, by presenter: ControllerID?)
    -> Expectation
  {
    holds("\(presented.letter).presentingViewController == \(presenter?.letter ?? "nil")") {
      $0.presentingViewController(of: presented) == presenter
    }
  }

  /// `transitionCoordinator` of a controller.
  package static func hasTransitionCoordinator(_ controller: ControllerID, _ has: Bool = true)
    -> Expectation
  {
    holds("\(controller.letter).transitionCoordinator \(has ? "!=" : "==") nil") {
      $0.presentation(of: controller)?.hasTransitionCoordinator == has
    }
  }

  /// What the appearance callbacks of a controller's transition say of animation.
  package static func isAnimated(_ controller: ControllerID, _ animated: Bool) -> Expectation {
    holds("appearance callbacks of \(controller.letter) say animated: \(animated)") {
      $0.presentation(of: controller)?.isAnimated == animated
    }
  }

  /// Whether UIKit keeps a controller alive.
  package static func isKeptByUIKit(_ controller: ControllerID, _ isKept: Bool = true)
    -> Expectation
  {
    holds("UIKit \(isKept ? "keeps" : "does not keep") \(controller.letter) alive") {
      $0.keepsAlive(controller) == isKept
    }
  }

  /// Which methods the delegate has, if there is a delegate at all.
  package static func hasDelegate(_ has: Bool, of controller: ControllerID = .v) -> Expectation {
    holds("\(controller.letter).presentationController.delegate \(has ? "!=" : "==") nil") {
      $0.state(of: controller).delegate.isEmpty != has
    }
  }
}

// MARK: - What lives how long

extension Input {
  /// The last strong reference to a delegate goes.
  package static func releaseDelegate(of controller: ControllerID = .v) -> Input {
    Input("the app keeps \(controller.letter)'s delegate no longer") {
      $0.change { $0.releaseDelegate(of: controller) }
    }
  }

  /// `controller.isModalInPopover = value`.
  package static func setModalInPopover(_ value: Bool, of controller: ControllerID = .v) -> Input {
    Input("\(controller.letter).isModalInPopover = \(value)") {
      $0.change { $0.setModalInPopover(value, of: controller) }
    }
  }

  /// The app makes a new instance in the place of an old one.
  package static func makeAnew(_ controller: ControllerID = .v) -> Input {
    Input("the app makes another instance of \(controller.letter)") { run in
      if !run.world.makeAnew(controller) { run.fail("\(controller.letter) is still presented") }
    }
  }

  /// UIKit asks without a gesture of the user's.
  package static func asksShouldDismiss(_ controller: ControllerID = .v) -> Input {
    Input("UIKit has an occasion to ask shouldDismiss of \(controller.letter)") {
      $0.change { $0.askShouldDismiss(controller) }
    }
  }

  /// From now on the delegate gives another answer to whether the user may dismiss.
  package static func answerShouldDismiss(_ answer: Answer, of controller: ControllerID = .v)
    -> Input
  {
    Input("from now on shouldDismiss of \(controller.letter) answers \(answer.words)") {
      $0.answers[.presentationControllerShouldDismiss(controller)] = answer
    }
  }
}
