// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import SceneHarness

/// Rows that can be swiped away.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 20
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

@MainActor
@Suite("Gestures of the app's on a list are tried")
struct ListGestureTests {
  private let journal = Journal()
  private let rows = Rows()

  private func shown() -> (ActedScene, UITableView) {
    let stage = ActedScene()
    let table = UITableView()
    (table.dataSource, table.delegate) = (rows, rows)
    return (stage, stage.add(table, "list", rect(0, 0, 400, 400)))
  }

  @Test func `double taps and long presses on a row, which waits for neither`() {
    let (stage, table) = shown()
    let double = journal.tap()
    double.numberOfTapsRequired = 2
    table.addGestureRecognizer(double)
    table.addGestureRecognizer(
      UILongPressGestureRecognizer(target: journal, action: Selector("held:", Journal.held(_:))))
    #expect(stage.names.contains("double tap list") && !stage.names.contains("tap list"))
    stage.perform("double tap list")
    #expect(journal.lines == ["tapped list"])
    stage.perform("press list: began")
    #expect(journal.lines == ["tapped list", "held began"])
  }

  @Test func `taps beside the rows, or on a row where that is not chosen`() {
    rows.count = 2
    let (stage, table) = shown()
    #expect(!stage.names.contains("tap list"))
    table.addGestureRecognizer(journal.tap())
    stage.perform("tap list")
    #expect(journal.lines == ["tapped list"] && table.indexPathsForSelectedRows == nil)
    rows.count = 20
    table.reloadData()
    stage.scene.clock.runLayout()
    #expect(
      !stage.names.contains("tap list")
        && stage.names.contains { $0.hasPrefix("tap UITableViewCell") })
    table.allowsSelection = false
    #expect(stage.names.contains("tap list"))
  }
}
