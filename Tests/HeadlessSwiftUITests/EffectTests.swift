// SPDX-License-Identifier: MIT

import Combine
import SwiftUI
import Testing
import UIKit
import ViewTesting

@MainActor
@Suite("Effects of views")
struct EffectTests {
  private let model = Model()

  /// Logs what its task does.
  private struct Loader: View {
    let model: Model
    let id: Int
    var body: some View {
      Text("loads").task(id: id) {
        model.log.append("begins \(id)")
        do {
          try await Task.sleep(for: .seconds(1))
          model.log.append("ends \(id)")
        } catch {
          model.log.append("is cancelled \(id)")
        }
      }
    }
  }

  private struct Home: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        Button("Other") { model.item = .init(id: 2) }
        if model.isThere { Loader(model: model, id: model.item?.id ?? 1) }
      }
    }
  }

  /// Lets all happen that is due now, and no time pass.
  private func run(_ stage: Stage) {
    while let event = stage.scene.clock.pending.first(where: { $0.kind != .timer }) {
      stage.turn { stage.scene.clock.fire(event.id) }
    }
  }

  private final class Purchases: ObservableObject { @Published var isOwned = false }

  private struct Paywall: View {
    @ObservedObject var purchases: Purchases
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }

  private struct Shop: View {
    let purchases: Purchases
    @State private var isOpen = false
    var body: some View {
      Button("Open") { isOpen = true }
        .fullScreenCover(isPresented: $isOpen) { Paywall(purchases: purchases) }
    }
  }

  @Test func `Observing an object again makes no state more`() throws {
    let variant = Variant(scene: "scene", summary: "", names: []) { _ in
      UIHostingController(rootView: Shop(purchases: Purchases()))
    }
    func states(_ depth: Int) throws -> Int {
      try variant.explore(limits: Limits(depth: depth)).distinct
    }
    let (some, more) = (try states(9), try states(14))
    #expect(some == more)
  }

  private final class Query: ObservableObject {
    @Published var text = ""
    @Published var found = ""
    private var subscription: AnyCancellable?

    init() {
      subscription = $text.dropFirst().debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        .sink { [unowned self] in found = $0 }
    }
  }

  private struct Search: View {
    @StateObject private var query = Query()
    var body: some View {
      Button("Type") { query.text = "a" }
      Text(query.found)
    }
  }

  @Test func `Values that wait for others make no state more, however many they are`() throws {
    let variant = Variant(scene: "scene", summary: "", names: []) { _ in
      UIHostingController(rootView: Search())
    }
    func states(_ depth: Int) throws -> Int {
      try variant.explore(limits: Limits(depth: depth)).distinct
    }
    let (some, more) = (try states(7), try states(10))
    #expect(some == more)
  }

  @Test func `begin a task when the view appears, and end with it`() {
    let stage = Stage(Home(model: model), settles: false)
    run(stage)
    #expect(model.log == ["begins 1"])
    stage.settle()
    #expect(model.log == ["begins 1", "ends 1"])
  }

  @Test func `cancel the task when the view goes, and begin it anew for another value`() {
    let stage = Stage(Home(model: model), settles: false)
    run(stage)
    stage.tap("Other", settles: false)
    run(stage)
    #expect(Set(model.log) == ["begins 1", "is cancelled 1", "begins 2"])
    stage.turn { model.isThere = false }
    stage.settle()
    #expect(model.log.last == "is cancelled 2" && model.log.count == 4)
  }

  private struct SheetHome: View {
    @Bindable var model: Model
    var body: some View {
      Text("Home").sheet(isPresented: $model.isThere) { Loader(model: model, id: 1) }
    }
  }

  @Test("cancel the task when the sheet goes, whoever dismisses it", arguments: [true, false])
  func cancellationInSheet(isSwiped: Bool) {
    let stage = Stage(SheetHome(model: model), settles: false)
    stage.perform(.animationEnds)
    run(stage)
    #expect(model.log == ["begins 1"])
    if isSwiped {
      stage.perform(.swipeBegins, .swipeMovesPastThreshold, .swipeReleased)
    } else {
      stage.turn { model.isThere = false }
    }
    stage.perform(.animationEnds)
    run(stage)
    #expect(stage.presented == [])
    #expect(model.log == ["begins 1", "is cancelled 1"])
  }

  @Test func `cancel the task when UIKit pops the controller of the view`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(of: stack)
    stage.turn {
      stack.pushViewController(
        UIHostingController(rootView: Loader(model: model, id: 1)), animated: false)
    }
    run(stage)
    #expect(model.log == ["begins 1"])
    stage.turn { stack.popViewController(animated: false) }
    run(stage)
    #expect(model.log == ["begins 1", "is cancelled 1"])
  }

  private struct StackHome: View {
    @Bindable var model: Model
    var body: some View {
      Text("Home").sheet(isPresented: $model.isThere) {
        NavigationStack { Loader(model: model, id: 1) }
      }
    }
  }

  @Test func `cancel the task on a page of a stack when its sheet goes`() {
    let stage = Stage(StackHome(model: model), settles: false)
    stage.perform(.animationEnds)
    run(stage)
    stage.perform(.swipeBegins, .swipeMovesPastThreshold, .swipeReleased, .animationEnds)
    run(stage)
    #expect(model.log == ["begins 1", "is cancelled 1"])
  }

  @Test func `receive what a publisher sends, as long as the view is there`() {
    struct Receiver: View {
      let model: Model
      let subject: PassthroughSubject<Int, Never>
      @State private var last = 0
      var body: some View {
        VStack {
          if model.isThere { Text("\(last)").onReceive(subject.map { $0 * 2 }) { last = $0 } }
        }
      }
    }
    let subject = PassthroughSubject<Int, Never>()
    let stage = Stage(Receiver(model: model, subject: subject))
    stage.turn { subject.send(4) }
    stage.settle()
    #expect(stage.texts == ["8"])
    stage.turn { model.isThere = false }
    stage.settle()
    stage.turn { subject.send(5) }
    #expect(stage.texts == [])
  }

  @Test func `go on after an error as they are told to`() {
    struct Failed: Error {}
    var found: [String] = []
    var promise: ((Result<Int, Failed>) -> Void)?
    let load = Future<Int, Failed> { promise = $0 }
    let sinks = [
      load.replaceError(with: 0).sink { found.append("replaced \($0)") },
      load.catch { _ in Just(1) }.sink { found.append("caught \($0)") },
      Just(2).setFailureType(to: Failed.self).sink { _ in
      } receiveValue: {
        found.append("sent \($0)")
      },
      Fail<Int, Failed>(error: Failed()).mapError { $0 as any Error }.sink { end in
        if case .failure(let error) = end { found.append("\(error)") }
      } receiveValue: { _ in
      },
    ]
    #expect(found == ["sent 2", "Failed()"])
    promise?(.failure(Failed()))
    promise?(.success(5))
    #expect(found.dropFirst(2) == ["replaced 0", "caught 1"])
    sinks.forEach { $0.cancel() }
  }

  @Test func `of timers are events of the clock`() {
    struct Ticking: View {
      @State private var ticks = 0
      private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var body: some View { Text("\(ticks)").onReceive(timer) { _ in ticks += 1 } }
    }
    let stage = Stage(Ticking(), settles: false)
    run(stage)
    for _ in 0..<2 {
      stage.turn { stage.scene.clock.fire(stage.scene.clock.pending[0].id) }
      run(stage)
    }
    #expect(stage.texts == ["2"])
  }

  @Test func `keep values by their names, for all views of a scene and for that scene alone`() {
    struct Counter: View {
      @AppStorage("count") private var count = 0
      var body: some View { Button("Add to \(count)") { count += 1 } }
    }
    struct Two: View {
      var body: some View {
        VStack {
          Counter()
          Counter()
        }
      }
    }
    let stage = Stage(Two())
    stage.tap("Add to 0")
    #expect(stage.texts == ["Add to 1", "Add to 1"])
    UserDefaults.standard.set(2, forKey: "other")
    #expect(UserDefaults.standard.integer(forKey: "other") == 2)
    #expect(Stage(Two()).texts == ["Add to 0", "Add to 0"])
    #expect(UserDefaults.standard.object(forKey: "other") == nil)
  }

  @Test func `of a size are known where the view is laid out`() {
    struct Measured: View {
      let model: Model
      var body: some View {
        GeometryReader { proxy in Text("\(Int(proxy.size.width)) wide") }.frame(width: 120)
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { model.log.append("\(Int($0))") }
      }
    }
    let stage = Stage(Measured(model: model))
    #expect(stage.texts == ["120 wide"] && model.log.last == "120")
  }
}

@MainActor
@Suite("Controls and rows")
struct RowTests {
  private let model = Model()

  @Test func `in a toolbar stand in the bar of their page, also in a sheet`() {
    struct Done: View {
      let model: Model
      var body: some View {
        if !model.isSecond {
          Button("Done") { model.log.append("done") }.disabled(model.isLocked)
        }
      }
    }
    struct Editor: View {
      @Environment(\.dismiss) private var dismiss
      let model: Model
      var body: some View {
        NavigationStack {
          Text("Text").navigationTitle("Edit").toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            ToolbarItem(placement: .confirmationAction) { Done(model: model) }
          }
        }
      }
    }
    struct Home: View {
      @Bindable var model: Model
      var body: some View {
        Text("Home").sheet(isPresented: $model.isFirst) { Editor(model: model) }
      }
    }
    let stage = Stage(Home(model: model))
    stage.turn { model.isFirst = true }
    stage.settle()
    #expect(stage.tap("Done") && model.log == ["done"])
    stage.turn { model.isLocked = true }
    stage.settle()
    stage.tap("Done")
    #expect(model.log == ["done"])
    stage.turn { (model.isLocked, model.isSecond) = (false, true) }
    stage.settle()
    #expect(!stage.tap("Done"))
    #expect(stage.tap("Cancel") && stage.presented == [] && !model.isFirst)
  }

  @Test func `of a list are deleted by a swipe and a tap`() {
    struct Names: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
        }
      }
    }
    let stage = Stage(Names())
    stage.drag(stage.find(UILabel.self) { $0.text == "b" }, by: CGPoint(x: -120, y: 0))
    #expect(stage.texts == ["a", "b", "Delete", "c"])
    stage.tap("Delete")
    #expect(stage.texts == ["a", "c"])
  }

  @Test func `follow a finger that drags`() {
    struct Dragged: View {
      let model: Model
      @GestureState private var isDragged = false
      var body: some View {
        Text(isDragged ? "dragged" : "at rest").frame(width: 200, height: 200).gesture(
          DragGesture().updating($isDragged) { _, state, _ in state = true }
            .onEnded { model.log.append("\(Int($0.translation.width))") })
      }
    }
    let stage = Stage(Dragged(model: model))
    stage.drag(stage.find(UILabel.self), by: CGPoint(x: 60, y: 0))
    #expect(model.log.count == 1 && stage.texts == ["at rest"])
  }

  @Test func `for a value take what can be read, and steps within their bounds`() {
    struct Values: View {
      @State private var amount = 1.5
      @State private var count = 1
      var body: some View {
        VStack {
          Text("\(amount) \(count)")
          TextField("Amount", value: $amount, format: .number)
          Stepper("Count", value: $count, in: 0...2)
        }
      }
    }
    let stage = Stage(Values())
    let field = stage.find(UITextField.self)
    stage.turn {
      field?.text = "4"
      field?.sendActions(for: .editingChanged)
    }
    stage.tap("Increment")
    stage.tap("Increment")
    #expect(stage.texts.first == "4.0 2")
  }
}
