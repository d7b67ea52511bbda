// SPDX-License-Identifier: MIT

public import Foundation

/// How a controller stands in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// What the tab shows while it is chosen.
  open var selectedImage: UIImage?
  open var badgeValue: String?
  // How the tab looks, as storage.
  open var badgeColor: UIColor?, titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance?, scrollEdgeAppearance: UITabBarAppearance?
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// The tabs that the system draws.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let name = "\(systemItem)"
    self.init(title: name.prefix(1).uppercased() + name.dropFirst(), image: nil, tag: tag)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

/// Is told which tab the user has chosen in a bar that stands by itself.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar of a tab bar controller, or of an app's own, with a button for each tab.
@preconcurrency @MainActor
open class UITabBar: UIView {
  static let height: CGFloat = 49

  /// Whether the bar can be looked through, as storage.
  open var isTranslucent = true
  /// The color behind the bar, as storage.
  open var barTintColor: UIColor?
  // How the bar looks, as storage.
  open var unselectedItemTintColor: UIColor?, backgroundImage: UIImage?, shadowImage: UIImage?,
    selectionIndicatorImage: UIImage?, barStyle = UIBarStyle.default
  open var itemPositioning = ItemPositioning.automatic, itemWidth: CGFloat = 0,
    itemSpacing: CGFloat = 0
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  open var standardAppearance = UITabBarAppearance(), scrollEdgeAppearance: UITabBarAppearance?
  weak var controller: UITabBarController?
  /// Is told of taps in a bar without a controller; held weakly.
  open weak var delegate: (any UITabBarDelegate)?
  private var ownItems: [UITabBarItem]?
  private weak var ownSelectedItem: UITabBarItem?
  private var buttons: [TabButton] = []

  open var items: [UITabBarItem]? {
    get { controller?.children.map(\.tabBarItem) ?? ownItems }
    set {
      ownItems = newValue
      reload()
    }
  }
  open var selectedItem: UITabBarItem? {
    get { controller == nil ? ownSelectedItem : controller?.selectedViewController?.tabBarItem }
    set { ownSelectedItem = newValue }
  }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// What shows an item.
  func button(of item: UITabBarItem) -> UIView? { buttons.first { $0.item === item } }

  /// The user has tapped a tab.
  fileprivate func choose(_ tab: AnyObject) {
    if let tab = tab as? UIViewController { return tab.tabBarController?.choose(tab) ?? () }
    guard let item = tab as? UITabBarItem else { return }
    ownSelectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Shows a button for each tab; those that are there already stay.
  func reload() {
    let tabs: [AnyObject] = controller?.children ?? ownItems ?? []
    let former = buttons
    buttons = tabs.enumerated().map { place, tab in
      former.first { $0.tab === tab } ?? TabButton(tab, place: place, in: self)
    }
    for button in former where !buttons.contains(button) { button.removeFromSuperview() }
    for button in buttons where button.superview == nil { addSubview(button) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    for (place, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: Self.height)
    }
  }
}

private final class TabButton: UIButton {
  /// A controller, or an item of a bar without one.
  private(set) weak var tab: AnyObject?
  private let place: Int

  init(_ tab: AnyObject, place: Int, in bar: UITabBar) {
    (self.tab, self.place) = (tab, place)
    super.init(frame: .zero)
    addAction(
      UIAction { [weak bar, weak tab] _ in if let tab { bar?.choose(tab) } },
      for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  var item: UITabBarItem? { (tab as? UIViewController)?.tabBarItem ?? tab as? UITabBarItem }

  override var currentTitle: String? {
    item?.title ?? (tab as? UIViewController)?.title ?? "tab \(place + 1)"
  }
  override var isEnabled: Bool {
    get { item?.isEnabled ?? false }
    set { item?.isEnabled = newValue }
  }
}

extension UITabBarItem {
  /// What shows the item, if a bar on screen does.
  var shownView: UIView? {
    HeadlessScene.current.windows.lazy.flatMap(\.tree).compactMap { $0 as? UITabBar }
      .compactMap { $0.button(of: self) }.first
  }
}
