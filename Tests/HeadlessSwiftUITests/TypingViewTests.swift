// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

@testable import SceneHarness

@MainActor
@Suite("What a view does not take at once is typed key by key")
struct TypingViewTests {
  /// A field whose text is changed back where a rule does not allow it.
  private struct Checked: View {
    @State private var text = ""
    @State private var changes = 0
    let allows: (String) -> Bool
    var body: some View {
      VStack {
        Text("\(text) after \(changes)")
        TextField("Name", text: $text).onChange(of: text) { old, new in
          changes += 1
          if !allows(new) { text = old }
        }
      }
    }
  }

  /// The same with a binding that keeps what it is told or not.
  private struct Bound: View {
    @State private var text = ""
    let allows: (String) -> Bool
    var body: some View {
      VStack {
        Text("\(text)")
        TextField("Name", text: Binding(get: { text }, set: { if allows($0) { text = $0 } }))
      }
    }
  }

  private func typed<Content: View>(_ view: Content) throws -> (field: UITextField, label: String?)
  {
    let stage = Stage(view)
    let field = try #require(stage.find(UITextField.self))
    stage.turn {
      field.becomeFirstResponder()
      Typist(scene: stage.scene, field: field).type(TypedText(for: field))
    }
    stage.settle()
    return (field, stage.find(UILabel.self)?.text)
  }

  @Test func `One change comes of a text that is taken`() throws {
    #expect(try typed(Checked { _ in true }).label == "TypedByUser after 1")
  }

  @Test func `Up to a limit, whoever keeps it`() throws {
    let checked = try typed(Checked { $0.count <= 10 })
    #expect(checked.field.text == "TypedByUse" && checked.label?.hasPrefix("TypedByUse af") == true)
    let bound = try typed(Bound { $0.count <= 10 })
    #expect(bound.field.text == "TypedByUse" && bound.label == "TypedByUse")
    #expect(!bound.field.isFirstResponder)
  }

  @Test func `A digit where there may be no letter`() throws {
    #expect(try typed(Bound { $0.count <= 1 && $0.allSatisfy(\.isNumber) }).field.text == "4")
    #expect(try typed(Checked { $0.allSatisfy(\.isNumber) }).field.text == "42")
  }

  /// An editor that a new line ends, where somebody looks.
  private struct Note: View {
    @State private var text = "Milk"
    @State private var isDone = false
    let watches: Bool
    var body: some View {
      VStack {
        Text(isDone ? "done" : "editing")
        if watches {
          TextField("Note", text: $text, axis: .vertical).onChange(of: text) { _, new in
            guard new.last == "\n" else { return }
            text.removeLast()
            isDone = true
          }
        } else {
          TextEditor(text: $text)
        }
      }
    }
  }

  @Test func `Return begins a line where a view looks for one`() throws {
    let stage = Stage(Note(watches: true))
    let field = try #require(stage.find(UITextField.self))
    #expect(field.breaksLines && field.watchesLines && field.takesMore)
    stage.turn {
      field.becomeFirstResponder()
      Typist(scene: stage.scene, field: field).beginLine()
    }
    stage.settle()
    #expect(stage.texts == ["done", "Milk"])
    let other = try #require(Stage(Note(watches: false)).find(UITextField.self))
    #expect(other.breaksLines && !other.watchesLines)
  }
}
