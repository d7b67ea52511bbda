// SPDX-License-Identifier: MIT

import UIKit

extension Snapshot {
  /// Adds what the app keeps with an object by the runtime of Objective-C.
  mutating func addAssociations(of object: AnyObject) {
    let associations = Associations.of(object)
    guard !associations.isEmpty else { return }
    named("associations") { snapshot in
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
