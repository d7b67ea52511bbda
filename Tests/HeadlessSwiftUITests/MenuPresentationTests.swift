// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import ViewTesting

@MainActor
@Suite("A presentation that belongs to what comes and goes")
struct MenuPresentationTests {
  fileprivate enum Place: CaseIterable { case item, itemOfContextMenu, menu }

  private struct Actions: View {
    let place: Place
    @State private var isOpen = false
    @State private var asks = false

    var body: some View {
      switch place {
      case .item: Menu("Actions") { items }
      case .itemOfContextMenu: Text("Actions").contextMenu { items }
      case .menu:
        Menu("Actions") { edit }
          .sheet(isPresented: $isOpen) { Text("Editor") }
      }
    }

    private var edit: some View { Button("Edit") { isOpen = true } }

    @ViewBuilder private var items: some View {
      edit.sheet(isPresented: $isOpen) { Text("Editor") }
      Button("Delete") { asks = true }.alert("Sure?", isPresented: $asks) { Button("OK") {} }
    }
  }

  @Test func `is not shown by an item of a menu`() {
    for place in [Place.item, .menu] {
      let stage = Stage(Actions(place: place))
      for _ in 0..<2 {
        stage.tap("Actions")
        stage.tap("Edit")
      }
      #expect(stage.texts.contains("Editor") == (place == .menu), "\(stage.texts)")
    }
  }

  @Test("is told of where an item of a menu is to show it", arguments: Place.allCases)
  fileprivate func warning(_ place: Place) async throws {
    let text = try await violations { _ in Actions(place: place) }
    let sentence = "The content of a menu has a modifier for"
    #expect(text.contains("\(sentence) a sheet") == (place != .menu), "\(text)")
    #expect(text.contains("\(sentence) a alert") == false, "\(text)")
    #expect(text.contains("\(sentence) an alert") == (place != .menu), "\(text)")
    #expect(!text.contains("violated"), "\(text)")
  }

  private struct Rows: View {
    @State private var numbers = [1, 2]
    @State private var open: Int?

    var body: some View {
      List(numbers, id: \.self) { number in
        Button("Open \(number)") { open = number }
          .sheet(isPresented: Binding(get: { open == number }, set: { if !$0 { open = nil } })) {
            Button("Delete \(number)") { numbers.removeAll { $0 == number } }
          }
      }
    }
  }

  @Test func `goes with its row`() {
    let stage = Stage(Rows())
    stage.tap("Open 2")
    #expect(stage.presented.count == 1)
    stage.tap("Delete 2")
    #expect(stage.presented.isEmpty)
    #expect(stage.texts == ["Open 1"])
  }
}
