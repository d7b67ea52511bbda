// SPDX-License-Identifier: MIT

extension UIView {
  /// Whether the view is a row or an item of a list.
  package var isCell: Bool { self is UITableViewCell || self is UICollectionViewCell }

  /// Whether a tap on a cell of this list chooses it; `nil` if it is no list.
  package var allowsChoosingCells: Bool? {
    (self as? any ChoosingList)?.letsChoose
  }
}
