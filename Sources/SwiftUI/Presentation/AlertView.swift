// SPDX-License-Identifier: MIT

import UIKit
import UIKitSemantics

/// A view with an alert or a dialog, whose buttons are views.
struct AlertView<Base: View>: View {
  let base: Base
  let kind: PresentationKind
  let wish: () -> PresentationWish
  let clear: () -> Void
  let content: AlertContent

  static func _update(_ view: Self, in node: _ViewNode) {
    node.show(view.base)
    guard !node.environment.isInMenu else {
      return HeadlessScene.current.note(inMenu: view.kind.nameWithArticle)
    }
    let slot = node.slot
    slot.update(
      .init(
        graph: Loose(wrappedValue: node.graph), node: node, kind: view.kind,
        wish: node.tracking(view.wish), currentWish: view.wish, source: nil, clear: view.clear,
        onDismiss: nil, make: { [unowned node] in view.makeAlert(for: $0, at: node) },
        refresh: { [unowned node] in view.refresh($0, at: node) }))
  }

  private func makeAlert(for slot: PresentationSlot, at node: _ViewNode) -> UIAlertController {
    let alert = UIAlertController(
      title: content.title, message: message(at: node),
      preferredStyle: kind == .alert ? .alert : .actionSheet)
    alert.headlessTypeName = kind.name
    let buttons = buttons(at: node)
    for field in buttons.fields { alert.addTextField { field.attach(to: $0) } }
    slot.offered = entries(of: buttons)
    for (place, entry) in slot.offered.enumerated() {
      let action = UIAlertAction(title: entry.title, style: entry.role.style) { [weak slot] _ in
        slot?.finishAlert(slot?.offered[place].action)
      }
      action.isEnabled = entry.isEnabled
      alert.addAction(action)
    }
    return alert
  }

  /// Lets an alert that is shown say what it is to say now.
  ///
  /// From iOS 18 on its buttons can be used when they can be now. Which buttons there are stays.
  private func refresh(_ slot: PresentationSlot, at node: _ViewNode) {
    guard let alert = slot.controller as? UIAlertController else { return }
    let message = message(at: node)
    if alert.title != content.title { alert.title = content.title }
    if alert.message != message { alert.message = message }
    let buttons = buttons(at: node)
    for (field, shown) in zip(buttons.fields, alert.textFields ?? []) { field.refresh(shown) }
    let entries = entries(of: buttons)
    guard entries.count == slot.offered.count else { return }
    slot.offered = entries
    guard node.graph.presenter.version >= .iOS18 else { return }
    for (entry, action) in zip(entries, alert.actions) where action.isEnabled != entry.isEnabled {
      action.isEnabled = entry.isEnabled
    }
  }

  private func message(at node: _ViewNode) -> String? {
    let text = node.evaluated(content.message, .part(.message), node.environment).text
    return text.isEmpty ? nil : text
  }

  private func buttons(at node: _ViewNode) -> AlertButtons {
    var environment = node.environment
    let buttons = AlertButtons()
    environment.alertButtons = buttons
    _ = node.evaluated(content.actions, .part(.actions), environment)
    return buttons
  }

  /// The buttons that stand in the alert, with those that it has of its own.
  private func entries(of buttons: AlertButtons) -> [AlertButtons.Entry] {
    var entries = buttons.entries
    if entries.isEmpty, kind == .alert { entries = [.init(title: "OK")] }
    if kind == .confirmationDialog, !entries.contains(where: { $0.role == .cancel }) {
      entries.append(.init(title: "Cancel", role: .cancel))
    }
    return entries
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
