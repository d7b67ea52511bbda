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

extension ChoosingList {
  /// Takes those views out that were shown and are not among some others, which are shown now.
  func remove(_ old: [UIView], unlessAmong shown: [UIView]) {
    let shown = Set(shown.map(ObjectIdentifier.init))
    for view in old where !shown.contains(ObjectIdentifier(view)) { view.removeFromSuperview() }
  }

  /// Takes an identifier for which there is no class and no prototype, and the file of interfaces, if
  /// one is registered, is empty.
  ///
  /// UIKit raises an exception where none is, unless a storyboard has a prototype. Those are not known
  /// here: an execution in which there are storyboards gets a plain cell.
  func unregistered(
    _ identifier: String, _ nib: UINib?, _ what: String = "unable to dequeue a cell"
  ) -> String {
    if nib != nil || HeadlessScene.current.storyboards.haveControllers { return identifier }
    HeadlessException.raise(
      "NSInternalInconsistencyException",
      "\(what) with identifier \(identifier) - must register a nib or a class "
        + "for the identifier or connect a prototype cell in a storyboard")
  }
}
