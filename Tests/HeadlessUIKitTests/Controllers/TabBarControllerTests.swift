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

  @Test func `shows what the user chooses`() {
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

  /// Is asked and told which tab is chosen.
  private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var refuses = false

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
      log.append("may \(tab.identifier)")
      return !refuses
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { log.append("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)") }
  }

  @Test func `asks and tells of tabs where the app has given some`() {
    let (scene, delegate) = (HeadlessScene.start(), TabDelegate())
    let controller = UITabBarController(tabs: [
      UITab(title: "C", image: nil, identifier: "c") { _ in UIViewController() },
      UITab(title: "D", image: nil, identifier: "d") { _ in UIViewController() },
    ])
    controller.delegate = delegate
    scene.launch(controller)
    #expect(controller.selectedTab?.identifier == "c")
    #expect(scene.tapButton("D"))
    #expect(controller.selectedTab === controller.tab(forIdentifier: "d"))
    delegate.refuses = true
    #expect(scene.tapButton("C"))
    #expect(controller.selectedIndex == 1)
    #expect(delegate.log == ["may d", "c to d", "may c"])
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

  @Test func `asks its delegate whether the user may choose, and tells it`() {
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
