// SPDX-License-Identifier: MIT

/// What the system brings to its end once it has begun, though nobody does anything.
///
/// These are the assumptions under which obligations are judged, one for each case: what is about to
/// happen, and stays so, happens at some time. They are assumptions of weak fairness. Each kind has
/// one of its own, so that a timer that comes again and again is no excuse for an animation that
/// never ends. Of the user it is assumed only that no finger goes on for ever, and nothing of what the
/// app still has to ask for.
public enum Finish: UInt8, Hashable, Sendable, CaseIterable {
  /// A transition of UIKit's: its animation ends, or its interactive part starts (D7, E3).
  case transition
  /// The push or pop of a navigation controller (B34).
  case containerTransition
  /// An animation of the app's own.
  case animation
  /// A call or a timer that the app put off.
  case call
  /// A layout pass that is due, or the wait of a gesture recognizer.
  case pass

  /// The assumption in words.
  public var assumption: String {
    switch self {
    case .transition: "UIKit ends the transitions that it began"
    case .containerTransition: "UIKit ends what it began to push and to pop"
    case .animation: "the animations of the app come to their end"
    case .call: "the calls and timers that the app put off come"
    case .pass: "layout passes come, and recognizers wait no longer than they have to"
    }
  }
}
