// SPDX-License-Identifier: MIT

/// What can happen to a stack of modal sheets.
enum ModalStackAction: UInt32, CaseIterable {
  case present, swipeBegin, moveAbove, moveBelow, swipeRelease, tapOverlay, dismiss, toggleModal
  case presentEnds, cancelEnds, dismissEnds, completion

  /// The action with what it is about, as one number.
  @inline(__always)
  func code(_ parameter: Int = 0) -> UInt32 {
    rawValue | UInt32(truncatingIfNeeded: parameter) << 4
  }

  static func name(ofCode code: UInt32) -> String {
    let parameter = code >> 4
    guard let action = ModalStackAction(rawValue: code & 15) else { return "?" }
    switch action {
    case .present:
      let allowance = parameter & 1 == 1 ? "allowed" : "not allowed"
      return "present style \(parameter >> 1), \(allowance)"
    case .dismiss, .toggleModal, .presentEnds, .cancelEnds: return "\(action) \(parameter)"
    default: return "\(action)"
    }
  }
}
