// SPDX-License-Identifier: MIT

public import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  /// What touches.
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  /// What the finger does.
  @exclusivity(unchecked) public internal(set) var phase = Phase.began
  /// The view where the finger came down.
  public internal(set) var view: UIView? {
    get { target }
    set { target = newValue }
  }
  @Loose private var target: UIView?
  /// The window where the finger came down.
  public internal(set) var window: UIWindow? {
    get { targetWindow }
    set { targetWindow = newValue }
  }
  @Loose private var targetWindow: UIWindow?
  /// How often the finger came down here in short time.
  public internal(set) var tapCount = 1
  /// The logical time of the last change.
  @exclusivity(unchecked) public internal(set) var timestamp: TimeInterval = 0
  /// The recognizers that follow the finger.
  open var gestureRecognizers: [UIGestureRecognizer]? { followers }
  /// What touches.
  open var type: TouchType { .direct }
  /// How hard the finger presses.
  open var force: CGFloat { 0 }
  /// How hard it could press.
  open var maximumPossibleForce: CGFloat { 0 }
  /// How large the finger is.
  open var majorRadius: CGFloat { 10 }

  @exclusivity(unchecked) package final var followers: [UIGestureRecognizer] = []
  /// Whether the view no longer learns of the touch.
  @exclusivity(unchecked) package final var isTakenOver = false
  package let start: CGPoint
  @exclusivity(unchecked) package internal(set) var point: CGPoint
  @exclusivity(unchecked) package final var previous: CGPoint
  @exclusivity(unchecked) package internal(set) var velocity: CGPoint

  init(at point: CGPoint, velocity: CGPoint) {
    (start, self.point, previous, self.velocity) = (point, point, point, velocity)
    super.init()
  }

  var isActive: Bool { phase != .ended && phase != .cancelled }

  /// Where the finger is.
  open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

  /// Where the finger was before its last move.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previous, from: nil) ?? previous
  }

  /// Where the finger is, exactly.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// What happened to fingers.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of event it is.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }

  let touches: [UITouch]

  init(touches: [UITouch]) {
    self.touches = touches
    super.init()
  }

  /// What kind of event it is.
  open var type: EventType { .touches }
  /// The logical time of the event.
  open var timestamp: TimeInterval { touches.last?.timestamp ?? 0 }
  /// Every finger on the screen.
  open var allTouches: Set<UITouch>? { Set(touches) }

  /// The fingers that came down on a view.
  open func touches(for view: UIView) -> Set<UITouch>? { Set(touches.filter { $0.view === view }) }

  /// The fingers that a recognizer follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { $0.followers.contains { $0 === gesture } })
  }
}
