// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// Shows a view of a list's own in place of another one: behind all rows, or among them.
  func show(_ view: UIView?, insteadOf former: UIView?, isBehind: Bool = false) {
    guard view !== former else { return }
    if former?.superview === self { former?.removeFromSuperview() }
    if let view { isBehind ? insertSubview(view, at: 0) : addSubview(view) }
    setNeedsLayout()
  }
}
