// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKit

@testable import SceneHarness

/// Shows another layout on its side.
private class MapViewController: UIViewController {
  var isFull = true
  let isUpright: Bool

  required init(isUpright: Bool) {
    self.isUpright = isUpright
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    isUpright ? .portrait : .all
  }
}

/// Lets go of what it can make again.
private final class LightMapViewController: MapViewController {
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    isFull = false
  }
}

/// Counts how often it is turned.
private final class TurningMapViewController: MapViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    isFull = false
  }
}

@MainActor
@Suite("What the system does, where the vocabulary asks for it or the app waits for it")
struct SystemEventTests {
  private func names(
    isUpright: Bool = false, _ type: MapViewController.Type = MapViewController.self,
    _ prepare: @escaping (MapViewController) -> Void = { _ in },
    ask: (inout SceneVocabulary) -> Void = { _ in }
  ) throws -> [String] {
    var vocabulary = SceneVocabulary()
    ask(&vocabulary)
    let variant = Variant(scene: "scene", summary: "", names: [], vocabulary: vocabulary) { setup in
      let map = type.init(isUpright: isUpright)
      prepare(map)
      setup.check("is full") { [unowned map] in map.isFull }
      setup.check("is upright") { [unowned map] in map.view.bounds.width < map.view.bounds.height }
      return map
    }
    let exploration = try variant.explore(limits: Limits(depth: 2))
    let broken = exploration.results.filter { $0.verdict == .violated }.map(\.name)
    return exploration.actionCoverage().map(\.name) + broken
  }

  @Test func `nothing is done by default`() throws { #expect(try names().isEmpty) }

  @Test func `what a controller or an observer waits for is done by default`() throws {
    #expect(SystemMethods.overridden.places?.count == 3)
    #expect(try names(LightMapViewController.self) == ["memory is low", "is full"])
    let turned = ["device is turned", "is full", "is upright"]
    #expect(try names(TurningMapViewController.self) == turned)
    #expect(try names(isUpright: true, TurningMapViewController.self).isEmpty)
    func told(of name: Notification.Name) throws -> [String] {
      try names(MapViewController.self) { map in
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak map] _ in MainActor.assumeIsolated { map?.isFull = false }
        }
      }
    }
    #expect(try told(of: UIDevice.orientationDidChangeNotification) == turned)
    #expect(
      try told(of: UIApplication.didReceiveMemoryWarningNotification)
        == ["memory is low", "is full"])
  }

  @Test func `it warns of low memory`() throws {
    #expect(
      try names(ask: { $0.includesMemoryWarnings = true })
        == ["memory is low"])
  }

  @Test func `it turns the device, if the controller on top lets it`() throws {
    #expect(
      try names(ask: { $0.includesRotations = true })
        == ["device is turned", "is upright"])
    #expect(try names(isUpright: true, ask: { $0.includesRotations = true }).isEmpty)
  }
}
