// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("The end of a push or a pop")
struct NavigationEndTests {
  typealias Stage = NavigationControllerTests.Stage

  /// Writes down whom it is told of, and who goes by the coordinator.
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var lines: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { lines.append("will show \(viewController.title ?? "-") \(animated)") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
      let gone = from.map { ", \($0.title ?? "-") goes" } ?? ""
      lines.append("did show \(viewController.title ?? "-") \(animated)\(gone)")
    }
  }

  /// Does something at one of its callbacks, once.
  private final class Acting: Listener {
    var onLoad: () -> Void = {}, onAppear: () -> Void = {}, onDisappear: () -> Void = {}

    override func viewDidLoad() {
      super.viewDidLoad()
      onLoad()
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onAppear()
      onAppear = {}
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      onDisappear()
    }
  }

  @Test(
    "has the coordinator, which says who went and who came, until its completions have run (M11)")
  func coordinator() {
    let stage = Stage()
    let (delegate, journal) = (Delegate(), Journal())
    let second = Acting("B", stage.ear)
    stage.push(second)
    stage.navigation.delegate = delegate
    second.onDisappear = { [unowned second] in
      let coordinator = second.transitionCoordinator
      #expect(coordinator?.viewController(forKey: .to) === stage.first)
      coordinator?.animate(
        alongsideTransition: { _ in journal.note("too late") },
        completion: { journal.note($0.isCancelled ? "cancelled" : "done") })
    }
    stage.turn { stage.navigation.popViewController(animated: true) }
    stage.endTransition()
    #expect(delegate.lines == ["will show A true", "did show A true, B goes"])
    #expect(journal.lines == ["done"])
    #expect(stage.first.transitionCoordinator == nil && second.transitionCoordinator == nil)
    stage.turn { stage.navigation.pushViewController(stage.third, animated: false) }
    #expect(delegate.lines.last == "did show C false")
  }

  @Test("is told of with who was pushed, whatever has been asked for meanwhile")
  func next() {
    let stage = Stage()
    let delegate = Delegate()
    stage.navigation.delegate = delegate
    let second = Acting("B", stage.ear)
    second.onAppear = {
      stage.navigation.pushViewController(stage.third, animated: false)
    }
    stage.turn { stage.navigation.pushViewController(second, animated: true) }
    stage.endTransition()
    #expect(
      delegate.lines == [
        "will show B true", "did show B true, A goes", "will show C false", "did show C false",
      ])
  }

  @Test("comes once for who is pushed when the root is loaded", arguments: [true, false])
  func pushOfRoot(animated: Bool) {
    let scene = HeadlessScene.start()
    let (ear, delegate) = (Ear(), Delegate())
    let (root, detail) = (Acting("A", ear), Listener("B", ear))
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = delegate
    root.onLoad = { navigation.pushViewController(detail, animated: animated) }
    scene.launch(navigation)
    #expect(ear.received() == ["B will appear", "B did appear"])
    #expect(delegate.lines == ["will show B false", "did show B false"])
    #expect(navigation.viewControllers == [root, detail])
    #expect(detail.view.window != nil && root.view.window == nil)
    #expect(scene.presentation.world.containersInTransition.isEmpty)
  }

  @Test("comes once for who is pushed by who was to come", arguments: [true, false])
  func pushOfPushed(animated: Bool) {
    let stage = Stage()
    let delegate = Delegate()
    stage.navigation.delegate = delegate
    let second = Acting("B", stage.ear)
    second.onLoad = { stage.navigation.pushViewController(stage.third, animated: animated) }
    _ = stage.ear.received()
    stage.turn { stage.navigation.pushViewController(second, animated: true) }
    stage.endTransition()
    #expect(
      stage.ear.received() == [
        "A will disappear", "C will appear", "A did disappear", "C did appear",
      ])
    #expect(delegate.lines.filter { $0.hasPrefix("did") }.count == 1)
    #expect(stage.navigation.viewControllers == [stage.first, second, stage.third])
  }

  @Test("does not come where a subclass refuses the way back, or goes itself", arguments: 0...2)
  func shouldPop(answer: Int) {
    final class Asking: UINavigationController, UINavigationBarDelegate {
      var asked = 0, answer = 0
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
      {
        asked += 1
        if answer == 2 { popViewController(animated: true) }
        return answer > 0
      }
    }
    let scene = HeadlessScene.start()
    let navigation = Asking(rootViewController: UIViewController())
    navigation.answer = answer
    scene.launch(navigation)
    for _ in 1...2 {
      scene.presentation.turn {
        navigation.pushViewController(UIViewController(), animated: false)
      }
    }
    #expect(navigation.asked == 0 && scene.tapButton("Back"))
    #expect(navigation.asked == 1)
    #expect(navigation.viewControllers.count == (answer == 0 ? 3 : 2))
  }

  @Test("does not come where the item has something else in place of the way back")
  func backAction() {
    let stage = Stage()
    let journal = Journal()
    stage.second.navigationItem.backAction = UIAction { _ in journal.note("asked") }
    stage.push(stage.second)
    #expect(stage.scene.tapButton("Back") && journal.lines == ["asked"])
    #expect(stage.navigation.topViewController === stage.second)
  }
}
