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
