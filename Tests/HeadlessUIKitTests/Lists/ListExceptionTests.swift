// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A table with three rows in one section, and a collection view with three items.
@MainActor
private final class Lists: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  let stage = Stage()
  let table = UITableView(frame: rect(0, 0, 400, 400))
  let items = UICollectionView(
    frame: rect(0, 400, 400, 400), collectionViewLayout: UICollectionViewFlowLayout())
  var count = 3
  /// Keeps them alive, as a list does not do with its data source.
  private static var last: Lists?

  override init() {
    super.init()
    Self.last = self
    table.dataSource = self
    items.dataSource = self
    stage.add(table, "table")
    stage.add(items, "items")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

/// What a process has written that ended by an exception.
private func text(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

@MainActor
@Suite("The execution ends, as by UIKit's exceptions, where a list")
struct ListExceptionTests {
  @Test func `is told of rows that there are not`() async {
    var result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let lists = Lists()
      lists.count = 2
      lists.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    }
    #expect(
      text(result).contains(
        "NSInternalInconsistencyException: attempt to delete row 3 from section 0 which only "
          + "contains 3 rows before the update"))
    result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let lists = Lists()
      lists.count = 4
      lists.items.insertItems(at: [IndexPath(item: 4, section: 0)])
    }
    #expect(
      text(result).contains(
        "attempt to insert item 4 into section 0, but there are only 4 items in section 0 after "
          + "the update"))
    await #expect(processExitsWith: .failure) { @MainActor in
      Lists().table.reloadRows(at: [IndexPath(row: 0, section: 1)], with: .none)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      Lists().table.deleteSections([1], with: .none)
    }
  }

  @Test func `is told of other numbers than its data source says, also of sections`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      Lists().table.insertSections([0], with: .none)
    }
    #expect(text(result).contains("Invalid update: invalid number of sections."))
    await #expect(processExitsWith: .failure) { @MainActor in
      let lists = Lists()
      lists.count = 4
      lists.items.performBatchUpdates {
        lists.items.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
      }
    }
  }

  @Test func `is to scroll to a row that there is not, or to choose it and scroll to it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      Lists().table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: true)
    }
    #expect(text(result).contains("NSRangeException: attempt to scroll to row 3 beyond bounds (3)"))
    await #expect(processExitsWith: .failure) { @MainActor in
      Lists().table.selectRow(
        at: IndexPath(row: 0, section: 1), animated: true, scrollPosition: .top)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      Lists().items.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: true)
    }
    let lists = Lists()
    lists.table.selectRow(
      at: IndexPath(row: 3, section: 0), animated: true, scrollPosition: .none)
    lists.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 0), at: .top, animated: true)
  }

  @Test("has no cell to use again and none is registered, unless a storyboard may have one")
  func unregistered() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = Lists().table.dequeueReusableCell(
        withIdentifier: "row", for: IndexPath(row: 0, section: 0))
    }
    #expect(
      text(result).contains(
        "unable to dequeue a cell with identifier row - must register a nib or a class"))
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Lists().items.dequeueReusableCell(
        withReuseIdentifier: "item", for: IndexPath(item: 0, section: 0))
    }
    let lists = Lists()
    #expect(lists.table.dequeueReusableCell(withIdentifier: "row") == nil)
    UIStoryboard.provide(nil) { UIViewController() }
    let cell = lists.table.dequeueReusableCell(
      withIdentifier: "row", for: IndexPath(row: 0, section: 0))
    #expect(cell.reuseIdentifier == "row")
  }
}
