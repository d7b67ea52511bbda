// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("UIScrollView")
struct ScrollViewTests {
  final class Watcher: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      lines.append("scrolled to \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("will drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { lines.append("target \(Int(targetContentOffset.pointee.y))") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      lines.append("lifted \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("at rest") }
  }

  private func make(_ stage: Stage) -> (UIScrollView, Watcher) {
    let scroll = stage.add(UIScrollView(frame: rect(0, 0, 400, 400)), "list")
    scroll.contentSize = CGSize(width: 400, height: 1000)
    let watcher = Watcher()
    scroll.delegate = watcher
    return (scroll, watcher)
  }

  @Test("Contents at their top begin below a navigation bar, and stay at the top when it goes")
  func bars() {
    let scene = HeadlessScene.start()
    let list = UITableViewController()
    let navigation = UINavigationController(rootViewController: list)
    scene.launch(navigation)
    scene.clock.runLayout()
    let bar = navigation.navigationBar
    #expect(bar.convert(bar.bounds, to: nil).maxY == -list.tableView.contentOffset.y)
    list.tableView.contentOffset.y = 30
    navigation.setNavigationBarHidden(true, animated: false)
    scene.clock.runLayout()
    #expect(list.tableView.contentOffset.y == 30)
    navigation.setNavigationBarHidden(false, animated: false)
    scene.clock.runLayout()
    list.tableView.contentOffset.y = -list.tableView.adjustedContentInset.top
    navigation.setNavigationBarHidden(true, animated: false)
    scene.clock.runLayout()
    #expect(list.tableView.contentOffset.y == -list.tableView.safeAreaInsets.top)
  }

  @Test func `Contents do not follow the safe area where they cannot move, or need not`() {
    let scene = HeadlessScene.start()
    let (root, scroll) = (UIViewController(), UIScrollView())
    root.view.addSubview(scroll)
    scene.launch(root)
    scroll.frame = root.view.bounds
    scene.clock.runLayout()
    #expect(scroll.contentOffset == .zero && scroll.adjustedContentInset == .zero)
    scroll.contentSize.height = 2000
    scene.clock.runLayout()
    #expect(scroll.contentOffset.y == -47)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.contentOffset.y == 0 && scroll.adjustedContentInset == .zero)
  }

  @Test func `A finger scrolls; after it is lifted the contents come to rest as an event`() {
    let stage = Stage()
    let (scroll, watcher) = make(stage)
    let touch = stage.drag(from: CGPoint(x: 10, y: 300), by: -110)
    #expect(scroll.contentOffset.y == 100 && scroll.isDragging)
    stage.touches.ended(touch, velocity: CGPoint(x: 0, y: -200))
    #expect(scroll.isDecelerating && stage.scene.pendingNames.contains("list comes to rest"))
    stage.clock.run()
    #expect(
      watcher.lines == [
        "will drag", "scrolled to 100", "target 200", "lifted true", "scrolled to 200", "at rest",
      ])
  }

  @Test func `Beyond the contents it follows half as far and comes back`() {
    let stage = Stage()
    let (scroll, _) = make(stage)
    let touch = stage.drag(from: CGPoint(x: 10, y: 100), by: 110)
    #expect(scroll.contentOffset.y == -50)
    stage.touches.ended(touch, velocity: .zero)
    stage.clock.run()
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `It leaves a pan to others where its contents do not move`() {
    let stage = Stage()
    let journal = Journal()
    let (scroll, watcher) = make(stage)
    scroll.contentSize = .zero
    journal.listen(UIPanGestureRecognizer(), "outer", on: stage.window)
    stage.touches.ended(stage.drag(from: CGPoint(x: 10, y: 300), by: 50))
    #expect(journal.lines == ["outer began", "outer ended"] && watcher.lines.isEmpty)
  }

  @Test func `An animated scroll holds at once and is told of at its end`() {
    let stage = Stage()
    let (scroll, watcher) = make(stage)
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(scroll.contentOffset.y == 50 && watcher.lines == ["scrolled to 50"])
    stage.clock.run()
    #expect(stage.clock.isIdle)
  }

  @Test func `What is taken off the screen does not come to rest there`() {
    let stage = Stage()
    let (scroll, watcher) = make(stage)
    let touch = stage.drag(from: CGPoint(x: 10, y: 300), by: -110)
    stage.touches.ended(touch, velocity: CGPoint(x: 0, y: -200))
    scroll.removeFromSuperview()
    #expect(!scroll.isDecelerating && !stage.scene.pendingNames.contains("list comes to rest"))
    stage.clock.run()
    #expect(!watcher.lines.contains("at rest"))
  }
}
