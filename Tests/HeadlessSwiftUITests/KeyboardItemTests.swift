// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("Items above the keyboard")
struct KeyboardItemTests {
  private struct Typing: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      NavigationStack {
        TextField("Name", text: $text).focused($isFocused)
          .toolbar {
            ToolbarItem { Button("Edit") {} }
            ToolbarItemGroup(placement: .keyboard) { Button("Done") { isFocused = false } }
          }
      }
    }
  }

  @Test func `are there while a field has the keyboard`() throws {
    let stage = Stage(Typing())
    #expect(stage.tap("Edit") && !stage.tap("Done"))
    let field = try #require(stage.find(UITextField.self))
    stage.tap(field)
    #expect(field.isFirstResponder)
    #expect(stage.tap("Done"))
    #expect(!field.isFirstResponder && !stage.tap("Done"))
  }
}
