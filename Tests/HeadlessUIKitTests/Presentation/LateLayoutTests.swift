// SPDX-License-Identifier: MIT

import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("Where layout passes are late")
struct LateLayoutTests {
  final class Page: UIViewController {
    var layouts = 0

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      layouts += 1
    }
  }

  @Test("what comes on screen is laid out while it is animated, and what stood there is not (C1)")
  func whatComes() {
    let scene = HeadlessScene.start()
    let page = Page()
    scene.launch(page)
    scene.presentation.keepsLayoutPasses = true
    let layouts = page.layouts
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    scene.presentation.turn {
      page.view.setNeedsLayout()
      page.present(alert, animated: true)
    }
    scene.presentation.turn { scene.presentation.perform(.animationEnds) }
    #expect(page.layouts == layouts)
    #expect(scene.tapButton("OK"))
    #expect(alert.isBeingDismissed)
  }
}
