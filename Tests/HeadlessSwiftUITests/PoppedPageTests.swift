// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("A page that is popped")
struct PoppedPageTests {
  @Observable
  final class Model {
    var path: [Int] = []
    @ObservationIgnored var log: [String] = []
  }

  struct Logging: View {
    let name: String
    let model: Model
    @State private var draft = "draft"
    var body: some View {
      Text(name)
        .onAppear { model.log.append("+\(name)") }
        .onDisappear { model.log.append("-\(name) \(draft)") }
    }
  }

  struct Home: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        Logging(name: "root", model: model)
          .navigationDestination(for: Int.self) { Logging(name: "page \($0)", model: model) }
      }
    }
  }

  private let model = Model()

  /// Two pages on the root.
  private func start() -> Stage {
    let stage = Stage(Home(model: model))
    stage.turn { model.path = [1] }
    stage.settle()
    stage.turn { model.path = [1, 2] }
    stage.settle()
    model.log = []
    return stage
  }

  /// Lets views be evaluated, and no transition end.
  private func update(_ stage: Stage) {
    while let event = stage.scene.clock.pending.first(where: { $0.kind == .layout }) {
      stage.turn { stage.scene.clock.fire(event.id) }
    }
  }

  @Test("is there, with its state, until it is out of sight", arguments: [[1], []])
  func order(path: [Int]) {
    let stage = start()
    stage.turn { model.path = path }
    update(stage)
    let below = path.isEmpty ? "root" : "page 1"
    #expect(model.log == ["+\(below)"])
    stage.settle()
    #expect(model.log == ["+\(below)", "-page 2 draft"])
  }

  @Test func `is another one than a page that is pushed meanwhile`() {
    let stage = start()
    stage.turn { model.path = [1] }
    update(stage)
    stage.turn { model.path = [1, 3] }
    stage.settle()
    #expect(model.log.filter { $0.hasPrefix("+") }.last == "+page 3")
    #expect(model.log.filter { $0 == "-page 2 draft" }.count == 1)
    model.log = []
    stage.turn { model.path = [] }
    stage.settle()
    #expect(model.log == ["+root", "-page 3 draft"])
  }

  /// The user goes back to the root, and the pop has not ended.
  private func goBack(_ stage: Stage) {
    let stack = stage.navigation?.navigationController
    stage.turn { _ = stack?.popToRootViewController(animated: true) }
  }

  @Test(arguments: [[1, 2, 3], [1, 2, 3, 4], [5], [1, 6]])
  func `is followed by what the app pushes meanwhile`(path: [Int]) {
    let stage = start()
    goBack(stage)
    stage.turn { model.path = path }
    stage.settle()
    let pushed = path.starts(with: [1, 2]) ? Array(path.dropFirst(2)) : path
    #expect(model.path == pushed)
    #expect(stage.texts.contains("page \(pushed.last ?? 0)"), "\(stage.texts)")
    #expect(model.log.last { $0.hasPrefix("+") } == "+page \(pushed.last ?? 0)")
  }

  @Test(arguments: [[1, 2], [1], []])
  func `does not come back when something else is evaluated meanwhile`(path: [Int]) {
    let stage = start()
    goBack(stage)
    stage.turn { model.path = path }
    stage.turn { model.path = path + [7] }
    stage.turn { model.path = path }
    stage.settle()
    #expect(model.path == [])
    #expect(stage.texts.contains("root"), "\(stage.texts)")
  }
}
