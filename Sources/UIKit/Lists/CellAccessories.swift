// SPDX-License-Identifier: MIT

import Foundation

extension UITableViewCell {
  /// Shows what stands at the end of the row now.
  ///
  /// That is a view of the app's own, or a button with details;
  /// what only shows something is not there.
  func showAccessory() {
    let own = isEditing ? editingAccessoryView : accessoryView
    let type = isEditing ? editingAccessoryType : accessoryType
    let hasButton = own == nil && [.detailButton, .detailDisclosureButton].contains(type)
    let view = hasButton ? detailButton ?? makeDetailButton() : own
    if let view, view === shownAccessory, view.superview === self { return }
    if shownAccessory?.superview === self { shownAccessory?.removeFromSuperview() }
    shownAccessory = view
    guard let view else { return }
    addSubview(view)
    setNeedsLayout()
  }

  private func makeDetailButton() -> UIButton {
    let action = UIAction(title: "details") { [unowned self] _ in
      guard
        let table = sequence(first: self as UIView, next: \.superview)
          .lazy.compactMap({ $0 as? UITableView }).first, let path = table.indexPath(for: self)
      else { return }
      table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }
    let button = UIButton(type: .detailDisclosure, primaryAction: action)
    button.frame.size = CGSize(width: 44, height: 44)
    detailButton = button
    return button
  }
}

extension UICollectionViewListCell {
  /// Shows the accessories that can be pressed, as far as they are displayed now.
  func showAccessories() {
    let views = accessories.filter { $0.isDisplayed(isEditing: isEditing) }.compactMap(\.view)
    for view in shownAccessories where view.superview === self && !views.contains(view) {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    shownAccessories = views
    setNeedsLayout()
  }
}

extension UIView {
  /// How large the view is where another one places it: as it was made, or as large as it likes.
  var sizeWherePlaced: CGSize {
    if bounds.width > 0, bounds.height > 0 { return bounds.size }
    let size =
      translatesAutoresizingMaskIntoConstraints
      ? intrinsicContentSize : systemLayoutSizeFitting(.zero)
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  /// Puts the view at the end of a row, or before what stands there already.
  func putAtEnd(of row: UIView, before other: UIView? = nil) {
    guard superview === row else { return }
    let size = sizeWherePlaced
    let end = other?.frame.minX ?? row.bounds.width - 16
    frame = CGRect(
      x: end - size.width, y: (row.bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
