// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("UITapGestureRecognizer")
struct TapTests {
  let journal = Journal()

  @Test func `A tap on the view or on what is in it is recognized`() {
    let stage = Stage()
    let view = stage.add("view", rect(0, 0, 100, 100))
    stage.add("child", rect(0, 0, 10, 10), to: view)
    let tap = journal.listen(UITapGestureRecognizer(), "tap", on: view)
    stage.tap(50, 50)
    stage.tap(5, 5)
    stage.tap(200, 200)
    #expect(journal.lines == ["tap ended", "tap ended"])
    #expect(tap.state == .possible)
  }

  @Test func `A finger that goes far is no tap`() {
    let stage = Stage()
    journal.listen(UITapGestureRecognizer(), "tap", on: stage.window)
    stage.touches.ended(stage.drag(from: .zero, by: 60))
    #expect(journal.lines.isEmpty)
    stage.tap(0, 0)
    #expect(journal.lines == ["tap ended"])
  }

  @Test func `Two taps are two; between them the clock may end the gesture`() {
    let stage = Stage()
    let tap = journal.listen(UITapGestureRecognizer(), "double", on: stage.window)
    tap.numberOfTapsRequired = 2
    stage.tap(1, 1)
    #expect(stage.scene.pendingNames == ["no further tap for double on UIWindow"])
    stage.tap(1, 1)
    #expect(journal.lines == ["double ended"] && stage.clock.isIdle)
    stage.tap(1, 1)
    stage.clock.fireNext()
    stage.tap(1, 1)
    #expect(journal.lines == ["double ended"])
  }

  @Test func `A single tap that requires a double tap to fail waits for the clock`() {
    let stage = Stage()
    let double = journal.listen(UITapGestureRecognizer(), "double", on: stage.window)
    double.numberOfTapsRequired = 2
    let single = journal.listen(UITapGestureRecognizer(), "single", on: stage.window)
    single.require(toFail: double)
    stage.tap(1, 1)
    #expect(journal.lines.isEmpty)
    stage.clock.fireNext()
    #expect(journal.lines == ["single ended"])
    stage.tap(1, 1)
    stage.tap(1, 1)
    #expect(journal.lines == ["single ended", "double ended"])
    #expect(stage.touches.tracking.isEmpty)
  }

  @Test func `A double tap is a single one first, where that does not wait for it to fail`() {
    let stage = Stage()
    let double = journal.listen(UITapGestureRecognizer(), "double", on: stage.window)
    double.numberOfTapsRequired = 2
    journal.listen(UITapGestureRecognizer(), "single", on: stage.window)
    stage.tap(1, 1)
    #expect(journal.lines == ["single ended"])
    stage.tap(1, 1)
    #expect(journal.lines == ["single ended", "double ended"])
  }

  @Test func `Two fingers are needed where two are required, and one too many fails`() {
    let stage = Stage()
    let tap = journal.listen(UITapGestureRecognizer(), "two", on: stage.window)
    tap.numberOfTouchesRequired = 2
    stage.tap(1, 1)
    #expect(journal.lines.isEmpty)
    let first = stage.touches.began(at: .zero)
    let second = stage.touches.began(at: CGPoint(x: 30, y: 0))
    stage.touches.ended(first)
    stage.touches.ended(second)
    #expect(journal.lines == ["two ended"])
  }
}
