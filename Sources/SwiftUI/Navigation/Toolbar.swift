// SPDX-License-Identifier: MIT

import UIKit

/// What stands in a bar.
public protocol ToolbarContent: View {}

/// Makes what stands in a bar of several items.
public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: ToolbarContent where repeat each Content: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {}
extension EmptyView: ToolbarContent {}

/// Where an item stands: here at the leading end of the navigation bar, or at its trailing end.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let isLeading: Bool
  /// Whether the item stands above the keyboard, while there is one; here in the bar of the page.
  var isAboveKeyboard = false
  public static let automatic = ToolbarItemPlacement(isLeading: false)
  public static let principal = ToolbarItemPlacement(isLeading: false)
  public static let navigation = ToolbarItemPlacement(isLeading: true)
  public static let primaryAction = ToolbarItemPlacement(isLeading: false)
  public static let secondaryAction = ToolbarItemPlacement(isLeading: false)
  public static let status = ToolbarItemPlacement(isLeading: false)
  public static let confirmationAction = ToolbarItemPlacement(isLeading: false)
  public static let cancellationAction = ToolbarItemPlacement(isLeading: true)
  public static let destructiveAction = ToolbarItemPlacement(isLeading: false)
  public static let navigationBarLeading = ToolbarItemPlacement(isLeading: true)
  public static let navigationBarTrailing = ToolbarItemPlacement(isLeading: false)
  public static let topBarLeading = ToolbarItemPlacement(isLeading: true)
  public static let topBarTrailing = ToolbarItemPlacement(isLeading: false)
  public static let bottomBar = ToolbarItemPlacement(isLeading: false)
  public static let keyboard = ToolbarItemPlacement(isLeading: false, isAboveKeyboard: true)
}

/// One item of a bar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { (self.placement, self.content) = (placement, content()) }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.facts.placement = view.placement
    node.show(view.content)
  }
}

extension ToolbarItem {
  /// An item that the user may put elsewhere, which nobody does.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.init(placement: placement, content: content) }
}

/// Room between items.
public struct ToolbarSpacer: ToolbarContent {
  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}
  public static func _update(_ view: Self, in node: _ViewNode) {}
}
/// How wide room is, as storage.
public enum SpacerSizing: Sendable { case flexible, fixed }

/// Several items of a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let item: ToolbarItem<Content>

  /// Items that may be put together under a label where there is little room: here there is enough.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label = { EmptyView() }
  ) { item = ToolbarItem(placement: placement, content: content) }

  public static func _update(_ view: Self, in node: _ViewNode) { node.show(view.item) }
}

/// A menu of the title, which is not shown.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public init(@ViewBuilder content: () -> Content) {}
  public static func _update(_ view: Self, in node: _ViewNode) {
    HeadlessScene.current.note(unimplemented: "View.toolbarTitleMenu")
  }
}

/// A view with items in the bar of the page that it is on; on no page there is no bar.
struct ToolbarView<Base: View, Items: View>: View {
  let base: Base
  let items: Items

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.base)
    let items = node.show(view.items, .part(.title))
    items?.facts.isToolbar = true
    guard let owner = node.barController else { return }
    let surface = (owner as? PageController)?.surface ?? (owner as? any HostingController)?.surface
    if let items, items.hasItemsAboveKeyboard {
      _ = node.memory {
        let watch = KeyboardWatch(node.graph)
        node.whenLeaving { [unowned watch] in watch.end() }
        return watch
      }
    }
    surface?.whenPlaced { [unowned owner, unowned surface] in owner.updateBar(with: surface?.node) }
  }
}

extension UIViewController {
  /// Puts what the views below a node have for the bar there.
  fileprivate func updateBar(with top: _ViewNode?) {
    var leading: [UIView] = []
    var trailing: [UIView] = []
    top?.forEach { node in
      guard node.facts.isToolbar, !node.isGone, node.barController === self else { return }
      for (placement, view) in node.barViews(.automatic) {
        if placement.isAboveKeyboard, !isKeyboardShown {
          continue
        }
        if placement.isLeading { leading.append(view) } else { trailing.insert(view, at: 0) }
      }
    }
    if Self.views(of: navigationItem.leftBarButtonItems) != leading {
      navigationItem.leftBarButtonItems = leading.map { UIBarButtonItem(customView: $0) }
      navigationItem.leftItemsSupplementBackButton = true
    }
    if Self.views(of: navigationItem.rightBarButtonItems) != trailing {
      navigationItem.rightBarButtonItems = trailing.map { UIBarButtonItem(customView: $0) }
    }
  }

  private var isKeyboardShown: Bool { viewIfLoaded?.window?.focusedView is any UIKeyInput }

  private static func views(of items: [UIBarButtonItem]?) -> [UIView?] {
    (items ?? []).map(\.customView)
  }
}

extension _ViewNode {
  fileprivate var hasItemsAboveKeyboard: Bool {
    var isThere = false
    forEach { if $0.facts.placement?.isAboveKeyboard == true { isThere = true } }
    return isThere
  }

  /// The views of UIKit's that stand in the bar, with their places.
  fileprivate func barViews(_ outer: ToolbarItemPlacement) -> [(ToolbarItemPlacement, UIView)] {
    let placement = facts.placement ?? outer
    if case .none = facts.output { return children.flatMap { $0.barViews(placement) } }
    return Box.boxes(of: self).flatMap(\.views).map { (placement, $0) }
  }
}

extension View {
  /// Puts items into the bar of the page.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    ToolbarView(base: self, items: content())
  }

  /// Puts items into the bar of the page, which the user may put elsewhere.
  public func toolbar<Items: View>(id: String, @ViewBuilder content: () -> Items) -> some View {
    toolbar(content: content)
  }

  /// Puts items into the bar of the page, as it was called before iOS 14.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing = EmptyView()
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    navigationBarItems(leading: EmptyView(), trailing: trailing)
  }

  /// Whether there is no button that leads back.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View {
    PageView(content: self) { $0.navigationItem.hidesBackButton = isHidden }
  }
  /// Whether there is no bar above.
  public func navigationBarHidden(_ isHidden: Bool) -> some View {
    PageView(content: self) { $0.hideBar(isHidden) }
  }
  /// Whether there is a bar of a kind.
  @ViewBuilder
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
      navigationBarHidden(visibility == .hidden)
    } else {
      self
    }
  }
  /// Has no effect: nothing is drawn.
  public func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Has no effect: nothing is drawn.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Has no effect: nothing is drawn.
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { self }
}

/// A bar.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, navigationBar, tabBar, bottomBar
}

/// A view that says something of the page that it is on.
struct PageView<Content: View>: View {
  let content: Content
  let set: @MainActor (UIViewController) -> Void

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.content)
    if let controller = node.barController { view.set(controller) }
  }
}

extension UIViewController {
  /// Says whether there is no bar above.
  fileprivate func hideBar(_ isHidden: Bool) {
    if let page = self as? PageController { return page.isBarHidden = isHidden }
    guard let navigationController, navigationController.topViewController === self,
      navigationController.isNavigationBarHidden != isHidden
    else { return }
    navigationController.isNavigationBarHidden = isHidden
  }
}
