// SPDX-License-Identifier: MIT

import UIKit

/// Of many views that are alike, such as the days of a calendar, a few are touched: each one more would
/// multiply all states that follow.
@MainActor
extension [UIView] {
  /// The views of which there are so many of a kind that they are not touched, with how many of the kind
  /// that are: all but the first two, the one in the middle and the last one.
  ///
  /// - Complexity: O(*n* log *n*), if there are more views than that.
  func countsOfLeftOut(beyond most: Int) -> [ObjectIdentifier: Int] {
    guard count > Swift.max(4, most) else { return [:] }
    var counts: [ObjectIdentifier: Int] = [:]
    for kind in Dictionary(grouping: self, by: AlikeKind.init).values
    where kind.count > Swift.max(4, most) {
      let views = kind.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      let touched = [0, 1, views.count / 2, views.count - 1]
      for place in views.indices where !touched.contains(place) {
        counts[ObjectIdentifier(views[place])] = views.count - touched.count
      }
    }
    return counts
  }
}

/// The class and the size of a view.
private struct AlikeKind: Hashable {
  let type: ObjectIdentifier
  let width: Double, height: Double

  @MainActor init(of view: UIView) {
    type = ObjectIdentifier(Swift.type(of: view))
    (width, height) = (view.bounds.width, view.bounds.height)
  }
}
