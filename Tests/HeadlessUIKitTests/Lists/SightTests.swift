// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Pages of ten rows, of which the next one is loaded when the last row comes in sight.
private final class Feed: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  var count = 10
  var displayed: [Int] = []
  var ended: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    displayed.append(indexPath.row)
    guard indexPath.row == count - 1 else { return }
    count += 10
    tableView.reloadData()
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { ended.append(indexPath.row) }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { displayed.append(indexPath.item) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { ended.append(indexPath.item) }

  /// What came in sight since the last look.
  func news() -> [Int] {
    defer { displayed = [] }
    return displayed
  }
}

@MainActor
@Suite("A row out of sight")
struct SightTests {
  private let feed = Feed()

  @Test("has no cell for the app, which is told when the row comes in sight, and when it leaves it")
  func table() {
    let stage = Stage()
    let table = UITableView(frame: rect(0, 0, 400, 220))
    (table.dataSource, table.delegate) = (feed, feed)
    stage.add(table, "table")
    #expect(feed.news() == [0, 1, 2, 3, 4])
    #expect(table.cellForRow(at: IndexPath(row: 4, section: 0)) != nil)
    #expect(table.cellForRow(at: IndexPath(row: 5, section: 0)) == nil)
    table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .bottom, animated: false)
    stage.clock.runLayout()
    #expect(feed.ended == [0])
    #expect(feed.news() == [5] && table.rectForRow(at: IndexPath(row: 9, section: 0)).maxY == 440)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    table.contentOffset = .zero
    stage.clock.runLayout()
    #expect(feed.news() == [0] && feed.count == 10)
    table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .bottom, animated: false)
    stage.clock.runLayout()
    #expect(feed.count == 20 && feed.news() == [5, 6, 7, 8, 9] + [5, 6, 7, 8, 9])
  }

  @Test func `is one that is chosen and has it in its cell when it comes in sight`() {
    let stage = Stage()
    let table = UITableView(frame: rect(0, 0, 400, 220))
    table.dataSource = feed
    stage.add(table, "table")
    let last = IndexPath(row: 9, section: 0)
    table.selectRow(at: last, animated: false, scrollPosition: .none)
    table.scrollToRow(at: last, at: .bottom, animated: false)
    stage.clock.runLayout()
    #expect(table.cellForRow(at: last)?.isSelected == true)
  }

  /// Items of half the height of their list.
  private func items(on stage: Stage) -> (UICollectionView, UICollectionViewFlowLayout) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 100)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: rect(0, 0, 400, 200), collectionViewLayout: layout)
    (view.dataSource, view.delegate) = (feed, feed)
    stage.add(view, "items")
    return (view, layout)
  }

  @Test func `is one where a list is scrolled to, and not where it stood before`() {
    let stage = Stage()
    let (view, layout) = items(on: stage)
    let path = IndexPath(item: 2, section: 0)
    view.scrollToItem(at: path, at: .top, animated: false)
    stage.clock.runLayout()
    #expect(feed.ended == [0, 1] && feed.news() == [0, 1, 2, 3])
    layout.itemSize.height = 200
    view.scrollToItem(at: path, at: .top, animated: false)
    stage.clock.runLayout()
    #expect(feed.ended == [0, 1, 3] && feed.news() == [])
  }

  @Test func `has no cell for the app in a collection view, either`() {
    let stage = Stage()
    let (view, _) = items(on: stage)
    #expect(feed.news() == [0, 1])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) == nil)
    view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .bottom, animated: false)
    stage.clock.runLayout()
    #expect(feed.news() == [8, 9] && feed.ended == [0, 1])
    #expect(view.cellForItem(at: IndexPath(item: 9, section: 0)) != nil)
    feed.count = 11
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(feed.news() == [8])
  }
}
