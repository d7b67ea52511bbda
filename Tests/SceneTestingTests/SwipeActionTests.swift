// SPDX-License-Identifier: MIT

import SceneHarness
import SceneTesting
import Testing
import UIKit

/// A message, which the user deletes after a confirmation, while a new one arrives.
private class InboxViewController: UITableViewController {
  var messages = ["Emma"]
  /// What the user has confirmed, and what is gone.
  var confirmed: [String] = []
  var deleted: [String] = []
  let arrive: @MainActor (@escaping @MainActor (String) -> Void) -> Void

  required init(arrive: @escaping @MainActor (@escaping @MainActor (String) -> Void) -> Void) {
    self.arrive = arrive
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    arrive { [weak self] message in
      self?.messages.insert(message, at: 0)
      self?.tableView.reloadData()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = messages[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
        confirm(messages[indexPath.row], at: indexPath)
        done(true)
      }
    ])
  }

  private func confirm(_ message: String, at path: IndexPath) {
    let alert = UIAlertController(
      title: "Delete '\(message)'?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete for good", style: .destructive) { [unowned self] _ in
        confirmed.append(message)
        delete(message, at: path)
      })
    present(alert, animated: true)
  }

  /// The row may be another one by now.
  func delete(_ message: String, at path: IndexPath) {
    deleted.append(messages.remove(at: path.row))
    tableView.deleteRows(at: [path], with: .automatic)
  }
}

private final class CarefulInboxViewController: InboxViewController {
  override func delete(_ message: String, at path: IndexPath) {
    guard let row = messages.firstIndex(of: message) else { return }
    super.delete(message, at: IndexPath(row: row, section: 0))
  }
}

@MainActor
@Suite("A row that is deleted after a confirmation", .serialized)
struct SwipeActionTests {
  private func scene<Inbox: InboxViewController>(_ type: Inbox.Type) -> SceneFactory {
    { setup in
      let answer = setup.answer("new message") { "Mia" }
      let inbox = Inbox(arrive: { tell in answer { result in tell((try? result.get()) ?? "") } })
      setup.check("only what was confirmed is deleted") { [unowned inbox] in
        inbox.deleted == inbox.confirmed
      }
      return inbox
    }
  }

  @Test func `by its old place is another one, if a message arrives meanwhile`() async throws {
    let reports = try await reports(scene(InboxViewController.self))
    #expect(reports.count == 1)
    let report = try #require(reports.first)
    #expect(report.contains("only what was confirmed is deleted"))
    #expect(report.contains("swipe row 'Emma' left"))
    #expect(report.contains("tap Delete for good"))
  }

  @Test func `by what it says is the right one`() async throws {
    try await expectNoViolation(scene: scene(CarefulInboxViewController.self))
  }
}
