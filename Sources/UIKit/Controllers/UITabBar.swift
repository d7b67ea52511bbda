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

/// The bar of a tab bar controller, with a button for each tab.
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
  private var buttons: [TabButton] = []

  open var items: [UITabBarItem]? { controller?.children.map(\.tabBarItem) }
  open var selectedItem: UITabBarItem? { controller?.selectedViewController?.tabBarItem }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Shows a button for each tab; those that are there already stay.
  func reload() {
    let children = controller?.children ?? []
    let former = buttons
    buttons = children.enumerated().map { place, child in
      former.first { $0.tab === child } ?? TabButton(child, place: place)
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
  private(set) weak var tab: UIViewController?
  private let place: Int

  init(_ tab: UIViewController, place: Int) {
    (self.tab, self.place) = (tab, place)
    super.init(frame: .zero)
    addAction(
      UIAction { [weak tab] _ in if let tab { tab.tabBarController?.choose(tab) } },
      for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  override var currentTitle: String? { tab?.tabBarItem.title ?? tab?.title ?? "tab \(place + 1)" }
  override var isEnabled: Bool {
    get { tab?.tabBarItem.isEnabled ?? false }
    set { tab?.tabBarItem.isEnabled = newValue }
  }
}
