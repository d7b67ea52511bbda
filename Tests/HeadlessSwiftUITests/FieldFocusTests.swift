// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import ViewTesting

@MainActor
@Suite("The focus of a field")
struct FieldFocusTests {
  private struct Entry: View {
    @State private var text = ""
    @State private var events = 0
    let listens: Bool
    var body: some View {
      VStack {
        Text("\(text) \(events)")
        if listens {
          TextField("Name", text: $text).onSubmit { events += 1 }
        } else {
          TextField("Name", text: $text)
        }
      }
    }
  }

  private func typed(listens: Bool) throws -> (field: UITextField, texts: [String]) {
    let stage = Stage(Entry(listens: listens))
    let field = try #require(stage.find(UITextField.self))
    stage.turn {
      field.becomeFirstResponder()
      field.type("Ann")
    }
    stage.settle()
    return (field, stage.texts)
  }

  @Test("ends with what is typed if nobody can tell")
  func unseen() throws {
    let (field, texts) = try typed(listens: false)
    #expect(!field.isFirstResponder)
    #expect(texts == ["Ann 0", "Ann"])
  }

  @Test("stays where return does something")
  func seen() throws {
    let (field, texts) = try typed(listens: true)
    #expect(field.isFirstResponder)
    #expect(texts == ["Ann 0", "Ann"])
  }

  @Test("stays where somebody waits for the keyboard")
  func keyboard() throws {
    let stage = Stage(Entry(listens: false))
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { _ in }
    defer { NotificationCenter.default.removeObserver(token) }
    let field = try #require(stage.find(UITextField.self))
    stage.turn {
      field.becomeFirstResponder()
      field.type("Ann")
    }
    #expect(field.isFirstResponder)
  }
}
