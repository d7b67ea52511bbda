// SPDX-License-Identifier: MIT

package import UIKitSemantics

// MARK: - Looking, at any time

extension Input {
  package static func see(_ expectations: Expectation...) -> Input {
    Input("the app sees: \(expectations.map(\.words).joined(separator: "; "))") {
      $0.check(expectations)
    }
  }
}

extension Expectation {
  package static func isBeingPresented(_ controller: ControllerID) -> Expectation {
    shows("\(controller.letter).isBeingPresented") { $0.isBeingPresented(controller) }
  }

  package static func isAtRest(_ controller: ControllerID) -> Expectation {
    shows("neither \(controller.letter).isBeingPresented nor .isBeingDismissed") {
      !$0.isBeingPresented(controller) && !$0.isBeingDismissed(controller)
    }
  }

  package static func isInWindow(_ controller: ControllerID, _ isIn: Bool = true) -> Expectation {
    shows("\(controller.letter).view.window \(isIn ? "!=" : "==") nil") {
      $0.isViewInWindow(controller) == isIn
    }
  }

  package static func isPresented(_ presented: ControllerID, by presenter: ControllerID?)
    -> Expectation
  {
    shows("\(presented.letter).presentingViewController == \(presenter?.letter ?? "nil")") {
      $0.presentingViewController(of: presented) == presenter
    }
  }

  package static func hasTransitionCoordinator(_ controller: ControllerID, _ has: Bool = true)
    -> Expectation
  {
    shows("\(controller.letter).transitionCoordinator \(has ? "!=" : "==") nil") {
      $0.hasTransitionCoordinator(controller) == has
    }
  }

  package static func isAnimated(_ controller: ControllerID, _ animated: Bool) -> Expectation {
    shows("appearance callbacks of \(controller.letter) say animated: \(animated)") {
      $0.saysAnimated(controller) == animated
    }
  }

  package static func isKeptByUIKit(_ controller: ControllerID, _ isKept: Bool = true)
    -> Expectation
  {
    holds("UIKit \(isKept ? "keeps" : "does not keep") \(controller.letter) alive") {
      $0.keepsAlive(controller) == isKept
    }
  }

  package static func hasDelegate(_ has: Bool, of controller: ControllerID = .v) -> Expectation {
    shows("\(controller.letter).presentationController.delegate \(has ? "!=" : "==") nil") {
      $0.hasDelegate(controller) == has
    }
  }
}

// MARK: - What lives how long

extension Input {
  package static func releaseDelegate(of controller: ControllerID = .v) -> Input {
    Input("the app keeps \(controller.letter)'s delegate no longer") {
      $0.change { $0.releaseDelegate(of: controller) }
    }
  }

  package static func setModalInPopover(_ value: Bool, of controller: ControllerID = .v) -> Input {
    Input("\(controller.letter).isModalInPopover = \(value)") {
      $0.change { $0.setModalInPopover(value, of: controller) }
    }
  }

  package static func makeAnew(_ controller: ControllerID = .v) -> Input {
    Input("the app makes another instance of \(controller.letter)") { run in
      if !run.stage.makeAnew(controller) { run.fail("\(controller.letter) is still presented") }
    }
  }

  package static func asksShouldDismiss(_ controller: ControllerID = .v) -> Input {
    Input("UIKit has an occasion to ask shouldDismiss of \(controller.letter)") {
      $0.change { $0.perform(.shouldDismissIsAsked(controller)) }
    }
  }

  package static func answerShouldDismiss(_ answer: Answer, of controller: ControllerID = .v)
    -> Input
  {
    Input("from now on shouldDismiss of \(controller.letter) answers \(answer.words)") {
      $0.answers[.presentationControllerShouldDismiss(controller)] = answer
    }
  }
}
