// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("A navigation controller")
struct NavigationControllerTests {
  @MainActor
  final class Stage {
    let scene = HeadlessScene.start()
    let ear = Ear()
    let first: Listener, second: Listener, third: Listener
    let navigation: UINavigationController

    init() {
      (first, second, third) = (Listener("A", ear), Listener("B", ear), Listener("C", ear))
      navigation = UINavigationController(rootViewController: first)
      scene.launch(navigation)
    }

    var driver: PresentationDriver { scene.presentation }

    @discardableResult
    func turn(_ body: () -> Void) -> [PresentationEvent] { driver.turn(body) }

    func endTransition() {
      turn {
        for container in driver.world.containersInTransition {
          driver.perform(.containerTransitionEnds(container))
        }
      }
    }

    func push(_ controller: UIViewController) {
      turn { navigation.pushViewController(controller, animated: true) }
      endTransition()
    }
  }

  @Test func `keeps what it pops until the animation is over`() {
    let stage = Stage()
    stage.push(stage.second)
    _ = stage.ear.received()
    var popped: UIViewController?
    stage.turn { popped = stage.navigation.popViewController(animated: true) }
    #expect(popped === stage.second)
    #expect(stage.second.isMovingFromParent)
    #expect(stage.second.navigationController === stage.navigation)
    stage.endTransition()
    #expect(stage.second.navigationController == nil)
    #expect(
      stage.ear.received() == [
        "B will disappear", "A will appear", "B did disappear", "A did appear",
      ])
    #expect(stage.navigation.popViewController(animated: false) == nil)
  }

  @Test func `takes several away at once, and only the topmost learns of it`() {
    let stage = Stage()
    stage.push(stage.second)
    stage.push(stage.third)
    _ = stage.ear.received()
    stage.turn { stage.navigation.popToRootViewController(animated: false) }
    #expect(
      stage.ear.received() == [
        "C will disappear", "A will appear", "C did disappear", "A did appear",
      ])
    #expect(stage.navigation.viewControllers == [stage.first])
    #expect(stage.second.parent == nil)
    #expect(stage.driver.world.children(of: .root).count == 1)
  }

  @Test func `may be given another stack`() {
    let stage = Stage()
    stage.push(stage.second)
    stage.turn { stage.navigation.viewControllers = [stage.third, stage.second] }
    #expect(stage.navigation.topViewController === stage.second)
    #expect(stage.first.parent == nil)
    _ = stage.ear.received()
    stage.turn { stage.navigation.popViewController(animated: false) }
    #expect(stage.ear.received().contains("C did appear"))
  }

  @Test func `ends one push when the next one begins`() {
    let stage = Stage()
    _ = stage.ear.received()
    stage.turn {
      stage.navigation.pushViewController(stage.second, animated: true)
      stage.navigation.pushViewController(stage.third, animated: true)
    }
    stage.endTransition()
    let received = stage.ear.received()
    #expect(received.filter { $0.hasPrefix("A") } == ["A will disappear", "A did disappear"])
    #expect(received.last == "C did appear")
    #expect(stage.second.view.window == nil)
  }

  @Test func `has a button that goes back, and those of the items of its top`() {
    let stage = Stage()
    let journal = Journal()
    stage.second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", primaryAction: UIAction { _ in journal.note("saved") })
    stage.push(stage.second)
    #expect(stage.scene.tapButton("Save"))
    #expect(journal.lines == ["saved"])
    #expect(stage.scene.tapButton("Back"))
    stage.endTransition()
    #expect(stage.navigation.topViewController === stage.first)
    #expect(!stage.scene.tapButton("Back"))
    #expect(!stage.scene.tapButton("Save"))
  }

  @Test func `keeps the bar free in the views of its children`() {
    let stage = Stage()
    #expect(stage.first.view.safeAreaInsets.top == 91)
    stage.turn { stage.navigation.isNavigationBarHidden = true }
    #expect(stage.first.view.safeAreaInsets.top == 47)
  }

  @Test func `defines a context for presentations, unlike other controllers`() {
    #expect(UINavigationController().definesPresentationContext)
    #expect(!UIViewController().definesPresentationContext)
  }

  @Test func `leaves room for others when it is gone`() {
    let stage = Stage()
    for _ in 0..<20 {
      let sheet = UINavigationController(rootViewController: UIViewController())
      stage.turn { stage.first.present(sheet, animated: false) }
      stage.turn { stage.driver.perform(.animationEnds) }
      stage.turn { stage.first.dismiss(animated: false) }
      stage.turn { stage.driver.perform(.animationEnds) }
    }
    #expect(stage.first.presentedViewController == nil)
  }

  @Test func `appears by itself, whatever of the delegate's methods there is`() {
    final class Delegate: NSObject, UINavigationControllerDelegate {}
    let stage = Stage()
    let delegate = Delegate()
    stage.navigation.delegate = delegate
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.turn { stage.navigation.present(cover, animated: false) }
    stage.turn { stage.driver.perform(.animationEnds) }
    let events = stage.turn { cover.dismiss(animated: false) }
    #expect(events.contains(.callback(.viewWillAppear(.root))))
  }

  @Test func `tells its delegate of a pop at its end, also if it appears itself meanwhile`() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var shown: [UIViewController] = []
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { shown.append(viewController) }
    }
    let stage = Stage()
    stage.push(stage.second)
    let delegate = Delegate()
    stage.navigation.delegate = delegate
    stage.turn { stage.navigation.popViewController(animated: true) }
    stage.turn { stage.navigation.viewDidAppear(true) }
    #expect(delegate.shown == [])
    stage.endTransition()
    #expect(delegate.shown == [stage.first])
    stage.turn { stage.navigation.viewDidAppear(true) }
    #expect(delegate.shown == [stage.first, stage.first])
  }

  @Test func `A bar that belongs to no controller shows its own items, and goes back among them`() {
    let stage = Stage()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 200, width: 375, height: 44))
    stage.first.view.addSubview(bar)
    let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
    bar.items = [first]
    var closed = 0
    stage.turn {
      first.rightBarButtonItem = UIBarButtonItem(
        title: "Close", primaryAction: UIAction { _ in closed += 1 })
    }
    #expect(stage.scene.tapButton("Close") && closed == 1)
    stage.turn { bar.pushItem(second, animated: false) }
    #expect(bar.topItem === second && !stage.scene.tapButton("Close"))
    #expect(stage.scene.tapButton("Back") && bar.topItem === first)
  }
}
