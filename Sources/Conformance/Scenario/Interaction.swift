// SPDX-License-Identifier: MIT

package import UIKitSemantics

// MARK: - An app's own transitions

extension Input {
  /// UIKit starts the interactive transition that it was given, on a later turn of the run loop.
  package static let interactionStarts = Input("UIKit starts the interactive transition") { run in
    guard run.world.canStartInteractiveTransition else {
      run.fail("no interactive transition waits for its start")
      return
    }
    run.change { $0.startInteractiveTransition() }
  }

  /// A percent-driven interaction controller does not call `super.startInteractiveTransition`.
  package static func startsWithoutSuper(_ controller: ControllerID = .v) -> Input {
    Input("\(controller.letter)'s interaction controller does not call super") {
      $0.change { $0.percentDriverDoesNotStart(of: controller) }
    }
  }

  /// `finish()` of the interaction controller.
  package static func finishInteraction(of controller: ControllerID = .v) -> Input {
    Input("the app calls finish() of \(controller.letter)'s interaction controller") {
      $0.request { $0.finishInteractiveTransition(of: controller) }
    }
  }

  /// `cancel()` of the interaction controller.
  package static func cancelInteraction(of controller: ControllerID = .v) -> Input {
    Input("the app calls cancel() of \(controller.letter)'s interaction controller") {
      $0.request { $0.cancelInteractiveTransition(of: controller) }
    }
  }

  /// `pause()` of the interaction controller.
  package static func pauseInteraction(of controller: ControllerID = .v) -> Input {
    Input("the app calls pause() of \(controller.letter)'s interaction controller") {
      $0.request { $0.pauseInteractiveTransition(of: controller) }
    }
  }

  /// `update(_:)` of a percent-driven interaction controller.
  package static func updateInteraction(_ percent: Int, of controller: ControllerID = .v) -> Input {
    Input("the app calls update(\(percent) %) of \(controller.letter)'s interaction controller") {
      $0.request { $0.updateInteractiveTransition(percent, of: controller) }
    }
  }

  /// `completionSpeed = …` of a percent-driven interaction controller.
  package static func setCompletionSpeed(percent: Int, of controller: ControllerID = .v) -> Input {
    Input("the app sets the completionSpeed to \(percent) %") {
      $0.change { $0.setCompletionSpeed(percent: percent, of: controller) }
    }
  }

  /// The app sees how long the part after the interaction takes; `nil` for ever.
  package static func remainingDuration(is milliseconds: Int?, of controller: ControllerID = .v)
    -> Input
  {
    let value = milliseconds.map { "\($0) ms" } ?? "for ever"
    return Input("what remains takes \(value)") {
      let duration = $0.world.remainingDuration(of: controller)
      if duration != milliseconds {
        $0.fail("it takes \(duration.map { "\($0) ms" } ?? "for ever")")
      }
    }
  }

  /// From now on `interruptibleAnimator(using:)` gives another animator than before.
  package static func givesAnotherAnimator(_ controller: ControllerID = .v) -> Input {
    Input("from now on interruptibleAnimator gives another animator than before") {
      $0.answers[.interruptibleAnimator(controller)] = .no
    }
  }

  /// A call to the context of an interactive transition.
  package static func report(_ report: InteractionReport, of controller: ControllerID = .v) -> Input
  {
    Input("the app calls \(report)InteractiveTransition of the context") {
      $0.request { $0.report(report, of: controller) }
    }
  }

  /// `transitionContext.completeTransition(didComplete)`.
  package static func completeTransition(
    _ didComplete: Bool, of controller: ControllerID = .v
  ) -> Input {
    Input("the app calls completeTransition(\(didComplete))") {
      $0.request { $0.completeTransition(didComplete, of: controller) }
    }
  }

  /// The running animation ends, and nobody calls `completeTransition`.
  package static let animationEnds = Input("the animation ends") { run in
    guard run.world.canEndAnimation else {
      run.fail("no animation runs")
      return
    }
    run.change { $0.endAnimation() }
  }
}

// MARK: - The context and the coordinator

extension Input {
  /// `transitionCoordinator?.animate(alongsideTransition:completion:)`.
  package static func animateAlongside(_ controller: ControllerID = .v) -> Input {
    Input("the app animates alongside \(controller.letter)'s transition") {
      $0.request { $0.animateAlongsideTransition(of: controller) }
    }
  }

  /// `transitionCoordinator?.notifyWhenInteractionChanges(_:)`.
  package static func notifyWhenInteractionChanges(of controller: ControllerID = .v) -> Input {
    Input("\(controller.letter).transitionCoordinator?.notifyWhenInteractionChanges(_:)") {
      $0.request { $0.notifyWhenInteractionChanges(of: controller) }
    }
  }

  /// The app sees what `context.view(forKey:)` gives.
  package static func contextView(
    _ key: TransitionKey, is view: ContextView?, of controller: ControllerID = .v
  ) -> Input {
    Input("context.view(forKey: .\(key)) is \(view?.words ?? "nil")") {
      let given = $0.world.contextView(forKey: key, of: controller)
      if given != view { $0.fail("it is \(given?.words ?? "nil")") }
    }
  }

  /// The animator puts views in, or takes views out.
  package static func moveViews(of controller: ControllerID = .v) -> Input {
    Input("the animator moves views of \(controller.letter)'s transition") {
      $0.change { $0.moveViews(of: controller) }
    }
  }

  /// The views are put back to where they were.
  package static func restoreViews(of controller: ControllerID = .v) -> Input {
    Input("the app puts the views of \(controller.letter)'s transition back") {
      $0.change { $0.restoreViews(of: controller) }
    }
  }

  /// `controller.transitioningDelegate = …`; the empty set for `nil`.
  package static func setTransitioningDelegate(
    _ methods: TransitioningMethods, of controller: ControllerID = .v
  ) -> Input {
    let value = methods.isEmpty ? "nil" : "one with \(methods.names)"
    return Input("\(controller.letter).transitioningDelegate = \(value)") {
      $0.change { $0.setTransitioningDelegate(methods, of: controller) }
    }
  }

  /// The app keeps the transitioning delegate no longer.
  package static func releaseTransitioningDelegate(of controller: ControllerID = .v) -> Input {
    Input("the app keeps \(controller.letter)'s transitioning delegate no longer") {
      $0.change { $0.releaseTransitioningDelegate(of: controller) }
    }
  }
}

extension Expectation {
  /// `percentComplete` of the interaction controller.
  package static func percentComplete(_ percent: Int, of controller: ControllerID = .v)
    -> Expectation
  {
    holds("percentComplete is \(percent) %") {
      $0.transitionSettings(of: controller).percentComplete == percent
    }
  }

  /// A transition that nothing brings to an end.
  package static let isFrozen = Expectation("the transition waits for ever") { run in
    if !run.world.isInTransition { return "no transition runs" }
    return run.world.canEndAnimation ? "an animation runs" : nil
  }

  /// Whether the views of a controller get the user's touches.
  package static func acceptsTouches(_ accepts: Bool, _ controller: ControllerID) -> Expectation {
    holds("\(controller.letter) \(accepts ? "gets" : "does not get") touches") {
      $0.acceptsTouches(controller) == accepts
    }
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
