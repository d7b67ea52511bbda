// SPDX-License-Identifier: MIT

import UIKitSemantics

/// Counts the dismissals that UIKit starts, separately for each touch: a second finger that rests on
/// the screen, or taps during a drag, is a different touch from the dragging one.
///
/// A dismissal asked for in the completion handler of another one is meant to follow it.
/// What happens by itself during a drag counts as part of it, because an app may postpone what the
/// finger asks for; after a tap during the drag it does not.
struct DismissalCount: Hashable, Sendable {
  /// What an action belongs to.
  enum Part {
    case ofDrag, ofOtherTouch, ofNobody
  }

  /// How many there were since the current drag began, 2 for more.
  private var ofDrag = 0
  /// How many the last action caused, if it was not part of the drag, 2 for more.
  private var ofAction = 0
  private var followsDrag = false

  /// The greatest number for one touch.
  var greatest: Int { max(ofDrag, ofAction) }

  /// An action is about to happen.
  mutating func actionBegins(_ part: Part) {
    ofAction = 0
    if part != .ofNobody { followsDrag = part == .ofDrag }
  }

  /// UIKit starts a dismissal.
  private mutating func note() {
    if followsDrag { ofDrag = min(2, ofDrag + 1) } else { ofAction = min(2, ofAction + 1) }
  }

  /// A dismissal is cancelled: it was none.
  private mutating func takeBack() {
    if followsDrag { ofDrag = max(0, ofDrag - 1) } else { ofAction = max(0, ofAction - 1) }
  }

  /// An action has happened, and a drag continues or not.
  mutating func actionEnds(_ events: [PresentationEvent], isDragging: Bool) {
    var isInCompletion = false
    for event in events {
      switch event {
      case .callback(.dismissCompletion): isInCompletion = true
      case .call(.dismiss, .accepted): if !isInCompletion { note() }
      case .call(.completeTransition(false, _), .accepted): takeBack()
      default: break
      }
    }
    if isDragging { return }
    (ofAction, ofDrag, followsDrag) = (greatest, 0, false)
  }
}
