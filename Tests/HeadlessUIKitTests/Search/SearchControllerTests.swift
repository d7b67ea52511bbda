// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitSemantics

@testable import UIKit

@MainActor
@Suite("A search controller")
struct SearchControllerTests {
  /// A list in a navigation controller, which searches in itself or in a controller for results.
  @MainActor
  private final class Library: NSObject, UISearchControllerDelegate, UISearchResultsUpdating,
    UISearchBarDelegate
  {
    let scene = HeadlessScene.start(screen: CGSize(width: 400, height: 800))
    let ear = Ear()
    let list: Listener
    let navigation: UINavigationController
    let search: UISearchController
    var told: [String] = []

    init(
      results: Bool = false, definesContext: Bool = true, inView: Bool = false,
      obscures: Bool = true
    ) {
      list = Listener("list", ear)
      list.definesPresentationContext = definesContext
      navigation = UINavigationController(rootViewController: list)
      search = UISearchController(searchResultsController: results ? Listener("results", ear) : nil)
      search.obscuresBackgroundDuringPresentation = obscures
      super.init()
      search.delegate = self
      search.searchResultsUpdater = self
      search.searchBar.delegate = self
      if inView {
        search.searchBar.frame = CGRect(x: 0, y: 300, width: 400, height: 52)
        list.view.addSubview(search.searchBar)
      } else {
        list.navigationItem.searchController = search
      }
      scene.launch(navigation)
      _ = ear.received()
    }

    func turn(_ body: () -> Void) { scene.presentation.turn(body) }

    func tap(_ view: UIView) {
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      turn { scene.touches.ended(scene.touches.began(at: middle)) }
    }

    func endAnimation() { turn { scene.clock.run() } }

    func activate() {
      tap(search.searchBar.searchTextField)
      endAnimation()
      told = []
    }

    func willPresentSearchController(_ searchController: UISearchController) {
      told.append("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      told.append("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      told.append("will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      told.append("did dismiss")
    }
    func updateSearchResults(for searchController: UISearchController) {
      told.append("update '\(searchController.searchBar.text ?? "")'")
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      told.append("text '\(searchText)'")
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { told.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { told.append("end") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { told.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { told.append("cancel") }
  }

  @Test func `takes no touches for who presents it while it goes (D9)`() {
    let library = Library(obscures: false)
    library.activate()
    let driver = library.scene.presentation
    #expect(driver.letsTouches(reach: library.list.view))
    library.turn { library.search.isActive = false }
    #expect(!driver.letsTouches(reach: library.list.view))
    #expect(!driver.letsTouches(reach: library.navigation.navigationBar))
    library.endAnimation()
    #expect(driver.letsTouches(reach: library.list.view))
  }

  @Test func `is presented by who defines the context, when the user taps into its bar`() {
    let library = Library()
    #expect(!library.search.isActive && library.list.presentedViewController == nil)
    library.tap(library.search.searchBar.searchTextField)
    #expect(library.told == ["will present", "update ''", "begin"])
    #expect(library.search.isActive && library.search.searchBar.isFirstResponder)
    #expect(library.list.presentedViewController === library.search)
    #expect(library.search.presentingViewController === library.list)
    #expect(library.navigation.presentedViewController == nil)
    library.endAnimation()
    #expect(library.told.last == "did present")
  }

  @Test func `tells what the user types and presses`() {
    let library = Library()
    library.activate()
    library.turn { library.search.searchBar.searchTextField.type("Emma") }
    library.turn { library.search.searchBar.searchTextField.pressReturn() }
    #expect(library.told == ["text 'Emma'", "update 'Emma'", "search"])
  }

  @Test func `goes with its text when the user cancels`() {
    let library = Library()
    library.activate()
    library.turn { library.search.searchBar.searchTextField.type("Emma") }
    library.told = []
    #expect(library.scene.tapButton("Cancel"))
    #expect(library.told == ["cancel", "will dismiss", "end", "update ''"])
    #expect(!library.search.isActive && library.search.searchBar.text == "")
    library.endAnimation()
    #expect(library.told.last == "did dismiss")
    #expect(library.list.presentedViewController == nil)
    #expect(!library.scene.tapButton("Cancel"))
  }

  @Test(
    "goes when the user taps beside it, which it keeps from the list as long as it obscures that")
  func obscuring() {
    for obscures in [true, false] {
      let library = Library(obscures: obscures)
      var taps = 0
      let row = UIButton(primaryAction: UIAction { _ in taps += 1 })
      row.frame = CGRect(x: 0, y: 300, width: 400, height: 44)
      library.list.view.addSubview(row)
      library.activate()
      library.tap(row)
      library.endAnimation()
      #expect(taps == (obscures ? 0 : 1))
      #expect(library.search.isActive == !obscures)
    }
  }

  @Test func `shows its results as long as there is a text`() throws {
    let library = Library(results: true)
    library.activate()
    let results = try #require(library.search.searchResultsController)
    #expect(results.view.isHidden && results.parent === library.search)
    #expect(library.ear.received().contains("results did appear"))
    library.turn { library.search.searchBar.searchTextField.type("Emma") }
    #expect(!results.view.isHidden && library.search.showsSearchResultsController)
    library.turn {
      library.navigation.pushViewController(Listener("book", library.ear), animated: false)
    }
    #expect(library.ear.received().contains("results did disappear"))
    library.turn { library.navigation.popViewController(animated: false) }
    #expect(library.ear.received().contains("results did appear"))
    #expect(library.search.isActive && results.view.window != nil)
  }

  @Test func `is what a dismissal takes, and not what it is in`() {
    let library = Library()
    library.activate()
    var isDone = false
    library.turn { library.list.dismiss(animated: true) { isDone = true } }
    #expect(!library.search.isActive && !isDone)
    library.turn { library.list.present(UIViewController(), animated: true) }
    #expect(library.scene.presentation.takeRefusals().map(\.reason) == [.transitionInProgress])
    library.endAnimation()
    #expect(isDone && library.told.last == "did dismiss")
    library.turn { library.list.present(UIViewController(), animated: true) }
    #expect(library.scene.presentation.takeRefusals().isEmpty)
  }

  @Test func `takes its bar along, and puts it back`() {
    let library = Library(inView: true)
    let frame = library.search.searchBar.frame
    library.activate()
    #expect(library.search.searchBar.superview === library.search.view)
    library.turn { library.search.isActive = false }
    library.endAnimation()
    #expect(library.search.searchBar.superview === library.list.view)
    #expect(library.search.searchBar.frame == frame)
  }

  @Test func `tells nobody when code presents it`() {
    let library = Library()
    library.turn { library.list.present(library.search, animated: true) }
    #expect(library.search.isActive && library.told.isEmpty)
    library.turn { library.search.dismiss(animated: false) }
    #expect(!library.search.isActive && library.told == ["update ''"])
  }
}
