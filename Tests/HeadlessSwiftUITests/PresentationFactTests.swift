// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKitSemantics

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

@MainActor
@Suite("Presentation modifiers")
struct PresentationFactTests {
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
          Detail(title: "A").interactiveDismissDisabled(model.isLocked)
        }
    }
  }

  @Test("show a sheet while the binding is true, and call onDismiss when it is gone (I1)")
  func sheet() {
    let stage = Stage(Sheet(model: model))
    #expect(stage.tap("Open"))
    #expect(stage.presented == ["Detail"])
    #expect(stage.texts == ["A, presented", "Close A"])
    stage.turn { model.isFirst = false }
    #expect(model.log == [])
    stage.settle()
    #expect(stage.presented == [])
    #expect(model.log == ["onDismiss"])
  }

  @Test("write false when the user has swiped, and not when the swipe is cancelled (I2, I4)")
  func swipe() {
    let stage = Stage(Sheet(model: model))
    stage.tap("Open")
    stage.perform(.swipeBegins, .swipeReleased)
    stage.settle()
    #expect(stage.presented == ["Detail"] && model.isFirst && model.log == [])
    stage.swipe()
    #expect(stage.presented == [] && !model.isFirst && model.log == ["onDismiss"])
    #expect(stage.tap("Open") && stage.presented == ["Detail"])
  }

  @Test("are not told by somebody else's delegate, and then show nothing again (I3)")
  func foreignDelegate() {
    final class Other: NSObject, UIAdaptivePresentationControllerDelegate {}
    let other = Other()
    let stage = Stage(Sheet(model: model))
    stage.tap("Open")
    stage.root.presentedViewController?.presentationController?.delegate = other
    stage.swipe()
    #expect(stage.presented == [] && model.isFirst && model.log == [])
    stage.tap("Open")
    #expect(stage.presented == [])
  }

  @Test("follow the item: another one is another sheet, and onDismiss comes between (I5)")
  func item() {
    struct Items: View {
      @Bindable var model: Model
      var body: some View {
        Text("Home").sheet(item: $model.item, onDismiss: { model.log.append("onDismiss") }) {
          Detail(title: "\($0.id)")
        }
      }
    }
    let stage = Stage(Items(model: model))
    stage.turn { model.item = .init(id: 1) }
    stage.settle()
    #expect(stage.texts.first == "1, presented")
    stage.turn { model.item = .init(id: 2) }
    stage.settle()
    #expect(stage.texts.first == "2, presented")
    #expect(model.log == ["onDismiss"] && model.item == .init(id: 2))
  }

  @Test("let the content forbid swipes, and not code (I6)")
  func locked() {
    model.isLocked = true
    let stage = Stage(Sheet(model: model))
    stage.tap("Open")
    stage.swipe()
    #expect(stage.presented == ["Detail"])
    stage.tap("Close A")
    #expect(stage.presented == [] && !model.isFirst)
  }

  @Test("give the content a dismiss that writes false, and does nothing twice or outside (I7)")
  func dismiss() {
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

  private struct Two: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        Button("Both") { (model.isFirst, model.isSecond) = (true, true) }
        Text("1").sheet(isPresented: $model.isFirst) { Detail(title: "A") }
        Text("2").sheet(isPresented: $model.isSecond) { Detail(title: "B") }
      }
    }
  }

  @Test("present one sheet of a level at a time; the next one comes then (I9, I10)")
  func two() {
    let stage = Stage(Two(model: model))
    stage.tap("Both")
    #expect(stage.texts.first == "A, presented" && model.isSecond)
    stage.tap("Close A")
    #expect(stage.texts.first == "B, presented" && stage.presented == ["Detail"])
    let forgetful = Stage(Two(model: Model())) { $0.secondSheet = .isForgotten }
    forgetful.tap("Both")
    forgetful.tap("Close A")
    #expect(forgetful.presented == [])
  }

  private struct Rows: View {
    let isList: Bool
    @State private var isOpen = false
    var body: some View {
      if isList { List { rows } } else { VStack { rows } }
    }
    private var rows: some View {
      ForEach(1..<4) { row in
        Button("Open \(row)") { isOpen.toggle() }
          .sheet(isPresented: $isOpen) { Detail(title: "\(row)") }
      }
    }
  }

  @Test(
    "of rows with one binding: the tapped row's in a List, the first one's elsewhere (I12, X11)",
    arguments: [
      (true, UIKitBehavior.SharedBindingInList.tappedRow, "2"), (true, .firstRow, "1"),
      (false, .tappedRow, "1"),
    ])
  func rows(isList: Bool, answer: UIKitBehavior.SharedBindingInList, shown: String) {
    let stage = Stage(Rows(isList: isList)) { $0.sharedBindingInList = answer }
    for _ in 1...2 {
      stage.tap("Open 2")
      #expect(stage.texts.first == "\(shown), presented" && stage.presented == ["Detail"])
      stage.swipe()
      #expect(stage.presented == [])
    }
    stage.tap("Open 1")
    #expect(stage.texts.first == "1, presented")
  }

  @Test("are called by the app's own view, also those that the app hosts itself")
  func names() {
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

  @Test("hide all but the last on a view on iOS 13 (I11)", arguments: [IOSVersion.iOS13, .iOS14])
  func severalOnOneView(version: IOSVersion) {
    struct Several: View {
      @Bindable var model: Model
      var body: some View {
        Text("Home").sheet(isPresented: $model.isFirst) { Detail(title: "A") }
          .sheet(isPresented: $model.isSecond) { Detail(title: "B") }
      }
    }
    let stage = Stage(Several(model: model), version: version)
    stage.turn { model.isFirst = true }
    stage.settle()
    #expect(stage.presented.isEmpty == (version == .iOS13))
  }

  @Test("take down what they present when their view is removed, without animation (I16)")
  func removed() {
    struct Removable: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          Text("Home")
          if model.isThere {
            Text("Owner").sheet(isPresented: $model.isFirst) { Detail(title: "A") }
          }
        }
      }
    }
    let stage = Stage(Removable(model: model))
    stage.turn { model.isFirst = true }
    stage.settle()
    #expect(stage.presented == ["Detail"])
    stage.turn { model.isThere = false }
    stage.settle()
    #expect(stage.presented == [] && model.isFirst)
  }

  @Test("do not see what is taken back before the update (I17)")
  func coalesced() {
    let stage = Stage(Sheet(model: model))
    stage.tap("Open")
    stage.turn {
      model.isFirst = false
      model.isFirst = true
    }
    stage.settle()
    #expect(stage.presented == ["Detail"] && model.log == [])
  }

  private struct SheetThenAlert: View {
    @Bindable var model: Model
    var body: some View {
      Text("Home").sheet(isPresented: $model.isFirst) {
        Button("Fail") { (model.isFirst, model.isSecond) = (false, true) }
      }
      .alert("Failed", isPresented: $model.isSecond) {}
    }
  }

  @Test(
    "lose an alert that is to come while a sheet goes, up to iOS 16 (I18)",
    arguments: [IOSVersion.iOS16, .iOS17])
  func lostAlert(version: IOSVersion) {
    let stage = Stage(SheetThenAlert(model: model), version: version)
    stage.turn { model.isFirst = true }
    stage.settle()
    stage.tap("Fail")
    #expect(stage.presented == (version == .iOS16 ? [] : ["alert"]) && model.isSecond)
  }

  @Test("write false after the button of an alert, whatever it has written (I19)")
  func alert() {
    struct Alerts: View {
      @Bindable var model: Model
      var body: some View {
        Text("Home").alert("Sure?", isPresented: $model.isFirst) {
          Button("Again", role: .destructive) {
            model.log.append("again")
            model.isFirst = true
          }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It is final.")
        }
      }
    }
    let stage = Stage(Alerts(model: model))
    stage.turn { model.isFirst = true }
    stage.settle()
    #expect(stage.presented == ["alert"])
    #expect(stage.tap("Again"))
    #expect(stage.presented == [] && !model.isFirst && model.log == ["again"])
  }

  @Test("let only code close a cover (I21)")
  func cover() {
    struct Cover: View {
      @Bindable var model: Model
      var body: some View {
        Text("Home").fullScreenCover(isPresented: $model.isFirst) { Detail(title: "A") }
      }
    }
    let stage = Stage(Cover(model: model))
    stage.turn { model.isFirst = true }
    stage.settle()
    stage.swipe()
    #expect(stage.presented == ["Detail"])
    stage.tap("Close A")
    #expect(stage.presented == [])
  }

  @Test("of a sheet's content present above it, and go with it")
  func nested() {
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
