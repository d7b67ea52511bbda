// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

@MainActor
@Suite("A gesture that moves a container's children")
struct ContainerGestureTests {
  /// Slides from tab to tab, and from page to page.
  private final class Slide: NSObject, UITabBarControllerDelegate, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var driver: UIPercentDrivenInteractiveTransition?
    private let forgetsCancel: Bool

    init(forgetsCancel: Bool = false) { self.forgetsCancel = forgetsCancel }

    func tabBarController(
      _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
      to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
      _ navigation: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? self : nil }

    func navigationController(
      _ navigation: UINavigationController,
      interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
        return
      }
      to.frame = context.containerView.bounds
      context.containerView.insertSubview(to, belowSubview: from)
      UIView.animate(withDuration: 0.3, animations: { from.frame.origin.x += 300 }) { _ in
        if self.forgetsCancel, context.transitionWasCancelled { return }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class Tabs: UITabBarController {
    let slide = Slide()
  }

  private final class Navigation: UINavigationController {
    var slide = Slide()

    func page(_ name: String) -> Page {
      Page(name) { [unowned self] pan in
        switch pan.state {
        case .began where viewControllers.count > 1:
          slide.driver = UIPercentDrivenInteractiveTransition()
          popViewController(animated: true)
        case .ended, .cancelled:
          slide.driver?.cancel()
          slide.driver = nil
        default: break
        }
      }
    }
  }

  /// A page with a drag and a name.
  private final class Page: UIViewController {
    let onDrag: (UIPanGestureRecognizer) -> Void

    init(_ name: String, onDrag: @escaping (UIPanGestureRecognizer) -> Void) {
      self.onDrag = onDrag
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
      label.text = title
      view.addSubview(label)
      view.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Selector("drag:", Page.drag(_:))))
    }

    private func drag(_ pan: UIPanGestureRecognizer) { onDrag(pan) }
  }

  @Test func `is not cancelled where another tab is selected in the end`() throws {
    let result = try Judged(.restoredAfterCancel, depth: 5) { _ in
      let tabs = Tabs()
      tabs.viewControllers = ["A", "B"].map { name in
        Page(name) { [unowned tabs] pan in
          if pan.state == .ended { tabs.selectedIndex = 1 - tabs.selectedIndex }
        }
      }
      tabs.delegate = tabs.slide
      return tabs
    }
    #expect(result.verdict != .violated, "\(result.sequence)")
  }

  /// A page that a drag pops, and always cancels.
  private func cancelling(_ property: SceneProperty, forgetsCancel: Bool) throws -> Judged {
    try Judged(property, depth: 7) { _ in
      let navigation = Navigation()
      navigation.slide = Slide(forgetsCancel: forgetsCancel)
      navigation.viewControllers = [navigation.page("A"), navigation.page("B")]
      navigation.delegate = navigation.slide
      return navigation
    }
  }

  @Test func `keeps who leaves until the animator completes the transition`() throws {
    let result = try cancelling(.released, forgetsCancel: true)
    #expect(result.verdict != .violated, "\(result.sequence)")
  }

  @Test func `has led a transition that ends, also when it is cancelled`() throws {
    let property = SceneProperty.catalog(.everyTransitionEnds)
    let stuck = try cancelling(property, forgetsCancel: true)
    #expect(stuck.verdict == .violated)
    #expect(
      stuck.sequence == [
        "pan view of Page: began down", "pan view of Page: lifted",
        "end of animation: view of Page center",
      ])
    let whole = try cancelling(property, forgetsCancel: false)
    #expect(whole.verdict != .violated, "\(whole.sequence)")
  }
}
