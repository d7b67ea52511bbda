// SPDX-License-Identifier: MIT

package import UIKitSemantics

extension Scenario {
  /// A controller overrides `dismiss(animated:completion:)`.
  package func overridesDismiss(_ controller: ControllerID, callingSuper: Bool = true) -> Scenario {
    let words = "\(controller.letter) overrides dismiss\(callingSuper ? "" : ", without super")"
    return adding(.given, words) {
      $0.change { $0.setOverridesDismiss(true, of: controller) }
      $0.answers[.overriddenDismiss(controller)] = callingSuper ? .yes : .no
    }
  }
}

extension Input {
  package static func setRoot(_ controller: ControllerID) -> Input {
    Input("window.rootViewController = \(controller.letter)") {
      $0.change { $0.setRootViewController(controller) }
    }
  }

  package static func inOneTurn(_ inputs: Input...) -> Input {
    Input("in one turn: \(inputs.words)") { $0.inOneTurn(inputs) }
  }

  /// What `DispatchQueue.main.async` puts off.
  package static func onMainQueue(_ inputs: Input...) -> Input {
    Input("on the main queue: \(inputs.words)") { $0.putOff(inputs) }
  }
}

extension Expectation {
  /// Exactly these lines in the log.
  package static func logs(_ lines: String...) -> Expectation {
    Expectation("the log: \(lines.joined(separator: " "))") { run in
      run.logLines == lines ? nil : "the log: \(run.logLines.joined(separator: " "))"
    }
  }

  package static func isPresentedWithoutContent(_ controller: ControllerID) -> Expectation {
    holds("\(controller.letter) is presented, and nothing of it is on screen") {
      $0.presentation(of: controller)?.isWithoutContent == true
        && !$0.state(of: controller).isViewInWindow
    }
  }
}
