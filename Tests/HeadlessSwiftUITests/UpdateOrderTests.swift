// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKitSemantics
import ViewTesting

@MainActor
@Suite("In one update")
struct UpdateOrderTests {
  private let model = Model()

  /// Views that tell when they appear, and begin tasks.
  private struct Family: View {
    let model: Model
    var body: some View {
      VStack {
        Text("1").task { model.log.append("task of 1") }.onAppear { model.log.append("1") }
        Text("2").onAppear { model.log.append("2") }.onAppear { model.log.append("2 again") }
      }
      .onAppear { model.log.append("stack") }
    }
  }

  @Test func `what is nested appears first, or last, and tasks begin then (I23)`() {
    _ = Stage(Family(model: model))
    #expect(model.log == ["1", "2", "2 again", "stack", "task of 1"])
    model.log = []
    _ = Stage(Family(model: model)) { $0.updateOrder = .reversed }
    #expect(model.log == ["stack", "2 again", "2", "1", "task of 1"])
  }

  @Test("a change is told in its place among what appears, and when the view is there (I23)")
  func initialChange() {
    struct Changing: View {
      let model: Model
      var body: some View {
        Text("1").onChange(of: model.isThere, initial: true) {
          model.log.append("\(model.isThere)")
        }
        .onAppear { model.log.append("appears") }
      }
    }
    let hidden = UIHostingController(rootView: Changing(model: model))
    let stage = Stage(Text("Home"))
    hidden.loadViewIfNeeded()
    #expect(model.log == [])
    stage.turn { stage.root.present(hidden, animated: true) }
    #expect(model.log == ["true", "appears"])
    stage.turn { model.isThere = false }
    #expect(model.log == ["true", "appears", "false"])
  }

  private struct Presenters: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        Text("1").sheet(isPresented: $model.isFirst) { Text("A") }
        Text("2").sheet(isPresented: $model.isSecond) { Text("B") }
      }
    }
  }

  private func isOrderAsked(_ stage: Stage) -> Bool {
    stage.scene.presentation.world.takeRecord().switches.contains(SwitchSet(.updateOrder))
  }

  @Test func `two sheets come in either order (L12); who comes alone has none`() {
    for (answer, shown) in [(UIKitBehavior.UpdateOrder.nestedFirst, "A"), (.reversed, "B")] {
      let model = Model()
      let stage = Stage(Presenters(model: model)) { $0.updateOrder = answer }
      #expect(!isOrderAsked(stage))
      stage.turn { model.isFirst = true }
      stage.settle()
      stage.turn { model.isFirst = false }
      stage.settle()
      #expect(!isOrderAsked(stage))
      stage.turn { (model.isFirst, model.isSecond) = (true, true) }
      stage.settle()
      #expect(stage.texts == [shown] && isOrderAsked(stage))
    }
  }

  /// Two views, of which the second one relies on what the first one has done.
  private struct Onboarding: View {
    @State private var isStarted = false
    @State private var name: String?
    @State private var canClose = false
    @State private var isOpen = false
    let relies: Bool

    var body: some View {
      VStack {
        Button("Start") { isStarted = true }
        if isStarted {
          Text(name ?? "Nobody").onAppear { name = "Ann" }
          Text(canClose ? "Can close" : "Cannot close").onAppear {
            canClose = !relies || name != nil
            isOpen = true
          }
        }
      }
      .fullScreenCover(isPresented: $isOpen) {
        if canClose { Button("Close") { (isOpen, isStarted) = (false, false) } }
      }
    }
  }

  @Test("a view that is right in one order only is reported with the other one")
  func oneOrder() async throws {
    let text = try await violations { _ in Onboarding(relies: true) }
    #expect(text.contains("the user is never trapped"), "\(text)")
    #expect(text.contains("updateOrder=reversed"), "\(text)")
    #expect(try await violations { _ in Onboarding(relies: false) } == "")
  }
}
