// SPDX-License-Identifier: MIT

import UIKit

/// A view with an alert or a dialog, whose buttons are views.
struct AlertView<Base: View>: View {
  let base: Base
  let kind: PresentationKind
  let wish: () -> PresentationWish
  let clear: () -> Void
  /// What the alert says and offers, when it comes.
  let content: () -> AlertContent

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.base)
    let slot = node.slot
    slot.update(
      .init(
        graph: Loose(wrappedValue: node.graph), node: node, kind: view.kind,
        wish: node.tracking(view.wish), currentWish: view.wish, source: nil, clear: view.clear,
        onDismiss: nil,
        make: { [unowned node] in view.makeAlert(for: $0, at: node) }, refresh: { _ in }))
  }

  private func makeAlert(for slot: PresentationSlot, at node: _ViewNode) -> UIAlertController {
    let content = node.tracking(self.content)
    let message = node.evaluated(content.message, .part(.message), node.environment).text
    var environment = node.environment
    let buttons = AlertButtons()
    environment.alertButtons = buttons
    _ = node.evaluated(content.actions, .part(.actions), environment)
    let alert = UIAlertController(
      title: content.title, message: message.isEmpty ? nil : message,
      preferredStyle: kind == .alert ? .alert : .actionSheet)
    alert.headlessTypeName = kind.name
    for field in buttons.fields { alert.addTextField { field.attach(to: $0) } }
    var entries = buttons.entries
    if entries.isEmpty, kind == .alert { entries = [.init(title: "OK")] }
    if kind == .confirmationDialog, !entries.contains(where: { $0.role == .cancel }) {
      entries.append(.init(title: "Cancel", role: .cancel))
    }
    for entry in entries {
      let action = UIAlertAction(title: entry.title, style: entry.role.style) { [weak slot] _ in
        slot?.finishAlert(entry.action)
      }
      action.isEnabled = entry.isEnabled
      alert.addAction(action)
    }
    return alert
  }
}

/// What an alert says and offers.
@MainActor
struct AlertContent {
  var title: String?
  var actions: AnyView
  var message = AnyView(EmptyView())
}

extension ButtonRole? {
  fileprivate var style: UIAlertAction.Style {
    switch self {
    case .cancel?: .cancel
    case .destructive?: .destructive
    default: .default
    }
  }
}

extension _ViewNode {
  /// A view that is evaluated once, beside the tree.
  func evaluated(_ view: AnyView, _ key: NodeKey, _ environment: EnvironmentValues) -> _ViewNode {
    let node = _ViewNode(key, AnyView.self, in: graph, below: self, environment)
    node.evaluate(view)
    return node
  }
}
