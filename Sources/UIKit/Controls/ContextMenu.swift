// SPDX-License-Identifier: MIT

import Foundation

/// A menu that a long press has opened over a view, until the user chooses an entry or dismisses it.
@MainActor
package struct ContextMenu {
  /// What traces call the view.
  package let subject: String
  private let menu: UIMenu
  @Loose private var view: UIView?

  init(_ menu: UIMenu, of view: UIView, named subject: String) {
    (self.subject, self.menu) = (subject, menu)
    self.view = view
  }

  /// What can be chosen by now: some of it may come later.
  package var entries: [UIAction] { menu.entries }

  /// Whether the menu is that of a view.
  func isOf(_ other: UIView?) -> Bool { other != nil && view === other }

  /// Whether the view is still there.
  var isOnScreen: Bool { view?.window != nil }

  /// Lets the user choose an entry, which closes the menu.
  package func choose(_ place: Int) {
    HeadlessScene.current.contextMenu = nil
    let entries = entries
    if entries.indices.contains(place) { entries[place].perform(from: view) }
  }
}

extension UIView {
  /// What the user can choose in the menu that a tap on the view opens.
  package var menuEntries: [UIAction] {
    guard let menu = (self as? UIButton)?.menu, menu.deferred.isEmpty else { return [] }
    return menu.entries
  }

  /// A menu of which nobody knows what is in it before it opens.
  private var deferredMenu: UIMenu? {
    guard let button = self as? UIButton, let menu = button.menu, button.isEnabled else {
      return nil
    }
    return menu.deferred.isEmpty ? nil : menu
  }

  /// Whether a long press asks the app for a menu: nobody else learns what is in it.
  package var asksForContextMenu: Bool {
    if deferredMenu != nil { return true }
    if let menuInteraction { return menuInteraction.delegate != nil }
    switch (self, superview) {
    case (is UITableViewCell, let table as UITableView):
      return table.tableDelegate.map {
        ClassMethods.has($0, "tableView(_:contextMenuConfigurationForRowAt:point:)")
      } ?? false
    case (is UICollectionViewCell, let view as UICollectionView):
      return view.collectionDelegate.map { delegate in
        ["Item", "Items"].contains {
          ClassMethods.has(
            delegate, "collectionView(_:contextMenuConfigurationFor\($0)At:point:)")
        }
      } ?? false
    default: return false
    }
  }

  /// Lets the user press long: the app says what the menu is made of, and it opens if there is anything
  /// to choose.
  package func openContextMenu(named subject: String) {
    for case let list as any ActingList in sequence(first: self, next: \.superview) {
      list.rowActions.close(in: list)
    }
    let menu = deferredMenu ?? contextMenuConfiguration?.actionProvider?([])
    menu?.open(over: self, named: subject)
  }

  private var contextMenuConfiguration: UIContextMenuConfiguration? {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    if let menu = menuInteraction {
      return menu.delegate?.contextMenuInteraction(menu, configurationForMenuAtLocation: middle)
    }
    switch (self, superview) {
    case (let cell as UITableViewCell, let table as UITableView):
      guard let path = table.indexPath(for: cell) else { return nil }
      return table.tableDelegate?.tableView(
        table, contextMenuConfigurationForRowAt: path, point: center)
    case (let cell as UICollectionViewCell, let view as UICollectionView):
      guard let path = view.indexPath(for: cell) else { return nil }
      return view.collectionDelegate?.collectionView(
        view, contextMenuConfigurationForItemAt: path, point: center)
    default: return nil
    }
  }
}
