// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("What a controller shows where there is nothing else")
struct UnavailableContentTests {
  private final class Feed: UIViewController {
    var items: [String]? { didSet { setNeedsUpdateContentUnavailableConfiguration() } }
    var searches: [String?] = []
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      searches.append(state.searchText)
      if items == nil {
        contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
      } else if state.searchText?.isEmpty == false {
        contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
          .updated(for: state)
      } else if items?.isEmpty == true {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "Nothing here"
        configuration.image = UIImage(systemName: "tray")
        configuration.button = .borderedProminent()
        configuration.button.title = "Add"
        configuration.buttonProperties.primaryAction = UIAction { [unowned self] _ in
          items = ["new"]
        }
        contentUnavailableConfiguration = configuration
      } else {
        contentUnavailableConfiguration = nil
      }
    }
  }

  private static func texts(_ view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    let own = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
    return [own].compactMap(\.self) + view.subviews.flatMap(texts)
  }

  private static func button(_ title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.currentTitle == title { return button }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }

  @Test func `is set before the first layout, has a button, and goes`() throws {
    let stage = Stage()
    let feed = Feed()
    stage.window.rootViewController = feed
    stage.clock.runLayout()
    #expect(Self.texts(feed.view) == ["Loading…"])
    feed.items = []
    stage.clock.runLayout()
    #expect(Self.texts(feed.view) == ["Nothing here", "Add"])
    let button = try #require(Self.button("Add", in: feed.view))
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    stage.tap(middle.x, middle.y)
    stage.clock.runLayout()
    #expect(feed.items == ["new"] && Self.texts(feed.view).isEmpty)
    #expect(feed.contentUnavailableConfiguration == nil)
  }

  @Test func `says for what the user searches in vain`() {
    let stage = Stage()
    let feed = Feed()
    feed.items = []
    let search = UISearchController()
    feed.navigationItem.searchController = search
    stage.window.rootViewController = UINavigationController(rootViewController: feed)
    stage.clock.runLayout()
    #expect(Self.texts(feed.view).first == "Nothing here")
    search.isActive = true
    search.searchBar.searchTextField.becomeFirstResponder()
    search.searchBar.searchTextField.insertText("fern")
    stage.clock.runLayout()
    #expect(Self.texts(feed.view).first == "No Results for “fern”")
    search.isActive = false
    stage.clock.runLayout()
    #expect(Self.texts(feed.view).first == "Nothing here")
  }

  @Test func `is a view of its own, too, whose second button opens a menu`() {
    let stage = Stage()
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.secondaryText = "Try again"
    configuration.secondaryButton.title = "More"
    configuration.secondaryButtonProperties.menu = UIMenu(
      children: [UIAction(title: "Later") { _ in }])
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = rect(0, 0, 300, 300)
    stage.add(view, "none")
    #expect(Self.texts(view) == ["Try again", "More"])
    let button = view.subviews.lazy.compactMap { $0 as? UIButton }.first { !$0.isHidden }
    #expect(button?.showsMenuAsPrimaryAction == true)
    view.configuration = UIContentUnavailableConfiguration.search()
    #expect(Self.texts(view).first == "No Results")
  }
}
