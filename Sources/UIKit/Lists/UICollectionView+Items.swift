// SPDX-License-Identifier: MIT

import Foundation

/// Items come into the view, and leave it.
extension UICollectionView {
  /// Asks for all items, which take the cells that there were.
  func loadItems() {
    rowActions.forget()
    let (oldItems, oldViews) = (items, others)
    (items, others) = ([], [])
    for view in oldItems.map(\.cell) + oldViews.map(\.view) { view.removeFromSuperview() }
    for (_, cell, _) in oldItems.reversed() { reusable.add(cell) }
    for (_, _, view) in oldViews.reversed() { reusable.add(view) }
    isStale = false
    let counts = cellCounts
    updates.read(counts)
    showItems(CellOrigins(counts))
    reusable.removeAll()
  }

  func showCells(_ origins: CellOrigins) {
    guard !isStale else { return layoutIsInvalid() }
    prepareLayout()
    showItems(origins)
    place()
  }

  func tellInSight() {
    if isGoingToScroll { return }
    var coming: [(IndexPath, UICollectionViewCell)] = []
    var going: [(IndexPath, UICollectionViewCell)] = []
    for place in items.indices {
      let (path, cell, wasInSight) = items[place]
      let isInSight = isInSight(cell)
      if isInSight, !wasInSight { coming.append((path, cell)) }
      if wasInSight, !isInSight { going.append((path, cell)) }
      items[place].isInSight = isInSight
    }
    for (path, cell) in coming {
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
    for (path, cell) in going {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  /// Shows items, in the cells that stay and in new ones.
  private func showItems(_ origins: CellOrigins) {
    let (oldItems, oldViews) = (items, others)
    let old = Dictionary(uniqueKeysWithValues: oldItems.map { ($0.path, ($0.cell, $0.isInSight)) })
    (items, others) = ([], [])
    for (section, part) in origins.sections.enumerated() {
      for (item, origin) in part.cells.enumerated() {
        addItem(at: IndexPath(item: item, section: section), origin, old)
      }
      let first = IndexPath(item: 0, section: section)
      for kind in collectionViewLayout.supplementaryKinds(inSection: section) {
        let known = oldViews.first { $0.kind == kind && $0.path.section == part.origin }?.view
        guard
          let view = known
            ?? dataSource?.collectionView(
              self, viewForSupplementaryElementOfKind: kind, at: first)
        else { continue }
        others.append((kind, first, view))
        addSubview(view)
      }
    }
    remove(
      oldItems.map(\.cell) + oldViews.map(\.view),
      unlessAmong: items.map(\.cell) + others.map(\.view))
    bringSearchToFront()
    rowActions.follow(origins, in: self)
  }

  /// Adds an item in the cell that it had, or in one of the data source's.
  private func addItem(
    at path: IndexPath, _ origin: CellOrigins.Cell?,
    _ old: [IndexPath: (cell: UICollectionViewCell, isInSight: Bool)]
  ) {
    let item = origin.flatMap { $0.fate == .reloaded ? nil : old[$0.path] }
    let known = item?.cell
    reconfigured = origin?.fate == .reconfigured ? known : nil
    let kept = origin?.fate == .kept ? known : nil
    let cell = kept ?? dataSource?.collectionView(self, cellForItemAt: path)
    reconfigured = nil
    guard let cell else { return }
    items.append((path, cell, known === cell && item?.isInSight == true))
    if cell.isEditing != isEditing { cell.isEditing = isEditing }
    addSubview(cell)
    if selected.contains(path), !cell.isSelected { cell.isSelected = true }
    rowActions.prepare(cell, at: path, in: self)
  }

  /// A cell that the view has and that it may show otherwise now.
  func reusedCell(for identifier: String, _ registration: AnyObject?) -> UICollectionViewCell? {
    func isMeant(_ view: UICollectionReusableView) -> Bool {
      view is UICollectionViewCell && view.kind == nil && view.identifier == identifier
        && view.registration === registration
    }
    if let reconfigured, isMeant(reconfigured) { return reconfigured }
    guard let cell = reusable.take(where: isMeant) as? UICollectionViewCell else { return nil }
    (cell.isSelected, cell.isHighlighted) = (false, false)
    cell.prepareForReuse()
    return cell
  }

  /// The same for a view that is no cell.
  func reusedView(
    ofKind kind: String, _ identifier: String, _ registration: AnyObject?
  ) -> UICollectionReusableView? {
    let view = reusable.take {
      $0.kind == kind && $0.identifier == identifier && $0.registration === registration
    }
    view?.prepareForReuse()
    return view
  }
}
