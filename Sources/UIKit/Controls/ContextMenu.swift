// SPDX-License-Identifier: MIT

import Foundation

/// A menu that a long press has opened over a view, until the user chooses an entry or dismisses it.
@MainActor
package struct ContextMenu {
  /// What traces call the view.
  package let subject: String
  package let entries: [UIAction]
  @Loose private var view: UIView?

  fileprivate init(_ entries: [UIAction], of view: UIView, named subject: String) {
    (self.subject, self.entries) = (subject, entries)
    self.view = view
  }

  /// Whether the view is still there.
  var isOnScreen: Bool { view?.window != nil }

  /// Lets the user choose an entry, which closes the menu.
  package func choose(_ place: Int) {
    HeadlessScene.current.contextMenu = nil
    if entries.indices.contains(place) { entries[place].perform(from: view) }
  }
}

extension UIView {
  /// What the user can choose in the menu that a tap on the view opens.
  package var menuEntries: [UIAction] { (self as? UIButton)?.menu?.entries ?? [] }

  /// Whether a long press asks the app for a menu: nobody else learns what is in it.
  package var asksForContextMenu: Bool {
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
    guard let entries = contextMenuConfiguration?.actionProvider?([])?.entries, !entries.isEmpty
    else { return }
    HeadlessScene.current.contextMenu = ContextMenu(entries, of: self, named: subject)
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
