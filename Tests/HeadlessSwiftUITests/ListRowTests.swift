// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import ViewTesting

private struct Item: Identifiable {
  let id: Int
  var isDone = false
}

/// Rows made of bindings, and a sheet that reads the same items.
private struct Items: View {
  @State private var items = [Item(id: 1)]
  @State private var chosen: Item?

  var body: some View {
    List {
      ForEach($items) { $item in
        Button(item.isDone ? "Undo" : "Do") { item.isDone.toggle() }
        Button("Show") { chosen = item }
      }
    }
    .sheet(item: $chosen) { item in
      Text(items.first { $0.id == item.id }?.isDone == true ? "Done" : "Open")
    }
  }
}

/// A row with two buttons.
private struct TwoButtons: View {
  let standAlone: Bool
  let note: (String) -> Void

  var body: some View {
    List {
      if standAlone {
        row.buttonStyle(.borderless)
      } else {
        row
      }
      Section("More") {
        Button("Below") { note("Below") }
        Button("Last") { note("Last") }
        Stepper("Count", onIncrement: { note("+") }, onDecrement: { note("-") })
      }
    }
  }

  private var row: some View {
    HStack {
      Button("Edit") { note("Edit") }
      Button("Delete") { note("Delete") }
    }
  }
}

@MainActor
@Suite("Rows of lists")
struct ListRowTests {
  @Test func `A body that makes rows of bindings depends on what they refer to`() async throws {
    #expect(try await !violations { _ in Items() }.contains("is violated"))
  }

  @Test func `A tap is for all buttons of a row, unless they have a style of their own`() {
    var log: [String] = []
    func tap(_ title: String, standAlone: Bool) -> [String] {
      log = []
      Stage(TwoButtons(standAlone: standAlone) { log.append($0) }).tap(title)
      return log
    }
    #expect(tap("Edit", standAlone: false) == ["Edit", "Delete"])
    #expect(tap("Delete", standAlone: true) == ["Delete"])
    #expect(tap("Below", standAlone: false) == ["Below"])
    #expect(tap("Increment", standAlone: false) == ["+"])
  }

  /// A section with an action that adds a row.
  private struct Growing: View {
    @State private var rows = ["one"]
    var body: some View {
      List {
        Section("Rows") {
          ForEach(rows, id: \.self) { Text($0) }
        }
        .sectionActions { Button("Add") { rows.append("two") } }
      }
    }
  }

  @Test func `A section has its actions below its rows`() {
    let stage = Stage(Growing())
    #expect(stage.tap("Add"))
    #expect(stage.texts == ["Rows", "one", "two", "Add"])
  }
}
