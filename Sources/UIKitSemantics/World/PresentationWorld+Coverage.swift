// SPDX-License-Identifier: MIT

// MARK: - Whose view leaves the window

extension PresentationWorld {
  /// Whether the presenter's view is to be out of the window in the present style.
  ///
  /// The presenter receives appearance callbacks where it is, and only there: this is the table of
  /// section B from iOS 13 on, a line a style.
  mutating func shouldRemovePresentersView(at level: Int) -> Bool {
    let presentation = stack[level]
    if presentation.isWithoutContent { return false }
    switch presentation.style {
    case .fullScreen: return obeys(.b3)
    case .currentContext: return obeys(.b6)
    case .automatic, .pageSheet: return !obeys(.b1)
    case .formSheet: return !obeys(horizontalSizeClass == .compact ? .b10 : .b8)
    case .popover: return !obeys(.b9)
    case .overFullScreen: return !obeys(.b5)
    case .overCurrentContext: return !obeys(.b7)
    case .custom:
      let isAskedFor =
        presentation.hasCustomPresentationController && presentation.removesPresentersView
      return isAskedFor ? obeys(.b12) : !obeys(.b11)
    case .none: return false
    }
  }
}
