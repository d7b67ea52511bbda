// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Synchronization
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Exploring real objects")
struct SceneExplorationTests {
  private func explore(forgetting: Bool) throws -> Exploration<PresentationSystem<SceneApplication>>
  {
    let variant = Variant(
      scene: "card", summary: "A card with an overlay.", names: ["CardHome", "UIViewController"]
    ) { _ in
      let home = CardHome()
      home.forgetsToLook = forgetting
      return home
    }
    return try variant.explore(limits: Limits(depth: LongTests.choose(6, long: 8)))
  }

  private func violated(_ exploration: Exploration<PresentationSystem<SceneApplication>>)
    -> [String]
  {
    exploration.results.filter { $0.verdict == .violated }.map(\.name)
  }

  @Test func `finds an overlay that is removed without looking at 'completed'`() throws {
    let exploration = try explore(forgetting: true)
    #expect(
      violated(exploration).contains("presented views and their overlays stay visible"))
  }

  /// Counts in an object that it keeps by the runtime of Objective-C only.
  private final class Counter: UIViewController {
    final class Box { var count = 0 }
    private static let key = UnsafeRawPointer(bitPattern: 8)

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let key = Self.key else { return }
      objc_setAssociatedObject(view as Any, key, Box(), .OBJC_ASSOCIATION_RETAIN)
      addButton("count") { [unowned self] in count() }
    }

    func count() {
      guard let key = Self.key else { return }
      (objc_getAssociatedObject(view as Any, key) as? Box)?.count += 1
    }

    var counted: Int {
      Self.key.flatMap { objc_getAssociatedObject(view as Any, $0) as? Box }?.count ?? 0
    }
  }

  @Test func `takes what is kept by 'objc_setAssociatedObject' for a part of the state`() throws {
    let result = try Judged(.checksHold, depth: 4) { setup in
      let counter = Counter()
      setup.check("fewer than three") { counter.counted < 3 }
      return counter
    }
    #expect(result.verdict == .violated)
    #expect(result.sequence == ["tap count", "tap count", "tap count"])
  }

  @Test func `finds no fault with an overlay that stays until the dismissal is completed`() throws {
    let exploration = try explore(forgetting: false)
    #expect(
      !violated(exploration).contains("presented views and their overlays stay visible"))
  }

  /// Presents something in a navigation controller, both made afresh.
  private final class Opener: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      button.setTitle("Open", for: .normal)
      button.addAction(
        UIAction { [weak self] _ in
          let navigation = UINavigationController(rootViewController: UIViewController())
          self?.present(navigation, animated: true)
        }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @Test func `takes what is in a new container for a part of it, and not for a presenter`() throws {
    let variant = Variant(
      scene: "container", summary: "A sheet with a navigation controller.", names: ["Opener"],
      properties: .catalog([.presenterReceivesOnlyWhenRemoved])
    ) { _ in Opener() }
    let exploration = try variant.explore(limits: Limits(depth: 3))
    #expect(exploration.distinct > 3)
    #expect(violated(exploration).isEmpty)
  }

  @Test func `counts as gestures what its vocabulary tries, and nothing else`() {
    var vocabulary = SceneVocabulary()
    vocabulary.gestures = [.accessibilityEscape]
    let variant = Variant(scene: "escape", summary: "", names: ["Home"], vocabulary: vocabulary) {
      _ in UIViewController()
    }
    #expect(variant.vocabulary.gestures == [.accessibilityEscape])
  }

  @Test("can execute the way to each state again: a fresh scene, and each action once")
  func execution() throws {
    let counts = Mutex((scenes: 0, taps: 0))
    let variant = Variant(
      scene: "taps", summary: "A button that counts to three.", names: ["UIViewController"]
    ) { setup in
      counts.withLock { $0.scenes += 1 }
      let home = UIViewController()
      let store = Store()
      home.addButton("Tap") {
        counts.withLock { $0.taps += 1 }
        store.count = min(store.count + 1, 3)
      }
      return home
    }
    let exploration = try variant.explore(limits: Limits(depth: 8))
    let execute = try #require(variant.execute)
    counts.withLock { $0 = (0, 0) }
    #expect(exploration.states.map(execute) == [0, 1, 2, 3])
    #expect(counts.withLock(\.self) == (4, 6))
  }

  private final class Store { var count = 0 }
}
