// SPDX-License-Identifier: MIT

import UIKit

/// Of many views that are alike, such as the days of a calendar, a few are touched: each one more would
/// multiply all states that follow.
extension UIView {
  /// Whether there are so many of its kind beside it that this one is not touched: it is neither one of the
  /// first two, nor in the middle, nor the last one.
  func isLeftOut(beyond most: Int) -> Bool {
    guard let superview, superview.subviews.count > most else { return false }
    let kind = kind
    guard kind.count > max(4, most) else { return false }
    return ![0, 1, kind.count / 2, kind.count - 1].contains { kind[$0] === self }
  }

  /// How many of its kind are left out.
  var countOfLeftOut: Int { kind.count - 4 }

  /// The views beside it of the same class and size, in the order of their places.
  private var kind: [UIView] {
    let size = bounds.size
    let views = (superview?.subviews ?? []).filter {
      type(of: $0) == type(of: self) && $0.bounds.size == size
    }
    return views.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }
}
