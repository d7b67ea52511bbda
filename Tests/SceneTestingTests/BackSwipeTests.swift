// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// Hides the back button and has the swipe from the edge all the same.
private final class SwipingNavigationController: UINavigationController,
  UIGestureRecognizerDelegate
{
  private let asks: Bool

  /// Makes one that lets each swipe begin, or asks first whether there is anything to go back to.
  init(root: UIViewController, asks: Bool) {
    self.asks = asks
    super.init(nibName: nil, bundle: nil)
    viewControllers = [root]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = asks ? self : nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1
  }
}

/// Pops as a finger goes across the screen.
private final class PanningNavigationController: UINavigationController,
  UINavigationControllerDelegate
{
  enum Defect { case forgetsCancelled, completesAnyway }

  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let completesAnyway: Bool

    init(completesAnyway: Bool) { self.completesAnyway = completesAnyway }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.3) {
        view.alpha = 1
      } completion: { [completesAnyway] _ in
        context.completeTransition(completesAnyway || !context.transitionWasCancelled)
      }
    }
  }

  private let defect: Defect?
  private var finger: UIPercentDrivenInteractiveTransition?

  init(root: UIViewController, _ defect: Defect?) {
    self.defect = defect
    super.init(nibName: nil, bundle: nil)
    viewControllers = [root]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    interactivePopGestureRecognizer?.isEnabled = false
    let pan = UIPanGestureRecognizer(target: self, action: Selector("pan:", Self.pan))
    view.addGestureRecognizer(pan)
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began where viewControllers.count > 1 && transitionCoordinator == nil:
      finger = UIPercentDrivenInteractiveTransition()
      popViewController(animated: true)
    case .changed: finger?.update(pan.translation(in: view).x / view.bounds.width)
    case .ended:
      finger?.finish()
      finger = nil
    case .cancelled:
      if defect != .forgetsCancelled { finger?.cancel() }
      finger = nil
    default: break
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .pop ? Slide(completesAnyway: defect == .completesAnyway) : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
}

/// A screen with a button that pushes another one.
@MainActor
private func pushingScreen() -> UIViewController {
  let screen = UIViewController()
  screen.title = "Home"
  screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
    title: "Next",
    primaryAction: UIAction { [unowned screen] _ in
      let next = UIViewController()
      next.navigationItem.hidesBackButton = true
      screen.navigationController?.pushViewController(next, animated: true)
    })
  return screen
}

@MainActor
@Suite("A swipe that goes back", .serialized)
struct BackSwipeTests {
  @Test func `and may begin on the only page leaves the next push without end (M12)`() throws {
    let found = try violations(budget: testBudget) { _ in
      SwipingNavigationController(root: pushingScreen(), asks: false)
    }
    let text = try #require(found.first)
    #expect(text.hasPrefix(#""every interactive transition is driven" is violated"#))
    #expect(text.contains("user: edge pan back swipe: began right"))
    #expect(text.contains("pushViewController"))
  }

  @Test func `is quiet where the delegate looks whether there is another page`() async throws {
    try await expectNoViolation(budget: testBudget) { _ in
      SwipingNavigationController(root: pushingScreen(), asks: true)
    }
  }

  @Test("and is forgotten when the system cancels the touch leaves the app in the middle of it")
  func forgotten() throws {
    let found = try violations(budget: testBudget) { _ in
      PanningNavigationController(root: pushingScreen(), .forgetsCancelled)
    }
    let text = try #require(found.first)
    #expect(text.hasPrefix(#""every interactive transition is driven" is violated"#))
    #expect(text.contains("user: pan view of PanningNavigationController: began"))
    #expect(found.count == 1)
  }

  @Test func `and goes back although it was cancelled is told of`() throws {
    let found = try violations(budget: testBudget) { _ in
      PanningNavigationController(root: pushingScreen(), .completesAnyway)
    }
    #expect(
      found.first?.hasPrefix(#""what was cancelled is not completed" is violated"#) == true,
      "\(found)")
  }

  @Test func `is quiet where it is cancelled with the touch`() async throws {
    try await expectNoViolation(budget: testBudget) { _ in
      PanningNavigationController(root: pushingScreen(), nil)
    }
  }
}
