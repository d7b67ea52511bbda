// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor
private final class Stack {
  let scene = HeadlessScene.start()
  let journal = Journal()
  let first = UIViewController(), second = UIViewController()
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: first)
    first.toolbarItems = [.flexibleSpace(), item("Trash")]
    second.toolbarItems = [item("Share")]
  }

  func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { [journal] _ in journal.note(title) })
  }

  func push() {
    navigation.pushViewController(second, animated: false)
    scene.clock.runLayout()
  }
}

@MainActor
@Suite("The toolbar of a navigation controller")
struct ToolbarTests {
  @Test func `shows the items of what is on top, and the user uses them`() {
    let stack = Stack()
    let (scene, navigation) = (stack.scene, stack.navigation)
    scene.launch(navigation)
    #expect(!scene.tapButton("Trash"))
    navigation.isToolbarHidden = false
    scene.clock.runLayout()
    #expect(navigation.toolbar.frame == rect(0, 844 - 34 - 44, 390, 44))
    #expect(Int(stack.first.view.safeAreaInsets.bottom) == 34 + 44)
    #expect(scene.tapButton("Trash"))
    stack.push()
    #expect(!scene.tapButton("Trash") && scene.tapButton("Share"))
    stack.second.setToolbarItems([stack.item("Print")], animated: true)
    scene.clock.runLayout()
    #expect(scene.tapButton("Print"))
    #expect(stack.journal.lines == ["Trash", "Share", "Print"])
    navigation.setToolbarHidden(true, animated: true)
    scene.clock.runLayout()
    #expect(!scene.tapButton("Print") && stack.second.view.safeAreaInsets.bottom == 34)
    #expect(scene.notes(.unimplemented).isEmpty)
  }

  @Test func `is hidden as long as a controller is on the stack that hides the bar below`() {
    let stack = Stack()
    let (scene, navigation) = (stack.scene, stack.navigation)
    navigation.isToolbarHidden = false
    stack.second.hidesBottomBarWhenPushed = true
    scene.launch(navigation)
    stack.push()
    #expect(navigation.toolbar.isHidden && !scene.tapButton("Share"))
    navigation.popViewController(animated: false)
    scene.clock.runLayout()
    #expect(scene.tapButton("Trash"))
  }

  @Test func `stands above the tab bar`() {
    let stack = Stack()
    let (scene, navigation) = (stack.scene, stack.navigation)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.isToolbarHidden = false
    scene.launch(tabs)
    scene.clock.runLayout()
    #expect(navigation.toolbar.convert(CGPoint(x: 0, y: 44), to: nil).y == tabs.tabBar.frame.minY)
  }
}
