// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("A change of tabs with an animator")
struct TabTransitionTests {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let animator: TransitionStage.Animator
    init(_ journal: TransitionStage.Journal) { animator = TransitionStage.Animator(journal) }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  @Test("tells who comes first, and who is gone when the animator has completed it")
  func animator() {
    let scene = HeadlessScene.start()
    let journal = TransitionStage.Journal()
    let screens = ["A", "B"].map { TransitionStage.Screen($0, journal) }
    let tabs = UITabBarController()
    let delegate = Delegate(journal)
    tabs.delegate = delegate
    tabs.viewControllers = screens
    scene.launch(tabs)
    journal.lines = []
    scene.presentation.turn {
      tabs.selectedIndex = 1
      journal.lines.append("returned")
    }
    #expect(
      journal.lines == ["B.willAppear", "A.willDisappear", "returned", "animateTransition"])
    #expect(scene.presentation.containersInTransition.isEmpty)
    journal.lines = []
    scene.presentation.turn { scene.clock.run() }
    #expect(
      journal.lines == [
        "completeTransition", "A.didDisappear", "B.didAppear", "animationEnded(true)",
      ])
    #expect(screens[0].view.window == nil && screens[1].view.window != nil)
  }

  @Test("is told in the setter also where that is called in a callback")
  func inCallback() {
    let scene = HeadlessScene.start()
    let journal = TransitionStage.Journal()
    let screens = ["A", "B"].map { TransitionStage.Screen($0, journal) }
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    screens[0].onDidAppear = {
      tabs.selectedIndex = 1
      journal.lines.append("returned")
    }
    scene.launch(tabs)
    #expect(
      journal.lines == [
        "A.willAppear", "A.didAppear", "B.willAppear", "A.willDisappear", "returned",
        "A.didDisappear", "B.didAppear",
      ])
  }
}
