// SPDX-License-Identifier: MIT

import Foundation

/// Rows come into the table, and leave it.
extension UITableView {
  /// Asks for all rows, which take the cells that there were.
  func loadRows() {
    rowActions.forget()
    let (oldRows, oldViews) = (rows, sectionViews)
    (rows, sectionViews) = ([], [])
    for (_, cell, _, _) in oldRows { cell.removeFromSuperview() }
    for (_, cell, _, _) in oldRows.reversed() { reusable.add(cell) }
    for one in oldViews { one.view.removeFromSuperview() }
    isStale = false
    let counts = cellCounts
    updates.read(counts)
    showRows(CellOrigins(counts))
    reusable.removeAll()
  }

  func showCells(_ origins: CellOrigins) {
    guard !isStale else { return setNeedsLayout() }
    showRows(origins)
    placeRows()
  }

  /// Shows rows, in the cells that stay and in new ones.
  private func showRows(_ origins: CellOrigins) {
    let (oldRows, oldViews) = (rows, sectionViews)
    let old = Dictionary(uniqueKeysWithValues: oldRows.map { ($0.path, ($0.cell, $0.isInSight)) })
    (rows, sectionViews, widthOfHeights) = ([], [], nil)
    for (section, part) in origins.sections.enumerated() {
      let known = oldViews.filter { $0.isOfDelegate && $0.before.section == part.origin }
      addHeader(of: section, known.first { !$0.isFooter }?.view)
      for (row, origin) in part.cells.enumerated() {
        addRow(at: IndexPath(row: row, section: section), origin, old)
      }
      addFooter(of: section, part.cells.count, known.first(where: \.isFooter)?.view)
    }
    remove(
      oldRows.map(\.cell) + oldViews.map(\.view),
      unlessAmong: rows.map(\.cell) + sectionViews.map(\.view))
    bringSearchToFront()
    setNeedsLayout()
    rowActions.follow(origins, in: self)
  }

  /// Adds a row in the cell that it had, or in one of the data source's.
  private func addRow(
    at path: IndexPath, _ origin: CellOrigins.Cell?,
    _ old: [IndexPath: (cell: UITableViewCell, isInSight: Bool)]
  ) {
    let row = origin.flatMap { $0.fate == .reloaded ? nil : old[$0.path] }
    let (known, isInSight) = (row?.cell, row?.isInSight ?? false)
    if let known, origin?.fate == .kept {
      rows.append((path, known, nil, isInSight))
      addSubview(known)
      return prepareEditing(of: known, at: path)
    }
    reconfigured = known
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
    reconfigured = nil
    rows.append((path, cell, nil, known === cell && isInSight))
    addSubview(cell)
    if selected.contains(path), !cell.isSelected { cell.setSelected(true, animated: false) }
    prepareEditing(of: cell, at: path)
  }

  /// A cell that the table has and that it may show otherwise now.
  func reusedCell(for identifier: String) -> UITableViewCell? {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    guard let cell = reusable.take(where: { $0.reuseIdentifier == identifier }) else { return nil }
    if cell.isSelected { cell.setSelected(false, animated: false) }
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    cell.prepareForReuse()
    return cell
  }

  /// Puts the cell of a row in the place of another one of its section, as a finger does: nothing is
  /// read anew.
  func moveCell(from source: IndexPath, to target: IndexPath) {
    guard let first = rows.firstIndex(where: { $0.path.section == source.section }) else { return }
    rows.insert(rows.remove(at: first + source.row), at: first + target.row)
    let end = rows.lastIndex { $0.path.section == source.section } ?? first
    for place in first...end {
      rows[place].path = IndexPath(row: place - first, section: source.section)
      prepareEditing(of: rows[place].cell, at: rows[place].path)
    }
    setNeedsLayout()
  }

  // MARK: Places

  /// Puts the rows one below the other, and tells the delegate of those that come in sight or leave
  /// it.
  func placeRows() {
    if widthOfHeights != bounds.width { askForHeights() }
    var top: CGFloat = 0
    func placeOwn(_ view: UIView?) {
      guard let view else { return }
      view.frame = CGRect(x: 0, y: top, width: bounds.width, height: view.frame.height)
      top = view.frame.maxY
    }
    placeOwn(tableHeaderView)
    var others = sectionViews[...]
    func placeOthers(before path: IndexPath?) {
      while let (before, view, height, _, _) = others.first, path.map({ before <= $0 }) ?? true {
        view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        top = view.frame.maxY
        others.removeFirst()
      }
    }
    for (path, cell, ownHeight, _) in rows {
      placeOthers(before: path)
      let height = ownHeight ?? rowHeight
      cell.frame = CGRect(
        x: 0, y: top, width: bounds.width,
        height: height < 0 ? cell.automaticHeight(inWidth: bounds.width) : height)
      top = cell.frame.maxY
    }
    placeOthers(before: nil)
    placeOwn(tableFooterView)
    contentSize = CGSize(width: bounds.width, height: top)
    tellInSight()
  }

  /// Asks the delegate for the height of each row, as after reloading and for another width.
  private func askForHeights() {
    widthOfHeights = bounds.width
    for place in rows.indices {
      rows[place].height = tableDelegate?.tableView(self, heightForRowAt: rows[place].path)
    }
  }

  func isInSight(_ cell: UIView) -> Bool { !cell.frame.overlap(with: bounds).isEmpty }

  private func tellInSight() {
    if isGoingToScroll { return }
    var coming: [(IndexPath, UITableViewCell)] = []
    var going: [(IndexPath, UITableViewCell)] = []
    for place in rows.indices {
      let (path, cell, _, wasInSight) = rows[place]
      let isInSight = isInSight(cell)
      if isInSight, !wasInSight { coming.append((path, cell)) }
      if wasInSight, !isInSight { going.append((path, cell)) }
      rows[place].isInSight = isInSight
    }
    for (path, cell) in coming {
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    for (path, cell) in going {
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  // MARK: Above and below sections

  private func addHeader(of section: Int, _ known: UIView?) {
    addSectionView(
      known ?? tableDelegate?.tableView(self, viewForHeaderInSection: section),
      or: dataSource?.tableView(self, titleForHeaderInSection: section),
      height: tableDelegate?.tableView(self, heightForHeaderInSection: section)
        ?? sectionHeaderHeight, before: IndexPath(row: 0, section: section), isFooter: false)
  }

  private func addFooter(of section: Int, _ count: Int, _ known: UIView?) {
    addSectionView(
      known ?? tableDelegate?.tableView(self, viewForFooterInSection: section),
      or: dataSource?.tableView(self, titleForFooterInSection: section),
      height: tableDelegate?.tableView(self, heightForFooterInSection: section)
        ?? sectionFooterHeight, before: IndexPath(row: count, section: section), isFooter: true)
  }

  /// Adds the view above or below a section, if it has one: the delegate's, or a title.
  private func addSectionView(
    _ own: UIView?, or title: String?, height: CGFloat, before path: IndexPath, isFooter: Bool
  ) {
    guard let view = own ?? title.map(label) else { return }
    sectionViews.append((path, view, height < 0 ? 28 : height, isFooter, own != nil))
    addSubview(view)
  }

  private func label(_ title: String) -> UIView {
    let label = UILabel()
    label.text = title
    return label
  }
}
