// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Rows of which one has a list of its own, which a tap chooses.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  var lines: [String] = []
  var inner: UIView?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if let inner, indexPath.row == 1 { cell.contentView.addSubview(inner) }
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("chose row \(indexPath.row)")
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { lines.append("chose item \(indexPath.item)") }

  func tapped() { lines.append("tapped") }
}

@MainActor
@Suite("A tap on a row")
struct ListTapTests {
  private let rows = Rows()

  private func shown() -> (Stage, UITableView) {
    let stage = Stage()
    let table = UITableView(frame: rect(0, 0, 400, 400))
    (table.dataSource, table.delegate) = (rows, rows)
    return (stage, stage.add(table, "table"))
  }

  private func tap(on view: UIView) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: rows, action: Selector("tapped", Rows.tapped))
    view.addGestureRecognizer(tap)
    return tap
  }

  @Test func `does not choose it where a recognizer takes the touches away from views`() {
    let (stage, table) = shown()
    for view in [stage.window, table, table.visibleCells[0]] {
      let tap = tap(on: view)
      stage.tap(200, 22)
      #expect(rows.lines == ["tapped"])
      view.removeGestureRecognizer(tap)
      rows.lines = []
    }
    stage.tap(200, 22)
    #expect(rows.lines == ["chose row 0"])
  }

  @Test func `chooses it after the action of a recognizer that leaves touches to views`() {
    let (stage, table) = shown()
    for view in [stage.window, table] {
      let tap = tap(on: view)
      tap.cancelsTouchesInView = false
      stage.tap(200, 22)
      #expect(rows.lines == ["tapped", "chose row 0"])
      view.removeGestureRecognizer(tap)
      rows.lines = []
    }
  }

  @Test func `chooses an item of the list in it, and not the row`() {
    _ = Stage()
    let view = UICollectionView(
      frame: rect(0, 0, 300, 44), collectionViewLayout: UICollectionViewFlowLayout())
    (view.dataSource, view.delegate) = (rows, rows)
    rows.inner = view
    let (stage, _) = shown()
    stage.tap(10, 66)
    #expect(rows.lines == ["chose item 0"])
    stage.tap(350, 66)
    #expect(rows.lines == ["chose item 0", "chose row 1"])
  }
}
