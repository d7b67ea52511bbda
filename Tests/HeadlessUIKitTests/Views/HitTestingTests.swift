// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("Hit testing")
struct HitTestingTests {
  @Test func `A view that lets points through lets its subviews be hit`() {
    final class PassThrough: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let stage = Stage()
    let view = stage.add(PassThrough(frame: rect(0, 0, 100, 100)), "pass")
    let child = stage.add("child", rect(0, 0, 10, 10), to: view)
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === child)
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.window)
  }

  @Test func `Views are not hit while they are animated, unless the options allow it`() {
    let stage = Stage()
    let view = stage.add("view", rect(0, 0, 100, 100))
    let point = CGPoint(x: 50, y: 50)
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(stage.window.hitTest(point, with: nil) === stage.window)
    stage.clock.run()
    #expect(stage.window.hitTest(point, with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    #expect(stage.window.hitTest(point, with: nil) === view)
  }

  @Test(
    "Views that move are hit where they are going, and where they are seen if an animator says so")
  func moving() {
    let stage = Stage()
    let view = stage.add("view", rect(0, 0, 100, 100))
    let (start, way, end) = (
      CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 250), CGPoint(x: 50, y: 450)
    )
    func hits(_ point: CGPoint) -> Bool { stage.window.hitTest(point, with: nil) === view }
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      view.frame.origin.y = 400
    }
    #expect(!hits(start) && !hits(way) && hits(end))
    stage.clock.run()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.y = 0 }
    animator.startAnimation()
    #expect(view.layer.presentation()?.frame.minY == 200)
    #expect(!hits(start) && hits(way) && !hits(end))
    animator.isManualHitTestingEnabled = true
    #expect(hits(start) && !hits(way) && !hits(end))
    animator.isManualHitTestingEnabled = false
    animator.fractionComplete = 0
    #expect(!hits(start) && !hits(way) && hits(end))
  }

  @Test func `A view that an animator lets grow is hit as far as it is seen`() {
    let stage = Stage()
    let view = stage.add("view", rect(0, 0, 100, 0))
    UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.size.height = 400 }
      .startAnimation()
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 150), with: nil) === view)
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 350), with: nil) === stage.window)
    #expect(view.touchedRect == rect(0, 0, 100, 200))
    stage.clock.run()
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 350), with: nil) === view)
  }
}
