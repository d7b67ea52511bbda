// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite("NSDiffableDataSourceSnapshot")
struct SnapshotTests {
  private var snapshot: NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    return snapshot
  }

  @Test func `Items are appended to a section, or to the last one`() {
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3])
    #expect(snapshot.numberOfItems == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
    #expect(snapshot.indexOfItem(3) == 2)
  }

  @Test func `Items are inserted, moved and deleted by other items`() {
    var changed = snapshot
    changed.insertItems([4], beforeItem: 2)
    changed.insertItems([5], afterItem: 3)
    changed.moveItem(1, afterItem: 5)
    changed.deleteItems([2])
    #expect(changed.itemIdentifiers == [4, 3, 5, 1])
    changed.deleteAllItems()
    #expect(changed.numberOfSections == 0)
  }

  @Test func `Sections are inserted, moved and deleted with their items`() {
    var changed = snapshot
    changed.insertSections(["c"], beforeSection: "b")
    changed.moveSection("a", afterSection: "b")
    #expect(changed.sectionIdentifiers == ["c", "b", "a"])
    #expect(changed.itemIdentifiers == [3, 1, 2])
    changed.deleteSections(["a"])
    #expect(changed.itemIdentifiers == [3])
  }

  @Test func `An identifier that is there twice ends the execution`() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 1])
    }
  }

  @Test func `An item after one that is not there ends the execution`() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.insertItems([1], afterItem: 2)
    }
  }
}

@MainActor
@Suite("Diffable data sources")
struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  private func snapshot(_ names: String...) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    return snapshot
  }

  @Test func `A table shows the snapshot, and finds items by their paths`() {
    let stage = Stage()
    let table = stage.add(UITableView(frame: rect(0, 0, 400, 400)), "table")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, name in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      return cell
    }
    source.apply(snapshot("Emma", "Ben"))
    stage.clock.runLayout()
    #expect(table.visibleCells.map(\.headlessName) == ["row 'Emma'", "row 'Ben'"])
    let second = IndexPath(row: 1, section: 0)
    #expect(source.itemIdentifier(for: second) == "Ben")
    #expect(source.indexPath(for: "Ben") == second)
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
    table.selectRow(at: second, animated: false, scrollPosition: .none)
    source.apply(snapshot("Ben"), animatingDifferences: false)
    stage.clock.runLayout()
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
  }

  @Test func `The completion handler follows with the next turn of the main thread`() {
    let stage = Stage()
    let table = stage.add(UITableView(frame: rect(0, 0, 400, 400)), "table")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    var isDone = false
    source.apply(snapshot("Emma")) { isDone = true }
    stage.clock.runLayout()
    #expect(!isDone)
    stage.clock.fire(stage.clock.pending[0].id)
    #expect(isDone)
  }

  @Test func `A list shows registered cells, which are swiped and chosen`() {
    let stage = Stage()
    var deleted: [String] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    var source: UICollectionViewDiffableDataSource<Int, String>?
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          deleted.append(source?.itemIdentifier(for: path) ?? "")
          done(true)
        }
      ])
    }
    let view = stage.add(
      UICollectionView(
        frame: rect(0, 0, 400, 400),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)),
      "list")
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in view.accessibilityIdentifier = "header" }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: name)
    }
    source?.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    source?.apply(snapshot("Emma", "Ben"))
    stage.clock.runLayout()
    let frames = view.visibleCells.map(\.frame)
    #expect(frames == [rect(0, 44, 400, 44), rect(0, 88, 400, 44)])
    #expect(view.visibleCells.map(\.headlessName) == ["row 'Emma'", "row 'Ben'"])
    #expect(view.subviews.contains { $0.accessibilityIdentifier == "header" })
    let touch = stage.touches.began(at: CGPoint(x: 300, y: 100))
    stage.touches.moved(touch, to: CGPoint(x: 180, y: 100), velocity: .zero)
    stage.touches.ended(touch)
    #expect(stage.scene.tapButton("Delete"))
    #expect(deleted == ["Ben"])
    stage.tap(100, 60)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }
}
