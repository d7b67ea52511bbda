// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

/// What is chosen in lists and menus.
@MainActor
@Suite("Lists and menus choose as on a device")
struct SelectionTests {
  private struct Mail: Identifiable, Hashable {
    let id: Int
    var subject: String
  }

  private struct Mails: View {
    @State private var selection: Int?
    private let mails = [Mail(id: 1, subject: "Hello"), Mail(id: 2, subject: "Invoice")]
    var body: some View {
      NavigationSplitView {
        List(mails, selection: $selection) { mail in Text(mail.subject) }
      } detail: {
        if let selection { Text("Mail \(selection)") } else { Text("Choose one") }
      }
    }
  }

  @Test func `in a narrow window, the detail is pushed while a row is chosen`() {
    let stage = Stage(Mails())
    #expect(stage.texts.contains("Hello") && !stage.texts.contains("Choose one"))
    stage.tap(stage.row("Invoice"))
    #expect(stage.texts.contains("Mail 2"))
    (stage.navigation?.navigationController).map { controller in
      stage.turn { _ = controller.popViewController(animated: true) }
    }
    stage.settle()
    #expect(!stage.texts.contains("Mail 2"))
    stage.tap(stage.row("Hello"))
    #expect(stage.texts.contains("Mail 1"))
  }

  private struct Folders: View {
    enum Folder: String, CaseIterable { case inbox, sent }
    @State private var folder: Folder?
    var body: some View {
      NavigationStack {
        List(selection: $folder) {
          ForEach(Folder.allCases, id: \.self) { NavigationLink($0.rawValue, value: $0) }
          Text("None").tag(Folder.inbox)
        }
        .navigationTitle(folder?.rawValue ?? "nothing")
        .safeAreaInset(edge: .bottom) { Text(folder?.rawValue ?? "nothing") }
      }
    }
  }

  @Test func `a link with a value chooses it in a list that has a selection, and so does a tag`() {
    let stage = Stage(Folders())
    #expect(stage.texts.contains("nothing"))
    stage.tap("sent")
    #expect(!stage.texts.contains("nothing"))
    stage.tap(stage.row("None"))
    #expect(stage.texts.count { $0 == "inbox" } == 2)
  }

  private struct Menus: View {
    @State private var done = "nothing"
    var body: some View {
      VStack {
        Menu("First") {
          Button("One") { done = "one" }
          Menu("More") { Button("Two") { done = "two" } }
        }
        Menu("Second") { Button("Three") { done = "three" } }
        Button(done) { done = "nothing" }
      }
    }
  }

  @Test func `a menu in a menu opens, and both close when an item is tapped`() {
    let stage = Stage(Menus())
    stage.tap("First")
    stage.tap("More")
    #expect(stage.texts.contains("One"))
    stage.tap("Two")
    #expect(stage.texts == ["First", "Second", "two"])
  }

  @Test func `one menu is open at a time, and it closes when something else is touched`() {
    let stage = Stage(Menus())
    stage.tap("First")
    stage.tap("Second")
    #expect(!stage.texts.contains("One") && stage.texts.contains("Three"))
    stage.tap("nothing")
    #expect(stage.texts == ["First", "Second", "nothing"])
    stage.tap("First")
    stage.tap("First")
    #expect(stage.texts == ["First", "Second", "nothing"])
  }

  private struct Inspected: View {
    @State private var isInspecting = false
    var body: some View {
      Button("Info") { isInspecting = true }
        .inspector(isPresented: $isInspecting) { Text("Details").inspectorColumnWidth(200) }
    }
  }

  @Test func `an inspector is a sheet in a narrow window`() {
    let stage = Stage(Inspected())
    stage.tap("Info")
    #expect(stage.presented.count == 1 && stage.texts == ["Details"])
    stage.swipe()
    #expect(stage.presented.isEmpty)
    stage.tap("Info")
    #expect(stage.presented.count == 1)
  }
}

extension Stage {
  /// The label of a row.
  func row(_ text: String) -> UIView {
    find(UILabel.self, where: { $0.text == text }) ?? UIView()
  }

  /// The uppermost page of a navigation stack.
  var navigation: UIViewController? {
    func find(_ controller: UIViewController) -> UIViewController? {
      (controller as? UINavigationController)?.topViewController
        ?? controller.children.lazy.compactMap(find).first
    }
    return find(root)
  }
}
