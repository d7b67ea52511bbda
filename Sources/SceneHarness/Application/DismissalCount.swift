// SPDX-License-Identifier: MIT

/// Counts the dismissals that UIKit begins, apart for each touch: a second finger that rests on the
/// screen, or taps beside a drag, is another touch than the one that drags.
///
/// What happens by itself during a drag counts as part of it, for an app may put off what the finger
/// asks for; not so after a tap beside the drag.
struct DismissalCount: Hashable, Sendable {
  /// Whose an action is.
  enum Part {
    case ofDrag, ofOtherTouch, ofNobody
  }

  /// How many there were since the drag began that goes on, 2 for more.
  private var ofDrag = 0
  /// How many there were by the last action, if it was no part of the drag, 2 for more.
  private var ofAction = 0
  private var followsDrag = false

  /// The greatest number for one touch.
  var greatest: Int { max(ofDrag, ofAction) }

  /// An action is about to happen.
  mutating func actionBegins(_ part: Part) {
    ofAction = 0
    if part != .ofNobody { followsDrag = part == .ofDrag }
  }

  /// UIKit begins a dismissal.
  mutating func note() {
    if followsDrag { ofDrag = min(2, ofDrag + 1) } else { ofAction = min(2, ofAction + 1) }
  }

  /// An action has happened, and a drag goes on or not.
  mutating func actionEnds(isDragging: Bool) {
    if isDragging { return }
    (ofAction, ofDrag, followsDrag) = (greatest, 0, false)
  }
}
