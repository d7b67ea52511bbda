// SPDX-License-Identifier: MIT

public import Foundation

/// The bar of a navigation controller, with the way back and the items of what is on top.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  static let height: CGFloat = 44
  private static let buttonWidth: CGFloat = 72

  /// Whether the bar can be looked through, as storage.
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  /// Whether titles are large, as storage.
  open var prefersLargeTitles = false
  /// The color behind the bar, as storage.
  open var barTintColor: UIColor?
  /// The attributes of titles, as storage.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The picture of the way back, as storage.
  open var backIndicatorImage: UIImage?, backIndicatorTransitionMaskImage: UIImage?
  open weak var delegate: (any UINavigationBarDelegate)?
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
  /// The line below the bar, as storage.
  open var shadowImage: UIImage?
  /// How the bar looks, as storage.
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?,
    scrollEdgeAppearance: UINavigationBarAppearance?
  @Loose var controller: UINavigationController?
  /// The buttons and views of the item on top, and the way back.
  package private(set) var shown: [UIView] = []

  /// The items of the controller's stack, or those that a bar of its own was given.
  open var items: [UINavigationItem]? {
    get { controller?.barStack.map(\.navigationItem) ?? own }
    set {
      for item in own ?? [] { item.bar = nil }
      own = newValue
      for item in own ?? [] { item.bar = self }
      reload()
    }
  }
  private var own: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  open func popItem(animated: Bool) -> UINavigationItem? {
    let top = topItem
    items = items?.dropLast()
    return top
  }
  fileprivate func goBack() {
    if let controller {
      controller.goBack()
    } else if let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true {
      _ = popItem(animated: true)
      delegate?.navigationBar(self, didPop: item)
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fullHeight)
  }

  /// Sets the picture behind the bar, which has no effect here.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  /// The search that is on below the whole stack, or that of the item on top.
  private var search: UISearchController? {
    guard HeadlessScene.current.hasSearch else { return nil }
    let active = controller?.presentedViewController as? UISearchController
    return active?.context === controller ? active : topItem?.searchController
  }

  /// How high the bar is with the search bar in it.
  var fullHeight: CGFloat { Self.height + (search == nil ? 0 : UISearchBar.height) }

  /// Shows what the item on top has now; buttons that are there already stay.
  func reload() {
    let hidesButtons = search.map { $0.isActive && $0.hidesNavigationBarDuringPresentation }
    let title = topItem?.titleView.map { [$0] } ?? []
    let own = hidesButtons == true ? [] : leading + title + trailing
    let isShared = controller?.outer != nil
    let views = isShared ? [] : own + (search.map { [$0.searchBar] } ?? [])
    for view in shown where view.superview === self && !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    shown = views
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let last = max(0, bounds.width - Self.buttonWidth)
    let (leading, trailing) = (leading, trailing)
    for (place, view) in leading.enumerated() { put(view, at: CGFloat(place) * Self.buttonWidth) }
    for (place, view) in trailing.enumerated() {
      put(view, at: last - CGFloat(place) * Self.buttonWidth)
    }
    if let title = topItem?.titleView, title.superview === self {
      putTitle(title, after: leading.count, before: trailing.count)
    }
    search?.searchBar.frame = CGRect(
      x: 0, y: Self.height, width: bounds.width, height: UISearchBar.height)
  }

  private func put(_ view: UIView, at x: CGFloat) {
    view.frame = CGRect(x: x, y: 0, width: Self.buttonWidth, height: Self.height)
  }

  /// Puts a view into the middle of the bar, or as near to it as the buttons leave room; a search bar,
  /// and what has no width of its own, takes all the room.
  private func putTitle(_ view: UIView, after leading: Int, before trailing: Int) {
    let start = CGFloat(leading) * Self.buttonWidth
    let room = max(0, bounds.width - CGFloat(leading + trailing) * Self.buttonWidth)
    let size = view.sizeWherePlaced
    let width = size.width > 0 && !(view is UISearchBar) ? min(size.width, room) : room
    let height = size.height > 0 ? min(size.height, Self.height) : Self.height
    let middle = (bounds.width - width) / 2
    let x = min(max(middle, start), start + room - width)
    view.frame = CGRect(x: x, y: (Self.height - height) / 2, width: width, height: height)
  }

  private lazy var back = BackButton(self)

  private var leading: [UIView] {
    guard let item = topItem else { return [] }
    let own = views(of: item.leftBarButtonItems)
    let isBackShown = own.isEmpty || item.leftItemsSupplementBackButton
    return (backItem != nil && !item.hidesBackButton && isBackShown ? [back] : []) + own
  }

  private var trailing: [UIView] { views(of: topItem?.rightBarButtonItems) }

  private func views(of items: [UIBarButtonItem]?) -> [UIView] {
    (items ?? []).filter { !$0.isSpace }.map { $0.customView ?? $0.button }
  }
}

/// The way back.
private final class BackButton: UIButton {
  @Loose private var bar: UINavigationBar?

  init(_ bar: UINavigationBar) {
    self.bar = bar
    super.init(frame: .zero)
    addAction(
      UIAction { [unowned self] _ in self.bar?.goBack() },
      for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  override var currentTitle: String? {
    bar?.backItem.flatMap { $0.backBarButtonItem?.title ?? $0.backButtonTitle } ?? "Back"
  }
}

/// The button of an item.
final class BarButton: UIButton {
  private weak var item: UIBarButtonItem?

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    addAction(UIAction { [weak item] _ in item?.fire() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  override var currentTitle: String? { item?.headlessName }
  override var menu: UIMenu? {
    get { item?.menu }
    set { item?.menu = newValue }
  }
  override var showsMenuAsPrimaryAction: Bool {
    get { item.map { $0.menu != nil && $0.action == nil && $0.primaryAction == nil } ?? false }
    set {}
  }
  override var isEnabled: Bool {
    get { item?.isEnabled ?? false }
    set { item?.isEnabled = newValue }
  }
}

/// Whether a bar is high or low.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}
