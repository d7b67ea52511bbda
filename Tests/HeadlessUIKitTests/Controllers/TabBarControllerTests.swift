// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("A tab bar controller")
struct TabBarControllerTests {
  @MainActor
  final class Stage {
    let scene = HeadlessScene.start()
    let ear = Ear()
    let first: Listener, second: Listener
    let tabs = UITabBarController()

    init(selecting index: Int = 0) {
      (first, second) = (Listener("A", ear), Listener("B", ear))
      tabs.viewControllers = [first, second]
      tabs.selectedIndex = index
      scene.launch(tabs)
    }
  }

  @Test("shows the tab that was selected before it came on screen", arguments: [0, 1])
  func launch(index: Int) {
    let stage = Stage(selecting: index)
    let name = ["A", "B"][index]
    #expect(stage.ear.received() == ["\(name) will appear", "\(name) did appear"])
    #expect(stage.tabs.selectedIndex == index)
    #expect(stage.first.tabBarController === stage.tabs)
  }

  @Test("shows what the user chooses")
  func choose() {
    let stage = Stage()
    _ = stage.ear.received()
    #expect(stage.scene.tapButton("B"))
    #expect(stage.tabs.selectedViewController === stage.second)
    #expect(
      stage.ear.received() == [
        "B will appear", "A will disappear", "A did disappear", "B did appear",
      ])
    #expect(stage.first.view.window == nil)
    #expect(stage.second.view.window != nil)
  }

  @Test("goes back to the root of the tab that is shown when that is tapped, unless it may not")
  func again() {
    final class Tabs: UITabBarController, UITabBarControllerDelegate {
      var lines: [String] = [], isAllowed = false
      override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        lines.append("tapped \(item.title ?? "-")")
      }
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { isAllowed }
    }
    let scene = HeadlessScene.start()
    let tabs = Tabs()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.tabBarItem.title = "Home"
    tabs.viewControllers = [navigation, UIViewController()]
    tabs.delegate = tabs
    scene.launch(tabs)
    for _ in 1...2 {
      scene.presentation.turn {
        navigation.pushViewController(UIViewController(), animated: false)
      }
    }
    #expect(scene.tapButton("Home") && navigation.viewControllers.count == 3)
    tabs.isAllowed = true
    #expect(scene.tapButton("Home") && navigation.viewControllers.count == 1)
    #expect(tabs.lines == ["tapped Home", "tapped Home"])
  }

  @Test("asks its delegate whether the user may choose, and tells it")
  func delegate() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var isAllowed = false
      var chosen = 0
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { isAllowed }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { chosen += 1 }
    }
    let stage = Stage()
    let delegate = Delegate()
    stage.tabs.delegate = delegate
    _ = stage.scene.tapButton("B")
    #expect(stage.tabs.selectedIndex == 0)
    delegate.isAllowed = true
    _ = stage.scene.tapButton("B")
    #expect(stage.tabs.selectedIndex == 1)
    #expect(delegate.chosen == 1)
  }
}
