// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("UIViewPropertyAnimator")
struct PropertyAnimatorTests {
  /// An animator that fades a sheet, in a scene of its own.
  @MainActor
  struct Subject {
    let stage = Stage()
    let journal = Journal()
    let view: UIView
    let animator: UIViewPropertyAnimator

    init() {
      let view = stage.add("sheet", rect(0, 100, 10, 10))
      animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      self.view = view
      let journal = journal
      animator.addCompletion { journal.note("\($0)") }
    }

    var animations: [String] {
      stage.clock.pending.filter { $0.kind == .animation }.map(\.name)
    }
  }

  @Test func `It becomes active when it starts, and inactive at its end`() {
    let it = Subject()
    #expect(it.animator.state == .inactive && it.view.alpha == 1)
    it.animator.startAnimation()
    #expect(it.animator.state == .active && it.animator.isRunning && it.view.alpha == 0)
    #expect(it.animations == ["end of animation: sheet alpha"])
    it.stage.clock.run()
    #expect(it.animator.state == .inactive && !it.animator.isRunning)
    #expect(it.journal.lines == ["end"])
  }

  @Test func `Led by hand it is active without running, and goes on for the rest of its time`() {
    let it = Subject()
    it.animator.fractionComplete = 0.25
    #expect(it.animator.state == .active && !it.animator.isRunning && it.animations.isEmpty)
    #expect(it.view.layer.presentation()?.opacity == 0.75)
    it.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(it.stage.clock.pending.last?.due == 0.75)
    it.stage.clock.run()
    #expect(it.journal.lines == ["end"])
  }

  @Test func `Reversed it runs back to its start and gives views their old values`() {
    let it = Subject()
    it.animator.fractionComplete = 0.25
    it.animator.isReversed = true
    #expect(it.animator.fractionComplete == 0.75)
    it.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(it.stage.clock.pending.last?.due == 0.25)
    it.stage.clock.run()
    #expect(it.journal.lines == ["start"])
    #expect(it.view.alpha == 1)
  }

  @Test func `Stopped for good it leaves values where they are and tells nobody`() {
    let it = Subject()
    it.animator.fractionComplete = 0.5
    it.animator.stopAnimation(true)
    #expect(it.animator.state == .inactive && it.view.alpha == 0.5)
    #expect(it.journal.lines.isEmpty && it.stage.scene.animations.running.isEmpty)
  }

  @Test(
    "Stopped and finished it ends where it is told",
    arguments: [
      (UIViewAnimatingPosition.start, 1.0), (.end, 0.0), (.current, 0.5),
    ])
  func finishing(position: UIViewAnimatingPosition, alpha: CGFloat) {
    let it = Subject()
    it.animator.fractionComplete = 0.5
    it.animator.stopAnimation(false)
    #expect(it.animator.state == .stopped)
    it.animator.finishAnimation(at: position)
    #expect(it.animator.state == .inactive && it.view.alpha == alpha)
    #expect(it.journal.lines == ["\(position)"])
  }

  @Test func `Animations added on the way take part, and are undone too`() {
    let it = Subject()
    it.animator.startAnimation()
    it.animator.addAnimations { it.view.frame.origin.y = 300 }
    #expect(it.view.frame.minY == 300)
    it.animator.pauseAnimation()
    it.animator.isReversed = true
    it.animator.startAnimation()
    it.stage.clock.run()
    #expect(it.view.frame.minY == 100 && it.view.alpha == 1)
    #expect(it.journal.lines == ["start"])
  }

  @Test func `It can stay active at its end and run back from there`() {
    let it = Subject()
    it.animator.pausesOnCompletion = true
    it.animator.startAnimation()
    it.stage.clock.run()
    #expect(it.animator.state == .active && !it.animator.isRunning && it.journal.lines.isEmpty)
    it.animator.isReversed = true
    it.animator.pausesOnCompletion = false
    it.animator.startAnimation()
    it.stage.clock.run()
    #expect(it.journal.lines == ["start"] && it.view.alpha == 1)
  }

  @Test func `Whoever interferes with it while it runs finds it halfway to its end`() {
    let it = Subject()
    it.animator.startAnimation()
    #expect(it.animator.fractionComplete == 0.5)
    it.animator.pauseAnimation()
    #expect(it.animator.fractionComplete == 0.5)
    #expect(it.view.layer.presentation()?.opacity == 0.5)
    it.animator.startAnimation()
    #expect(it.animator.fractionComplete == 0.75)
    it.animator.isReversed = true
    #expect(it.animator.isRunning && it.stage.clock.pending.last?.due == 0.75)
    it.stage.clock.run()
    #expect(it.journal.lines == ["start"] && it.view.alpha == 1)
  }

  @Test func `Its end may be put off by pausing, and the clock forgets the event`() {
    let it = Subject()
    it.animator.startAnimation(afterDelay: 0.5)
    #expect(it.stage.clock.pending.last?.due == 1.5)
    it.animator.pauseAnimation()
    #expect(it.animations.isEmpty)
    it.animator.startAnimation()
    it.stage.clock.run()
    #expect(it.journal.lines == ["end"])
  }

  @Test func `Optional methods can be called with a question mark`() {
    let it = Subject()
    let some: any UIViewImplicitlyAnimating = it.animator
    some.addAnimations? { it.view.tag = 1 }
    some.addCompletion? { _ in it.journal.note("added") }
    some.startAnimation()
    it.stage.clock.run()
    #expect(it.view.tag == 1 && it.journal.lines == ["end", "added"])
  }

  @Test func `Finishing an it.animator that is not stopped ends the execution`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
    }
  }

  @Test func `A spring that is given by its constants takes the time that it needs to settle`() {
    let loose = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: loose)
    #expect(animator.duration > 0.69 && animator.duration < 0.70)
    let ratio = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(UIViewPropertyAnimator(duration: 3, timingParameters: ratio).duration == 3)
  }

  @Test("The system's deletion fades views out, runs along what a block changes, removes them")
  func deletion() {
    let it = Subject()
    let other = it.stage.add("other", rect(0, 0, 10, 10))
    UIView.perform(.delete, on: [it.view], options: []) {
      other.alpha = 0.5
    } completion: {
      it.journal.note("finished \($0)")
    }
    #expect(it.view.alpha == 0 && other.alpha == 0.5 && it.view.superview != nil)
    it.stage.clock.run()
    #expect(it.view.superview == nil && it.journal.lines == ["finished true"])
  }
}
