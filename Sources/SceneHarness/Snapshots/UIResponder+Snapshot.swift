// SPDX-License-Identifier: MIT

import UIKit

extension UIResponder {
  /// Adds what the app keeps with the responder by the runtime of Objective-C.
  func addAssociations(to snapshot: inout Snapshot) {
    guard !associations.isEmpty else { return }
    snapshot.named("associations") { snapshot in
      snapshot.add(associations.count)
      for association in associations { association.add(to: &snapshot) }
    }
  }
}

extension Association {
  @MainActor
  fileprivate func add(to snapshot: inout Snapshot) {
    if let kept { snapshot.add(reflecting: kept) } else { snapshot.add(weakly: loose.object) }
  }
}
