// SPDX-License-Identifier: MIT

import ModalHarness
import SceneHarness
import StateSpace
import Testing
import UIKit

@MainActor
@Suite("What a scene keeps tells its states apart")
struct KeptInSceneTests {
  private func states(_ build: @escaping @MainActor (UIViewController) -> Void) throws -> Int {
    let variant = Variant(scene: "scene", summary: "", names: []) { _ in
      let home = UIViewController()
      build(home)
      return home
    }
    return try variant.explore(limits: Limits(depth: 6)).distinct
  }

  @Test(
    "What is on the pasteboard does, and how often it has changed only where the app asks for that")
  func pasteboard() throws {
    #expect(try states { $0.addButton("Show") {} } == 1)
    #expect(try states { $0.addButton("Copy") { UIPasteboard.general.string = "a" } } == 2)
    let counted = try states {
      $0.addButton("Copy") {
        if UIPasteboard.general.changeCount < 3 { UIPasteboard.general.string = "a" }
      }
    }
    #expect(counted == 4)
  }

  private final class Album: UIViewController, UIScrollViewDelegate {
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scroll = UIScrollView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentSize = photo.frame.size
      scroll.addSubview(photo)
      view.addSubview(scroll)
      (scroll.delegate, scroll.maximumZoomScale) = (self, 3)
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
  }

  @Test func `Users zoom with two fingers, in and out again, and come to the states before`() throws
  {
    let variant = Variant(scene: "scene", summary: "", names: [], properties: [.checksHold]) {
      setup in
      let album = Album()
      setup.check("nobody zooms") { album.scroll.zoomScale <= 1 }
      return album
    }
    let exploration = try variant.explore(limits: Limits(depth: 20))
    #expect(exploration.isClosed)
    let result = try #require(exploration.results.first)
    #expect(result.verdict == .violated)
    let names = result.trace?.steps.map { variant.names.name(of: $0.action) } ?? []
    #expect(names.contains { $0.hasPrefix("spread") }, "\(names)")
  }
}
