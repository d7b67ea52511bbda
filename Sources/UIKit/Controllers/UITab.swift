// SPDX-License-Identifier: MIT

public import Foundation

/// A tab, with what it shows, which is made when the tab bar controller gets the tab.
@preconcurrency @MainActor
open class UITab: NSObject {
  public let identifier: String
  open var title: String { didSet { item?.title = title } }
  open var image: UIImage? { didSet { item?.image = image } }
  open var badgeValue: String? { didSet { item?.badgeValue = badgeValue } }
  // What only sidebars show, as storage.
  open var subtitle: String?, userInfo: Any?, preferredPlacement = Placement.automatic
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  private let make: ((UITab) -> UIViewController)?
  private var made: UIViewController?

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    make = viewControllerProvider
    super.init()
  }

  /// What the tab shows.
  public final var viewController: UIViewController? {
    if made == nil, let make {
      let new = make(self)
      made = new
      new.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
      new.tabBarItem.badgeValue = badgeValue
    }
    return made
  }

  private var item: UITabBarItem? { made?.tabBarItem }
}

/// The tab for what is searched.
open class UISearchTab: UITab {
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: nil, identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}

extension UITabBarController {
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs, where the app has said what they are.
  public final var tabs: [UITab] {
    get { givenTabs }
    set { setTabs(newValue, animated: false) }
  }

  public final func setTabs(_ tabs: [UITab], animated: Bool) {
    givenTabs = tabs
    setViewControllers(tabs.compactMap(\.viewController), animated: animated)
  }

  public final var selectedTab: UITab? {
    get { tab(of: selectedViewController) }
    set { if let controller = newValue?.viewController { selectedViewController = controller } }
  }

  public final func tab(forIdentifier identifier: String) -> UITab? {
    givenTabs.first { $0.identifier == identifier }
  }

  func tab(of controller: UIViewController?) -> UITab? {
    givenTabs.first { $0.viewController === controller }
  }
}
