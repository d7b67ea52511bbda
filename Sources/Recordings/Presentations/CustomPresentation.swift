// SPDX-License-Identifier: MIT

import UIKit

/// A controller of the style `.custom`, which the root presents.
@MainActor
struct CustomPresentation {
  let stage: RecordingStage
  let base: RecordedController
  let presented: RecordedController
  let transitioning: RecordedTransitioning
  let animator: RecordedAnimator

  /// Prepares the scene.
  ///
  /// - Parameters:
  ///   - name: What the presented controller is called in the log.
  ///   - stage: Where the scene is played.
  ///   - kind: What its presentation controller answers.
  ///   - logged: Which callbacks are logged.
  init(
    _ name: String, _ stage: RecordingStage,
    _ kind: RecordedPresentationController.Kind = .keepsPresenter,
    logging logged: Set<Received> = .appearance
  ) {
    self.stage = stage
    base = stage.controller("base", logging: logged)
    stage.launch(base)
    presented = stage.controller(name, logging: logged, style: .custom)
    transitioning = stage.keep(RecordedTransitioning())
    animator = RecordedAnimator(stage)
    animator.placesComingView = true
    presented.transitioningDelegate = transitioning
    transitioning.makePresentationController = { presented, presenting in
      if logged == .appearance { stage.log("delegate asked for PC") }
      return RecordedPresentationController(presented, presenting, stage, kind)
    }
  }

  func present() {
    base.present(presented, animated: true) { [stage] in stage.log("completion") }
    stage.settle()
  }

  func dismiss() {
    animator.fadesGoingView = true
    base.dismiss(animated: true) { [stage] in stage.log("completion") }
    stage.settle()
  }

  /// Has a look taken at the presentation controller when it is told something.
  func look(_ look: @escaping @MainActor (RecordedPresentationController, RecordedMoment) -> Void) {
    let make = transitioning.makePresentationController
    transitioning.makePresentationController = { presented, presenting in
      let made = make?(presented, presenting)
      (made as? RecordedPresentationController)?.look = look
      return made
        ?? UIPresentationController(
          presentedViewController: presented, presenting: presenting)
    }
  }

  /// Logs what the animator's context says.
  func logContext(
    _ context: any UIViewControllerContextTransitioning
  ) {
    stage.log("view(.from) is nil", context.view(forKey: .from) == nil)
    stage.log("view(.to) is nil", context.view(forKey: .to) == nil)
    stage.log("style", context.presentationStyle.rawValue)
    stage.log("container's subviews", context.containerView.subviews.count)
    for (name, key) in [("from", UITransitionContextViewControllerKey.from), ("to", .to)] {
      guard let controller = context.viewController(forKey: key) else { continue }
      stage.log("initialFrame(\(name))", context.initialFrame(for: controller))
      stage.log("finalFrame(\(name))", context.finalFrame(for: controller))
    }
  }

  /// Logs which views are where.
  func logPlaces(_ controller: RecordedPresentationController) {
    stage.log("dimming view in container", controller.isDimmed)
    stage.log("base in window", base.view.window != nil)
    stage.log("presentedView in window", controller.presentedView?.window != nil)
  }

  /// Logs how it is when the dismissal is over.
  func logEnd() {
    stage.log("base presents", base.presentedViewController)
    stage.log("\(stage.word(presented)) in window", presented.view.window != nil)
    stage.log("base in window", base.view.window != nil)
  }
}
