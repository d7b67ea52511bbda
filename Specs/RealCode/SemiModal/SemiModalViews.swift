// SPDX-License-Identifier: MIT

import UIKit

/// Darkens what lies behind the sheet, while it is active.
final class SemiModalOverlayView: UIView {
  var isActive = false {
    didSet { alpha = isActive ? 0.5 : 0 }
  }

  init() {
    super.init(frame: .zero)
    backgroundColor = .black
    alpha = 0.5
    accessibilityIdentifier = "overlay"
  }

  required init?(coder: NSCoder) { nil }
}

/// Shows that the sheet can be dragged.
final class SemiModalIndicatorView: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = .lightGray
    layer.cornerRadius = 5
    layer.masksToBounds = true
    accessibilityIdentifier = "indicator"
  }

  required init?(coder: NSCoder) { nil }
}
