// SPDX-License-Identifier: MIT

import Foundation

extension UITableView: ActingList {
  /// Whether the data source lets a row be edited; `nil` if it does not say.
  private func canEdit(_ path: IndexPath) -> Bool? {
    answer(ifSilent: "tableView(_:commit:forRowAt:)") { $0.tableView(self, canEditRowAt: path) }
  }

  private func canMove(_ path: IndexPath) -> Bool? {
    answer(ifSilent: "tableView(_:moveRowAt:to:)") { $0.tableView(self, canMoveRowAt: path) }
  }

  /// What the data source says; if nothing, whether it has the method that does it.
  ///
  /// Where symbols cannot be read, it has to say so, which the source step writes.
  private func answer(
    ifSilent method: String, _ ask: (any UITableViewDataSource) -> Bool
  ) -> Bool? {
    guard let dataSource else { return nil }
    isSilent = false
    let answer = ask(dataSource)
    return !isSilent ? answer : ClassMethods.has(dataSource, method) ? true : nil
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

  func cell(at path: IndexPath) -> UIView? { cell(of: path) }

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
    for swipe in cell.recognizers where swipe is RowSwipe { cell.removeGestureRecognizer(swipe) }
    // Where several can be chosen, a mark stands in place of the button.
    let hasButton = isEditing && !allowsMultipleSelectionDuringEditing
    cell.editingStyle = hasButton ? editingStyle(at: path) : .none
    cell.showEditControl { [unowned self, unowned cell] in
      if cell.editingStyle == .insert {
        dataSource?.tableView(self, commit: .insert, forRowAt: path)
      } else {
        rowActions.show(path, leading: false, in: self)
      }
    }
    cell.reorderControl?.removeFromSuperview()
    cell.reorderControl = nil
    guard isEditing else { return rowActions.prepare(cell, at: path, in: self) }
    if canMove(path) == true { cell.showReorderControl(of: self) }
  }

  /// Shows a row that has come to another section; all rows anew if the data source forgets where it is.
  private func showMove(from source: IndexPath, to target: IndexPath) {
    var changes = ListChanges()
    changes.moved[target] = source
    let now = cellCounts
    let origins = changes.origins(from: updates.counts ?? now, to: now, of: nameOfCells)
    show((try? origins.get()) ?? CellOrigins(now))
  }

  /// The user moves a row past the next one, or past the one before; beyond its section it comes to
  /// stand at the beginning of the next one, or at the end of the one before.
  fileprivate func move(_ cell: UITableViewCell, down: Bool) {
    if rowActions.areShown { return rowActions.close(in: self) }
    guard let source = indexPath(for: cell) else { return }
    let (row, section) = (source.row + (down ? 1 : -1), source.section + (down ? 1 : -1))
    let isInside = row >= 0 && row < numberOfRows(inSection: source.section)
    guard isInside || (0..<numberOfSections).contains(section) else { return }
    let end = isInside || down ? 0 : numberOfRows(inSection: section)
    let proposed =
      isInside
      ? IndexPath(row: row, section: source.section) : IndexPath(row: end, section: section)
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    guard target != source else { return }
    if target.section == source.section { moveCell(from: source, to: target) }
    dataSource?.tableView(self, moveRowAt: source, to: target)
    if target.section != source.section { showMove(from: source, to: target) }
  }
}

/// The finger that moves a row by its handle.
private final class RowMove: UISwipeGestureRecognizer {
  private weak var table: UITableView?
  private weak var cell: UITableViewCell?

  init(_ cell: UITableViewCell, of table: UITableView, _ direction: Direction) {
    (self.cell, self.table) = (cell, table)
    super.init(target: nil, action: nil)
    (self.direction, name) = (direction, "handle of \(cell.headlessName)")
    addTarget(self, action: Selector("moveRow", RowMove.moveRow))
  }

  private func moveRow() {
    if let cell { table?.move(cell, down: direction == .down) }
  }
}

extension UITableViewCell {
  /// Shows the handle by which the user moves the row.
  fileprivate func showReorderControl(of table: UITableView) {
    let handle = UIView(frame: CGRect(x: bounds.width - 44, y: 0, width: 44, height: bounds.height))
    handle.autoresizingMask = .flexibleLeftMargin
    for direction in [UISwipeGestureRecognizer.Direction.up, .down] {
      handle.addGestureRecognizer(RowMove(self, of: table, direction))
    }
    addSubview(handle)
    reorderControl = handle
  }

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
