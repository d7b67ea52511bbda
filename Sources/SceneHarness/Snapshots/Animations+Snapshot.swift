// SPDX-License-Identifier: MIT

import UIKit

extension UIViewPropertyAnimator: SnapshotConvertible {
  /// Animators speak for themselves.
  nonisolated static var snapshotBase: AnyClass { UIViewPropertyAnimator.self }

  /// Adds what the animator does and how far it is.
  func addState(to snapshot: inout Snapshot) {
    snapshot.named("state") { $0.add(state.rawValue) }
    snapshot.named("isRunning") { $0.add(isRunning) }
    snapshot.named("isReversed") { $0.add(reversed) }
    snapshot.named("fractionComplete") { $0.add(Double(fraction)) }
    snapshot.named("duration") { $0.add(duration) }
    snapshot.named("pausesOnCompletion") { $0.add(pausesOnCompletion) }
    snapshot.named("animations") { $0.add(pendingBlocks.count) }
    snapshot.named("completions") { $0.add(completions.count) }
    snapshot.named("animation") { $0.add(animation) }
  }
}

extension RunningAnimation: SnapshotConvertible {
  nonisolated static var snapshotBase: AnyClass { RunningAnimation.self }

  func addState(to snapshot: inout Snapshot) {
    snapshot.named("isRunning") { $0.add(state == .running) }
    snapshot.named("isPaused") { $0.add(state == .paused) }
    snapshot.named("progress") { $0.add(progress) }
    snapshot.named("isReversed") { $0.add(isReversed) }
    snapshot.named("views") { snapshot in
      snapshot.add(changes.count)
      for change in changes {
        snapshot.add(change.key)
        snapshot.add(weakly: change.object)
        for value in change.values { snapshot.add(value) }
      }
    }
  }
}
