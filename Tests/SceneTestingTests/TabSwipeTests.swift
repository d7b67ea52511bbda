// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Fades in the tab that comes.
private final class TabFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    view.frame = context.containerView.bounds
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.3) {
      view.alpha = 1
    } completion: { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Goes from tab to tab as a finger goes across the screen.
private final class SwipedTabs: UITabBarController, UITabBarControllerDelegate {
  /// What is forgotten.
  enum Defect: CaseIterable { case none, cancelled, shortWay, end }

  private let defect: Defect
  private var finger: UIPercentDrivenInteractiveTransition?

  init(_ defect: Defect) {
    self.defect = defect
    super.init(nibName: nil, bundle: nil)
    viewControllers = ["A", "B"].map {
      let page = UIViewController()
      page.title = $0
      return page
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pan:", Self.pan)))
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    let way = min(1, abs(pan.translation(in: view).x) / view.bounds.width)
    switch pan.state {
    case .began:
      finger = UIPercentDrivenInteractiveTransition()
      selectedIndex = 1 - selectedIndex
    case .changed: finger?.update(way)
    case .ended:
      if way > 0.5 { finger?.finish() } else if defect != .shortWay { finger?.cancel() }
      if defect != .end { finger = nil }
    case .cancelled:
      if defect != .cancelled { finger?.cancel() }
      if defect != .end { finger = nil }
    default: break
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { TabFade() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
}

/// The same by an animator that the finger moves.
private final class AnimatedTabs: UITabBarController, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
{
  private let forgetsCancelled: Bool, forgetsEnd: Bool
  private var isSwiping = false
  private var animator: UIViewPropertyAnimator?
  private weak var context: (any UIViewControllerContextTransitioning)?

  init(forgetsCancelled: Bool = false, forgetsEnd: Bool = false) {
    (self.forgetsCancelled, self.forgetsEnd) = (forgetsCancelled, forgetsEnd)
    super.init(nibName: nil, bundle: nil)
    viewControllers = [UIViewController(), UIViewController()]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pan:", Self.pan)))
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    let way = min(1, abs(pan.translation(in: view).x) / view.bounds.width)
    switch pan.state {
    case .began where transitionCoordinator == nil:
      isSwiping = true
      selectedIndex = 1 - selectedIndex
    case .changed:
      animator?.fractionComplete = way
      context?.updateInteractiveTransition(way)
    case .ended: goOn(way > 0.5)
    case .cancelled: if !forgetsCancelled { goOn(false) }
    default: break
    }
  }

  private func goOn(_ isFinished: Bool) {
    animator?.pauseAnimation()
    animator?.isReversed = !isFinished
    animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0.2)
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    animator = interruptibleAnimator(using: context) as? UIViewPropertyAnimator
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    guard let view = context.view(forKey: .to) else { return animator }
    context.containerView.addSubview(view)
    view.frame = context.containerView.bounds
    view.alpha = 0
    animator.addAnimations { view.alpha = 1 }
    animator.addCompletion { position in
      view.alpha = 1
      if position == .end {
        context.finishInteractiveTransition()
      } else {
        context.cancelInteractiveTransition()
      }
      context.completeTransition(position == .end)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
    if !forgetsEnd { isSwiping = false }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isSwiping ? self : nil }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { transitionCoordinator == nil }
}

@MainActor
@Suite("A swipe from tab to tab", .serialized)
struct TabSwipeTests {
  @Test("has an end, and so has what is tapped later", arguments: SwipedTabs.Defect.allCases)
  fileprivate func end(defect: SwipedTabs.Defect) throws {
    let found = try violations(budget: testBudget) { _ in SwipedTabs(defect) }
    if defect == .none {
      #expect(found.isEmpty)
    } else {
      let text = try #require(found.first)
      #expect(text.hasPrefix(#""every interactive transition is driven" is violated"#))
    }
  }

  @Test(arguments: 0..<3) func `by an animator has an end, too`(defect: Int) throws {
    let found = try violations(budget: testBudget) { _ in
      AnimatedTabs(forgetsCancelled: defect == 1, forgetsEnd: defect == 2)
    }
    let first = found.first ?? ""
    #expect(
      defect == 0
        ? found.isEmpty
        : first.hasPrefix(#""every interactive transition is driven" is violated"#), "\(found)")
  }
}
