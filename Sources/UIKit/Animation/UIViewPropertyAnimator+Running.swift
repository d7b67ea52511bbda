// SPDX-License-Identifier: MIT

import Foundation

extension UIViewPropertyAnimator {
  /// Runs the blocks and begins an animation that does not run yet.
  func activate() {
    guard state == .inactive else { return }
    state = .active
    let blocks = pendingBlocks
    pendingBlocks = []
    let changes = AnimationRecorder.changes(duration: duration) { for block in blocks { block() } }
    begin(changes, at: reversed ? 1 : 0)
  }

  /// Begins an animation that stands still until it is told to run.
  private func begin(_ changes: [AnimationChange], at progress: Double) {
    let animation = RunningAnimation(
      changes: changes, duration: duration, allowsUserInteraction: isUserInteractionEnabled
    ) { ending in self.ended(ending) }
    animation.isHitWhereSeen = !isManualHitTestingEnabled
    animation.completions = { [weak self] in self?.completions ?? [] }
    self.animation = animation
    HeadlessScene.current.animations.begin(animation)
    animation.pause()
    animation.progress = progress
  }

  /// Puts the natural end into the clock.
  func run(for seconds: Double) {
    animation?.run(for: seconds, reversed: reversed)
  }

  private func ended(_ ending: RunningAnimation.Ending) {
    fraction = 1
    guard pausesOnCompletion, ending.finished else {
      return complete(at: !ending.finished ? .current : ending.atStart ? .start : .end)
    }
    reopen()
  }

  /// Stays active at the end, with the same changes.
  private func reopen() {
    if let animation { begin(animation.changes, at: reversed ? 0 : 1) }
  }

  func complete(at position: UIViewAnimatingPosition) {
    let completions = completions
    reset()
    for completion in completions { completion(position) }
  }

  /// Makes the animator what it was before it became active, without animations.
  func reset() {
    state = .inactive
    animation = nil
    completions = []
    pendingBlocks = []
    fraction = 0
    reversed = false
  }

  func refuse(_ what: String) -> Never {
    HeadlessException.raise(
      "NSInternalInconsistencyException", "It is an error to \(what).")
  }
}
