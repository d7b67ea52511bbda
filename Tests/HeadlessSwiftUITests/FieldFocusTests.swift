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

  @Test func `ends with what is typed if nobody can tell`() throws {
    let (field, texts) = try typed(listens: false)
    #expect(!field.isFirstResponder)
    #expect(texts == ["Ann 0", "Ann"])
  }

  @Test func `stays where return does something`() throws {
    let (field, texts) = try typed(listens: true)
    #expect(field.isFirstResponder)
    #expect(texts == ["Ann 0", "Ann"])
  }

  private struct Draft: View {
    @State private var text = ""
    @State private var selection: TextSelection?
    var body: some View {
      VStack {
        Text(place)
        TextField("Draft", text: $text, selection: $selection, axis: .vertical)
      }
    }

    private var place: String {
      guard case .selection(let range) = selection?.indices else { return "nowhere" }
      return "\(text.distance(from: text.startIndex, to: range.lowerBound))"
    }
  }

  @Test func `says where the next letter goes`() throws {
    let stage = Stage(Draft())
    let field = try #require(stage.find(UITextField.self))
    #expect(stage.texts.first == "nowhere")
    stage.turn { field.becomeFirstResponder() }
    stage.settle()
    #expect(stage.texts.first == "0")
    stage.turn { field.type("Ann") }
    stage.settle()
    #expect(stage.texts.first == "3")
  }

  @Test func `stays where somebody waits for the keyboard`() throws {
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
