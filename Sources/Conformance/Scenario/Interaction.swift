// SPDX-License-Identifier: MIT

package import UIKitSemantics

// MARK: - An app's own transitions

extension Input {
  package static let interactionStarts = Input("UIKit starts the interactive transition") {
    $0.perform(
      .interactiveTransitionStarts, orFail: "no interactive transition waits for its start")
  }

  /// A percent-driven interaction controller does not call `super.startInteractiveTransition`.
  package static func startsWithoutSuper(_ controller: ControllerID = .v) -> Input {
    Input("\(controller.letter)'s interaction controller does not call super") {
      $0.change { $0.percentDriverDoesNotStart(of: controller) }
    }
  }

  package static func finishInteraction(of controller: ControllerID = .v) -> Input {
    Input("the app calls finish() of \(controller.letter)'s interaction controller") {
      $0.request { $0.finishInteractiveTransition(of: controller) }
    }
  }

  package static func cancelInteraction(of controller: ControllerID = .v) -> Input {
    Input("the app calls cancel() of \(controller.letter)'s interaction controller") {
      $0.request { $0.cancelInteractiveTransition(of: controller) }
    }
  }

  package static func pauseInteraction(of controller: ControllerID = .v) -> Input {
    Input("the app calls pause() of \(controller.letter)'s interaction controller") {
      $0.request { $0.pauseInteractiveTransition(of: controller) }
    }
  }

  package static func updateInteraction(_ percent: Int, of controller: ControllerID = .v) -> Input {
    Input("the app calls update(\(percent) %) of \(controller.letter)'s interaction controller") {
      $0.request { $0.updateInteractiveTransition(percent, of: controller) }
    }
  }

  package static func setCompletionSpeed(percent: Int, of controller: ControllerID = .v) -> Input {
    Input("the app sets the completionSpeed to \(percent) %") {
      $0.change { $0.setCompletionSpeed(percent: percent, of: controller) }
    }
  }

  package static func remainingDuration(is milliseconds: Int?, of controller: ControllerID = .v)
    -> Input
  {
    let value = milliseconds.map { "\($0) ms" } ?? "forever"
    return Input("what remains takes \(value)") {
      let duration = $0.stage.remainingDuration(of: controller)
      if duration != milliseconds {
        $0.fail("it takes \(duration.map { "\($0) ms" } ?? "forever")")
      }
    }
  }

  package static func givesAnotherAnimator(_ controller: ControllerID = .v) -> Input {
    Input("from now on interruptibleAnimator gives another animator than before") {
      $0.answers[.interruptibleAnimator(controller)] = .no
    }
  }

  package static func report(_ report: InteractionReport, of controller: ControllerID = .v) -> Input
  {
    Input("the app calls \(report)InteractiveTransition of the context") {
      $0.request { $0.report(report, of: controller) }
    }
  }

  package static func completeTransition(
    _ didComplete: Bool, of controller: ControllerID = .v
  ) -> Input {
    Input("the app calls completeTransition(\(didComplete))") {
      $0.request { $0.completeTransition(didComplete, of: controller) }
    }
  }

  package static let animationEnds = Input("the animation ends") {
    $0.perform(.animationEnds, orFail: "no animation runs")
  }
}

// MARK: - The context and the coordinator

extension Input {
  package static func animateAlongside(_ controller: ControllerID = .v) -> Input {
    Input("the app animates alongside \(controller.letter)'s transition") {
      $0.request { $0.animateAlongsideTransition(of: controller) }
    }
  }

  package static func notifyWhenInteractionChanges(of controller: ControllerID = .v) -> Input {
    Input("\(controller.letter).transitionCoordinator?.notifyWhenInteractionChanges(_:)") {
      $0.request { $0.notifyWhenInteractionChanges(of: controller) }
    }
  }

  package static func contextView(
    _ key: TransitionKey, is view: ContextView?, of controller: ControllerID = .v
  ) -> Input {
    Input("context.view(forKey: .\(key)) is \(view?.words ?? "nil")") {
      let given = $0.stage.contextView(forKey: key, of: controller)
      if given != view { $0.fail("it is \(given?.words ?? "nil")") }
    }
  }

  package static func moveViews(of controller: ControllerID = .v) -> Input {
    Input("the animator moves views of \(controller.letter)'s transition") {
      $0.change { $0.moveViews(of: controller) }
    }
  }

  package static func takePresentersView(
    _ isTaken: Bool = true, of controller: ControllerID = .v
  ) -> Input {
    let way = isTaken ? "into the container" : "back to where it was"
    return Input("the animator puts the view of \(controller.letter)'s presenter \(way)") {
      $0.change { $0.setPresentersViewIsTaken(isTaken, of: controller) }
    }
  }

  package static func restoreViews(of controller: ControllerID = .v) -> Input {
    Input("the app puts the views of \(controller.letter)'s transition back") {
      $0.change { $0.restoreViews(of: controller) }
    }
  }

  package static func setTransitioningDelegate(
    _ methods: TransitioningMethods, of controller: ControllerID = .v
  ) -> Input {
    let value = methods.isEmpty ? "nil" : "one with \(methods.names)"
    return Input("\(controller.letter).transitioningDelegate = \(value)") {
      $0.change { $0.setTransitioningDelegate(methods, of: controller) }
    }
  }

  package static func releaseTransitioningDelegate(of controller: ControllerID = .v) -> Input {
    Input("the app keeps \(controller.letter)'s transitioning delegate no longer") {
      $0.change { $0.releaseTransitioningDelegate(of: controller) }
    }
  }
}

extension Expectation {
  package static func percentComplete(_ percent: Int, of controller: ControllerID = .v)
    -> Expectation
  {
    shows("percentComplete is \(percent) %") { $0.percentComplete(of: controller) == percent }
  }

  package static let isFrozen = Expectation("the transition never ends") { run in
    if !run.rules.isInTransition { return "no transition runs" }
    return run.stage.offers(.animationEnds) ? "an animation runs" : nil
  }
}

extension ContextView {
  /// As in a sentence.
  var words: String {
    switch self {
    case .view(let controller): "\(controller.letter).view"
    case .presentedView(let controller): "\(controller.letter)'s presentedView"
    }
  }
}
