// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("A view in place of the title")
struct TitleViewTests {
  private func bar(_ title: UIView, _ right: Int, on stage: Stage) -> UINavigationBar {
    let bar = UINavigationBar(frame: rect(0, 0, 400, 44))
    let item = UINavigationItem(title: "Home")
    item.titleView = title
    item.rightBarButtonItems = (0..<right).map { UIBarButtonItem(title: "\($0)") }
    bar.items = [item]
    return stage.add(bar, "bar")
  }

  @Test func `stands in the middle of the bar, and is touched there`() {
    let stage = Stage()
    let control = UISegmentedControl(items: ["Map", "List"])
    control.frame.size = CGSize(width: 100, height: 32)
    let bar = bar(control, 1, on: stage)
    #expect(control.superview === bar)
    #expect(control.frame == rect(150, 6, 100, 32))
    #expect(bar.hitTest(CGPoint(x: 200, y: 20), with: nil) === control)
    bar.topItem?.titleView = nil
    stage.clock.runLayout()
    #expect(control.superview == nil)
  }

  @Test func `gives way to buttons, and a search bar takes all the room`() {
    let stage = Stage()
    let view = UIView(frame: rect(0, 0, 200, 30))
    _ = bar(view, 3, on: stage)
    #expect(view.frame == rect(0, 7, 184, 30))
    let search = UISearchBar()
    _ = bar(search, 1, on: stage)
    #expect(search.frame.width == 328)
  }
}
