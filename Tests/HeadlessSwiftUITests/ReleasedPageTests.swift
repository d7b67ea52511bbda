// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import UIKitSemantics

/// A stack in one tab, and something beside it.
private struct Tabs: View {
  let model: Model

  @Observable
  final class Model {
    var tab = 0
    var path: [Int] = []
    var covers = false
  }

  var body: some View {
    @Bindable var model = model
    TabView(selection: $model.tab) {
      NavigationStack(path: $model.path) {
        Text("root").navigationDestination(for: Int.self) { Button("page \($0)") {} }
      }
      .tabItem { Text("first") }.tag(0)
      Text("other").tabItem { Text("second") }.tag(1)
    }
    .fullScreenCover(isPresented: $model.covers) { Text("cover") }
  }
}

@MainActor
@Suite("A page that was popped out of sight")
struct ReleasedPageTests {
  private let model = Tabs.Model()

  /// The pages above the root, which nobody but the stack refers to.
  private func pages(_ stage: Stage) -> [() -> UIViewController?] {
    let stack = stage.stack(in: stage.root)
    return (stack?.viewControllers.dropFirst() ?? []).map { page in { [weak page] in page } }
  }

  private func start() -> Stage {
    let stage = Stage(Tabs(model: model))
    stage.turn { model.path = [1, 2] }
    stage.settle()
    return stage
  }

  @Test func `goes at once where another tab is shown`() {
    let stage = start()
    let pages = pages(stage)
    #expect(pages.count == 2)
    stage.turn { model.tab = 1 }
    stage.settle()
    stage.turn { model.path = [] }
    stage.settle()
    #expect(pages.allSatisfy { $0() == nil })
    stage.turn { model.tab = 0 }
    stage.settle()
    #expect(stage.texts.contains("root"))
  }

  @Test("goes where the tab is left in the same turn, or something covers it", arguments: [0, 1])
  func left(way: Int) {
    let stage = start()
    let pages = pages(stage)
    stage.turn {
      if way == 0 { model.tab = 1 } else { model.covers = true }
      model.path = []
    }
    stage.settle()
    #expect(pages.count == 2 && pages.allSatisfy { $0() == nil })
  }

  @Test("goes where the tab is left during the pop, or during the push", arguments: [[], [3]])
  func leftDuring(path: [Int]) {
    let stage = start()
    let pages = pages(stage)
    stage.turn { model.path = path }
    stage.layOut()
    stage.turn {
      model.tab = 1
      model.path = []
    }
    stage.settle()
    #expect(pages.count == 2 && pages.allSatisfy { $0() == nil })
  }

  @Test(
    "goes after a cancelled back swipe, whether or not it was told that it has disappeared",
    arguments: [true, false])
  func cancelledSwipe(isTold: Bool) throws {
    let stage = Stage(Tabs(model: model)) {
      $0.cancelledPresenterReceivesDidDisappear = isTold
    }
    stage.turn { model.path = [1, 2] }
    stage.settle()
    let pages = pages(stage)
    stage.swipeBack(to: 0.3)
    #expect(model.path == [1, 2])
    stage.turn { model.path = [] }
    stage.settle()
    #expect(pages.count == 2 && pages.allSatisfy { $0() == nil })
  }

  @Test func `takes touches as before as long as it waits to be taken off`() throws {
    let stage = start()
    let stack = try #require(stage.stack(in: stage.root))
    stage.turn { stack.popViewController(animated: true) }
    stage.turn {
      model.tab = 1
      model.path = []
    }
    stage.turn { model.tab = 0 }
    stage.tap("page 1", settles: false)
    stage.settle()
    #expect(stage.texts.contains("root") && stack.viewControllers.count == 1)
  }

  private struct Links: View {
    let model: LinkModel
    var body: some View {
      @Bindable var model = model
      NavigationView {
        NavigationLink("first", isActive: $model.first) {
          NavigationLink("second", isActive: $model.second) { Text("end") }
        }
      }
    }
  }

  @Observable
  fileprivate final class LinkModel {
    var first = false
    var second = false
  }

  @Test func `pushes nothing when its own link is taken back before the pop has ended`() throws {
    let model = LinkModel()
    let stage = Stage(Links(model: model))
    for title in ["first", "second"] { stage.tap(title) }
    let stack = try #require(stage.stack(in: stage.root))
    #expect(stack.viewControllers.count == 3)
    stage.turn { stack.popViewController(animated: true) }
    stage.turn { model.first = false }
    stage.tap("second", settles: false)
    stage.settle()
    #expect(stack.viewControllers.count == 1 && stage.texts.contains("first"))
    #expect(!model.first && !model.second)
  }
}

extension Stage {
  /// The first navigation controller in a controller.
  fileprivate func stack(in controller: UIViewController) -> UINavigationController? {
    controller as? UINavigationController
      ?? controller.children.lazy.compactMap { self.stack(in: $0) }.first
  }

  /// Lets views be evaluated, and no transition end.
  fileprivate func layOut() {
    while let event = scene.clock.pending.first(where: { $0.kind == .layout }) {
      turn { scene.clock.fire(event.id) }
    }
  }

  /// Moves a finger in from the left edge, by a part of the width, and lifts it.
  fileprivate func swipeBack(to part: CGFloat) {
    let middle = scene.screen.bounds.midY
    let touch = scene.touches.began(at: CGPoint(x: 1, y: middle))
    for step in [0.1, part] {
      let x = scene.screen.bounds.width * step
      turn { scene.touches.moved(touch, to: CGPoint(x: x, y: middle)) }
    }
    turn { scene.touches.ended(touch, velocity: .zero) }
    settle()
  }
}
