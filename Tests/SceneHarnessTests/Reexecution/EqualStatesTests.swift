// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKit

@testable import SceneHarness

/// States are equal if and only if the same follows on them: what decides that and is not part of a state
/// makes a search end too early, and tells of nothing.
@MainActor
@Suite("States that were reached on two ways")
struct EqualStatesTests {
  private func areEqual(
    _ first: [String], _ second: [String], _ make: @escaping SceneFactory
  ) -> Bool {
    let places = [first, second].map { names in
      let scene = TaskTests.Driven(SceneVocabulary(), make)
      for name in names { scene.does(name) }
      return scene.place
    }
    return places[0] == places[1]
  }

  private static func push(onto home: UIViewController) {
    home.navigationController?.pushViewController(UIViewController(), animated: true)
  }

  @Test("differ if the user types in one of them")
  func focus() {
    let scene: SceneFactory = { _ in
      let home = UIViewController()
      home.view.addSubview(UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 44)))
      return home
    }
    let typed = ["type in UITextField", "clear UITextField"]
    #expect(!areEqual([], typed, scene))
    #expect(areEqual(typed, typed + typed, scene))
  }

  @Test("differ if a screen has come by itself in one of them, and another one is going to")
  func freshScreen() {
    let scene: SceneFactory = { setup in
      let answer = setup.answer("load", outcomes: .value) { 1 }
      let home = UIViewController()
      home.addButton("Load") { [unowned home] in
        answer { _ in Self.push(onto: home) }
        answer { _ in }
      }
      home.addButton("Open", y: 200) { [unowned home] in Self.push(onto: home) }
      return UINavigationController(rootViewController: home)
    }
    let end = "transition in controller 0 ends"
    let byItself = ["tap Load", "load answers", end]
    #expect(!areEqual(byItself, ["tap Load", "tap Open", end, "load answers"], scene))
  }

  @Test("are the same if they differ in a task alone that has ended: no turn of an actor's runs it")
  func endedTask() throws {
    let variant = Variant(scene: "tasks", summary: "", names: []) { setup in
      let answer = setup.answer("load", outcomes: .value) { 1 }
      let counter = TaskTests.Counter()
      return TaskTests.Home([
        (name: "note", action: { home in home.task = Task {} }),
        (
          name: "count",
          action: { home in
            guard home.number == nil else { return }
            home.number = Task {
              _ = try? await answer()
              return await counter.add(0)
            }
          }
        ),
      ])
    }
    let exploration = try variant.exploreEveryBehavior(
      limits: Limits(depth: 6),
      configure: {
        ($0.checksDeterminism, $0.determinismSample) = (true, .max)
      })
    #expect(exploration.isClosed)
  }
}
