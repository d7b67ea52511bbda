// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKit

@testable import SceneHarness

/// Lets go of what it can make again, and shows another layout on its side.
private final class MapViewController: UIViewController {
  var isFull = true
  let isUpright: Bool

  init(isUpright: Bool) {
    self.isUpright = isUpright
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    isFull = false
  }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    isUpright ? .portrait : .all
  }
}

@MainActor
@Suite("What the system does, where the vocabulary asks for it")
struct SystemEventTests {
  private func names(isUpright: Bool, _ ask: (inout SceneVocabulary) -> Void) throws -> [String] {
    var vocabulary = SceneVocabulary()
    ask(&vocabulary)
    let variant = Variant(scene: "scene", summary: "", names: [], vocabulary: vocabulary) { setup in
      let map = MapViewController(isUpright: isUpright)
      setup.check("is full") { [unowned map] in map.isFull }
      setup.check("is upright") { [unowned map] in map.view.bounds.width < map.view.bounds.height }
      return map
    }
    let exploration = try variant.explore(limits: Limits(depth: 2))
    let broken = exploration.results.filter { $0.verdict == .violated }.map(\.name)
    return exploration.actionCoverage().map(\.name) + broken
  }

  @Test("nothing is done by default")
  func nothing() throws { #expect(try names(isUpright: false) { _ in }.isEmpty) }

  @Test("it warns of low memory")
  func memory() throws {
    #expect(
      try names(isUpright: false) { $0.includesMemoryWarnings = true }
        == ["memory is low", "is full"])
  }

  @Test("it turns the device, if the controller on top lets it")
  func rotation() throws {
    #expect(
      try names(isUpright: false) { $0.includesRotations = true }
        == ["device is turned", "is upright"])
    #expect(try names(isUpright: true) { $0.includesRotations = true }.isEmpty)
  }
}
