// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// What an app's own protocol asks of views, so that tests need no real animations.
@MainActor
private protocol Animating {
  static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?)
  static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
}
extension UIView: Animating {}

@MainActor
@Suite("UIView.animate")
struct AnimateTests {
  let journal = Journal()

  private func told(_ name: String) -> (Bool) -> Void { { journal.note("\(name) \($0)") } }

  @Test func `Values hold at once; the end is an event with a readable name`() {
    let stage = Stage()
    let view = stage.add("overlay", rect(0, 0, 10, 10))
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }, completion: told("end"))
    #expect(view.alpha == 0)
    #expect(journal.lines.isEmpty)
    #expect(stage.scene.pendingNames == ["end of animation: overlay alpha"])
    #expect(view.layer.presentation()?.opacity == 0.5)
    stage.clock.fireNext()
    #expect(journal.lines == ["end true"])
    #expect(view.layer.presentation()?.opacity == 0)
    #expect(stage.clock.now == 0.3)
  }

  @Test func `A protocol of the app's own may ask for it`() {
    let stage = Stage()
    let view = stage.add("overlay", rect(0, 0, 10, 10))
    let type: any Animating.Type = UIView.self
    type.animate(withDuration: 0.3, animations: { view.alpha = 0 }, completion: told("end"))
    stage.clock.fireNext()
    #expect(journal.lines == ["end true"])
  }

  @Test func `An animation that ends where it began lets subviews follow the old size again`() {
    final class Frame: UIView {
      let inner = UIView()
      override func layoutSubviews() { inner.frame = bounds }
    }
    let stage = Stage()
    let frame = stage.add(Frame(frame: rect(0, 0, 100, 100)), "frame")
    UIView.animate(withDuration: 1) { frame.frame = rect(0, 0, 10, 10) }
    frame.layoutIfNeeded()
    #expect(frame.inner.frame.width == 10)
    stage.scene.animations.running.first?.run(for: 0, reversed: true)
    stage.clock.run()
    #expect(frame.frame.width == 100 && frame.inner.frame.width == 100)
  }

  @Test("What changes before it is committed is animated, with the duration that was set last")
  func committed() {
    let stage = Stage()
    let view = stage.add("overlay", rect(0, 0, 10, 10))
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0.4)
    view.alpha = 0
    #expect(stage.scene.pendingNames.isEmpty)
    UIView.commitAnimations()
    view.center.x = 50
    #expect(stage.scene.pendingNames == ["end of animation: overlay alpha"])
    stage.clock.fireNext()
    #expect(stage.clock.now == 0.4)
  }

  @Test func `A block that changes nothing ends before animate returns`() {
    let stage = Stage()
    let view = stage.add("view", .zero)
    UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: told("end"))
    #expect(journal.lines == ["end true"])
    stage.scene.animations.rules.emptyBlock = .endsNextTurn
    UIView.animate(withDuration: 1, animations: {}, completion: told("later"))
    #expect(journal.lines == ["end true"])
    stage.clock.run()
    #expect(journal.lines == ["end true", "later true"])
  }

  @Test func `Without duration, the completion is a call that is due at once`() {
    let stage = Stage()
    let view = stage.add("view", .zero)
    UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: told("end"))
    #expect(journal.lines.isEmpty)
    #expect(stage.clock.schedule(of: [.call]).map(\.due) == [stage.clock.now])
    stage.clock.fireNext()
    #expect(journal.lines == ["end true"])
  }

  @Test func `While animations are off, the completion comes before animate returns`() {
    let stage = Stage()
    let view = stage.add("view", .zero)
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: told("off"))
    }
    #expect(UIView.areAnimationsEnabled)
    #expect(journal.lines == ["off true"])
    #expect(stage.clock.isIdle)
  }

  @Test func `A block within a block takes the outer duration unless it says otherwise`() {
    let stage = Stage()
    let view = stage.add("view", .zero)
    UIView.animate(withDuration: 2) {
      view.alpha = 0
      UIView.animate(withDuration: 1) { view.backgroundColor = .red }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        view.frame = rect(0, 0, 5, 5)
      }
      UIView.performWithoutAnimation { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
    }
    #expect(
      stage.clock.pending.filter { $0.kind == .animation }.map { "\($0.name) \($0.due)" } == [
        "end of animation: view bounds, view center 1.0",
        "end of animation: view backgroundColor 2.0", "end of animation: view alpha 2.0",
      ])
  }

  @Test func `A later animation of the same value is added, or replaces the earlier one`() {
    let stage = Stage()
    let view = stage.add("view", .zero)
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: told("first"))
    UIView.animate(withDuration: 2, animations: { view.alpha = 1 }, completion: told("second"))
    stage.clock.run()
    #expect(journal.lines == ["first true", "second true"])
    journal.lines = []
    stage.scene.animations.rules.laterAnimation = .replaces
    UIView.animate(withDuration: 3, animations: { view.alpha = 0 }, completion: told("third"))
    UIView.animate(withDuration: 3, animations: { view.alpha = 1 }, completion: told("fourth"))
    stage.clock.run()
    #expect(journal.lines == ["third false", "fourth true"])
  }

  @Test func `An animation whose views leave the window ends next and has not finished`() {
    let stage = Stage()
    let view = stage.add("view", .zero)
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: told("end"))
    view.removeFromSuperview()
    #expect(journal.lines.isEmpty)
    stage.clock.run()
    #expect(journal.lines == ["end false"])
    #expect(stage.clock.now == 0)
  }

  @Test func `Removing a layer's animations ends them at once`() {
    let stage = Stage()
    let view = stage.add("view", .zero)
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: told("end"))
    view.layer.removeAllAnimations()
    #expect(journal.lines == ["end false"])
    #expect(stage.clock.isIdle)
  }

  @Test func `Springs, keyframes and transitions end as events too`() {
    let stage = Stage()
    let view = stage.add("view", .zero)
    UIView.animate(
      withDuration: 1, delay: 0.5, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      options: [.curveEaseOut]
    ) {
      view.alpha = 0
    } completion: { _ in
      journal.note("spring")
    }
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
    } completion: { _ in
      journal.note("keyframes")
    }
    UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve) {
      view.tag = 3
    } completion: { _ in
      journal.note("transition")
    }
    #expect(view.alpha == 1 && view.tag == 3)
    stage.clock.run()
    #expect(journal.lines == ["transition", "keyframes", "spring"])
  }

  @Test func `Layout within an animation block is animated`() {
    let stage = Stage()
    let view = stage.add("view", rect(0, 0, 10, 10))
    view.translatesAutoresizingMaskIntoConstraints = false
    let top = view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 100)
    NSLayoutConstraint.activate([
      top, view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.window.layoutIfNeeded()
    top.constant = 300
    UIView.animate(withDuration: 1) { stage.window.layoutIfNeeded() }
    #expect(view.frame == rect(0, 300, 10, 10))
    #expect(stage.scene.pendingNames == ["end of animation: view center"])
    #expect(view.layer.presentation()?.frame == rect(0, 200, 10, 10))
  }

  @Test func `A transaction completes when its animations have ended`() {
    let stage = Stage()
    let view = stage.add("view", .zero)
    CATransaction.begin()
    CATransaction.setCompletionBlock { journal.note("transaction") }
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: told("end"))
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 2
    view.layer.add(animation, forKey: "fade")
    CATransaction.commit()
    #expect(stage.clock.pending.last?.name == "end of fade of view")
    stage.clock.run()
    #expect(journal.lines == ["end true", "transaction"])
  }
}
