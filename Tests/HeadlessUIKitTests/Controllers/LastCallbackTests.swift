// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

/// Asks for the coordinator when a navigation controller has shown a screen.
private final class Router: NSObject, UINavigationControllerDelegate {
  var origins: [UIViewController?] = []
  var isDone = false

  func navigationController(
    _ navigation: UINavigationController, didShow shown: UIViewController, animated: Bool
  ) {
    let coordinator = navigation.transitionCoordinator
    origins.append(coordinator?.viewController(forKey: .from))
    coordinator?.animate(alongsideTransition: nil) { [unowned self] _ in isDone = true }
  }
}

@MainActor
@Suite("The last callbacks of a transition")
struct LastCallbackTests {
  typealias Stage = NavigationControllerTests.Stage

  /// Pops the uppermost of two screens; tells who has seen it, and where.
  private func pop(animated: Bool) -> (stage: Stage, router: Router) {
    let (stage, router) = (Stage(), Router())
    stage.push(stage.second)
    stage.navigation.delegate = router
    stage.turn { stage.navigation.popViewController(animated: animated) }
    if animated { stage.endTransition() }
    return (stage, router)
  }

  @Test func `come while its coordinator is there, which tells who has gone (M11)`() {
    let (stage, router) = pop(animated: true)
    #expect(router.origins == [stage.second])
    #expect(router.isDone)
    #expect(stage.navigation.transitionCoordinator == nil)
  }

  /// Pops and never says that it is done.
  private final class Endless: NSObject, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var ends = 0
    func navigationController(
      _ navigation: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? self : nil }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    func animationEnded(_ transitionCompleted: Bool) { ends += 1 }
  }

  @Test func `are recorded as calls of an animator that is called`() {
    let (stage, animator) = (Stage(), Endless())
    stage.push(stage.second)
    stage.navigation.delegate = animator
    stage.turn { stage.navigation.popViewController(animated: true) }
    let events = stage.turn {
      stage.navigation.pushViewController(stage.second, animated: true)
    }
    let ends = events.filter {
      if case .callback(.animationEnded) = $0 { true } else { false }
    }
    #expect(ends.count == animator.ends)
  }

  @Test func `without an animation there is none`() {
    #expect(pop(animated: false).router.origins == [nil])
  }

  @Test func `reach who is popped when the navigation controller leaves before the pop begins`() {
    let scene = HeadlessScene.start()
    let ear = Ear()
    let navigation = UINavigationController(rootViewController: Listener("A", ear))
    navigation.pushViewController(Listener("B", ear), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    scene.launch(tabs)
    _ = ear.received()
    _ = scene.presentation.turn {
      navigation.popViewController(animated: true)
      tabs.selectedIndex = 1
    }
    #expect(ear.received() == ["B will disappear", "B did disappear"])
  }
}
