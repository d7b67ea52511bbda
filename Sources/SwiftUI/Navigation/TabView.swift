// SPDX-License-Identifier: MIT

import UIKit

/// Shows one of several views, which the user chooses in a bar, or by turning pages.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content

  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    let isPaged = node.environment.turnsTabs
    let model = node.memory {
      let model = TabModel(isPaged ? PagedTabs() : BarOfTabs())
      node.join(model.container.controller)
      node.whenLeaving { [unowned model] in model.end() }
      return model
    }
    var environment = node.environment
    environment.tabs = model
    let content = node.show(view.content, .part(.content), environment)
    let tabs = content.map(TabModel.tabs) ?? []
    model.prepare(tabs, in: node.graph)
    node.facts.output = .view(model.container.controller.view, .both)
    model.container.select = { [unowned model] place in
      if let value = model.tag(at: place)?.base as? SelectionValue {
        view.selection?.wrappedValue = value
      }
      // The binding may have refused it.
      if view.selection != nil { node.invalidate() }
    }
    let selected = node.tracking { view.selection.map { AnyHashable($0.wrappedValue) } }
    if let place = tabs.firstIndex(where: { $0.tag != nil && $0.tag == selected }) {
      node.graph.afterEvaluation { [weak model] in model?.container.show(place) }
    }
  }
}

extension TabView {
  /// A tab view of tabs that have values.
  public init(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> TabContents<SelectionValue>
  ) where Content == TabContents<SelectionValue> {
    (self.selection, self.content) = (selection, content())
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    (selection, self.content) = (nil, content())
  }
}

extension EnvironmentValues {
  private struct TurnsTabs: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether tab views have pages to be turned, and no bar.
  var turnsTabs: Bool {
    get { self[TurnsTabs.self] }
    set { self[TurnsTabs.self] = newValue }
  }
}

extension EnvironmentValues {
  private struct Tabs: EnvironmentKey {
    static var defaultValue: Loose<TabModel> { Loose(wrappedValue: nil) }
  }

  /// The tab view around, unless there is a navigation stack in it; what closures of its views keep of
  /// the environment does not keep it alive.
  var tabs: TabModel? {
    get { self[Tabs.self].wrappedValue }
    set { self[Tabs.self] = Loose(wrappedValue: newValue) }
  }
}

/// What shows one of the views of a tab view.
@MainActor
protocol TabContainer: AnyObject {
  associatedtype Controller: UIViewController
  var controller: Controller { get }
  /// Is called with the place of what the user has chosen.
  var select: @MainActor (Int) -> Void { get set }
  /// Takes other views, in their order.
  func take(_ pages: [PageController])
  /// Shows one of them.
  func show(_ place: Int)
}

/// What a tab view keeps: a page for each tab.
@MainActor
final class TabModel: LooseTarget {
  nonisolated(unsafe) let existence = Existence()
  let container: any TabContainer
  private var pages: [PageController] = []
  private var derived = Derived<[Tab]>([])
  private var waiting = Derived<[Joining]>([])

  /// A controller of a view's in a tab whose page is not known yet.
  private struct Joining {
    let controller: UIViewController
    let node: _ViewNode
  }

  /// A view with what the bar says of it.
  struct Tab {
    let node: _ViewNode
    let tag: AnyHashable?
    let title: String
  }

  init(_ container: any TabContainer) {
    self.container = container
    existence.begin(self)
  }

  deinit { existence.end() }

  /// The views in a node that stand by themselves, each with what the bar says of it.
  static func tabs(of node: _ViewNode) -> [Tab] { parts(of: node).map(tab) }

  /// The highest nodes that hold one view each.
  private static func parts(of node: _ViewNode) -> [_ViewNode] {
    guard node.facts.tabTitle == nil, node.facts.tag == nil, case .none = node.facts.output else {
      return [node]
    }
    let parts = node.children.filter { !$0.facts.isToolbar }.flatMap(parts)
    return parts.count == 1 ? [node] : parts
  }

  private static func tab(of node: _ViewNode) -> Tab {
    var (tag, title) = (node.facts.tag, node.facts.tabTitle)
    var inner = node.children.first
    while let next = inner, tag == nil || title == nil {
      tag = tag ?? next.facts.tag
      title = title ?? next.facts.tabTitle
      inner = next.children.count == 1 ? next.children.first : nil
    }
    return Tab(node: node, tag: tag, title: title ?? "")
  }

  /// The tab view leaves the tree: nothing leads to its pages any more.
  func end() {
    container.controller.leaveContainer()
    container.select = { _ in }
    (pages, derived.value, waiting.value) = ([], [], [])
  }

  /// Puts a controller of a view's in a tab into the page of that tab, now or when it is known.
  func join(_ controller: UIViewController, of node: _ViewNode) {
    guard let page = page(around: node) else {
      return waiting.value.append(Joining(controller: controller, node: node))
    }
    controller.join(page)
  }

  /// The page of the tab in which a node stands.
  func page(around node: _ViewNode) -> PageController? {
    for next in sequence(first: node, next: \.parent) {
      if let page = pages.first(where: { $0.surface.node === next }) { return page }
    }
    return nil
  }

  /// Gives each tab a page: the same one as before, as long as its view is there.
  func prepare(_ tabs: [Tab], in graph: ViewGraph) {
    derived.value = tabs
    let former = pages
    let known = tabs.map { tab in former.first { $0.surface.node === tab.node } }
    var free = former.filter { page in !known.contains { $0 === page } }[...]
    pages = known.map { $0 ?? free.popFirst() ?? PageController(in: graph) }
    for (page, tab) in zip(pages, tabs) {
      page.surface.node = tab.node
      _ = page.view
      page.title = tab.title
      page.tabBarItem.title = tab.title
      graph.placeAlso(page.surface)
    }
    let waiting = waiting.value
    self.waiting.value = []
    for one in waiting where !one.node.isGone { one.controller.join(page(around: one.node)) }
    container.take(pages)
  }

  func tag(at place: Int) -> AnyHashable? { derived.value[place].tag }
}

/// Tabs in a bar.
@MainActor
private final class BarOfTabs: NSObject, TabContainer, UITabBarControllerDelegate {
  let controller = UITabBarController()
  var select: @MainActor (Int) -> Void = { _ in }

  override init() {
    super.init()
    controller.delegate = self
  }

  func take(_ pages: [PageController]) {
    if controller.viewControllers ?? [] != pages {
      HeadlessScene.current.presentation.calling {
        controller.setViewControllers(pages, animated: false)
      }
    }
  }

  func show(_ place: Int) {
    guard controller.selectedIndex != place else { return }
    HeadlessScene.current.presentation.calling { controller.selectedIndex = place }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    let pages = tabBarController.viewControllers ?? []
    if let place = pages.firstIndex(where: { $0 === viewController }) { select(place) }
  }
}

/// A view with what the bar says of it.
struct TabItemView<Content: View, Item: View>: View {
  let content: Content
  let item: Item

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.content)
    node.facts.tabTitle =
      node.evaluated(AnyView(view.item), .part(.title), node.environment).text
  }
}

extension View {
  /// What the bar of a tab view says of the view.
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    TabItemView(content: self, item: label())
  }
}
