// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("What is in tabs")
struct TabContentTests {
  @MainActor private final class Record { var lines: [String] = [] }

  private final class Player: UIViewController {
    let record: Record
    init(_ record: Record) {
      self.record = record
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      record.lines.append("player appears")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      record.lines.append("player disappears")
    }
  }

  private struct PlayerView: UIViewControllerRepresentable {
    let record: Record
    func makeUIViewController(context: Context) -> Player { Player(record) }
    func updateUIViewController(_ controller: Player, context: Context) {}
  }

  private struct Tabs: View {
    let record: Record
    @State private var tab = 0
    @State private var isPlayerThere = false
    var body: some View {
      TabView(selection: $tab) {
        NavigationStack {
          Button("To b") { tab = 1 }
            .onAppear { record.lines.append("a appears") }
            .onDisappear { record.lines.append("a disappears") }
        }.tag(0)
        TabView {
          VStack {
            Button("To c") { tab = 2 }
            Button("To a") { tab = 0 }
          }
          .onAppear { record.lines.append("b appears") }
          .onDisappear { record.lines.append("b disappears") }
        }.tag(1)
        VStack {
          Button("Back") { tab = 0 }
          Later(record: record)
        }.tag(2)
      }
    }
  }

  private struct Later: View {
    let record: Record
    @State private var isThere = false
    var body: some View {
      Button("Play") { isThere = true }
      if isThere { PlayerView(record: record) }
    }
  }

  @Test func `Stacks, tab views and controllers in a tab appear and disappear with it`() {
    let record = Record()
    let stage = Stage(Tabs(record: record))
    #expect(record.lines == ["a appears"])
    record.lines = []
    stage.tap("To b")
    #expect(Set(record.lines) == ["a disappears", "b appears"])
    record.lines = []
    stage.tap("To c")
    #expect(record.lines == ["b disappears"])
    stage.tap("Play")
    record.lines = []
    stage.tap("Back")
    #expect(Set(record.lines) == ["player disappears", "a appears"])
  }

  private struct Changing: View {
    let record: Record
    @State private var isSecondThere = true
    var body: some View {
      TabView {
        Button("Remove") { isSecondThere = false }
        if isSecondThere { Text("b").tabItem { Text("B") } }
        NavigationStack { Text("c").onAppear { record.lines.append("c appears") } }
      }
    }
  }

  @Test func `A tab keeps its page when one before it goes`() throws {
    let record = Record()
    let stage = Stage(Changing(record: record))
    let controller = try #require(stage.root.children.first as? UITabBarController)
    let last = controller.viewControllers?.last
    stage.tap("Remove")
    #expect(controller.viewControllers?.count == 2 && controller.viewControllers?.last === last)
    stage.turn { controller.selectedIndex = 1 }
    stage.settle()
    #expect(record.lines == ["c appears"])
  }
}
