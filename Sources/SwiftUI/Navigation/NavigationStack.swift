// SPDX-License-Identifier: MIT

import UIKit

/// Shows a root and what is pushed onto it.
public struct NavigationStack<Data, Root: View>: View {
  let path: NavigationPathAccess?
  let root: Root

  public static func _update(_ view: Self, in node: _ViewNode) {
    let model = node.memory {
      let model = NavigationModel()
      node.whenLeaving { [unowned model] in model.end() }
      return model
    }
    let registered = model.facts?.destinations ?? [:]
    model.facts = .init(
      node: node, path: view.path, isBeingEvaluated: true, destinations: registered)
    defer { model.facts?.isBeingEvaluated = false }
    node.tracking { model.takeOffOrphans() }
    let entries = node.tracking { model.entries }
    let controller = model.prepare(at: node)
    let flexible = Output.view(controller.view, .both)
    node.showPage(view.root, .part(.content), on: model.pages[0], of: model, depth: 0)
    for (place, entry) in entries.enumerated() {
      let content = node.tracking { model.view(of: entry) }
      node.showPage(
        content, .id(AnyHashable(place)), on: model.pages[place + 1], of: model, depth: place + 1)
    }
    node.keepLeaving(of: model, above: entries.count)
    node.facts.output = flexible
    node.graph.afterEvaluation { model.reconcile() }
  }
}

extension _ViewNode {
  /// Keeps the views of pages that were popped as long as they are to be seen.
  fileprivate func keepLeaving(of model: NavigationModel, above depth: Int) {
    let popped = model.pages.dropFirst(depth + 1).filter { !model.leaving.contains($0) }
    model.leaving = (model.leaving + popped).filter(model.isSeenLeaving)
    for (number, page) in model.leaving.enumerated() {
      keepFormer(page.surface.node, as: .leaving(number))
    }
  }

  /// Shows a view on a page of the node's own.
  fileprivate func showPage<Content: View>(
    _ content: Content, _ key: NodeKey, on page: PageController, of model: NavigationModel,
    depth: Int
  ) {
    var environment = environment
    (environment.navigation, environment.page, environment.tabs) = (model, page, nil)
    environment.tapsOfGestures = TapsOfGestures()
    if depth > 0 {
      environment.isPresented = true
      environment.dismiss = DismissAction(
        of: { [weak graph] in graph },
        perform: { [weak model, weak page] in
          if let page { model?.dismiss(page) }
        })
    }
    release(key, unless: page.surface.node)
    let name = (content as? AnyView)?.name ?? ViewName.of(content)
    let around = name != nil && ViewName.isOfRow(Content.self) ? nameAround : nil
    page.headlessTypeName = around ?? name ?? "page"
    page.surface.node = show(content, key, environment)
    _ = page.view
    graph.placeAlso(page.surface)
  }
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { (path, self.root) = (nil, root()) }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = NavigationPathAccess(
      read: { path.wrappedValue.values }, write: { path.wrappedValue.values = $0 })
    self.root = root()
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.path = NavigationPathAccess(path)
    self.root = root()
  }
}

/// The same, as it was called before iOS 16: of several views the first is the root.
public struct NavigationView<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _update(_ view: Self, in node: _ViewNode) {
    node.show(NavigationStack { FirstView(content: view.content) })
  }
}

/// The first of several views, or the only one.
struct FirstView<Content: View>: View {
  let content: Content

  static func _update(_ view: Self, in node: _ViewNode) {
    if let several = view.content as? any SeveralViews {
      several.showFirst(in: node)
    } else {
      node.show(view.content)
    }
  }
}

/// Several views, of which only the first may be shown.
@MainActor
private protocol SeveralViews {
  func showFirst(in node: _ViewNode)
}

extension TupleView: @MainActor SeveralViews {
  @MainActor func showFirst(in node: _ViewNode) {
    for one in repeat each content {
      node.show(one, .place(0))
      return
    }
  }
}
