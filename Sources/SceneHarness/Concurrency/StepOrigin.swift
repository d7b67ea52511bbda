// SPDX-License-Identifier: MIT

import StateSpace
import UIKit
import UIKitSemantics

/// What tells the state from others in which a step is taken, the same wherever the state is reached
/// in this process.
struct StepOrigin: Hashable, Sendable {
  /// What everybody in the scene can see.
  let visible: Fingerprint
  /// That, and what the tasks that wait may have kept.
  let whole: Fingerprint
}

extension LiveState where Scene == SceneExecution {
  /// The state as the origin of a step.
  var origin: StepOrigin {
    let world = observation.world.mark
    return StepOrigin(visible: visible.with(world), whole: fingerprint.with(world))
  }
}

extension PresentationWorld {
  /// What tells UIKit's side from others, however its open questions are answered.
  var mark: Int {
    var world = self
    world.follow(UIKitBehavior())
    return world.hashValue
  }
}

extension Fingerprint {
  func with(_ number: Int) -> Fingerprint {
    var fingerprint = self
    fingerprint.combine(UInt64(bitPattern: Int64(number)))
    return fingerprint
  }

  func with(_ text: String) -> Fingerprint {
    var fingerprint = self
    fingerprint.combine(text)
    return fingerprint
  }

  var mark: TaskMark { TaskMark(words[0], words[1]) }
}

/// Remembers what is visible in a scene when a step of a task begins within an action, so that it is
/// found out once and not in each execution.
final class VisibleStates: Sendable {
  private let known = ForkSafeLock<[Fingerprint: Fingerprint]>([:])

  /// What is visible at a moment that follows from what is known.
  func visible(at moment: Fingerprint?, _ find: () -> Fingerprint) -> Fingerprint {
    guard let moment else { return find() }
    if let visible = known.withLock({ $0[moment] }) { return visible }
    let visible = find()
    known.withLock { $0[moment] = visible }
    return visible
  }
}
