// SPDX-License-Identifier: MIT

public import Foundation

/// What a controller puts into the bar of its navigation controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether the title is large, as storage.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

  open var title: String?
  /// What stands in place of the title.
  open var titleView: UIView? { didSet { changed() } }
  open var prompt: String?
  // How the bar looks with this item, as storage.
  open var subtitle: String?, backButtonDisplayMode = BackButtonDisplayMode.default
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  open var standardAppearance: UINavigationBarAppearance?,
    compactAppearance: UINavigationBarAppearance?,
    scrollEdgeAppearance: UINavigationBarAppearance?,
    compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var style = ItemStyle.navigator, preferredSearchBarPlacement = SearchBarPlacement.automatic
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated }
  /// What the way back to this item is called.
  open var backButtonTitle: String?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Whether there is no way back.
  open var hidesBackButton = false { didSet { changed() } }
  /// What the way back does instead of going back.
  open var backAction: UIAction?
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  open var backBarButtonItem: UIBarButtonItem?
  @Loose var controller: UIViewController? { didSet { searchController?.owner = controller } }

  /// The search whose bar is below the title.
  open var searchController: UISearchController? {
    didSet {
      searchController?.owner = controller
      changed()
    }
  }
  /// Whether the search bar goes when the list below it moves, as storage.
  open var hidesSearchBarWhenScrolling = true

  public init(title: String = "") {
    self.title = title
    super.init()
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Hides the way back, or shows it.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  /// The bar that shows the item and belongs to no controller.
  @Loose var bar: UINavigationBar?

  private func changed() {
    controller?.navigationController?.barChanged()
    bar?.reload()
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
