// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("A refresh control")
struct RefreshControlTests {
  @MainActor
  private final class Stage: NSObject, UIScrollViewDelegate {
    let scene = HeadlessScene.start()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let control = UIRefreshControl()
    var received: [String] = []

    init(height: CGFloat, asSubview: Bool = false) {
      super.init()
      scroll.contentSize = CGSize(width: 390, height: height)
      scroll.contentInsetAdjustmentBehavior = .never
      control.addAction(
        UIAction { [unowned self] _ in received.append("refresh") }, for: .valueChanged)
      if asSubview { scroll.addSubview(control) } else { scroll.refreshControl = control }
      scroll.delegate = self
      let root = UIViewController()
      root.view.addSubview(scroll)
      scene.launch(root)
    }

    func swipeDown() {
      scene.presentation.turn {
        let finger = scene.touches.began(at: CGPoint(x: 100, y: 100))
        scene.touches.moved(
          finger, to: CGPoint(x: 100, y: 160), velocity: CGPoint(x: 0, y: 600))
        scene.touches.ended(finger)
      }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { received.append("drag") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      received.append("lift")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { received.append("rest") }
  }

  @Test func `refreshes when contents are pulled down, while the finger is down (N10)`() {
    let stage = Stage(height: 2_000)
    stage.swipeDown()
    #expect(stage.received == ["drag", "refresh", "lift", "rest"])
    #expect(stage.control.isRefreshing && stage.scroll.contentOffset.y == 0)
    #expect(stage.scene.clock.pending.isEmpty)
  }

  @Test func `is found among the subviews too, and where contents have nowhere to scroll`() {
    for isSubview in [true, false] {
      let stage = Stage(height: 100, asSubview: isSubview)
      stage.swipeDown()
      #expect(stage.received == ["refresh"] && stage.control.isRefreshing)
    }
  }

  @Test func `refreshes once at a time, until code says that it is done`() {
    let stage = Stage(height: 100)
    stage.swipeDown()
    stage.swipeDown()
    #expect(stage.received == ["refresh"])
    stage.control.endRefreshing()
    stage.swipeDown()
    #expect(stage.received == ["refresh", "refresh"])
  }

  @Test func `tells nobody when code begins, and is not pulled then`() {
    let stage = Stage(height: 100)
    stage.control.beginRefreshing()
    stage.swipeDown()
    #expect(stage.received.isEmpty && stage.control.isRefreshing)
  }

  @Test func `is pulled at the top of the contents only, and only as long as it is there`() {
    let stage = Stage(height: 2_000)
    stage.scroll.contentOffset.y = 500
    stage.swipeDown()
    stage.scroll.contentOffset.y = 0
    stage.scroll.refreshControl = nil
    stage.swipeDown()
    #expect(!stage.received.contains("refresh"))
  }
}
