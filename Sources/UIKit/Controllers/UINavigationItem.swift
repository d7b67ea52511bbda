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
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The items at the trailing side, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Whether there is no way back.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether the leading items stand beside the way back.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// How the way back to this controller looks.
  open var backBarButtonItem: UIBarButtonItem?
  weak var controller: UIViewController?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Sets the items at the leading side.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the items at the trailing side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the item at the leading side.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the item at the trailing side.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Hides the way back, or shows it.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  private func changed() { controller?.navigationController?.navigationBar.reload() }

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
