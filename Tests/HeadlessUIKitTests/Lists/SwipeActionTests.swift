// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Rows with names, which can be flagged, deleted and inserted.
private final class Names: UITableViewController {
  var names = ["Emma", "Ben", "Mia"]
  var heard: [String] = []
  var finish: ((Bool) -> Void)?
  var swipeActions: UISwipeActionsConfiguration?
  var isEditable: Bool?
  var style = UITableViewCell.EditingStyle.delete

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    isEditable ?? super.tableView(tableView, canEditRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { style }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    } else {
      names.insert("Leo", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    }
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipeActions }
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    heard.append("opens \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    heard.append("closes")
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("chose \(indexPath.row)")
  }
}

/// The rows on a screen.
@MainActor
private struct Screen {
  let scene = HeadlessScene.start()
  let list = Names()

  func launch() {
    scene.launch(list)
    scene.clock.runLayout()
  }

  /// Swipes the row at a place towards the left.
  func swipe(row: Int) {
    let y = list.tableView.rectForRow(at: IndexPath(row: row, section: 0)).midY
    let start = list.tableView.convert(CGPoint(x: 300, y: y), to: nil)
    scene.presentation.turn {
      let touch = scene.touches.began(at: start)
      scene.touches.moved(
        touch, to: CGPoint(x: start.x - 120, y: start.y), velocity: CGPoint(x: -900, y: 0))
      scene.touches.ended(touch)
    }
    scene.clock.runLayout()
  }

  func tap(row: Int) {
    let y = list.tableView.rectForRow(at: IndexPath(row: row, section: 0)).midY
    let place = list.tableView.convert(CGPoint(x: 100, y: y), to: nil)
    scene.presentation.turn { scene.touches.ended(scene.touches.began(at: place)) }
  }

  func flag() -> UIContextualAction {
    UIContextualAction(style: .normal, title: "Flag") { [list] _, _, done in
      list.heard.append("flags")
      list.finish = done
    }
  }
}

@MainActor
@Suite("Actions of rows")
struct SwipeActionTests {
  @Test func `A swipe shows the buttons; one that is pressed stays until the app is done`() {
    let screen = Screen()
    screen.list.swipeActions = UISwipeActionsConfiguration(actions: [screen.flag()])
    screen.launch()
    #expect(!screen.scene.tapButton("Flag"))
    screen.swipe(row: 1)
    #expect(screen.scene.tapButton("Flag"))
    #expect(screen.list.heard == ["opens 1", "flags"])
    #expect(screen.scene.tapButton("Flag"))
    screen.list.finish?(true)
    #expect(screen.list.heard.last == "closes")
    #expect(!screen.scene.tapButton("Flag"))
  }

  @Test func `A tap elsewhere takes the buttons away and chooses nothing`() {
    let screen = Screen()
    screen.list.swipeActions = UISwipeActionsConfiguration(actions: [screen.flag()])
    screen.launch()
    screen.swipe(row: 1)
    screen.tap(row: 2)
    #expect(screen.list.heard == ["opens 1", "closes"])
    screen.tap(row: 2)
    #expect(screen.list.heard.last == "chose 2")
  }

  @Test func `The buttons of one row go when another row is swiped`() {
    let screen = Screen()
    screen.list.swipeActions = UISwipeActionsConfiguration(actions: [screen.flag()])
    screen.launch()
    screen.swipe(row: 0)
    screen.swipe(row: 2)
    #expect(screen.list.heard == ["opens 0", "closes", "opens 2"])
  }

  @Test func `A row that can be edited is deleted by a swipe and a button`() {
    let screen = Screen()
    screen.list.isEditable = true
    screen.launch()
    screen.swipe(row: 1)
    #expect(screen.scene.tapButton("Delete"))
    #expect(screen.list.names == ["Emma", "Mia"])
    #expect(screen.list.heard == ["opens 1", "closes"])
    screen.scene.clock.runLayout()
    #expect(screen.list.tableView.visibleCells.count == 2)
    #expect(!screen.scene.tapButton("Delete"))
  }

  @Test func `Rows have no actions where they cannot be edited`() {
    let screen = Screen()
    screen.list.isEditable = false
    screen.list.swipeActions = UISwipeActionsConfiguration(actions: [screen.flag()])
    screen.launch()
    screen.swipe(row: 1)
    #expect(screen.list.heard == [])
  }

  @Test func `Actions of the app's stand in place of deletion, also where there are none`() {
    let screen = Screen()
    screen.list.isEditable = true
    screen.list.swipeActions = UISwipeActionsConfiguration(actions: [])
    screen.launch()
    screen.swipe(row: 1)
    #expect(screen.list.heard == [])
  }

  @Test func `Editing shows a button for each row, which asks before it deletes`() {
    let screen = Screen()
    screen.list.isEditable = true
    screen.launch()
    screen.list.setEditing(true, animated: true)
    #expect(screen.list.tableView.isEditing)
    screen.tap(row: 1)
    #expect(screen.list.heard == [], "rows are not chosen meanwhile")
    #expect(screen.scene.tapButton("remove"))
    #expect(screen.list.names.count == 3)
    #expect(screen.scene.tapButton("Delete"))
    #expect(screen.list.names == ["Ben", "Mia"])
    screen.list.setEditing(false, animated: true)
    screen.scene.clock.runLayout()
    #expect(!screen.scene.tapButton("remove"))
    screen.tap(row: 1)
    #expect(screen.list.heard.last == "chose 1")
  }

  @Test func `Editing inserts where the row says so`() {
    let screen = Screen()
    (screen.list.isEditable, screen.list.style) = (true, .insert)
    screen.launch()
    screen.list.setEditing(true, animated: true)
    #expect(screen.scene.tapButton("insert"))
    #expect(screen.list.names == ["Leo", "Emma", "Ben", "Mia"])
  }

  @Test func `The edit button begins and ends editing`() {
    let screen = Screen()
    screen.list.isEditable = true
    screen.list.navigationItem.rightBarButtonItem = screen.list.editButtonItem
    screen.scene.launch(UINavigationController(rootViewController: screen.list))
    screen.scene.clock.runLayout()
    #expect(screen.scene.tapButton("Edit"))
    #expect(screen.list.tableView.isEditing)
    screen.scene.clock.runLayout()
    #expect(screen.scene.tapButton("Done"))
    #expect(!screen.list.tableView.isEditing)
  }
}
