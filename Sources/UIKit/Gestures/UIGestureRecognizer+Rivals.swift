// SPDX-License-Identifier: MIT

extension UIGestureRecognizer {
  /// Whether it makes a difference which of two recognizers on one view gets a touch first: both may
  /// recognize when a finger comes down, moves or is lifted, and neither waits for the other.
  ///
  /// UIKit promises no order (L14). That of the stand-in's own recognizers among each other is no
  /// question, nor that of those that SwiftUI's gestures are made of.
  package func isRival(of other: UIGestureRecognizer) -> Bool {
    guard !isOfUIKits || !other.isOfUIKits, part.value == nil, other.part.value == nil else {
      return false
    }
    return isAlike(other) && !requires(other) && !other.requires(self)
  }

  /// Whether one touch may make both recognize at the same moment.
  private func isAlike(_ other: UIGestureRecognizer) -> Bool {
    switch (self, other) {
    case (let own as UITapGestureRecognizer, let other as UITapGestureRecognizer):
      // Of one tap and two, both are recognized.
      return own.numberOfTouchesRequired == other.numberOfTouchesRequired
        && own.numberOfTapsRequired == other.numberOfTapsRequired
    case (let own as UISwipeGestureRecognizer, let other as UISwipeGestureRecognizer):
      return !own.direction.isDisjoint(with: other.direction)
    case (
      let own as UIScreenEdgePanGestureRecognizer, let other as UIScreenEdgePanGestureRecognizer
    ):
      return !own.edges.isDisjoint(with: other.edges)
    default:
      let (own, others) = (kind, other.kind)
      return own == others || own == .apps || others == .apps
    }
  }

  /// Whether the stand-in has made the recognizer for a view of its own.
  private var isOfUIKits: Bool {
    switch self {
    case is ScrollPanGestureRecognizer, is ScrollPinchRecognizer, is RowSwipe, is RefreshPull,
      is BackSwipeRecognizer, is PageSwipeRecognizer, is ZoomSwipeRecognizer,
      is ZoomPinchRecognizer:
      true
    default: false
    }
  }

  /// What makes a recognizer recognize.
  private enum Kind { case taps, rest, oneMovement, twoFingers, apps }

  private var kind: Kind {
    switch self {
    case is UITapGestureRecognizer: .taps
    case is UILongPressGestureRecognizer: .rest
    case is UIPanGestureRecognizer, is UISwipeGestureRecognizer: .oneMovement
    case is UIPinchGestureRecognizer, is UIRotationGestureRecognizer: .twoFingers
    default: .apps
    }
  }
}
