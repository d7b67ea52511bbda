// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("What a finger does is done as a finger would")
struct OneTouchTests {
  /// Counts the taps beside a popover, and how often one goes.
  private final class Watch: UIViewController {
    var taps = 0
    var ends = 0

    func tapped() { taps += 1 }

    func open() {
      let popover = Popover()
      popover.onEnd = { [unowned self] in ends += 1 }
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = view
      present(popover, animated: false) { [unowned self, unowned popover] in
        popover.presentationController?.containerView?.addGestureRecognizer(
          UITapGestureRecognizer(target: self, action: Selector("tapped", Watch.tapped)))
      }
    }

    private final class Popover: UIViewController {
      var onEnd: () -> Void = {}
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onEnd()
      }
    }
  }

  @Test("A tap beside a popover is one touch for UIKit and for the app's recognizer there")
  func tapOutside() throws {
    let variant = Variant(
      scene: "scene", summary: "", names: [], width: .regular, properties: [.checksHold]
    ) { setup in
      let home = Watch()
      home.addButton("open") { [unowned home] in home.open() }
      setup.check("one tap closes one popover") { [unowned home] in home.taps == home.ends }
      setup.check("nobody taps beside it") { [unowned home] in home.taps == 0 }
      return home
    }
    let exploration = try variant.explore(limits: Limits(depth: 5))
    let verdicts = exploration.results.map(\.verdict)
    #expect(verdicts[0] == .noViolation(.depth(5)), "\(verdicts)")
    #expect(verdicts[1] == .violated)
    var names: Set<String> = []
    exploration.forEachTransition { _, action, _, _ in
      names.insert(variant.names.name(of: action))
    }
    #expect(names.filter { $0.hasPrefix("tap ") }.sorted() == ["tap open", "tap outside"])
  }

  @Test func `No touch comes before a call that is due now, unless the vocabulary says so`() {
    let journal = Journal()
    for includes in [false, true] {
      var vocabulary = SceneVocabulary()
      vocabulary.includesTouchesBeforeDueCalls = includes
      let stage = ActedScene(vocabulary: vocabulary)
      stage.add(journal.button(), "save", rect(0, 0, 400, 100))
      #expect(stage.names == ["tap save"])
      DispatchQueue.main.async {}
      #expect(stage.names.contains("tap save") == includes)
      #expect(stage.names.count == (includes ? 2 : 1))
    }
  }

  @Test func `A finger stays on the screen, wherever the drag began`() {
    let journal = Journal()
    let stage = ActedScene()
    let tall = stage.add(UIView(), "tall", rect(0, 700, 400, 2000))
    tall.addGestureRecognizer(journal.pan())
    stage.perform("pan tall: began down")
    for name in stage.names where name.contains("%") {
      stage.perform(name)
      for touch in stage.scene.touches.active { #expect(touch.point.y <= 800, "\(name)") }
    }
  }
}
