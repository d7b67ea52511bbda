// SPDX-License-Identifier: MIT

import UIKit

extension UIGestureRecognizer: SnapshotConvertible {
  /// Recognizers speak for what all of them have.
  nonisolated static var snapshotBase: AnyClass { UIGestureRecognizer.self }

  /// Adds where the gesture is, and the fingers that make it.
  func addState(to snapshot: inout Snapshot) {
    snapshot.named("state") { $0.add(current.rawValue) }
    snapshot.named("isEnabled") { $0.add(isEnabled) }
    snapshot.named("held") { $0.add(held?.rawValue ?? -1) }
    snapshot.named("isWaiting") { $0.add(isWaiting) }
    snapshot.named("needsAction") { $0.add(needsAction) }
    snapshot.named("cancelsTouchesInView") { $0.add(cancelsTouchesInView) }
    snapshot.named("view") { $0.add(weakly: view) }
    snapshot.named("delegate") { $0.add(weakly: delegate) }
    snapshot.named("targets") { $0.add(targets.count) }
    snapshot.named("required") { $0.add(required.count) }
    snapshot.named("touches") { $0.add(all: sequence) }
  }
}

extension UITouch: SnapshotConvertible {
  /// Touches speak for themselves.
  nonisolated static var snapshotBase: AnyClass { UITouch.self }

  /// Adds where the finger is; the time at which it came there does not count, nor where it was before,
  /// which each event says anew.
  func addState(to snapshot: inout Snapshot) {
    snapshot.named("phase") { $0.add(phase.rawValue) }
    snapshot.named("view") { $0.add(weakly: view) }
    snapshot.named("tapCount") { $0.add(tapCount) }
    snapshot.named("isTakenOver") { $0.add(isTakenOver) }
    snapshot.named("start") { $0.add(start) }
    snapshot.named("point") { $0.add(point) }
    snapshot.named("velocity") { $0.add(velocity) }
    snapshot.named("recognizers") { snapshot in
      snapshot.add(followers.count)
      for follower in followers { snapshot.add(weakly: follower) }
    }
  }
}
