// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// What views of a test write to and read from.
@Observable @MainActor
final class Model {
  var isFirst = false
  var isSecond = false
  var item: Item?
  var isThere = true
  var isLocked = false
  @ObservationIgnored var log: [String] = []

  struct Item: Identifiable, Equatable { let id: Int }
}

/// Section I is played in the conformance suite; here is what no fact tells.
@MainActor
@Suite("Presentation modifiers")
struct PresentationModifierTests {
  private let model = Model()

  private struct Detail: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    let title: String
    var body: some View {
      VStack {
        Text("\(title), \(isPresented ? "presented" : "not presented")")
        Button("Close \(title)") { dismiss() }
      }
    }
  }

  private struct Sheet: View {
    @Bindable var model: Model
    var body: some View {
      Button("Open") { model.isFirst = true }
        .sheet(isPresented: $model.isFirst, onDismiss: { model.log.append("onDismiss") }) {
          Detail(title: "A")
        }
    }
  }

  @Test func `tell the content that it is presented, and let it dismiss itself once`() {
    let stage = Stage(Sheet(model: model))
    stage.tap("Open")
    stage.tap("Close A", settles: false)
    #expect(!model.isFirst)
    stage.tap("Close A", settles: false)
    stage.settle()
    #expect(stage.presented == [] && model.log == ["onDismiss"])
    let outside = Stage(Detail(title: "B"))
    #expect(outside.texts.first == "B, not presented" && outside.tap("Close B"))
  }

  @Test func `are called by the app's own view, also those that the app hosts itself`() {
    let erased = UIHostingController(rootView: AnyView(Detail(title: "A").padding()))
    #expect(erased.headlessTypeName == "Detail")
    #expect(UIHostingController(rootView: Detail(title: "A")).headlessTypeName == "Detail")
    #expect(UIHostingController(rootView: Text("A")).headlessTypeName == nil)
    let item = Model.Item(id: 1)
    let list = List([item]) { Detail(title: "\($0.id)") }.onChange(of: item) {}
    #expect(UIHostingController(rootView: list).headlessTypeName == "Detail")
    let text = Text("A").onChange(of: item) {}.id(item.id)
    #expect(UIHostingController(rootView: text).headlessTypeName == nil)
  }

  @Test func `of a sheet's content present above it, and go with it`() {
    struct Nested: View {
      @Bindable var model: Model
      var body: some View {
        Text("Home").sheet(isPresented: $model.isFirst) {
          Button("More") { model.isSecond = true }
            .popover(isPresented: $model.isSecond) { Detail(title: "B") }
        }
      }
    }
    let stage = Stage(Nested(model: model))
    stage.turn { model.isFirst = true }
    stage.settle()
    stage.tap("More")
    #expect(stage.presented == ["sheet", "Detail"])
    stage.turn { model.isFirst = false }
    stage.settle()
    #expect(stage.presented == [])
  }
}
