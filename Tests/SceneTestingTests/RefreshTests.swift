// SPDX-License-Identifier: MIT

import SceneHarness
import SceneTesting
import SwiftUI
import Testing
import UIKit

/// A list that the user pulls down, and a row that opens a sheet meanwhile.
private final class FeedViewController: UITableViewController {
  typealias Load = @MainActor (@escaping @MainActor (Result<[String], any Error>) -> Void) -> Void
  private var posts = ["Hello"]
  private let load: Load
  private let showsErrorInList: Bool

  init(showsErrorInList: Bool, load: @escaping Load) {
    (self.showsErrorInList, self.load) = (showsErrorInList, load)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let control = UIRefreshControl()
    control.addTarget(
      self, action: Selector("refresh", FeedViewController.refresh), for: .valueChanged)
    refreshControl = control
  }

  private func refresh() {
    load { [weak self] result in
      self?.refreshControl?.endRefreshing()
      switch result {
      case .success(let posts):
        self?.posts = posts
        self?.tableView.reloadData()
      case .failure: self?.showError()
      }
    }
  }

  private func showError() {
    if showsErrorInList {
      posts = ["Offline"]
      return tableView.reloadData()
    }
    let alert = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = posts[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    present(UIViewController(), animated: true)
  }
}

/// A list whose rows can all be swiped, in a sheet.
private final class SheetViewController: UITableViewController {
  var isRefreshed = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 1_000
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [unowned self] _ in isRefreshed = true }, for: .valueChanged)
    refreshControl = control
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
    ])
  }
}

/// Asks whether to try again before the refreshing ends, or forgets to end it.
private final class AskingViewController: UITableViewController {
  private let forgets: Bool

  init(forgets: Bool) {
    self.forgets = forgets
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let control = UIRefreshControl()
    control.addAction(UIAction { [unowned self] _ in ask() }, for: .valueChanged)
    refreshControl = control
  }

  private func ask() {
    let alert = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned self] _ in
        if !forgets { refreshControl?.endRefreshing() }
      })
    present(alert, animated: true)
  }
}

@MainActor
@Suite("A list that is pulled down to refresh", .serialized)
struct RefreshTests {
  @Test("may wait for an answer of the user's", arguments: [false, true])
  func asking(forgets: Bool) async throws {
    let found = try await failureTexts(properties: [.whatIsOverLeaves]) { _ in
      AskingViewController(forgets: forgets)
    }
    #expect(found.contains { $0.contains("endRefreshing") } == forgets, "\(found)")
  }

  private func scene(showsErrorInList: Bool) -> SceneFactory {
    { setup in
      let answer = setup.answer("load") { ["Hello", "World"] }
      return FeedViewController(showsErrorInList: showsErrorInList) { tell in
        answer { tell($0) }
      }
    }
  }

  @Test("cannot show an error once something else is presented, which is found")
  func refused() async throws {
    let found = try await reports(scene(showsErrorInList: false))
    #expect(found.contains { $0.contains("down to refresh") && $0.contains("load") }, "\(found)")
  }

  @Test("is quiet where it shows it among its rows")
  func repaired() async throws { try await expectNoViolation(scene: scene(showsErrorInList: true)) }

  @Test("refreshes in a sheet too, which stays, and below rows that are swiped sideways (N10)")
  func sheet() async throws {
    let found = try await reports(depth: 4, properties: [.checksHold]) { setup in
      let (root, sheet) = (UIViewController(), SheetViewController())
      setup.check("nothing is refreshed") { !sheet.isRefreshed || sheet.isBeingDismissed }
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Open") { [unowned root] _ in
          root.present(sheet, animated: true)
        })
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      root.view.addSubview(button)
      return root
    }
    #expect(found.count == 1 && found.first?.contains("down to refresh") == true, "\(found)")
  }

  private struct Feed: View {
    @State private var isShown = false
    var body: some View {
      List { Text("Hello") }
        .refreshable { isShown = true }
        .fullScreenCover(isPresented: $isShown) { Text("Nothing closes this.") }
    }
  }

  @Test func `refreshes in SwiftUI by the same control`() async throws {
    let found = try await reports { _ in UIHostingController(rootView: Feed()) }
    #expect(found.contains { $0.contains("down to refresh") }, "\(found)")
  }
}
