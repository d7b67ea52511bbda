// SPDX-License-Identifier: MIT

extension UIView {
  /// Whether the view is a row or an item of a list.
  package var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }

  /// How the cells that a list shows differ from what its data source says, if it has one of the app's.
  package var outdatedCells: String? {
    guard let list = self as? any ChoosingList, list.updates.hasRead else { return nil }
    return list.updates.difference(to: list.cellCounts, of: list.nameOfCells)
  }

  /// Whether a tap on a cell of this list chooses it; `nil` if it is no list.
  package var allowsChoosingCells: Bool? {
    (self as? any ChoosingList)?.letsChoose
  }
}
