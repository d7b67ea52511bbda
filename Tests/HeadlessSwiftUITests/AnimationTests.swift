// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Animations")
struct AnimationTests {
  private let model = Model()

  private struct Moving: View {
    let model: Model
    let animation: Animation
    var body: some View {
      Button("Go") {
        withAnimation(animation) {
        } completion: {
          model.log.append("completed")
        }
      }
    }
  }

  @Test(
    "complete when what delays, speeds up and repeats them is over",
    arguments: [
      (Animation.linear(duration: 1).delay(2), 3.0), (.linear(duration: 1).speed(2), 0.5),
      (.linear(duration: 1).delay(1).speed(4), 0.5), (.linear(duration: 1).speed(4).delay(1), 1.25),
      (.linear(duration: 1).repeatCount(3), 3),
    ])
  func completion(animation: Animation, duration: Double) throws {
    let stage = Stage(Moving(model: model, animation: animation))
    stage.tap("Go", settles: false)
    let end = try #require(stage.scene.clock.schedule(of: [.animation]).first)
    #expect(end.due - stage.scene.clock.now == duration)
    stage.settle()
    #expect(model.log == ["completed"])
  }

  @Test func `of views of UIKit's take as long and complete, too`() {
    let stage = Stage(Text("Hello"))
    let view = UIView()
    stage.root.view.addSubview(view)
    UIView.animate(.linear(duration: 1).delay(2)) { view.alpha = 0 }
    UIView.animate(.spring, changes: { view.frame.origin.x = 9 }) { [model] in
      model.log.append("completed")
    }
    #expect(
      stage.scene.clock.schedule(of: [.animation]).map { $0.due - stage.scene.clock.now } == [
        0.35, 3,
      ])
    stage.settle()
    #expect(model.log == ["completed"])
  }

  @Test func `that repeat forever never complete`() {
    let stage = Stage(Moving(model: model, animation: .default.repeatForever().delay(1)))
    stage.tap("Go")
    #expect(model.log.isEmpty)
  }
}
