// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("The transition of a navigation controller")
struct NavigationTransitionTests {
  typealias Stage = NavigationControllerTests.Stage

  /// Moves a finger in from the left edge, by a part of the width.
  private func beginSwipe(_ stage: Stage, to part: CGFloat) -> UITouch {
    let middle = stage.scene.screen.bounds.midY
    let touch = stage.scene.touches.began(at: CGPoint(x: 1, y: middle))
    for step in [0.1, part] {
      let x = stage.scene.screen.bounds.width * step
      stage.turn { stage.scene.touches.moved(touch, to: CGPoint(x: x, y: middle)) }
    }
    return touch
  }

  private func swipeBack(_ stage: Stage, to part: CGFloat) {
    let touch = beginSwipe(stage, to: part)
    stage.turn { stage.scene.touches.ended(touch, velocity: .zero) }
    stage.endTransition()
  }

  @Test func `loads nothing before the call has returned, and only what is shown in the end`() {
    let stage = Stage()
    stage.turn {
      stage.navigation.pushViewController(stage.second, animated: true)
      stage.navigation.pushViewController(stage.third, animated: true)
      #expect(!stage.second.isViewLoaded && !stage.third.isViewLoaded)
    }
    #expect(stage.third.isViewLoaded && !stage.second.isViewLoaded)
    #expect(stage.navigation.viewControllers.count == 3)
  }

  @Test func `does not take place if a push and a pop in one turn come to nothing`() {
    let stage = Stage()
    _ = stage.ear.received()
    stage.turn {
      stage.navigation.pushViewController(stage.second, animated: true)
      stage.navigation.popViewController(animated: true)
    }
    #expect(stage.ear.received().isEmpty)
    #expect(stage.second.parent == nil && !stage.second.isViewLoaded)
    #expect(stage.driver.world.containersInTransition.isEmpty)
    stage.push(stage.second)
    #expect(stage.ear.received().last == "B did appear")
  }

  @Test func `has a coordinator from the call to the end, for all in the container`() {
    let stage = Stage()
    let journal = Journal()
    #expect(stage.navigation.transitionCoordinator == nil)
    stage.turn {
      stage.navigation.pushViewController(stage.second, animated: true)
      let coordinator = stage.navigation.transitionCoordinator
      #expect(coordinator?.viewController(forKey: .to) === stage.second)
      #expect(coordinator?.viewController(forKey: .from) === stage.first)
      coordinator?.animate(
        alongsideTransition: { _ in journal.note("along") },
        completion: { journal.note($0.isCancelled ? "cancelled" : "done") })
    }
    #expect(journal.lines == ["along"])
    #expect(stage.first.transitionCoordinator === stage.second.transitionCoordinator)
    stage.endTransition()
    #expect(journal.lines == ["along", "done"])
    #expect(stage.second.transitionCoordinator == nil)
  }

  @Test(arguments: [0.2, 0.9])
  func `that a swipe has begun is over before a push that is called meanwhile`(part: Double) {
    let stage = Stage()
    stage.push(stage.second)
    let touch = beginSwipe(stage, to: part)
    stage.turn {
      stage.scene.touches.ended(touch, velocity: CGPoint(x: part > 0.5 ? 2_000 : -2_000, y: 0))
    }
    stage.turn { stage.navigation.pushViewController(stage.third, animated: true) }
    stage.endTransition()
    #expect(stage.driver.world.containersInTransition.isEmpty)
    let expected =
      part > 0.5 ? [stage.first, stage.third] : [stage.first, stage.second, stage.third]
    #expect(stage.navigation.viewControllers == expected)
    let seen = [stage.first, stage.second, stage.third].filter { $0.viewIfLoaded?.window != nil }
    #expect(seen == [stage.third])
  }

  @Test func `puts a presentation off to its end`() {
    let stage = Stage()
    let journal = Journal()
    stage.turn {
      stage.navigation.pushViewController(stage.second, animated: true)
      stage.second.present(stage.third, animated: true) { journal.note("presented") }
      stage.second.present(UIViewController(), animated: true)
    }
    #expect(stage.second.presentedViewController == nil)
    #expect(!stage.third.isViewLoaded)
    stage.endTransition()
    #expect(stage.second.presentedViewController === stage.third)
    stage.turn { stage.driver.perform(.animationEnds) }
    #expect(journal.lines == ["presented"])
    #expect(stage.ear.received().last == "C did appear")
  }

  @Test func `blocks the touches of all that is in the container`() {
    let stage = Stage()
    let button = UIButton()
    stage.first.view.addSubview(button)
    #expect(stage.driver.letsTouches(reach: button))
    stage.turn { stage.navigation.pushViewController(stage.second, animated: true) }
    for view in [stage.first.view, stage.second.view, stage.navigation.navigationBar] {
      #expect(view.map { stage.driver.letsTouches(reach: $0) } == false)
    }
    stage.endTransition()
    #expect(stage.driver.letsTouches(reach: stage.navigation.navigationBar))
  }

  @Test func `is begun, completed or taken back by a finger at the edge`() {
    let stage = Stage()
    stage.push(stage.second)
    _ = stage.ear.received()
    swipeBack(stage, to: 0.3)
    #expect(stage.navigation.viewControllers == [stage.first, stage.second])
    #expect(stage.second.parent === stage.navigation && !stage.second.isMovingFromParent)
    #expect(stage.second.view.window != nil && stage.first.view.window == nil)
    #expect(
      stage.ear.received() == [
        "B will disappear", "A will appear", "A will disappear", "A did disappear",
        "B will appear", "B did appear",
      ])
    swipeBack(stage, to: 0.8)
    #expect(stage.navigation.viewControllers == [stage.first])
    #expect(stage.second.parent == nil && stage.first.view.window != nil)
  }

  @Test("tells its coordinator's blocks that the finger was lifted, and that nothing came of it")
  func coordinatorOfSwipe() {
    let stage = Stage()
    let journal = Journal()
    stage.push(stage.second)
    let touch = beginSwipe(stage, to: 0.3)
    let coordinator = stage.first.transitionCoordinator
    #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
    coordinator?.notifyWhenInteractionChanges { journal.note("changed: \($0.isCancelled)") }
    coordinator?.animate(
      alongsideTransition: nil, completion: { journal.note("ended: \($0.isCancelled)") })
    stage.turn { stage.scene.touches.ended(touch, velocity: .zero) }
    #expect(journal.lines == ["changed: true"])
    stage.endTransition()
    #expect(journal.lines == ["changed: true", "ended: true"])
  }

  @Test func `blocks touches on the bar, and no others, where a finger began it`() {
    let stage = Stage()
    stage.push(stage.second)
    let touch = beginSwipe(stage, to: 0.3)
    stage.turn { stage.scene.touches.ended(touch, velocity: .zero) }
    #expect(stage.driver.letsTouches(reach: stage.second.view))
    #expect(stage.driver.letsTouches(reach: stage.navigation.view))
    #expect(!stage.driver.letsTouches(reach: stage.navigation.navigationBar))
    stage.endTransition()
    #expect(stage.driver.letsTouches(reach: stage.navigation.navigationBar))
  }

  @Test func `is not begun by a finger where the way back is hidden, or the delegate refuses`() {
    final class Delegate: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    func isRefused(_ change: (Stage) -> Void) -> Bool {
      let stage = Stage()
      stage.push(stage.second)
      change(stage)
      swipeBack(stage, to: 0.8)
      return stage.navigation.viewControllers.count == 2
    }
    let delegate = Delegate()
    #expect(!isRefused { _ in })
    #expect(isRefused { $0.navigation.isNavigationBarHidden = true })
    #expect(isRefused { $0.second.navigationItem.hidesBackButton = true })
    #expect(isRefused { $0.second.navigationItem.leftBarButtonItem = UIBarButtonItem() })
    #expect(isRefused { $0.navigation.interactivePopGestureRecognizer?.delegate = delegate })
    #expect(isRefused { $0.navigation.interactivePopGestureRecognizer?.isEnabled = false })
    #expect(
      !isRefused {
        $0.navigation.isNavigationBarHidden = true
        $0.navigation.interactivePopGestureRecognizer?.delegate = nil
      })
  }

  @Test func `hides the bar at the bottom while a controller on the stack asks for that`() {
    let scene = HeadlessScene.start()
    let (root, detail) = (UIViewController(), UIViewController())
    detail.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    scene.launch(tabs)
    let isVisible = { tabs.tabBar.frame.maxX > 0 }
    #expect(isVisible() && root.view.safeAreaInsets.bottom == 83)
    scene.presentation.turn { navigation.pushViewController(detail, animated: false) }
    #expect(!isVisible() && detail.view.safeAreaInsets.bottom == 34)
    scene.presentation.turn { navigation.popViewController(animated: false) }
    #expect(isVisible() && root.view.safeAreaInsets.bottom == 83)
  }
}
