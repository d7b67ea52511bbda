// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("What stands at the end of a row")
struct AccessoryTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("row")
    }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { log.append("details of \(indexPath.row)") }
  }

  private let rows = Rows()

  private func table(on stage: Stage) -> UITableView {
    let table = UITableView(frame: rect(0, 0, 400, 400))
    (table.dataSource, table.delegate) = (rows, rows)
    return stage.add(table, "table")
  }

  @Test func `is a view of the app's own, which is touched in place of the row`() {
    let stage = Stage()
    let toggle = UISwitch()
    rows.cell.accessoryView = toggle
    _ = table(on: stage)
    #expect(toggle.frame.maxX == 384 && toggle.frame.width == 51)
    stage.tap(360, 22)
    #expect(toggle.isOn && rows.log.isEmpty)
    stage.tap(100, 22)
    #expect(rows.log == ["row"])
  }

  @Test func `is another one while the table is edited, or none`() {
    let stage = Stage()
    let (view, other) = (UISwitch(), UISwitch())
    rows.cell.accessoryView = view
    let table = table(on: stage)
    table.isEditing = true
    #expect(view.superview == nil)
    rows.cell.editingAccessoryView = other
    #expect(other.superview === rows.cell)
    table.isEditing = false
    #expect(view.superview === rows.cell && other.superview == nil)
  }

  @Test func `can be a button with details, of which the delegate is told`() {
    let stage = Stage()
    rows.cell.accessoryType = .detailDisclosureButton
    _ = table(on: stage)
    stage.tap(360, 22)
    #expect(rows.log == ["details of 0"])
    rows.cell.accessoryType = .disclosureIndicator
    stage.tap(360, 22)
    #expect(rows.log == ["details of 0", "row"])
  }

  @Test func `of an item comes and goes with editing, and does what the app says`() {
    let stage = Stage()
    var log: [String] = []
    let cell = stage.add(UICollectionViewListCell(frame: rect(0, 0, 400, 44)), "cell")
    let toggle = UISwitch()
    let custom = UICellAccessory.CustomViewConfiguration(
      customView: toggle, placement: .trailing(displayed: .whenNotEditing))
    cell.accessories = [
      .customView(configuration: custom), .detail { log.append("detail") }, .disclosureIndicator(),
      .delete { log.append("delete") },
    ]
    stage.clock.runLayout()
    stage.tap(360, 22)
    stage.tap(310, 22)
    #expect(log == ["detail"] && toggle.isOn)
  }
}

@MainActor
@Suite("While a list is edited")
struct EditingChoiceTests {
  private final class Items: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewListCell(frame: .zero) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }

  private let items = Items()

  @Test func `items are chosen if that is allowed, several if that is`() throws {
    let stage = Stage()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(frame: rect(0, 0, 400, 400), collectionViewLayout: layout)
    view.dataSource = items
    stage.add(view, "grid")
    view.isEditing = true
    stage.tap(50, 50)
    #expect(view.indexPathsForSelectedItems == [])
    view.allowsMultipleSelectionDuringEditing = true
    stage.tap(50, 50)
    stage.tap(150, 50)
    #expect(view.indexPathsForSelectedItems?.count == 2)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.configurationState.isEditing)
    stage.tap(50, 50)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test func `rows of which several can be chosen have no button, and none is chosen afterwards`() {
    let stage = Stage()
    let view = UITableView(frame: rect(0, 0, 400, 400))
    view.dataSource = items
    view.allowsMultipleSelectionDuringEditing = true
    stage.add(view, "table")
    view.isEditing = true
    stage.tap(20, 22)
    stage.tap(20, 66)
    #expect(view.indexPathsForSelectedRows?.count == 2)
    view.isEditing = false
    #expect(view.indexPathsForSelectedRows == nil)
  }
}
