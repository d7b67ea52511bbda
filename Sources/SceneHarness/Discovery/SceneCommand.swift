// SPDX-License-Identifier: MIT

import Foundation
import ModalHarness
import UIKit
import UIKitSemantics

/// How an action is done: with places on the screen and numbers of events, never with objects, so
/// that it can be done in another execution of the same scene.
enum SceneCommand: Sendable {
  case gesture(UserGesture)
  case system(SystemEvent)
  case tap(Tap)
  case swipe(from: CGPoint, to: CGPoint)
  /// Puts fingers down and moves them until a drag begins.
  case drag(Drag)
  /// Moves the fingers of a drag, to so many percent.
  case move(to: Int)
  case lift(Lift)
  /// The system takes the fingers of a drag away.
  case cancel
  case putDownSecondFinger(CGPoint)
  case liftSecondFinger
  case type(into: CGPoint)
  case pressReturn(in: CGPoint)
  case choose(segment: Int, at: CGPoint)
  case slide(to: Float, at: CGPoint)
  case fire(PendingEvent.ID)

  /// Fingers that come down in one place and are lifted.
  struct Tap: Sendable {
    let point: CGPoint
    var count = 1
    var fingers = 1
  }

  /// Fingers that come down and stay.
  struct Drag: Sendable {
    /// What traces call what is dragged.
    let subject: String
    let start: CGPoint
    /// Where the fingers go, as a vector of length one.
    let direction: CGPoint
    /// How far it is to 100 percent, in points.
    let extent: CGFloat
    var fingers = 1
    /// Whether the fingers stay where they came down, until that is long enough.
    var isPress = false
  }
}
