// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("What a list shows besides its rows")
struct ListPartTests {
  @Test func `The header of a table is above the rows, and the footer below them`() {
    let stage = Stage()
    let rows = TableTests.Rows()
    rows.count = 2
    let table = stage.add(UITableView(frame: rect(0, 0, 400, 400)), "table")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    let (header, footer) = (UIView(frame: rect(0, 0, 10, 50)), UIView(frame: rect(0, 0, 0, 30)))
    (table.tableHeaderView, table.tableFooterView) = (header, footer)
    stage.clock.runLayout()
    #expect(header.superview === table)
    #expect(header.frame == rect(0, 0, 400, 50))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(footer.frame == rect(0, 138, 400, 30))
    #expect(table.contentSize.height == 168)
    table.tableHeaderView = nil
    #expect(header.superview == nil)
  }

  @Test func `The background is behind the rows, and stays where it is`() {
    let stage = Stage()
    let table = stage.add(UITableView(frame: rect(0, 0, 400, 400)), "table")
    let collection = stage.add(
      UICollectionView(
        frame: rect(0, 400, 400, 400), collectionViewLayout: UICollectionViewFlowLayout()),
      "collection")
    let views = [UIView(), UIView()]
    (table.backgroundView, collection.backgroundView) = (views[0], views[1])
    stage.clock.runLayout()
    #expect(table.subviews.first === views[0])
    #expect(views.map(\.bounds.size) == Array(repeating: CGSize(width: 400, height: 400), count: 2))
    table.contentOffset.y = 20
    stage.clock.runLayout()
    #expect(views[0].frame.minY == 20)
  }

  @Test func `However fast a finger is, it turns one page`() {
    let stage = Stage()
    let pages = stage.add(UIScrollView(frame: rect(0, 0, 100, 100)), "pages")
    (pages.isPagingEnabled, pages.contentSize) = (true, CGSize(width: 400, height: 100))
    let touch = stage.touches.began(at: CGPoint(x: 90, y: 50))
    let velocity = CGPoint(x: -5_000, y: 0)
    for x: CGFloat in [60, 30] {
      stage.touches.moved(touch, to: CGPoint(x: x, y: 50), velocity: velocity)
    }
    stage.touches.ended(touch, velocity: velocity)
    stage.clock.run()
    #expect(pages.contentOffset.x == 100)
  }
}
