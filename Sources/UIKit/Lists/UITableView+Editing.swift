// SPDX-License-Identifier: MIT

import Foundation

extension UITableView: ActingList {
  /// Whether the data source lets a row be edited; `nil` if it does not say.
  ///
  /// On a device rows can be deleted if the data source has `tableView(_:commit:forRowAt:)`, which
  /// nothing can find out here. So it has to say that they can be edited; the source step lets it.
  private func canEdit(_ path: IndexPath) -> Bool? {
    isSilentOnEditing = false
    let answer = dataSource?.tableView(self, canEditRowAt: path) ?? false
    return isSilentOnEditing ? nil : answer
  }

  private func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(path) == true else { return .none }
    return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  func actions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    guard canEdit(path) != false else { return nil }
    let own =
      leading
      ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if own != nil || leading || editingStyle(at: path) != .delete { return own }
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [unowned self] _, _, done in
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func cell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  func tellOfActions(at path: IndexPath, areShown: Bool) {
    if areShown {
      tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    } else {
      tableDelegate?.tableView(self, didEndEditingRowAt: path)
    }
  }

  /// Lets a row show whether the table is edited.
  func prepareEditing(of cell: UITableViewCell, at path: IndexPath) {
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    for swipe in cell.gestureRecognizers ?? [] where swipe is RowSwipe {
      cell.removeGestureRecognizer(swipe)
    }
    cell.editingStyle = isEditing ? editingStyle(at: path) : .none
    cell.showEditControl { [unowned self, unowned cell] in
      if cell.editingStyle == .insert {
        dataSource?.tableView(self, commit: .insert, forRowAt: path)
      } else {
        rowActions.show(path, leading: false, in: self)
      }
    }
    if !isEditing { rowActions.prepare(cell, at: path, in: self) }
  }
}

extension UITableViewCell {
  /// Shows the button that editing brings, or none.
  fileprivate func showEditControl(_ act: @escaping @MainActor () -> Void) {
    editControl?.removeFromSuperview()
    editControl = nil
    guard editingStyle != .none else { return }
    let button = UIButton(type: .system, primaryAction: UIAction { _ in act() })
    button.setTitle(editingStyle == .insert ? "insert" : "remove", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 44, height: bounds.height)
    addSubview(button)
    editControl = button
  }
}
