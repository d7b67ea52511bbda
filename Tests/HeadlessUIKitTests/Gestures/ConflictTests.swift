// SPDX-License-Identifier: MIT

import Testing
import UIKit
import UIKitSemantics

@MainActor
@Suite("Several recognizers")
struct ConflictTests {
  let journal = Journal()

  final class Judge: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var together = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
  }

  @Test func `The inner of two pans wins; the outer one fails`() {
    let stage = Stage()
    let inner = stage.add("inner", rect(0, 0, 200, 200))
    let outerPan = journal.listen(UIPanGestureRecognizer(), "outer", on: stage.window)
    journal.listen(UIPanGestureRecognizer(), "inner", on: inner)
    let touch = stage.drag(from: .zero, by: 20, 10)
    #expect(outerPan.state == .failed)
    stage.touches.ended(touch)
    #expect(journal.lines == ["inner began", "inner changed", "inner ended"])
    #expect(outerPan.state == .possible)
  }

  @Test
  func `Of two pans on one view the first to get the touch wins, which UIKit leaves open (L14)`() {
    for newestComesFirst in [false, true] {
      let stage = Stage()
      let journal = Journal()
      var behavior = UIKitBehavior()
      behavior.recognizerOrder = newestComesFirst ? .newestFirst : .oldestFirst
      stage.scene.presentation.configure(behavior: behavior, horizontalSizeClass: .compact)
      let view = stage.add("view", rect(0, 0, 200, 200))
      journal.listen(UIPanGestureRecognizer(), "old", on: view)
      journal.listen(UIPanGestureRecognizer(), "new", on: view)
      stage.touches.ended(stage.drag(from: .zero, by: 20))
      #expect(
        journal.lines
          == (newestComesFirst ? ["new began", "new ended"] : ["old began", "old ended"]))
    }
  }

  @Test func `Which comes first is asked only where it makes a difference`() {
    func isAsked(_ recognizers: UIGestureRecognizer...) -> Bool {
      let stage = Stage()
      let view = stage.add(UIScrollView(frame: rect(0, 0, 200, 200)), "view")
      view.contentSize = CGSize(width: 200, height: 900)
      for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
      stage.tap(10, 10)
      return stage.scene.presentation.world.takeRecord().switches.contains(
        SwitchSet(.recognizerOrder))
    }
    func swipe(_ direction: UISwipeGestureRecognizer.Direction) -> UISwipeGestureRecognizer {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      return swipe
    }
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer()
    single.require(toFail: double)
    #expect(!isAsked())
    #expect(!isAsked(UITapGestureRecognizer(), UILongPressGestureRecognizer()))
    #expect(isAsked(UITapGestureRecognizer(), UITapGestureRecognizer()))
    #expect(!isAsked(single, double))
    #expect(isAsked(UIPanGestureRecognizer()), "the list has one, too")
    #expect(isAsked(UITapGestureRecognizer(), UIGestureRecognizer()))
    #expect(!swipe(.left).isRival(of: swipe(.right)))
    #expect(swipe(.left).isRival(of: swipe([.left, .right])))
    #expect(swipe(.left).isRival(of: UIPanGestureRecognizer()))
    #expect(UIPinchGestureRecognizer().isRival(of: UIRotationGestureRecognizer()))
  }

  @Test func `With a delegate's consent both recognize, the inner one first`() {
    let stage = Stage()
    let judge = Judge()
    judge.together = true
    let inner = stage.add("inner", rect(0, 0, 200, 200))
    journal.listen(UIPanGestureRecognizer(), "outer", on: stage.window).delegate = judge
    journal.listen(UIPanGestureRecognizer(), "inner", on: inner)
    stage.touches.ended(stage.drag(from: .zero, by: 20))
    #expect(journal.lines == ["inner began", "outer began", "inner ended", "outer ended"])
  }

  @Test func `A pan and a tap on one view: what the finger does decides`() {
    let stage = Stage()
    journal.listen(UITapGestureRecognizer(), "tap", on: stage.window)
    journal.listen(UIPanGestureRecognizer(), "pan", on: stage.window)
    stage.tap(10, 10)
    stage.touches.ended(stage.drag(from: .zero, by: 20))
    #expect(journal.lines == ["tap ended", "pan began", "pan ended"])
  }

  @Test func `A delegate refuses the touch, or the beginning; then others may begin`() {
    let stage = Stage()
    let judge = Judge()
    let inner = stage.add("inner", rect(0, 0, 200, 200))
    journal.listen(UIPanGestureRecognizer(), "outer", on: stage.window)
    journal.listen(UIPanGestureRecognizer(), "inner", on: inner).delegate = judge
    judge.begins = false
    stage.touches.ended(stage.drag(from: .zero, by: 20))
    judge.receives = false
    stage.touches.ended(stage.drag(from: .zero, by: 20))
    #expect(journal.lines == ["outer began", "outer ended", "outer began", "outer ended"])
  }

  @Test func `A recognizer waits for the one that it requires to fail`() {
    let stage = Stage()
    let swipe = journal.listen(UISwipeGestureRecognizer(), "swipe", on: stage.window)
    swipe.direction = .down
    let pan = journal.listen(UIPanGestureRecognizer(), "pan", on: stage.window)
    pan.require(toFail: swipe)
    let touch = stage.drag(from: .zero, by: 20)
    #expect(pan.state == .possible)
    stage.touches.moved(touch, to: CGPoint(x: 100, y: 20))
    #expect(swipe.state == .failed && pan.state == .began)
    stage.touches.ended(touch)
    stage.touches.ended(stage.drag(from: .zero, by: 20, 40))
    #expect(journal.lines == ["pan began", "pan ended", "swipe ended"])
  }

  @Test func `One that recognizes without a touch of its own waits for another that has one`() {
    let stage = Stage()
    let swipe = journal.listen(UISwipeGestureRecognizer(), "swipe", on: stage.window)
    let pan = UIPanGestureRecognizer()
    pan.require(toFail: swipe)
    let touch = stage.drag(from: .zero, by: 20)
    #expect(stage.scene.touches.tracking.map { $0 === swipe } == [true])
    pan.state = .began
    #expect(pan.state == .possible)
    stage.touches.cancelled(touch)
  }

  @Test func `A recognizer that is switched off on its way is cancelled at once, by itself too`() {
    let stage = Stage()
    let pan = journal.listen(UIPanGestureRecognizer(), "pan", on: stage.window)
    let touch = stage.drag(from: .zero, by: 20)
    pan.isEnabled = false
    pan.isEnabled = true
    #expect(journal.lines == ["pan began", "pan cancelled"])
    stage.touches.moved(touch, to: CGPoint(x: 0, y: 100))
    stage.touches.ended(touch)
    #expect(journal.lines == ["pan began", "pan cancelled"])
    stage.touches.ended(stage.drag(from: .zero, by: 20))
    #expect(journal.lines.suffix(2) == ["pan began", "pan ended"])
  }

  @Test func `A recognizer is cancelled when it or its view is taken away`() {
    let stage = Stage()
    let view = stage.add("view", rect(0, 0, 100, 100))
    let pan = journal.listen(UIPanGestureRecognizer(), "pan", on: view)
    stage.drag(from: .zero, by: 20)
    view.removeGestureRecognizer(pan)
    view.addGestureRecognizer(pan)
    stage.drag(from: .zero, by: 20)
    view.removeFromSuperview()
    #expect(journal.lines == ["pan began", "pan cancelled", "pan began", "pan cancelled"])
    #expect(stage.touches.tracking.isEmpty)
  }

  @Test func `A view's touches are cancelled when a recognizer takes them over`() {
    final class Touched: UIView {
      var journal: Journal?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        journal?.note("began")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        journal?.note("ended")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        journal?.note("cancelled")
      }
    }
    let stage = Stage()
    let view = stage.add(Touched(frame: rect(0, 0, 100, 100)), "view")
    view.journal = journal
    let pan = journal.listen(UIPanGestureRecognizer(), "pan", on: view)
    stage.touches.ended(stage.drag(from: .zero, by: 20))
    #expect(journal.lines == ["began", "pan began", "cancelled", "pan ended"])
    journal.lines = []
    pan.cancelsTouchesInView = false
    stage.touches.ended(stage.drag(from: .zero, by: 20))
    #expect(journal.lines == ["began", "pan began", "pan ended", "ended"])
  }

  @Test func `A subclass that fails where it would begin never acts`() {
    final class DownwardPan: UIPanGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .began, translation(in: view).y < 0 { state = .cancelled }
      }
    }
    let stage = Stage()
    journal.listen(DownwardPan(), "pan", on: stage.window)
    stage.touches.ended(stage.drag(from: CGPoint(x: 0, y: 100), by: -20))
    stage.touches.ended(stage.drag(from: .zero, by: 20))
    #expect(journal.lines == ["pan cancelled", "pan began", "pan ended"])
  }

  @Test func `The optional methods of a delegate can be called with a question mark`() {
    let judge = Judge()
    judge.together = true
    let some: (any UIGestureRecognizerDelegate)? = judge
    let (a, b) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    #expect(some?.gestureRecognizerShouldBegin?(a) == true)
    #expect(some?.gestureRecognizer?(a, shouldRecognizeSimultaneouslyWith: b) == true)
    #expect(some?.gestureRecognizer?(a, shouldRequireFailureOf: b) == false)
  }

  @Test func `A target that is gone gets no action`() {
    let stage = Stage()
    let tap = UITapGestureRecognizer()
    weak var gone: Journal?
    do {
      let journal = Journal()
      gone = journal
      journal.listen(tap, "tap", on: stage.window)
    }
    #expect(gone == nil)
    stage.tap(1, 1)
  }
}
