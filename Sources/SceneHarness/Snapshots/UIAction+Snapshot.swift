// SPDX-License-Identifier: MIT

import UIKit

extension UIAction: SnapshotConvertible {
  /// Actions speak for what all of them have.
  nonisolated static var snapshotBase: AnyClass { UIAction.self }

  /// Adds the name, the state, the look, and who sent the action last.
  func addState(to snapshot: inout Snapshot) {
    snapshot.named("identifier") { $0.add(identifier.rawValue) }
    snapshot.named("attributes") { $0.add(Int(attributes.rawValue)) }
    snapshot.named("state") { $0.add(state.rawValue) }
    snapshot.named("title") { $0.add(title) }
    snapshot.named("image") { $0.add(image) }
    snapshot.named("discoverabilityTitle") { $0.add(discoverabilityTitle ?? "") }
    snapshot.named("sender") { $0.add(weakly: sender) }
    snapshot.named("handler") { $0.add(reflecting: handler) }
  }
}
