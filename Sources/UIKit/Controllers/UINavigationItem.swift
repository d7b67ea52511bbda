// SPDX-License-Identifier: MIT

public import Foundation

/// What a controller puts into the bar of its navigation controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// What is shown in place of the title.
  open var titleView: UIView?
  /// The line above the title.
  open var prompt: String?
  /// The items at the leading side, the outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items at the trailing side, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether there is no way back.
  open var hidesBackButton = false
  /// Whether the leading items stand beside the way back.
  open var leftItemsSupplementBackButton = false

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The outermost item at the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost item at the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
