// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Styles and effects of the app's own")
struct OwnStyleTests {
  private struct Clearable: TextFieldStyle {
    @Binding var text: String

    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        configuration.padding()
        if !text.isEmpty { Button("Clear") { text = "" } }
      }
    }
  }

  private struct Form: View {
    @State private var name = ""
    @State private var code = ""
    @State private var notes = "notes"

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        SecureField("Code", text: $code)
        TextEditor(text: $notes)
        Text("name \(name), code \(code)")
      }
      .textFieldStyle(Clearable(text: $name))
      TextField("Plain", text: $code).textFieldStyle(.roundedBorder)
    }
  }

  @Test func `A style puts fields into other views`() throws {
    let stage = Stage(Form())
    func type(_ text: String, into placeholder: String) throws {
      let field = try #require(stage.find(UITextField.self) { $0.placeholder == placeholder })
      field.text = text
      stage.turn { field.sendActions(for: .editingChanged) }
      stage.settle()
    }
    #expect(stage.find(UIButton.self) { $0.currentTitle == "Clear" } == nil)
    try type("Emma", into: "Name")
    try type("1234", into: "Code")
    #expect(stage.texts.contains("name Emma, code 1234"))
    #expect(
      stage.texts.filter { $0 == "Clear" }.count == 2, "the editor and the plain one have none")
    #expect(stage.find(UITextField.self) { $0.placeholder == "Code" }?.isSecureTextEntry == true)
    stage.tap("Clear")
    #expect(stage.texts.contains("name , code 1234"))
  }

  private struct Shake: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
    }
  }

  private struct Login: View {
    @State private var failures: CGFloat = 0
    var body: some View {
      Button("Log In") { failures += 1 }.frame(width: 100, height: 44)
        .modifier(Shake(amount: failures))
    }
  }

  @Test func `An effect moves a view by its size, and touches follow`() throws {
    let stage = Stage(Login())
    let button = try #require(stage.find(UIButton.self))
    let place = button.convert(button.bounds, to: nil)
    #expect(stage.tap(button))
    let moved = button.convert(button.bounds, to: nil)
    #expect(moved.minX > place.minX && moved.minY == place.minY)
    #expect(stage.tap(button))
  }

  @Test func `Projections are put one after the other`() {
    let (shift, zoom) = (
      ProjectionTransform(CGAffineTransform(translationX: 10, y: 0)),
      ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3))
    )
    #expect(ProjectionTransform().isIdentity && shift.isAffine)
    #expect(shift.concatenating(ProjectionTransform()) == shift)
    #expect(shift.concatenating(zoom).m31 == 20 && zoom.concatenating(shift).m31 == 10)
  }

  private struct Item: Identifiable {
    let id: Int
    var name: String { "item \(id)" }
  }

  private struct Members: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var text = ""
    let title = String("own")
    let isLong = true

    var body: some View {
      ScrollView {
        DatePicker(title, selection: $date, in: date...)
        DatePicker(title, selection: $date, in: ...date, displayedComponents: .date)
        DatePicker(title, selection: $date, in: date...date.addingTimeInterval(9))
        Text("a").background(.red).kerning(1).tracking(1).baselineOffset(1)
        Text("b").clipShape(.buttonBorder)
        TextEditor(text: $text).findDisabled().replaceDisabled()
        Table(of: Item.self) {
          TableColumn("Name") { Text($0.name) }
        } rows: {
          TableRow(Item(id: 0))
          if isLong { ForEach([Item(id: 1), Item(id: 2)]) { TableRow($0) } }
        }
      }
      .scrollIndicators(.never, axes: .vertical)
    }
  }

  @Test func `Everyday members are there, and have no effect but what they show`() {
    let stage = Stage(Members())
    #expect(stage.texts.filter { $0 == "own" }.count == 3)
    for text in ["a", "b", "item 0", "item 1", "item 2"] {
      #expect(stage.texts.contains(text), "\(stage.texts)")
    }
    #expect(stage.scene.notes(.unimplemented).isEmpty)
  }
}
