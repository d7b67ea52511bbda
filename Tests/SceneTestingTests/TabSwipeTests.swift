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
}
