// SPDX-License-Identifier: MIT

import SceneHarness
import SwiftUI
import UIKit

extension FieldBug {
  /// What is torn down, or goes on, though the user has come back or gone meanwhile.
  static let leftInTheMiddle: [FieldBug] = [
    FieldBug(
      id: "D21", thread: "clean-up in viewWillDisappear",
      symptom: "a button of a sheet is dead once the sheet was pulled and let go",
      finder: .property("a control that worked still works"), depth: 12
    ) { version, _ in
      homeScreen("open") {
        let sheet = TornDown()
        sheet.waitsForEnd = version.isRepaired
        return sheet
      }
    },
    FieldBug(
      id: "D22", thread: "removeObserver in viewWillDisappear",
      symptom: "a sheet hears of nothing any more once it was pulled and let go",
      finder: .property("a cancelled transition leaves views as they were")
    ) { version, _ in
      homeScreen("open") {
        let sheet = Listener()
        sheet.waitsForEnd = version.isRepaired
        return sheet
      }
    },
    FieldBug(
      id: "D23", thread: "save button", symptom: "two quick taps pop two pages",
      finder: .property("a dismiss takes no more than it was meant for")
    ) { version, _ in
      let stack = UINavigationController(rootViewController: Screen("home"))
      let editor = Screen("editor") { editor in
        editor.addButton("save") { [weak editor, weak stack] in
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            if version.isRepaired, stack?.topViewController !== editor { return }
            stack?.popViewController(animated: true)
          }
        }
      }
      stack.viewControllers += [Screen("list"), editor]
      return stack
    },
    FieldBug(
      id: "D24", thread: "cover in a popover",
      symptom: "on an iPad nothing closes what a popover presents",
      finder: .property("the user is never trapped"), width: .regular, vocabulary: popovers
    ) { version, _ in
      Screen("home") { home in
        home.addButton("menu") { [unowned home] in
          let cover = version.isRepaired ? Screen("cover", closedBy: "done") : Screen("cover")
          cover.modalPresentationStyle = .fullScreen
          let menu = homeScreen("settings") { cover }
          menu.modalPresentationStyle = .popover
          menu.popoverPresentationController?.sourceView = home.view.subviews.first
          home.present(menu, animated: true)
        }
      }
    },
    FieldBug(
      id: "D25", thread: "isLoading after a cancelled task",
      symptom: "a sheet that was closed while it loaded shows a spinner for good",
      finder: .property("a spinner ends when what it waits for is over"), depth: 12
    ) { version, _ in
      UIHostingController(rootView: Feeds(feed: Feed(endsAlways: version.isRepaired)))
    },
    FieldBug(
      id: "D26", thread: "expired session",
      symptom: "two requests that fail at the same time show the same screen twice",
      finder: .property("no screen is shown twice")
    ) { version, _ in
      Screen("home") { home in
        home.addButton("reload") { [unowned home] in
          for host in ["feed", "profile"] {
            guard let url = URL(string: "https://\(host).example.com") else { return }
            URLSession.shared.dataTask(with: url) { [weak home] _, _, _ in
              guard let home else { return }
              let top = home.presentedViewController ?? home
              if version.isRepaired, top !== home { return }
              if top.presentedViewController == nil, !top.isBeingPresented {
                top.present(Screen("log-in", closedBy: "later"), animated: true)
              }
            }.resume()
          }
        }
      }
    },
    FieldBug(
      id: "D27", thread: "sheet in a row",
      symptom: "rows share one flag, and the sheet of another row comes",
      finder: .property("no refused present or dismiss is lost")
    ) { version, _ in
      version.isRepaired
        ? UIHostingController(rootView: RowsWithItem())
        : UIHostingController(rootView: RowsWithFlag())
    },
  ]

  private static let popovers: SceneVocabulary = {
    var vocabulary = plainGestures
    vocabulary.gestures = [.tapOutside]
    return vocabulary
  }()
}

/// Drops its model when it disappears, or when it is about to.
private final class TornDown: UIViewController {
  var waitsForEnd = false
  private var model: String? = "model"

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("details") { [unowned self] in
      guard model != nil else { return }
      present(Screen("details", closedBy: "done"), animated: true)
    }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if !waitsForEnd, isBeingDismissed { model = nil }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { model = nil }
  }
}

/// Hears of the cart until it disappears, or is about to.
private final class Listener: UIViewController {
  var waitsForEnd = false

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: Selector("cartChanged", Listener.cartChanged),
      name: Notification.Name("cart"), object: nil)
  }

  private func cartChanged() { title = "changed" }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if !waitsForEnd { NotificationCenter.default.removeObserver(self) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { NotificationCenter.default.removeObserver(self) }
  }
}

/// A feed that loads once, and whose loading may be cancelled.
@MainActor
private final class Feed: ObservableObject {
  @Published var isLoading = false
  private let endsAlways: Bool

  init(endsAlways: Bool) { self.endsAlways = endsAlways }

  func load() async {
    guard !isLoading else { return }
    isLoading = true
    do {
      try await Task.sleep(for: .seconds(2))
      isLoading = false
    } catch {
      if endsAlways { isLoading = false }
    }
  }
}

private struct Feeds: View {
  @ObservedObject var feed: Feed
  @State private var isShown = false

  var body: some View {
    Button("feed") { isShown = true }.sheet(isPresented: $isShown) {
      FeedSheet(feed: feed).task { await feed.load() }
    }
  }
}

private struct FeedSheet: View {
  @ObservedObject var feed: Feed

  var body: some View { if feed.isLoading { ProgressView() } else { Text("items") } }
}

private struct RowsWithFlag: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      ForEach(["apple", "pear"], id: \.self) { name in
        Button(name) { isShown = true }.sheet(isPresented: $isShown) { Text("all of \(name)") }
      }
    }
  }
}

private struct RowsWithItem: View {
  private struct Item: Identifiable {
    let id: String
  }
  @State private var shown: Item?

  var body: some View {
    VStack {
      ForEach(["apple", "pear"], id: \.self) { name in Button(name) { shown = Item(id: name) } }
    }
    .sheet(item: $shown) { Text("all of \($0.id)") }
  }
}
