// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("UITableView")
struct TableTests {
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var chosen: [Int] = []
    var count = 30
    var locked: Int?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      indexPath.row != locked
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
  }

  @Test func `Rows have cells after layout, scroll, and can be chosen by a tap`() {
    let stage = Stage()
    let rows = Rows()
    let table = stage.add(UITableView(frame: rect(0, 0, 400, 400)), "table")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (rows, rows)
    stage.clock.runLayout()
    #expect(table.contentSize.height == 1320)
    stage.tap(10, 50)
    stage.touches.ended(stage.drag(from: CGPoint(x: 10, y: 300), by: -98), velocity: .zero)
    #expect(table.contentOffset.y == 88)
    stage.tap(10, 50)
    #expect(rows.chosen == [1, 3])
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isKind(of: UIView.self) == true)
  }

  @Test func `A row that is not highlighted is not chosen`() {
    let (stage, _, rows) = shown()
    rows.locked = 1
    stage.tap(10, 50)
    stage.tap(10, 10)
    #expect(rows.chosen == [0])
  }

  /// A table on screen.
  private func shown() -> (Stage, UITableView, Rows) {
    let stage = Stage()
    let rows = Rows()
    let table = stage.add(UITableView(frame: rect(0, 0, 400, 400)), "table")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (rows, rows)
    stage.clock.runLayout()
    return (stage, table, rows)
  }

  @Test func `Changes have to lead to the numbers of rows that the data source says`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (_, table, rows) = TableTests().shown()
      rows.count = 29
      table.reloadData()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      let (_, table, _) = TableTests().shown()
      table.performBatchUpdates {
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }
    }
    let (stage, table, rows) = shown()
    rows.count = 31
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 5, section: 0)], with: .automatic)
      table.insertRows(
        at: [IndexPath(row: 0, section: 0), IndexPath(row: 9, section: 0)], with: .automatic)
    }
    rows.count = 3
    table.reloadSections([0], with: .automatic)
    stage.clock.runLayout()
    #expect(table.contentSize.height == 132)
  }

  @Test func `A table knows the rows that it shows, until it is told that they change`() {
    let (_, table, rows) = shown()
    rows.count = 29
    #expect(table.numberOfRows(inSection: 0) == 30)
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    #expect(table.numberOfRows(inSection: 0) == 29)
    rows.count = 3
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 3 && table.numberOfSections == 1)
  }

  @Test func `A cell has the size of a row before the table gives it a place`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.contentView.bounds.size == CGSize(width: 320, height: 44))
  }
}
