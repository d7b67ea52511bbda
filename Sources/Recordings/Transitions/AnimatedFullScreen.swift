// SPDX-License-Identifier: MIT

import UIKit

extension RecordingSource {
  /// Expectations that an app wrote down under Mac Catalyst, and that are replayed as tests.
  static let charon = RecordingSource(
    "github kern0x1b/charon, tests/backports/device", "Mac Catalyst of macOS 27", .machine,
    on: .smallWindow)
}

/// A full screen with an animator, which a navigation controller presents.
@MainActor
struct AnimatedFullScreen {
  let stage: RecordingStage
  let base: RecordedController
  let modal: RecordedController
  let navigation: UINavigationController
  let transitioning: RecordedTransitioning
  let animator: RecordedAnimator

  init(_ stage: RecordingStage, logging logged: Set<Received> = .appearance, duration: Double = 0.3)
  {
    self.stage = stage
    base = stage.controller("base", logging: logged)
    navigation = stage.navigation("N", root: base)
    stage.launch(navigation)
    modal = stage.controller("modal", logging: logged, style: .fullScreen)
    animator = RecordedAnimator(stage, duration: duration, logsEvents: !logged.isEmpty)
    transitioning = stage.keep(RecordedTransitioning())
    transitioning.animator = animator
    modal.transitioningDelegate = transitioning
  }

  func present() {
    navigation.present(modal, animated: true) { [stage] in stage.log("completion") }
    stage.settle()
  }

  func dismiss() {
    navigation.dismiss(animated: true) { [stage] in stage.log("completion") }
  }

  /// Begins a dismissal, leads it to 40 % and ends it in one way or the other.
  func dismissInteractively(_ end: (UIPercentDrivenInteractiveTransition) -> Void) {
    let interaction = stage.keep(UIPercentDrivenInteractiveTransition())
    transitioning.dismissalInteraction = interaction
    dismiss()
    stage.wait(0.3)
    interaction.update(0.4)
    stage.wait(0.2)
    end(interaction)
    stage.settle()
  }

  func logEnd() {
    stage.log("N.presentedViewController", navigation.presentedViewController)
    stage.log("base in window", base.view.window != nil)
    stage.log("modal in window", modal.view.window != nil)
  }

  /// Logs what the animator's context says when it starts.
  func logContext(_ context: any UIViewControllerContextTransitioning) {
    let from = context.viewController(forKey: .from)
    let to = context.viewController(forKey: .to)
    let container = context.containerView
    stage.log("from=\(stage.word(from)) to=\(stage.word(to))")
    for (name, controller, key) in [
      ("from", from, UITransitionContextViewKey.from), ("to", to, .to),
    ] {
      let view = context.view(forKey: key)
      stage.log("view(.\(name)) is its view", view != nil && view === controller?.viewIfLoaded)
      stage.log("\(name)-view in container", view?.superview === container)
      stage.log("\(name)-view in window", view?.window != nil)
    }
    stage.log("container's subviews", container.subviews.count)
    stage.log("container in window", container.superview is UIWindow && container.window != nil)
    stage.log("animated", context.isAnimated)
    stage.log("interactive", context.isInteractive)
    stage.log("cancelled", context.transitionWasCancelled)
    stage.log("style", context.presentationStyle.rawValue)
    logFrames(context)
  }

  func logFrames(_ context: any UIViewControllerContextTransitioning) {
    for (name, key) in [("from", UITransitionContextViewControllerKey.from), ("to", .to)] {
      guard let controller = context.viewController(forKey: key) else { continue }
      stage.log("initialFrame(\(name))", context.initialFrame(for: controller))
      stage.log("finalFrame(\(name))", context.finalFrame(for: controller))
    }
  }
}
