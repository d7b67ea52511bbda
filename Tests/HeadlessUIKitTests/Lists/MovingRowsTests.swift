// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Letters in two sections, which can be moved, one of them with the delegate's leave only.
private final class Letters: UITableViewController {
  var letters = [["A", "B"], ["C"]]
  var moved: [String] = []
  var target: IndexPath?

  override func numberOfSections(in tableView: UITableView) -> Int { letters.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters[section].count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = letters[indexPath.section][indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    letters[indexPath.section][indexPath.row] != "C"
  }
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target ?? proposedDestinationIndexPath }
  override func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    let letter = letters[source.section].remove(at: source.row)
    letters[destination.section].insert(letter, at: destination.row)
    moved.append(letter)
  }

  /// What the rows show, from top to bottom.
  var shown: String { tableView.visibleCells.compactMap(\.textLabel?.text).joined() }
}

/// The letters on a screen, while they are edited.
@MainActor
private struct Screen {
  let scene = HeadlessScene.start()
  let list = Letters()

  init() {
    scene.launch(list)
    scene.clock.runLayout()
    list.setEditing(true, animated: false)
  }

  /// Drags a row by its handle.
  func drag(_ path: IndexPath, by distance: CGFloat) {
    let row = list.tableView.rectForRow(at: path)
    let start = list.tableView.convert(CGPoint(x: row.maxX - 20, y: row.midY), to: nil)
    scene.presentation.turn {
      let touch = scene.touches.began(at: start)
      scene.touches.moved(
        touch, to: CGPoint(x: start.x, y: start.y + distance),
        velocity: CGPoint(x: 0, y: distance * 8))
      scene.touches.ended(touch)
    }
    scene.clock.runLayout()
  }
}

@MainActor
@Suite("A row's handle")
struct MovingRowsTests {
  @Test func `moves it past the next one, and back`() {
    let screen = Screen()
    screen.drag(IndexPath(row: 0, section: 0), by: 120)
    #expect(screen.list.letters == [["B", "A"], ["C"]])
    #expect(screen.list.shown == "BAC")
    screen.drag(IndexPath(row: 1, section: 0), by: -120)
    #expect(screen.list.shown == "ABC")
  }

  @Test("moves it over the end of its section, and there is none where nothing can be moved")
  func sections() {
    let screen = Screen()
    screen.drag(IndexPath(row: 1, section: 0), by: 120)
    #expect(screen.list.letters == [["A"], ["B", "C"]])
    #expect(screen.list.shown == "ABC")
    screen.drag(IndexPath(row: 1, section: 1), by: -120)
    #expect(screen.list.moved == ["B"])
    screen.drag(IndexPath(row: 0, section: 1), by: -120)
    #expect(screen.list.letters == [["A", "B"], ["C"]])
  }

  @Test func `moves it where the delegate says`() {
    let screen = Screen()
    screen.list.target = IndexPath(row: 0, section: 0)
    screen.drag(IndexPath(row: 0, section: 0), by: 120)
    #expect(screen.list.moved.isEmpty)
    screen.drag(IndexPath(row: 1, section: 0), by: 120)
    #expect(screen.list.letters == [["B", "A"], ["C"]])
  }

  @Test func `is there while rows are edited only`() {
    let screen = Screen()
    screen.list.setEditing(false, animated: false)
    screen.drag(IndexPath(row: 0, section: 0), by: 120)
    #expect(screen.list.moved.isEmpty)
  }
}
