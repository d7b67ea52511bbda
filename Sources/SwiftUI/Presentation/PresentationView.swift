// SPDX-License-Identifier: MIT

import UIKit

/// A view with a presentation modifier.
struct PresentationView<Base: View>: View {
  let base: Base
  let kind: PresentationKind
  /// What the binding holds.
  let wish: () -> PresentationWish
  /// What the binding leads to, where that is known.
  let source: BindingSource?
  /// Writes `false` or `nil` to the binding.
  let clear: () -> Void
  let onDismiss: (() -> Void)?
  /// What is to be shown; nothing if the item has gone meanwhile.
  let content: () -> AnyView

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.base)
    guard !node.environment.isInMenu else {
      return HeadlessScene.current.note(inMenu: view.kind.nameWithArticle)
    }
    let slot = node.slot
    let environment = node.environment
    let wish = node.tracking(view.wish)
    let content = { [unowned node] in node.tracking(view.content) }
    slot.update(
      .init(
        graph: Loose(wrappedValue: node.graph), node: node, kind: view.kind, wish: wish,
        currentWish: view.wish, source: view.source, clear: view.clear, onDismiss: view.onDismiss,
        make: { slot in
          let scene = HeadlessScene.current
          let staleReads = scene.staleReads
          let content = content()
          if scene.staleReads > staleReads { scene.staleContents += 1 }
          return PresentationHostingController(content, for: slot, environment: environment)
        },
        refresh: {
          ($0.controller as? PresentationHostingController)?.refresh(content(), environment)
        }))
  }
}

extension _ViewNode {
  /// What SwiftUI remembers of the presentation modifier here.
  var slot: PresentationSlot {
    if let slot = memory as? PresentationSlot { return slot }
    let slot = memory { PresentationSlot() }
    whenLeaving { [unowned graph, unowned slot] in graph.presenter.remove(slot) }
    return slot
  }

  /// Whether another presentation modifier is on the same view, after this one (I11).
  var isCoveredByModifier: Bool { parent?.memory is PresentationSlot }
}

extension View {
  /// Shows a sheet while a binding is true (I1).
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents(.sheet, isPresented, onDismiss, content) }

  /// Shows a sheet for an item while there is one; for another item, another sheet (I5).
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents(.sheet, item, onDismiss, content) }

  /// Covers the screen while a binding is true; only code closes it (I21).
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents(.fullScreenCover, isPresented, onDismiss, content) }

  /// Covers the screen for an item while there is one; only code closes it (I21).
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents(.fullScreenCover, item, onDismiss, content) }

  func presents<Content: View>(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> PresentationView<Self> {
    PresentationView(
      base: self, kind: kind, wish: { isPresented.wrappedValue ? .presented : .nothing },
      source: isPresented.source, clear: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
      content: { AnyView(content()) })
  }

  func presents<Item: Identifiable, Content: View>(
    _ kind: PresentationKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> PresentationView<Self> {
    PresentationView(
      base: self, kind: kind,
      wish: { item.wrappedValue.map { .item(AnyHashable($0.id)) } ?? .nothing },
      source: item.source, clear: { item.wrappedValue = nil }, onDismiss: onDismiss,
      content: { item.wrappedValue.map { AnyView(content($0)) } ?? AnyView(EmptyView()) })
  }
}
