// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("What covers one tab only")
struct TabContextTests {
  private func tabs(_: SceneSetup) -> UIViewController {
    let first = screen("Open") { first in
      let cover = UIViewController()
      cover.modalPresentationStyle = .currentContext
      first.present(cover, animated: true)
    }
    first.definesPresentationContext = true
    let second = screen("Close") { [weak first] _ in first?.dismiss(animated: true) }
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    return tabs
  }

  @Test func `leaves the others to the user, which is told and not tried`() throws {
    #expect(try violations(depth: 6, scene: tabs) == [])
    let variant = Variant(
      scene: "scene", summary: "", names: [], properties: .everyScene, make: tabs)
    let coverage = SceneCoverage(try variant.exploreEveryBehavior(limits: Limits(depth: 4)))
    #expect(
      coverage.text.contains(
        "never tried: the other tabs of UITabBarController beside UIViewController"),
      "\(coverage.text)")
  }
}
