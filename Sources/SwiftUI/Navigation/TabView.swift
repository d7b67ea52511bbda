// SPDX-License-Identifier: MIT

import UIKit

/// Shows one of several views, which the user chooses in a bar.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  public static func _update(_ view: Self, in node: _ViewNode) {
    let model = node.memory {
      let model = TabModel()
      node.whenLeaving { [unowned model] in model.end() }
      return model
    }
    let content = node.show(view.content, .part(.content))
    let tabs = content.map(TabModel.tabs) ?? []
    let controller = model.prepare(tabs, in: node.graph, container: node.container)
    node.facts.output = .view(controller.view, .both)
    model.select = { tag in
      if let value = tag?.base as? SelectionValue { view.selection?.wrappedValue = value }
    }
    let selected = node.tracking { view.selection.map { AnyHashable($0.wrappedValue) } }
    if let place = tabs.firstIndex(where: { $0.tag != nil && $0.tag == selected }) {
      node.graph.afterEvaluation { [weak controller] in
        if controller?.selectedIndex != place { controller?.selectedIndex = place }
      }
    }
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    (selection, self.content) = (nil, content())
  }
}

/// What a tab view keeps: a page for each tab.
@MainActor
final class TabModel: NSObject {
  private(set) var controller: UITabBarController?
  private var pages: [PageController] = []
  private var derived = Derived<[Tab]>([])
  var select: @MainActor (AnyHashable?) -> Void = { _ in }

  /// A view with what the bar says of it.
  struct Tab {
    let node: _ViewNode
    let tag: AnyHashable?
    let title: String
  }

  /// The tabs among the views of a node: those that have an item in the bar.
  static func tabs(of node: _ViewNode) -> [Tab] {
    var tabs: [Tab] = []
    func visit(_ node: _ViewNode) {
      if node.facts.tabTitle != nil || node.facts.tag != nil {
        var (tag, title) = (node.facts.tag, node.facts.tabTitle)
        var inner = node.children.first
        while let next = inner, tag == nil || title == nil {
          tag = tag ?? next.facts.tag
          title = title ?? next.facts.tabTitle
          inner = next.children.count == 1 ? next.children.first : nil
        }
        return tabs.append(Tab(node: node, tag: tag, title: title ?? ""))
      }
      for child in node.children { visit(child) }
    }
    visit(node)
    return tabs
  }

  /// The tab view leaves the tree: nothing leads to its pages any more.
  func end() {
    controller?.leaveContainer()
    select = { _ in }
    (controller, pages, derived.value) = (nil, [], [])
  }

  func prepare(_ tabs: [Tab], in graph: ViewGraph, container: UIViewController?)
    -> UITabBarController
  {
    derived.value = tabs
    let tabBar = controller ?? UITabBarController()
    if controller == nil {
      controller = tabBar
      tabBar.delegate = self
      container?.addChild(tabBar)
      tabBar.didMove(toParent: container)
    }
    while pages.count < tabs.count { pages.append(PageController(in: graph)) }
    pages.removeSubrange(tabs.count...)
    for (page, tab) in zip(pages, tabs) {
      page.surface.node = tab.node
      _ = page.view
      page.title = tab.title
      page.tabBarItem.title = tab.title
      graph.placeAlso(page.surface)
    }
    if tabBar.viewControllers ?? [] != pages { tabBar.setViewControllers(pages, animated: false) }
    return tabBar
  }
}

extension TabModel: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    guard let place = pages.firstIndex(where: { $0 === viewController }) else { return }
    select(derived.value[place].tag)
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

/// One of the views of a tab view, with what the bar says of it.
public struct Tab<Content: View>: View {
  let content: Content
  let title: String
  let tag: AnyHashable?

  public var body: some View {
    TabItemView(
      content: TaggedView(content: content, tag: tag ?? AnyHashable(title)), item: Text(title))
  }
}

extension Tab {
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.content, self.title, tag) = (content(), title.text, nil) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { (self.content, self.title, tag) = (content(), String(title), nil) }
  public init<Value: Hashable>(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.content, self.title, tag) = (content(), title.text, AnyHashable(value)) }
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { (self.content, self.title, tag) = (content(), String(title), AnyHashable(value)) }
}

/// What a tab is for, as storage.
public enum TabRole: Sendable { case search }

extension View {
  /// What the bar of a tab view says of the view.
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    TabItemView(content: self, item: label())
  }
}
