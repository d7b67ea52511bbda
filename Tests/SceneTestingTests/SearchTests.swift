// SPDX-License-Identifier: MIT

import Foundation
import SceneHarness
import SceneTesting
import Testing
import UIKit

/// A list in which the user searches, and that deletes a row after asking.
private class NotesViewController: UITableViewController, UISearchResultsUpdating {
  let search = UISearchController(searchResultsController: nil)
  let notes = ["Milk", "Call Emma"]
  var found: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    definesPresentationContext = true
    found = notes
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = false
    navigationItem.searchController = search
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    found = text.isEmpty ? notes : [notes[0]]
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    found.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = found[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    ask(with: alert)
  }

  func ask(with alert: UIAlertController) { present(alert, animated: true) }
}

/// Lets the search present, as long as it is on.
private final class CarefulNotesViewController: NotesViewController {
  override func ask(with alert: UIAlertController) {
    (presentedViewController ?? self).present(alert, animated: true)
  }
}

@MainActor
@Suite("A list that asks while it is searched", .serialized)
struct SearchTests {
  @Test func `is refused: the search is presented already`() async throws {
    let found = try await reports(depth: 3) { _ in
      UINavigationController(rootViewController: NotesViewController())
    }
    #expect(found.count == 1, "\(found)")
    let text = found.first ?? ""
    #expect(text.hasPrefix("\"no refused present or dismiss is lost\" is violated.\n"))
    let end = """
              UIKit calls    UISearchController.viewWillAppear, viewIsAppearing, viewDidAppear
            = UINavigationController [NotesViewController (searching)]
         2  system: end of animation: view of UISearchController alpha
         3  user: tap row 'Milk'
              the app calls  NotesViewController.present(UIAlertController, .overFullScreen, animated: true)  (refused: attempt to present on a controller that is already presenting)
      """
    #expect(text.contains(end), "\(text)")
  }

  @Test("takes no touch while the search comes in, and none then that it obscures")
  func obscured() async throws {
    try await expectNoViolation(depth: 3) { _ in
      let notes = NotesViewController()
      notes.loadViewIfNeeded()
      notes.search.obscuresBackgroundDuringPresentation = true
      return UINavigationController(rootViewController: notes)
    }
  }

  @Test func `is quiet where the search presents what it asks`() async throws {
    try await expectNoViolation(depth: 7) { _ in
      UINavigationController(rootViewController: CarefulNotesViewController())
    }
  }
}
