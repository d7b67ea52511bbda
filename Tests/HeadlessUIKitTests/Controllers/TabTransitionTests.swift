// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("A change of tabs with an animator")
struct TabTransitionTests {
  /// Fades the new view in, and tells the ear what it is told.
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
    UITabBarControllerDelegate
  {
    let ear: Ear
    init(_ ear: Ear) { self.ear = ear }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      ear.lines.append("animateTransition")
      let view = context.view(forKey: .to)
      view.map(context.containerView.addSubview)
      view?.alpha = 0
      UIView.animate(withDuration: 0.3) {
        view?.alpha = 1
      } completion: { [ear] _ in
        ear.lines.append("completeTransition")
        context.completeTransition(true)
      }
    }
    func animationEnded(_ transitionCompleted: Bool) {
      ear.lines.append("animationEnded(\(transitionCompleted))")
    }
  }

  private final class Screen: Listener {
    var onDidAppear: (() -> Void)?
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onDidAppear?()
    }
  }

  private func tabs(_ ear: Ear) -> (HeadlessScene, UITabBarController, [Screen]) {
    let scene = HeadlessScene.start()
    let tabs = UITabBarController()
    let screens = ["A", "B"].map { Screen($0, ear) }
    tabs.viewControllers = screens
    return (scene, tabs, screens)
  }

  @Test func `tells who comes first, and who is gone when the animator has completed it`() {
    let ear = Ear()
    let (scene, tabs, screens) = tabs(ear)
    let animator = Animator(ear)
    tabs.delegate = animator
    scene.launch(tabs)
    ear.lines = []
    scene.presentation.turn {
      tabs.selectedIndex = 1
      ear.lines.append("returned")
    }
    #expect(
      ear.received() == ["B will appear", "A will disappear", "returned", "animateTransition"])
    #expect(scene.presentation.containersInTransition.isEmpty)
    scene.presentation.turn { scene.clock.run() }
    #expect(
      ear.received() == [
        "completeTransition", "A did disappear", "B did appear", "animationEnded(true)",
      ])
    #expect(screens[0].view.window == nil && screens[1].view.window != nil)
  }

  @Test func `is told in the setter also where that is called in a callback`() {
    let ear = Ear()
    let (scene, tabs, screens) = tabs(ear)
    screens[0].onDidAppear = {
      tabs.selectedIndex = 1
      ear.lines.append("returned")
    }
    scene.launch(tabs)
    #expect(
      ear.lines == [
        "A will appear", "A did appear", "B will appear", "A will disappear", "returned",
        "A did disappear", "B did appear",
      ])
  }
}
