// SPDX-License-Identifier: MIT

import UIKit

extension UIPercentDrivenInteractiveTransition: SnapshotConvertible {
  /// Interaction controllers speak for what all of them have.
  nonisolated static var snapshotBase: AnyClass {
    UIPercentDrivenInteractiveTransition.self
  }

  /// Adds which transition is led and how far, and how it will go on.
  func addState(to snapshot: inout Snapshot) {
    snapshot.named("context") { $0.add(weakly: contextObject) }
    snapshot.named("transition") { $0.add(identifier.map { Int($0.rawValue) } ?? -1) }
    snapshot.named("percentComplete") { $0.add(Double(percentComplete)) }
    snapshot.named("completionSpeed") { $0.add(Double(completionSpeed)) }
    snapshot.named("completionCurve") { $0.add(completionCurve.rawValue) }
    snapshot.named("wantsInteractiveStart") { $0.add(wantsInteractiveStart) }
    if let timingCurve { snapshot.named("timingCurve") { $0.add(reflecting: timingCurve) } }
  }
}
