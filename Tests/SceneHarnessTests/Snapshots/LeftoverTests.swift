// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("What a gesture leaves in the state")
struct LeftoverTests {
  /// How many states a scene has, or `nil` if there are more at some depth.
  private func size(depth: Int, _ make: @escaping SceneFactory) throws -> Int? {
    let variant = Variant(scene: "scene", summary: "", names: [], properties: [], make: make)
    let exploration = try variant.explore(limits: Limits(depth: depth))
    return exploration.isClosed ? exploration.distinct : nil
  }

  @Test func `Where and how fast a finger has moved makes no difference when it is lifted`() {
    func fingerprint(after actions: [String]) -> Fingerprint {
      let stage = ActedScene()
      stage.root.view.addGestureRecognizer(UIPanGestureRecognizer())
      for name in actions { #expect(stage.perform(name), "\(stage.names)") }
      var snapshot = Snapshot()
      snapshot.add(reflecting: stage.root.view.gestureRecognizers as Any)
      return snapshot.fingerprint
    }
    let drag = ["pan view of UIViewController: began down", "pan view of UIViewController: lifted"]
    #expect(fingerprint(after: drag) == fingerprint(after: []))
  }

  @Test func `Pages that a finger turns and a button turns back are the same pages again`() throws {
    #expect(try size(depth: 16) { _ in TwoPages() } != nil)
  }
}

/// Two pages without dots, and a button for the first one.
private final class TwoPages: UIViewController, UIPageViewControllerDataSource {
  private let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let pages = [UIViewController(), UIViewController()]

  override func viewDidLoad() {
    super.viewDidLoad()
    pager.dataSource = self
    addChild(pager)
    pager.view.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: 200)
    view.addSubview(pager.view)
    pager.didMove(toParent: self)
    pager.setViewControllers([pages[0]], direction: .forward, animated: false)
    addButton("First") { [unowned self] in
      pager.setViewControllers([pages[0]], direction: .reverse, animated: false)
    }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
}
