// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import ViewTesting

@MainActor
@Suite("A tree of rows")
struct OutlineTests {
  private struct File: Identifiable {
    let id: String
    var children: [File]?
    static let all = [
      File(id: "Inbox", children: [File(id: "Letter"), File(id: "Old", children: [])]),
      File(id: "Notes"),
    ]
  }

  private struct Files: View {
    var body: some View { List(File.all, children: \.children) { Text($0.id) } }
  }

  @Test func `shows and hides what is below a row, and does nothing for one with nothing below`() {
    let stage = Stage(Files())
    #expect(stage.texts == ["Inbox", "Notes"])
    stage.tap("Inbox")
    #expect(stage.texts == ["Inbox", "Letter", "Old", "Notes"])
    #expect(!stage.tap("Notes") && !stage.tap("Letter"))
    stage.tap("Inbox")
    #expect(stage.texts == ["Inbox", "Notes"])
  }

  private struct Chosen: View {
    @State private var file: String?
    var body: some View {
      VStack {
        Text(file ?? "none")
        List(File.all, children: \.children, selection: $file) { Text("\($0.id) ") }
      }
    }
  }

  @Test func `lets each row be chosen, and shows what is below by a button beside it`() throws {
    let stage = Stage(Chosen())
    func row(_ text: String) throws -> UIView {
      try #require(stage.find(UILabel.self) { $0.text == text + " " })
    }
    stage.tap("Disclose")
    #expect(stage.texts.first == "none" && stage.texts.contains("Letter "))
    for name in ["Letter", "Inbox", "Old"] {
      stage.tap(try row(name))
      #expect(stage.texts.first == name)
    }
  }

  private struct Broken: View {
    let letter = File(id: "Letter")
    var body: some View {
      List {
        OutlineGroup(File.all, id: \.id, children: \.children) { file in
          if file.id == "Letter" { Button("Read") { fatalError("There is no letter.") } }
          Text(file.id)
        }
        OutlineGroup(letter, children: \.children) { Text($0.id) }
      }
    }
  }

  @Test func `is opened by an exploration, which finds what is wrong below`() async throws {
    let text = try await violations(properties: [.neverCrashes]) { _ in Broken() }
    #expect(text.contains("tap Inbox") && text.contains("tap Read"), "\(text)")
  }
}
