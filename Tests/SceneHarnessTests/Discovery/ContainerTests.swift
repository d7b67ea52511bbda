// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("Bars and alerts are used")
struct ContainerTests {
  @Test func `The button of an alert is tapped by what it says`() {
    var chosen = false
    let stage = ActedScene(
      Home {
        let alert = UIAlertController(
          title: "Discard?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in chosen = true })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
      })
    stage.perform("tap showButton", "animation ends")
    #expect(stage.names == ["tap Discard", "tap Cancel"])
    stage.perform("tap Discard", "animation ends")
    #expect(chosen)
    #expect(stage.names == ["tap showButton"])
  }

  @Test(
    "What lies beside a sheet that dims nothing is tapped, in a container, too (G8)",
    arguments: [UINavigationController.self, UITabBarController.self, UIViewController.self])
  func besideSheet(kind: UIViewController.Type) {
    let map = UIViewController()
    let container =
      kind == UINavigationController.self
      ? UINavigationController(rootViewController: map)
      : kind == UITabBarController.self ? UITabBarController() : map
    (container as? UITabBarController)?.viewControllers = [map]
    let stage = ActedScene(container)
    let journal = Journal()
    stage.add(journal.button(), "pin", rect(0, 200, 100, 44), to: map.view)
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    stage.scene.presentation.turn { map.present(sheet, animated: true) }
    #expect(!stage.names.contains("tap pin"))
    stage.perform("animation ends", "tap pin")
    #expect(journal.lines == ["pressed pin"])
  }

  @Test func `A push and the way back end by events of their own`() {
    let first = UIViewController()
    first.title = "First"
    let stage = ActedScene(UINavigationController(rootViewController: first))
    #expect(stage.names.isEmpty)
    stage.scene.presentation.turn {
      first.navigationController?.pushViewController(UIViewController(), animated: true)
    }
    #expect(stage.names.contains("transition in controller 0 ends"))
    stage.perform("transition in controller 0 ends")
    #expect(stage.names == ["edge pan back swipe: began right", "tap Back"])
    stage.perform("tap Back", "transition in controller 0 ends")
    #expect(stage.names.isEmpty)
  }

  @Test func `A finger comes in from the edge and goes back, or changes its mind`() {
    let first = UIViewController()
    let stage = ActedScene(UINavigationController(rootViewController: first))
    stage.scene.presentation.turn {
      first.navigationController?.pushViewController(UIViewController(), animated: false)
    }
    let push = "transition in controller 0 ends"
    stage.perform("edge pan back swipe: began right", "edge pan back swipe: lifted", push)
    #expect(first.navigationController?.viewControllers.count == 2)
    stage.perform("edge pan back swipe: began right", "edge pan back swipe: to 70 %")
    #expect(!stage.names.contains(push))
    stage.perform("edge pan back swipe: lifted", push)
    #expect(first.navigationController?.viewControllers == [first])
    #expect(stage.names.isEmpty)
  }

  @Test func `No menu opens in the time that a back swipe takes to end`() {
    let first = UIViewController()
    let stage = ActedScene(UINavigationController(rootViewController: first))
    let sort = UIButton(type: .system)
    sort.menu = UIMenu(children: [UIAction(title: "Name") { _ in }])
    sort.showsMenuAsPrimaryAction = true
    stage.add(sort, "sort", rect(0, 200, 100, 44), to: first.view)
    stage.scene.presentation.turn {
      first.navigationController?.pushViewController(UIViewController(), animated: false)
    }
    let choice = "choose Name in the menu of sort"
    stage.perform("edge pan back swipe: began right", "edge pan back swipe: to 70 %")
    stage.perform("edge pan back swipe: lifted")
    #expect(!stage.names.contains(choice))
    stage.perform("transition in controller 0 ends")
    #expect(stage.names.contains(choice))
  }

  @Test func `Nothing of a navigation controller can be touched during a push`() {
    let first = UIViewController()
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Save") { _ in })
    let stage = ActedScene(UINavigationController(rootViewController: first))
    let second = Home { UIViewController() }
    stage.scene.presentation.turn {
      first.navigationController?.pushViewController(second, animated: true)
    }
    #expect(stage.names == ["transition in controller 0 ends"])
    stage.perform("transition in controller 0 ends")
    #expect(stage.names.contains("tap Back") && stage.names.contains("tap showButton"))
  }

  @Test func `An item of a bar is tapped by its title, as long as it is enabled`() {
    var count = 0
    let first = UIViewController()
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Save") { _ in count += 1 })
    first.navigationItem.rightBarButtonItem = item
    let stage = ActedScene(UINavigationController(rootViewController: first))
    #expect(stage.perform("tap Save"))
    #expect(count == 1)
    item.isEnabled = false
    #expect(stage.names.isEmpty)
  }
}
