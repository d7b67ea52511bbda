// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// What belongs to the scene where a file uses Foundation's own.
extension SceneDispatch: SnapshotOpaque {}
// Numbers count all conditions that were made.
extension PredicateExpressions.VariableID: SnapshotOpaque {}
extension Foundation.NotificationCenter: SnapshotOpaque {}
extension Foundation.UserDefaults: SnapshotOpaque {}

extension URLSession: SnapshotConvertible {
  /// Sessions speak for what all of them have.
  nonisolated static var snapshotBase: AnyClass { URLSession.self }

  /// Adds what an app has set; nobody sets anything of the session that all share.
  func addState(to snapshot: inout Snapshot) {
    guard self !== URLSession.shared else { return }
    snapshot.named("sessionDescription") { $0.add(sessionDescription ?? "") }
    snapshot.named("configuration") { $0.add(configuration) }
  }
}

extension Foundation.OperationQueue: SnapshotConvertible {
  /// Queues speak for what all of them have.
  nonisolated static var snapshotBase: AnyClass { Foundation.OperationQueue.self }

  /// Adds what has not been done.
  func addState(to snapshot: inout Snapshot) {
    snapshot.named("isSuspended") { $0.add(isSuspended) }
    snapshot.named("operations") { $0.add(all: operations) }
  }
}
