// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A cell that counts how often it is used again.
private final class NameCell: UITableViewCell {
  let field = UITextField(frame: rect(0, 0, 100, 44))
  private(set) var uses = 1

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }
  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

/// Names in sections; it writes down for which of them it is asked.
private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource
{
  var names = [["Ann", "Ben"], ["Cy"]]
  var asked: [String] = []
  var displayed: [Int] = []

  func numberOfSections(in tableView: UITableView) -> Int { names.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let name = names[indexPath.section][indexPath.row]
    asked.append(name)
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    (cell as? NameCell)?.field.text = name
    return cell
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    asked.append("header \(section)")
    return UITextField()
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { displayed.append(indexPath.row) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(names[indexPath.section][indexPath.item])
    return collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
  }

  /// What was asked since the last look.
  func questions() -> [String] {
    defer { asked = [] }
    return asked
  }
}

/// A table with names, in the second of which a finger is about to write.
@MainActor
private struct NameTable {
  let stage = Stage()
  let names = Names()
  let table: UITableView

  init() {
    table = UITableView(frame: rect(0, 0, 400, 400))
    table.register(NameCell.self, forCellReuseIdentifier: "name")
    (table.dataSource, table.delegate) = (names, names)
    stage.add(table, "table")
    _ = names.questions()
    names.displayed = []
  }

  func cell(_ row: Int, _ section: Int = 0) -> NameCell? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? NameCell
  }

  /// What the cells show, from top to bottom.
  var texts: [String?] {
    stage.clock.runLayout()
    return table.subviews.compactMap { $0 as? NameCell }
      .sorted { $0.frame.minY < $1.frame.minY }.map(\.field.text)
  }
}

@MainActor
@Suite("Cells of rows that do not change")
struct KeptCellTests {
  @Test func `stay, and what is written in them goes on`() throws {
    let screen = NameTable()
    let (names, table) = (screen.names, screen.table)
    let ben = try #require(screen.cell(1))
    ben.field.becomeFirstResponder()
    names.names[0].insert("Al", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    #expect(names.questions() == ["Al"] && names.displayed == [0])
    #expect(ben.field.isFirstResponder && screen.cell(2) === ben)
    #expect(screen.texts == ["Al", "Ann", "Ben", "Cy"])

    names.names = [["Ben", "Al"], ["Cy", "Di"]]
    table.performBatchUpdates {
      table.insertRows(at: [IndexPath(row: 1, section: 1)], with: .automatic)
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
      table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
    }
    #expect(names.questions() == ["Di"] && ben.field.isFirstResponder)
    #expect(screen.texts == ["Ben", "Al", "Cy", "Di"] && table.subviews.contains(ben))

    names.names = [["Eve"], ["Di", "Ben", "Al"]]
    table.beginUpdates()
    table.insertSections([0], with: .automatic)
    table.deleteSections([0], with: .automatic)
    table.deleteRows(at: [IndexPath(row: 0, section: 1)], with: .automatic)
    table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
    table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 2, section: 1))
    table.endUpdates()
    #expect(names.questions() == ["header 0", "Eve"] && ben.field.isFirstResponder)
    #expect(screen.texts == ["Eve", "Di", "Ben", "Al"])
    names.names[1].remove(at: 1)
    table.deleteRows(at: [IndexPath(row: 1, section: 1)], with: .automatic)
    #expect(!ben.field.isFirstResponder && ben.superview == nil)
  }

  @Test("stay when others are read anew, in other cells, or are configured anew in the same")
  func reloaded() throws {
    let screen = NameTable()
    let (names, table) = (screen.names, screen.table)
    let (ann, ben, cy) = (screen.cell(0), screen.cell(1), screen.cell(0, 1))
    names.names = [["Anna", "Benno"], ["Cyrus"]]
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(names.questions() == ["Anna"] && screen.cell(0) !== ann)
    table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
    #expect(names.questions() == ["Benno"] && screen.cell(1) === ben && ben?.uses == 1)
    #expect(screen.texts == ["Anna", "Benno", "Cy"])
    table.reloadSections([1], with: .none)
    #expect(names.questions() == ["header 1", "Cyrus"] && screen.cell(0, 1) !== cy)
    table.beginUpdates()
    table.endUpdates()
    #expect(names.questions() == [] && screen.texts == ["Anna", "Benno", "Cyrus"])
  }

  @Test func `are used again for whatever rows there are when the data are reloaded`() throws {
    let screen = NameTable()
    let cells = [screen.cell(0), screen.cell(1), screen.cell(0, 1)].compactMap { $0 }
    cells[1].field.becomeFirstResponder()
    screen.names.names = [["Di", "Eve"], []]
    screen.table.reloadData()
    #expect(screen.texts == ["Di", "Eve"])
    #expect(screen.names.questions() == ["header 0", "Di", "Eve", "header 1"])
    #expect(cells.contains { $0 === screen.cell(0) } && screen.cell(0)?.uses == 2)
    #expect(!cells[1].field.isFirstResponder)
  }

  @Test func `stay chosen, wherever they are`() {
    let screen = NameTable()
    screen.table.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    screen.names.names[0].remove(at: 0)
    screen.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    #expect(screen.table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
    #expect(screen.cell(0)?.isSelected == true)
    screen.names.names[0] = []
    screen.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    #expect(screen.table.indexPathsForSelectedRows == nil)
  }

  @Test func `of a collection view stay as well`() {
    let stage = Stage()
    let names = Names()
    let view = UICollectionView(
      frame: rect(0, 0, 400, 400), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "name")
    view.dataSource = names
    stage.add(view, "names")
    _ = names.questions()
    let ben = view.cellForItem(at: IndexPath(item: 1, section: 0))
    names.names[0] = ["Al", "Ann", "Ben"]
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(names.questions() == ["Al"])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === ben)
    #expect(ben?.frame.minX == 120 && ben?.superview === view)
    view.reconfigureItems(at: [IndexPath(item: 2, section: 0)])
    #expect(names.questions() == ["Ben"])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === ben)
    view.reloadItems(at: [IndexPath(item: 2, section: 0)])
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) !== ben && ben?.superview == nil)
  }

  @Test func `stay when another snapshot is shown, except for items that it reloads`() {
    let stage = Stage()
    var asked: [String] = []
    let table = stage.add(UITableView(frame: rect(0, 0, 400, 400)), "table")
    table.register(NameCell.self, forCellReuseIdentifier: "name")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
      asked.append(name)
      return table.dequeueReusableCell(withIdentifier: "name", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["Ann", "Ben", "Cy"], toSection: 0)
    source.apply(snapshot)
    stage.clock.runLayout()
    asked = []
    func cell(_ name: String) -> UITableViewCell? {
      source.indexPath(for: name).flatMap(table.cellForRow(at:))
    }
    let (ann, ben, cy) = (cell("Ann"), cell("Ben"), cell("Cy"))
    (ben as? NameCell)?.field.becomeFirstResponder()
    snapshot.deleteItems(["Ann", "Ben"])
    snapshot.appendItems(["Ben", "Ann", "Di"], toSection: 1)
    snapshot.reloadItems(["Cy"])
    snapshot.reconfigureItems(["Ann"])
    source.apply(snapshot)
    #expect(asked == ["Cy", "Ann", "Di"])
    #expect(cell("Ann") === ann && cell("Ben") === ben && cell("Cy") !== cy)
    #expect((ben as? NameCell)?.field.isFirstResponder == true)
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    source.apply(source.snapshot())
    #expect(asked == ["Cy", "Ann", "Di"])
    source.applySnapshotUsingReloadData(snapshot)
    stage.clock.runLayout()
    #expect(asked.count == 7)
  }
}
