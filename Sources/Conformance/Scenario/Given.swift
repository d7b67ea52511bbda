// SPDX-License-Identifier: MIT

package import UIKitSemantics

/// V is on screen in a style, presented by P, with a delegate that has every method about
/// dismissal.
package func given(_ style: ModalPresentationStyle) -> Scenario {
  Scenario().adding(.given, "V, presented by P as .\(style)") { run in
    run.style = style
    run.presentedAtStart = .v
    run.stage.setDelegate(.dismissal, of: .v)
  }
}

package func givenNotPresented(_ style: ModalPresentationStyle) -> Scenario {
  Scenario().adding(.given, "V, not presented yet, with the style .\(style)") { run in
    run.style = style
    run.stage.setDelegate(.dismissal, of: .v)
  }
}

extension Scenario {
  package func isModalInPresentation(_ value: Bool, of controller: ControllerID = .v) -> Scenario {
    adding(.given, "\(controller.letter).isModalInPresentation == \(value)") {
      $0.stage.setModalInPresentation(value, of: controller)
    }
  }

  package func delegate(_ methods: DelegateMethods, of controller: ControllerID = .v) -> Scenario {
    let words = methods.isEmpty ? "no delegate" : "a delegate with \(methods.names)"
    return adding(.given, "\(words) of \(controller.letter)'s presentation controller") {
      $0.stage.setDelegate(methods, of: controller)
    }
  }

  package func shouldDismiss(_ answer: Answer, of controller: ControllerID = .v) -> Scenario {
    let value = answer == .yes ? "true" : "false"
    return answering(
      .presentationControllerShouldDismiss(controller), answer,
      words: "presentationControllerShouldDismiss answers \(value)")
  }

  package func transitioning(_ methods: TransitioningMethods, of controller: ControllerID = .v)
    -> Scenario
  {
    adding(.given, "\(controller.letter)'s transitioning delegate has \(methods.names)") {
      $0.stage.setTransitioningDelegate(methods, of: controller)
    }
  }

  /// The app answers a question of UIKit's in this way.
  package func answering(_ question: Callback, _ answer: Answer, words: String? = nil) -> Scenario {
    let text = words ?? "\(question.words) is answered with \(answer.words)"
    return adding(.given, text) { $0.answers[question] = answer }
  }

  package func on(_ callback: Callback, do inputs: Input..., once: Bool = false) -> Scenario {
    let doing = inputs.words
    return adding(.given, "in \(callback.words)\(once ? ", the first time," : ""): \(doing)") {
      $0.reactions.append(
        ScenarioRun.Reaction(event: .uikit(callback), inputs: inputs, isOnlyOnce: once))
    }
  }
}
