// SPDX-License-Identifier: MIT

public import Foundation

/// Shows that a list is refreshed; that the user pulls the list down is not tried.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
