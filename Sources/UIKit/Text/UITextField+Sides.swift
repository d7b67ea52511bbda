// SPDX-License-Identifier: MIT

import Foundation

extension UITextField {
  private var hasSides: Bool { leftView != nil || rightView != nil || !shownSides.isEmpty }

  /// What stands beside the text has changed, or whether it is shown.
  func sidesChanged() {
    if hasSides { setNeedsLayout() }
  }

  /// Shows what stands beside the text now.
  func showSides() {
    guard hasSides else { return }
    let left = leftViewMode.isShown(isEditing: isEditing) ? leftView : nil
    let right = rightViewMode.isShown(isEditing: isEditing) ? rightView : nil
    let views = [left, right].compactMap(\.self)
    for view in shownSides where view.superview === self && !views.contains(view) {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    shownSides = views
    left?.frame = leftViewRect(forBounds: bounds)
    right?.frame = rightViewRect(forBounds: bounds)
  }

  func rect(of view: UIView?, atEnd: Bool) -> CGRect {
    guard let size = view?.sizeWherePlaced else { return .zero }
    return CGRect(
      x: atEnd ? bounds.width - size.width : 0, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}

extension UITextField.ViewMode {
  fileprivate func isShown(isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
