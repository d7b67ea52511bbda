// SPDX-License-Identifier: MIT

public import UIKitSemantics

/// What is tried on a scene, and how finely.
///
/// What can be touched is discovered by looking at the scene. The defaults let a drag cross the
/// thresholds that apps usually have, with few positions: each is one more state of the finger,
/// multiplied by everything that can happen meanwhile.
public struct SceneVocabulary: Hashable, Sendable {
  /// The gestures that UIKit itself understands, in the order in which they are tried.
  public var gestures: [UIKitInput]
  /// Whether controls, views with tap recognizers and rows are tapped.
  public var includesTaps = true
  /// Whether views of the app's own classes are tapped that have no recognizer and override no method
  /// for touches.
  public var includesTapsOnPlainViews = false
  /// Whether views with pan recognizers are dragged.
  public var includesDrags = true
  /// The directions in which drags begin; from an edge of the screen it is always inward.
  public var dragDirections: [DragDirection] = [.down]
  /// Whether drags begin in the other directions too, with the last of the positions alone.
  ///
  /// Where a recognizer asks a delegate or is of a class of the app's, they do so anyway: it may
  /// take some directions only.
  public var includesOtherDirections = false
  /// Whether fingers flick in the directions in which they do not drag: they are lifted fast at the
  /// last of the positions and stop nowhere; with ``includesCancelledTouches`` they also stop there, and are
  /// lifted or taken away.
  ///
  /// Contents of scroll views are flicked in the directions in which they can move, as far as they
  /// go, unless they are dragged.
  public var includesFlicks = true
  /// Whether two fingers pinch, spread and turn where a recognizer waits for that.
  public var includesPinches = true
  /// Where a finger stops, in percent of the height of the view that it drags, or of the width if it
  /// moves sideways.
  ///
  /// The finger can always return to where the drag began.
  public var dragPositions: [Int] = [10, 40, 70]
  /// Whether `expectNoViolation` lifts fingers between these positions too, where lifts at two of
  /// them come to different outcomes, until the app's threshold lies between two percent of the
  /// way.
  ///
  /// That is done once for each drag and each phase of a transition, at most 320 times. What a lift
  /// comes to there and nowhere else is explored.
  public var findsThresholds = true
  /// Where else a finger is lifted in a drag, in percent, by the names that drags have in traces,
  /// such as `pan sheet`.
  public var liftPositions: [String: [Int]] = [:]
  /// How a finger leaves the screen.
  public var lifts: [Lift] = Lift.allCases
  /// The speed of a finger that is lifted fast, in points per second.
  public var fastSpeed = 2000
  /// Whether the system cancels touches, as for a phone call, and a finger leaves a control before it
  /// is lifted, where the control waits for such a touch.
  public var includesCancelledTouches = true
  /// Whether scroll views without another pan recognizer are dragged.
  public var includesScrolling = false
  /// Whether swipe recognizers get their swipes, and contents are pulled down to refresh them.
  public var includesSwipes = true
  /// Whether long presses are made.
  public var includesLongPresses = true
  /// Whether text is typed into fields, and taken out of them.
  public var includesTyping = true
  /// Whether a second finger comes down during a drag, and taps.
  public var includesSecondFinger = false
  /// Whether the app goes to the background while nothing moves, and comes back, where it waits for
  /// one of the notifications that tell of it, or has a delegate that is told; and whether it is inactive
  /// for a moment, as while Control Center is there.
  public var includesBackground = true
  /// Whether the width of the window changes while nothing moves.
  public var includesSizeClassChanges = false
  /// Whether the device is turned while nothing moves, where the controller on top supports that.
  ///
  /// Where a controller on screen overrides `viewWillTransition(to:with:)` or `willTransition(to:with:)`, or
  /// an observer is told of the orientation, it is turned anyway.
  public var includesRotations = false
  /// Whether the system warns of low memory while nothing moves.
  ///
  /// Where a controller on screen overrides `didReceiveMemoryWarning()`, or an observer is told, it does so
  /// anyway.
  public var includesMemoryWarnings = false
  /// Whether SwiftUI evaluates all views anew at any time, for no reason of the app's: it does so for
  /// rotations, for other values in the environment, and with what is around them.
  ///
  /// Where a representable is on screen that is an action of its own in each state. Elsewhere it is
  /// tried while nothing moves, and is an action where it changes anything.
  public var includesEvaluations = true
  /// Whether each layout pass is a separate event, instead of following what asked for it.
  public var includesLayoutPasses = false
  /// Whether the user touches the screen while a call is due now, such as one of
  /// `DispatchQueue.main.async`: a touch that comes in the same millisecond can, and hardly any does.
  public var includesTouchesBeforeDueCalls = false
  /// How often the user does one thing at most before what has come of it is over: a tap that starts a
  /// request is not tried a third time while two are on their way, or there would be no end of states.
  public var overlaps = 2
  /// Of how many views that lie side by side and are alike each one is touched; of more, such as the days
  /// of a calendar, the first two, the last one and one between are, and the report says so.
  public var mostAlike = 24
  /// In which order calls, timers and the ends of animations may happen.
  public var clockOrder = ClockOrder.possible(lateness: 1)
  /// What becomes of an animation when a later one changes the same property of the same view.
  public var overlappingAnimations = OverlappingAnimations.runTogether
  /// When the completion of an animation block that changes nothing is called.
  public var emptyAnimations = EmptyAnimations.completeAtOnce

  /// Whether the user does nothing as long as anything moves, is pending or is asked of a server.
  package private(set) var waitsForRest = false
  /// What tells states apart besides what is there.
  package var distinction = StateDistinction.none

  /// What is left of it for one thing after another: a patient user taps, types, and swipes sheets away,
  /// and nothing takes longer than expected.
  ///
  /// That leads into flows of many screens, of which all orders of what happens in between are too many.
  package var patient: SceneVocabulary {
    var patient = self
    patient.waitsForRest = true
    patient.gestures.removeAll {
      ![.swipeBegins, .swipeMovesPastThreshold, .swipeReleased, .tapOutside].contains($0)
    }
    (patient.includesDrags, patient.includesFlicks, patient.includesPinches) = (false, false, false)
    (patient.includesCancelledTouches, patient.includesSecondFinger) = (false, false)
    (patient.includesBackground, patient.includesSizeClassChanges) = (false, false)
    (patient.includesRotations, patient.includesMemoryWarnings) = (false, false)
    (patient.includesEvaluations, patient.includesLayoutPasses) = (false, false)
    (patient.findsThresholds, patient.clockOrder) = (false, .byTime)
    return patient
  }

  /// Creates the default vocabulary: what a user does with one finger.
  public init() {
    gestures = UIKitInput.gestures.filter { $0 != .accessibilityEscape }
  }
}

/// Where a drag goes.
public enum DragDirection: String, Hashable, Sendable, CaseIterable {
  case down, up, left, right
}

/// How a finger leaves the screen at the end of a drag.
public enum Lift: Hashable, Sendable, CaseIterable {
  /// It stands still.
  case still
  /// It moves on fast in the direction of the drag.
  case fast
  /// It moves back fast.
  case fastBack

  /// How traces put it.
  var name: String {
    switch self {
    case .still: "lifted"
    case .fast: "lifted fast"
    case .fastBack: "lifted fast backwards"
    }
  }

  /// How traces put it where the finger comes from elsewhere.
  func name(at position: Int) -> String { "\(name) at \(position) %" }
}

/// In which order the events of the clock may happen.
///
/// UIKit's own transitions are among them: a presentation takes 0.4 seconds here, a push or a pop 0.5.
public enum ClockOrder: Hashable, Sendable {
  /// By the time at which they are due, whatever they are.
  case byTime
  /// In each order that is possible on a device: the user may have waited before anything that was
  /// done, so what was begun later may come earlier. What was begun together comes by the time at which
  /// it is due, and so does what is begun later and takes longer; only a main thread that is busy, for
  /// at most `lateness` seconds, makes calls before the end of an animation, or after it, that would
  /// come in the other order. Calls and timers are made by the time at which they are due, animations of the
  /// app's end by theirs, and calls that are due now come first.
  case possible(lateness: Double)
}
