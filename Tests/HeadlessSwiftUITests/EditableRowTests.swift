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

  @Test func `A row that says so, or whose rows are said to, is not deleted`() {
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

  @Test func `What a row says may change while the list does not`() {
    let stage = Stage(List { ForEach(0..<1) { _ in Lock() }.onDelete { _ in } })
    stage.drag(stage.find(UIButton.self), by: CGPoint(x: -120, y: 0))
    #expect(stage.texts == ["Change"])
    stage.tap("Change")
    stage.drag(stage.find(UIButton.self), by: CGPoint(x: -120, y: 0))
    #expect(stage.texts == ["Change", "Delete"])
  }

  @Test func `What is said of the rows of a list is not said of those on a sheet of theirs`() {
    let stage = Stage(
      List {
        Text("row").sheet(isPresented: .constant(true)) {
          List { ForEach(0..<1) { _ in Text("inner") }.onDelete { _ in } }
        }.deleteDisabled(true)
      })
    stage.swipeRow("inner")
    #expect(stage.texts == ["inner", "Delete"])
  }

  private struct Songs: View {
    @State private var songs = ["Aria", "Bolero", "Coda"]
    var body: some View {
      NavigationStack {
        List {
          ForEach(songs, id: \.self) { Text($0).moveDisabled($0 == "Bolero") }
            .onMove { songs.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
      }
    }
    fileprivate static let all = ["Aria", "Bolero", "Coda"]
  }

  @Test func `While the list is edited, a row is moved by its handle past the one beside it`() {
    let stage = Stage(Songs())
    #expect(stage.handles(of: "Aria").isEmpty)
    stage.tap("Edit")
    #expect(stage.texts.last == "Done")
    #expect(stage.handles(of: "Bolero").isEmpty)
    stage.swipeHandle(of: "Aria", by: 120)
    #expect(stage.texts.filter(Songs.all.contains) == ["Bolero", "Aria", "Coda"])
    stage.swipeHandle(of: "Coda", by: -120)
    #expect(stage.texts.filter(Songs.all.contains) == ["Bolero", "Coda", "Aria"])
    stage.swipeHandle(of: "Aria", by: 120)
    #expect(stage.texts.filter(Songs.all.contains) == ["Bolero", "Coda", "Aria"])
    stage.tap("Done")
    #expect(stage.handles(of: "Aria").isEmpty)
  }
}

extension Stage {
  /// The views of the recognizers that move the row with a text.
  fileprivate func handles(of row: String) -> [UIView] {
    scene.windows.flatMap(Self.all).filter { view in
      view.gestureRecognizers?.contains { $0.name == "handle of \(row)" } == true
    }
  }

  fileprivate func swipeHandle(of row: String, by distance: CGFloat) {
    drag(handles(of: row).first, by: CGPoint(x: 0, y: distance))
  }

  /// Swipes over the row with a text, to the left.
  fileprivate func swipeRow(_ text: String) {
    drag(find(UILabel.self) { $0.text == text }, by: CGPoint(x: -120, y: 0))
  }
}
