// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("UIPanGestureRecognizer")
struct PanTests {
  let journal = Journal()

  @Test func `Time goes on with each move of a finger, by what it takes at its speed`() {
    let stage = Stage()
    let touch = stage.touches.began(at: CGPoint(x: 100, y: 100))
    let start = touch.timestamp
    stage.touches.moved(touch, to: CGPoint(x: 100, y: 150), velocity: CGPoint(x: 0, y: 500))
    // The machine's own time goes on, too.
    #expect(touch.timestamp - start > 0.1 - 1e-6)
    stage.touches.moved(touch, to: CGPoint(x: 100, y: 160))
    #expect(touch.timestamp - start > 0.2 - 1e-6)
  }

  @Test("It begins after ten points, which do not count, and goes on until the finger is lifted")
  func states() {
    let stage = Stage()
    let pan = journal.listen(UIPanGestureRecognizer(), "pan", on: stage.window)
    let touch = stage.drag(from: CGPoint(x: 100, y: 100), by: 9)
    #expect(pan.state == .possible && journal.lines.isEmpty)
    stage.touches.moved(touch, to: CGPoint(x: 100, y: 130), velocity: CGPoint(x: 0, y: 500))
    #expect(pan.state == .began && pan.translation(in: nil) == CGPoint(x: 0, y: 20))
    #expect(pan.velocity(in: nil) == CGPoint(x: 0, y: 500))
    stage.touches.moved(touch, to: CGPoint(x: 100, y: 140))
    #expect(pan.translation(in: nil).y == 30 && pan.location(in: nil).y == 140)
    stage.touches.ended(touch, velocity: CGPoint(x: 0, y: -50))
    #expect(journal.lines == ["pan began", "pan changed", "pan ended"])
    #expect(
      pan.state == .possible && pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
  }

  @Test func `Its velocity at the end is the one of the lifted finger`() {
    @MainActor final class Reader: NSObject {
      var speed: CGFloat = 0
      func pan(_ pan: UIPanGestureRecognizer) { speed = pan.velocity(in: pan.view).y }
    }
    let stage = Stage()
    let reader = Reader()
    stage.window.addGestureRecognizer(
      UIPanGestureRecognizer(target: reader, action: Selector("pan:", Reader.pan(_:))))
    stage.touches.ended(stage.drag(from: .zero, by: 20), velocity: CGPoint(x: 0, y: 1200))
    #expect(reader.speed == 1200)
    #expect(
      stage.window.gestureRecognizers?.last.flatMap { $0 as? UIPanGestureRecognizer }?
        .velocity(in: nil) == .zero)
  }

  @Test func `It may end without having changed, and be cancelled at any time`() {
    let stage = Stage()
    journal.listen(UIPanGestureRecognizer(), "pan", on: stage.window)
    stage.touches.ended(stage.drag(from: .zero, by: 20))
    stage.touches.cancelled(stage.drag(from: .zero, by: 20, 5))
    #expect(
      journal.lines == ["pan began", "pan ended", "pan began", "pan changed", "pan cancelled"])
  }

  @Test func `The translation can be set, and is measured in a view's coordinates`() {
    let stage = Stage()
    let view = stage.add("view", rect(0, 0, 400, 400))
    let pan = journal.listen(UIPanGestureRecognizer(), "pan", on: view)
    let touch = stage.drag(from: CGPoint(x: 200, y: 200), by: 20)
    pan.setTranslation(.zero, in: view)
    stage.touches.moved(touch, to: CGPoint(x: 200, y: 240))
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 10))
  }

  @Test func `A second finger does not make the translation jump`() {
    let stage = Stage()
    let pan = journal.listen(UIPanGestureRecognizer(), "pan", on: stage.window)
    let first = stage.drag(from: CGPoint(x: 100, y: 100), by: 30)
    let second = stage.touches.began(at: CGPoint(x: 300, y: 700))
    #expect(pan.translation(in: nil).y == 20 && pan.numberOfTouches == 2)
    stage.touches.moved(second, to: CGPoint(x: 300, y: 720))
    #expect(pan.translation(in: nil).y == 30)
    stage.touches.ended(first)
    #expect(pan.state == .changed || pan.state == .began)
    stage.touches.ended(second)
    #expect(journal.lines.last == "pan ended")
  }

  @Test func `An edge pan begins only near its edge and inwards`() {
    let stage = Stage()
    let pan = journal.listen(UIScreenEdgePanGestureRecognizer(), "edge", on: stage.window)
    pan.edges = .left
    func go(from start: CGPoint, to end: CGPoint) {
      let touch = stage.touches.began(at: start)
      stage.touches.moved(touch, to: end)
      stage.touches.ended(touch)
    }
    go(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300))
    go(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 5, y: 400))
    #expect(journal.lines.isEmpty)
    go(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 100, y: 300))
    #expect(journal.lines == ["edge began", "edge ended"])
  }

  @Test func `Swipes, long presses and pinches`() {
    let stage = Stage()
    let swipe = journal.listen(UISwipeGestureRecognizer(), "swipe", on: stage.window)
    swipe.direction = .down
    stage.touches.ended(stage.drag(from: .zero, by: 60))
    swipe.isEnabled = false
    journal.listen(UILongPressGestureRecognizer(), "press", on: stage.window)
    let touch = stage.touches.began(at: .zero)
    #expect(stage.scene.pendingNames == ["long enough for press on UIWindow"])
    stage.clock.fireNext()
    stage.touches.ended(touch)
    stage.window.gestureRecognizers = nil
    let pinch = journal.listen(UIPinchGestureRecognizer(), "pinch", on: stage.window)
    let (a, b) = (
      stage.touches.began(at: .zero), stage.touches.began(at: CGPoint(x: 0, y: 100))
    )
    stage.touches.moved(b, to: CGPoint(x: 0, y: 150))
    stage.touches.moved(b, to: CGPoint(x: 0, y: 200))
    #expect(pinch.scale == 2)
    stage.touches.ended(a)
    stage.touches.ended(b)
    #expect(
      journal.lines == [
        "swipe ended", "press began", "press ended", "pinch began", "pinch changed",
        "pinch ended",
      ])
  }
}
