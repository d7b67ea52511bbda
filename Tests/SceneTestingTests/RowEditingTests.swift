// SPDX-License-Identifier: MIT

import SceneHarness
import SceneTesting
import Testing
import UIKit

/// Songs, which the user deletes and moves; whether they can be edited is not said, and where they were
/// moved is forgotten.
private class PlaylistViewController: UIViewController, UITableViewDataSource {
  var songs = ["Aria", "Bolero"]
  /// What the user has seen of what is gone, and what is gone.
  var chosen: [String?] = []
  var deleted: [String?] = []
  let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.dataSource = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    songs.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = songs[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    chosen.append(tableView.cellForRow(at: indexPath)?.textLabel?.text)
    deleted.append(songs.remove(at: indexPath.row))
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// Lets the user edit songs.
private class MovingPlaylist: PlaylistViewController {
  required init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.isEditing = true
  }
}

/// Knows where they went.
private final class CarefulPlaylist: MovingPlaylist {
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { songs.insert(songs.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
}

/// Chooses songs by a method that its superclass does not have.
private class ChoosingPlaylist: PlaylistViewController, UITableViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    table.delegate = self
  }
}
private final class PlayingPlaylist: ChoosingPlaylist {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

@MainActor
@Suite("Rows of code that was not adapted", .serialized)
struct RowEditingTests {
  @Test("are deleted where the data source has the method that does it, and nothing else")
  func deleting() async throws {
    let found = try await reports(depth: 3) { setup in
      let playlist = PlaylistViewController()
      setup.check("nothing is deleted") { [unowned playlist] in playlist.deleted.isEmpty }
      return playlist
    }
    #expect(found.count == 1)
    #expect(
      found.first?.contains(
        """
           1  user: swipe row 'Aria' left
           2  user: tap Delete
        """) == true, "\(found)")
  }

  private func scene<Playlist: MovingPlaylist>(_ type: Playlist.Type) -> SceneFactory {
    { setup in
      let playlist = Playlist()
      setup.check("what is deleted is what the row showed") { [unowned playlist] in
        playlist.deleted == playlist.chosen
      }
      return playlist
    }
  }

  @Test("are moved by their handles, so that a forgotten move deletes another one")
  func moving() async throws {
    let found = try await reports(depth: 4, scene(MovingPlaylist.self))
    #expect(found.count == 1)
    #expect(
      found.first?.contains(
        """
           1  user: swipe handle of row 'Aria' down
           2  user: tap remove
           3  user: tap Delete
        """) == true, "\(found)")
  }

  @Test func `are moved and deleted by an app that keeps track of them`() async throws {
    try await expectNoViolation(
      depth: 5, properties: [.checksHold], scene: scene(CarefulPlaylist.self))
  }

  @Test func `tell of a method of a subclass that no conformance knows`() async throws {
    let found = try await issues {
      try await expectNoViolation(depth: 1, properties: [.checksHold]) { _ in PlayingPlaylist() }
    }
    #expect(
      found.map(\.text) == [
        """
        UIKit calls 'PlayingPlaylist.tableView(_:didSelectRowAt:)', and nothing does here: a \
        superclass conforms to the protocol without it. Declare it there and override it, or \
        `setup.accept("PlayingPlaylist.tableView(_:didSelectRowAt:)")`.
        """
      ])
    let base = try await issues {
      try await expectNoViolation(depth: 1, properties: [.checksHold]) { _ in ChoosingPlaylist() }
    }
    #expect(base.isEmpty)
  }
}
