// SPDX-License-Identifier: MIT

import Foundation

/// How a tap chooses a cell.
///
/// In UIKit no recognizer does that, but the list, by the touches that it gets as a view. So it goes on
/// beside all recognizers, comes after their actions, and ends where one takes the touches away from
/// views, which they do unless `cancelsTouchesInView` is false.
package final class ChoosingTap: UITapGestureRecognizer {
  package override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
  }

  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  package override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool
  { false }
}
