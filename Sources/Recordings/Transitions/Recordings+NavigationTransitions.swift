// SPDX-License-Identifier: MIT

import UIKit

/// Hands out an animator for pushes and pops, and who leads them.
private final class NavigationAnimators: NSObject, UINavigationControllerDelegate {
  var animator: RecordedAnimator?
  var interaction: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// A navigation controller whose pushes and pops have an animator.
@MainActor
private struct AnimatedNavigation {
  let stage: RecordingStage
  let base: RecordedController
  let second: RecordedController
  let navigation: UINavigationController
  let delegate: NavigationAnimators
  let animator: RecordedAnimator

  init(_ stage: RecordingStage, duration: Double = 0.3) {
    self.stage = stage
    base = stage.controller("base")
    second = stage.controller("second")
    navigation = stage.navigation("N", root: base)
    stage.launch(navigation)
    animator = RecordedAnimator(stage, duration: duration)
    delegate = stage.keep(NavigationAnimators())
    navigation.delegate = delegate
  }

  func push() {
    delegate.animator = animator
    navigation.pushViewController(second, animated: true)
    stage.settle()
  }

  /// Pushes in silence and without the animator.
  func prepareForPop() {
    stage.silently {
      navigation.pushViewController(second, animated: false)
      stage.settle()
    }
    delegate.animator = animator
  }

  func popInteractively(_ end: (UIPercentDrivenInteractiveTransition) -> Void) {
    prepareForPop()
    let interaction = stage.keep(UIPercentDrivenInteractiveTransition())
    delegate.interaction = interaction
    navigation.popViewController(animated: true)
    stage.wait(0.3)
    interaction.update(0.4)
    stage.wait(0.2)
    end(interaction)
    stage.settle()
  }

  func logStart(_ context: any UIViewControllerContextTransitioning) {
    let from = context.viewController(forKey: .from)
    let to = context.viewController(forKey: .to)
    stage.log("from=\(stage.word(from)) to=\(stage.word(to))")
    stage.log("from-view in container", from?.view.superview === context.containerView)
    stage.log("to-view in container", to?.view.superview === context.containerView)
    stage.log("container's subviews", context.containerView.subviews.count)
    stage.log("style", context.presentationStyle.rawValue)
    for (name, controller) in [("from", from), ("to", to)] {
      guard let controller else { continue }
      stage.log("initialFrame(\(name))", context.initialFrame(for: controller))
      stage.log("finalFrame(\(name))", context.finalFrame(for: controller))
    }
  }

  func logEnd() {
    stage.log("top=\(stage.word(navigation.topViewController))")
    stage.log("count", navigation.viewControllers.count)
  }
}

private let popStart = """
  second.viewWillDisappear
  base.viewWillAppear
  animateTransition
  """

extension Recording {
  /// Pushes and pops with an animator of the app's own.
  static let navigationTransitions: [Recording] = [
    Recording(
      "REC7", "Push with an animator", source: .charon, facts: ["B34"],
      expected: """
        base.viewWillDisappear
        second.viewWillAppear
        animateTransition
        from=base to=second
        from-view in container=yes
        to-view in container=no
        container's subviews=1
        style=-1
        initialFrame(from)=full
        finalFrame(from)=zero
        initialFrame(to)=zero
        finalFrame(to)=full
        completeTransition
        base.viewDidDisappear
        second.viewDidAppear
        animationEnded(true)
        top=second
        count=2
        """
    ) { stage in
      let scene = AnimatedNavigation(stage)
      scene.animator.atStart = scene.logStart
      scene.push()
      scene.logEnd()
    },
    Recording(
      "REC8", "Pop with an animator", source: .charon, facts: ["B34"],
      expected: """
        \(popStart)
        completeTransition
        second.viewDidDisappear
        base.viewDidAppear
        animationEnded(true)
        """
    ) { stage in
      let scene = AnimatedNavigation(stage)
      scene.prepareForPop()
      scene.navigation.popViewController(animated: true)
      stage.settle()
    },
    Recording(
      "REC9", "Interactive pop with an animator: finished", source: .charon, facts: ["B34"],
      expected: """
        \(popStart)
        interactive=yes
        completeTransition
        second.viewDidDisappear
        base.viewDidAppear
        animationEnded(true)
        top=base
        count=1
        """
    ) { stage in
      let scene = AnimatedNavigation(stage, duration: 0.8)
      scene.animator.atStart = { stage.log("interactive", $0.isInteractive) }
      scene.popInteractively { $0.finish() }
      scene.logEnd()
    },
    Recording(
      "REC10", "Interactive pop with an animator: cancelled", source: .charon,
      facts: ["B20", "X6"],
      expected: """
        \(popStart)
        completeTransition
        base.viewWillDisappear
        base.viewDidDisappear
        second.viewWillAppear
        second.viewDidAppear
        animationEnded(false)
        top=second
        count=2
        base in window=no
        base's alpha=0
        """
    ) { stage in
      let scene = AnimatedNavigation(stage, duration: 0.8)
      scene.popInteractively { $0.cancel() }
      scene.logEnd()
      stage.log("base in window", scene.base.view.window != nil)
      stage.log("base's alpha", scene.base.view.alpha)
    },
  ]
}
