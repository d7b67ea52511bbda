// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

/// What the user may do with rows.
@MainActor
@Suite("Rows are edited as the app lets the user")
struct EditableRowTests {
  /// Names of which those with an exclamation mark stay.
  private struct Names: View {
    @State private var names = ["a!", "b"]
    @State private var isLocked = false
    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          VStack { Text(name) }.deleteDisabled(name.hasSuffix("!")).padding()
        }
        .onDelete { names.remove(atOffsets: $0) }
        .deleteDisabled(isLocked)
        Button("Lock") { isLocked.toggle() }
      }
    }
  }

  @Test("A row that says so, or whose rows are said to, is not deleted")
  func deletion() {
    let stage = Stage(Names())
    stage.swipeRow("a!")
    #expect(stage.texts == ["a!", "b", "Lock"])
    stage.swipeRow("b")
    #expect(stage.texts == ["a!", "b", "Delete", "Lock"])
    stage.tap("Lock")
    #expect(stage.texts == ["a!", "b", "Lock"])
    stage.swipeRow("b")
    #expect(stage.texts == ["a!", "b", "Lock"])
    stage.tap("Lock")
    stage.swipeRow("b")
    stage.tap("Delete")
    #expect(stage.texts == ["a!", "Lock"])
  }

  private struct Lock: View {
    @State private var isLocked = true
    var body: some View {
      Button("Change") { isLocked.toggle() }.deleteDisabled(isLocked)
    }
  }

  @Test("What a row says may change while the list does not")
  func change() {
    let stage = Stage(List { ForEach(0..<1) { _ in Lock() }.onDelete { _ in } })
    stage.drag(stage.find(UIButton.self), by: CGPoint(x: -120, y: 0))
    #expect(stage.texts == ["Change"])
    stage.tap("Change")
    stage.drag(stage.find(UIButton.self), by: CGPoint(x: -120, y: 0))
    #expect(stage.texts == ["Change", "Delete"])
  }

  @Test("What is said of the rows of a list is not said of those on a sheet of theirs")
  func sheet() {
    let stage = Stage(
      List {
        Text("row").sheet(isPresented: .constant(true)) {
          List { ForEach(0..<1) { _ in Text("inner") }.onDelete { _ in } }
        }.deleteDisabled(true)
      })
    stage.swipeRow("inner")
    #expect(stage.texts == ["inner", "Delete"])
  }
}

extension Stage {
  /// Swipes over the row with a text, to the left.
  fileprivate func swipeRow(_ text: String) {
    drag(find(UILabel.self) { $0.text == text }, by: CGPoint(x: -120, y: 0))
  }
}
