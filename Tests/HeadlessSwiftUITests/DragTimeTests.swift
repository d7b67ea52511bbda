// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit
import ViewTesting

@MainActor
@Suite("The time of a drag")
struct DragTimeTests {
  private final class Log { var values: [DragGesture.Value] = [] }

  private struct Card: View {
    let log: Log
    var body: some View {
      Color.red.frame(width: 100, height: 100).gesture(
        DragGesture().onChanged { log.values.append($0) }.onEnded { log.values.append($0) })
    }
  }

  /// What a gesture says of a finger that moves down and is lifted at a speed.
  private func values(liftedAt speed: CGFloat) throws -> [DragGesture.Value] {
    let log = Log()
    let stage = Stage(Card(log: log))
    let card = try #require(stage.find(UIView.self) { !$0.recognizers.isEmpty })
    let start = card.convert(CGPoint(x: 50, y: 10), to: nil)
    stage.turn {
      let finger = stage.scene.touches.began(at: start)
      for distance in [20, 70] {
        stage.scene.touches.moved(
          finger, to: CGPoint(x: start.x, y: start.y + CGFloat(distance)),
          velocity: CGPoint(x: 0, y: 100))
      }
      stage.scene.touches.ended(finger, velocity: CGPoint(x: 0, y: speed))
    }
    return log.values
  }

  /// How fast the finger was between each two events, as apps find out themselves.
  private func speeds(_ values: [DragGesture.Value]) -> [Double] {
    zip(values, values.dropFirst()).map { before, after in
      let distance = Double(after.translation.height - before.translation.height)
      return (distance / after.time.timeIntervalSince(before.time)).rounded()
    }
  }

  @Test("goes on with each event, so that what an app measures is the speed that it is told")
  func speed() throws {
    let still = try values(liftedAt: 0)
    #expect(speeds(still) == [100, 0])
    #expect(still.map(\.velocity.height) == [100, 100, 0])
    #expect(still.last?.predictedEndTranslation == still.last?.translation)
    for speed in [2000.0, -2000] {
      let flicked = try values(liftedAt: CGFloat(speed))
      #expect(speeds(flicked) == [100, speed, speed])
      let last = try #require(flicked.last)
      let ahead = last.predictedEndTranslation.height - last.translation.height
      #expect(Double(ahead).rounded() == speed / 4)
    }
  }

  @Test func `is the same in each execution, and a part of what values are compared by`() throws {
    let twice = try [values(liftedAt: 0), values(liftedAt: 0)]
    #expect(twice[0] == twice[1])
    var changed = twice[0][0]
    changed.time += 1
    #expect(changed != twice[0][0])
  }

  private final class Closing { var count = 0 }

  /// A sheet of the app's own, which a quick finger closes at once, and which stays half open if the
  /// system takes the finger away.
  private struct Drawer: View {
    let closing: Closing
    @State private var isOpen = true
    @State private var dragged: CGFloat = 0
    @State private var previous: DragGesture.Value?
    var body: some View {
      VStack {
        if isOpen {
          Color.gray.frame(width: 200, height: 200).offset(y: dragged)
            .gesture(DragGesture().onChanged(move).onEnded { _ in dragged = 0 })
        } else {
          Text("closed")
        }
      }
    }

    private func move(_ value: DragGesture.Value) {
      dragged = value.translation.height
      if let previous {
        let time = value.time.timeIntervalSince(previous.time)
        if (value.translation.height - previous.translation.height) / time > 1400 {
          (closing.count, isOpen) = (1, false)
        }
      }
      previous = value
    }
  }

  @Test("lets a slow finger be slow for an app that measures speeds, and a quick one quick")
  func drawer() async throws {
    let found = try await violations(properties: [.cancelledDragsEnd, .checksHold]) { setup in
      let closing = Closing()
      setup.check("stays open") { closing.count == 0 }
      return Drawer(closing: closing)
    }
    #expect(found.contains("\"\(SceneProperty.cancelledDragsEnd.name)\" is violated"), "\(found)")
    #expect(found.contains("\"stays open\" is violated"), "\(found)")
  }
}
