// SPDX-License-Identifier: MIT

import Foundation
public import ModalHarness
import StateSpace
import UIKit
public import UIKitSemantics

/// One thing that can happen in a scene besides what is done to UIKit: a touch, or an event of the
/// clock.
///
/// Inputs are the same if their names are. An input that was found in a scene remembers where, so
/// that it is done without a search when the scene has been brought to that state again.
public struct SceneInput: ApplicationInput {
  /// There are none that are known before a scene is looked at.
  public static var allCases: [SceneInput] { [] }

  /// The name in traces.
  public let name: String
  /// Who does it.
  public let actor: Actor
  /// What the system finishes with it.
  public let finishes: Finish?
  let deed: Deed
  /// What had been done when the input was found.
  let history: Fingerprint

  init(
    _ name: String, _ deed: Deed, by actor: Actor = .user, finishes: Finish? = nil,
    after history: Fingerprint
  ) {
    self.name = Self.written(name)
    (self.actor, self.finishes, self.deed, self.history) = (actor, finishes, deed, history)
  }

  /// How an input is done: with places on the screen and numbers of events, never with objects, so
  /// that it can be done in another execution of the same scene.
  enum Deed: Sendable {
    case tap(Tap)
    /// Puts a finger down that is not lifted there.
    case touch(at: CGPoint, Ending)
    case swipe(from: CGPoint, to: CGPoint, fingers: Int)
    /// Puts fingers down and moves them until a drag begins.
    case drag(Drag)
    /// Moves the fingers of a drag that is made in so much detail, to so many percent.
    case move(to: Int, Course)
    case lift(Lift)
    /// Moves the fingers of a drag to so many percent, and lifts them there.
    case leave(at: Int, Lift)
    /// Drags contents as far as they go, lifts the finger, and lets them come to rest.
    case flick(Drag)
    /// The system takes the fingers of a drag away.
    case cancel
    /// Moves the fingers of a drag to so many percent, where the system takes them away.
    case abandon(at: Int)
    case putDownSecondFinger(CGPoint)
    case liftSecondFinger
    /// Puts a text in place of all that a field has; without a point, the one that has the focus.
    case type(TypedText, into: CGPoint?)
    case pressReturn(in: CGPoint?)
    case choose(segment: Int, at: CGPoint)
    case chooseEntry(Int, at: CGPoint)
    /// Presses long on what has a menu, by its name in traces.
    case openMenu(of: String, at: CGPoint)
    case chooseInOpenMenu(Int)
    case dismissMenu
    case chooseDate(at: CGPoint)
    case chooseRow(UIPickerView.Row, at: CGPoint)
    case slide(to: Float, at: CGPoint, endsOutside: Bool)
    case fire(PendingEvent.ID)
    /// Evaluates all views of SwiftUI's anew.
    case evaluate
    case comeBack(opening: URL?)
    case goToBackground, interrupt, endInterruption, rotate, warnOfMemory
  }

  /// Fingers that come down in one place and are lifted.
  struct Tap: Sendable {
    let point: CGPoint
    var count = 1
    var fingers = 1
  }

  /// How a touch ends that is no tap.
  enum Ending: Sendable {
    /// The finger is lifted at another point.
    case outside(CGPoint)
    case cancelled
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
    /// How far the fingers can go before they leave the screen, in points.
    var room = CGFloat.infinity
    var fingers = 1
    /// What two fingers do, if they do not move side by side.
    var pair: Pair?
    var course = Course.full
    /// How fast the fingers are that are lifted fast, if the vocabulary does not say so.
    var speed: CGFloat?
    /// Whether the fingers stay where they came down, until that is long enough.
    var isPress = false
  }

  /// In how much detail a drag is made.
  enum Course: Sendable {
    /// The fingers stop at every position, and return.
    case full
    /// The fingers stop at the last position alone.
    case coarse
    /// The fingers stop nowhere: they are lifted at the last position.
    case flick
  }

  /// What two fingers do together.
  enum Pair: String, Hashable, Sendable {
    case pinch = "pinch"
    case spread = "spread"
    case turn = "turn"

    /// Where a finger is when so many percent of the gesture are made.
    func place(of finger: Int, around middle: CGPoint, at percent: Int) -> CGPoint {
      let side: CGFloat = finger == 0 ? -1 : 1
      switch self {
      case .turn:
        let angle = Double(percent) / 100 * Double.pi / 2
        return CGPoint(
          x: middle.x + side * 60 * CGFloat(cos(angle)),
          y: middle.y + side * 60 * CGFloat(sin(angle)))
      case .pinch: return CGPoint(x: middle.x + side * (90 - 0.8 * CGFloat(percent)), y: middle.y)
      case .spread: return CGPoint(x: middle.x + side * (20 + 0.8 * CGFloat(percent)), y: middle.y)
      }
    }
  }

  /// A name with other signs for those that separate the parts of a trace.
  static func written(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == 0x3B || $0 == 0x3E || $0 < 0x20 }) else { return name }
    let text = String(name.map { $0 == ";" ? "," : $0 == ">" ? "›" : $0 })
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Compares names, and who does it.
  public static func == (left: SceneInput, right: SceneInput) -> Bool {
    left.name == right.name && left.actor == right.actor
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
