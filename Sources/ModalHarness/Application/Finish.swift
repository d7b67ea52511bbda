// SPDX-License-Identifier: MIT

/// What the system finishes by itself once it has started.
///
/// These are the weak-fairness assumptions of liveness properties, one for each case: what stays
/// about to happen eventually happens. Each kind has its own, so that a repeating timer is no
/// excuse for an animation that never ends. The user is assumed only to stop eventually, and the
/// app is not assumed to make any call that it still has to make.
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
    case .transition: "UIKit ends the transitions that it starts"
    case .containerTransition: "UIKit ends the pushes and pops that it starts"
    case .animation: "the app's animations end"
    case .call: "the app's scheduled calls and timers fire"
    case .pass: "layout passes happen, and recognizers do not wait longer than needed"
    }
  }
}
