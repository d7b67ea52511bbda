// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// A list with a row that says something in one of the ways of a cell.
private final class Contacts: UITableViewController {
  override func numberOfSections(in table: UITableView) -> Int { 1 }
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ table: UITableView, cellForRowAt place: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Ada"
    cell.detailTextLabel?.text = "Lovelace"
    return cell
  }
}

/// A profile that leads to the next one, again and again.
private final class Profile: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button("Follower") { [unowned self] in present(Profile(), animated: false) })
  }
}

/// Keeps all screens that it has pushed, or the last one.
private final class Coordinator {
  let keepsAll: Bool
  private var screens: [UIViewController] = []

  init(keepsAll: Bool) { self.keepsAll = keepsAll }

  @MainActor
  func push(onto navigation: UINavigationController) {
    let screen = Tab(showsChild: false)
    screens = (keepsAll ? screens : []) + [screen]
    navigation.pushViewController(screen, animated: true)
  }
}

/// Shows something with its button, or does not.
private final class Tab: UIViewController {
  convenience init(showsChild: Bool) {
    self.init(nibName: nil, bundle: nil)
    view.addSubview(
      button("Show") { [unowned self] in
        guard showsChild, children.isEmpty else { return }
        let child = UIViewController()
        child.view.frame = CGRect(x: 0, y: 300, width: 390, height: 100)
        child.view.addSubview(
          button("Hide") { [unowned child] in
            child.view.removeFromSuperview()
            child.removeFromParent()
          })
        addChild(child)
        view.addSubview(child.view)
      })
  }
}

@MainActor
@Suite("Parts of everyday screens")
struct EverydayPartTests {
  @Test func `What a cell says by itself is shown in it, and not every style has two labels`() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.superview === cell.contentView)
    #expect(cell.textLabel.map(\.frame.maxX) == cell.detailTextLabel.map(\.frame.minX))
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }

  @Test func `The first word of a cell's own label is typed into a search field`() async throws {
    let found = try await reports(budget: 1_000) { setup in
      let list = Contacts()
      let search = UISearchController(searchResultsController: nil)
      list.navigationItem.searchController = search
      setup.check("Ada is not looked for") { search.searchBar.text != "Ada" }
      return UINavigationController(rootViewController: list)
    }
    #expect(found.contains { $0.contains("Ada is not looked for") }, "\(found)")
  }

  @Test func `The bar of a search controller has a size from the start`() {
    #expect(UISearchController(searchResultsController: nil).searchBar.frame.height > 0)
  }

  @Test("More presentations than there is room for end the exploration and not the app")
  func manyPresentations() async throws {
    #expect(try await failures(properties: [.neverCrashes]) { _ in Profile() } == [])
  }

  @Test("A button of one tab is not taken for the one of another that looks the same")
  func likeTabs() async throws {
    let found = try await failures { _ in
      let tabs = UITabBarController()
      tabs.viewControllers = [Tab(showsChild: true), Tab(showsChild: false)]
      return tabs
    }
    #expect(!found.contains { $0.contains("a control that worked still works") }, "\(found)")
  }

  @Test("Screens that a coordinator pushes and keeps pile up", arguments: [true, false])
  func coordinators(keepsAll: Bool) async throws {
    let found = try await failures(properties: [.released]) { setup in
      let coordinator = Coordinator(keepsAll: keepsAll)
      setup.include("coordinator", coordinator)
      let home = UIViewController()
      home.view.addSubview(
        button("Open") { [unowned home] in
          home.navigationController.map(coordinator.push)
        })
      return UINavigationController(rootViewController: home)
    }
    #expect(
      found.contains { $0.contains("dismissed view controllers are released") } == keepsAll,
      "\(found)")
  }

  @Test func `A clock of Swift's that is slept on is the one of the scene`() async throws {
    let found = try await reports(budget: 1_000) { setup in
      let home = UIViewController()
      setup.check("it is called never") { home.title == nil }
      home.view.addSubview(
        button("Go") { [unowned home] in
          Task {
            let (clock, other) = (ContinuousClock(), SuspendingClock())
            let start = clock.now
            try? await clock.sleep(for: .seconds(1))
            try? await other.sleep(until: other.now.advanced(by: .seconds(1)))
            home.title = "\((clock.now - start).components.seconds)"
          }
        })
      return home
    }
    #expect(found.contains { $0.contains("it is called never") }, "\(found)")
    #expect(!found.contains { $0.contains("DispatchSource") }, "\(found)")
  }

  @Test("A flow has the same states however long the transitions before it took")
  func flows() async throws {
    let found = try await reports(budget: 400) { setup in
      let home = UIViewController()
      home.navigationItem.searchController = UISearchController(searchResultsController: nil)
      var count = 0
      home.view.addSubview(
        button("Open") { [unowned home] in
          count += 1
          let alert = UIAlertController(title: "Hi", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          home.present(alert, animated: true)
        })
      setup.check("it is opened never") { count == 0 }
      return UINavigationController(rootViewController: home)
    }
    #expect(found.contains { $0.contains("it is opened never") }, "\(found)")
  }
}
