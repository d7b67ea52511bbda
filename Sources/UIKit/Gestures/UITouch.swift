// SPDX-License-Identifier: MIT

public import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static let stylus = TouchType.pencil
  }

  public internal(set) var phase = Phase.began
  public internal(set) var view: UIView? {
    get { target }
    set { target = newValue }
  }
  @Loose private var target: UIView?
  public internal(set) var window: UIWindow? {
    get { targetWindow }
    set { targetWindow = newValue }
  }
  @Loose private var targetWindow: UIWindow?
  /// How often the finger came down here in short time.
  public internal(set) var tapCount = 1
  /// The time of the last change, since the device was started.
  public var timestamp: TimeInterval {
    CACurrentMediaTime() - HeadlessScene.current.clock.now + time + duration
  }
  /// When it has changed last, on the logical clock.
  var time = 0.0
  /// What time it was when the finger came down.
  package final var timeOfStart = 0.0
  /// How long the finger has moved since, at the speeds that it is said to have: a scene's time stands
  /// still meanwhile.
  package private(set) final var duration = 0.0
  /// How long a move takes whose speed is not told, and the time until a finger is lifted that rests.
  package static let usualStep = 0.1
  open var gestureRecognizers: [UIGestureRecognizer]? { followers }
  open var type: TouchType { .direct }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var majorRadius: CGFloat { 10 }

  package final var followers: [UIGestureRecognizer] = []
  /// Whether the view no longer receives the touch.
  package final var isTakenOver = false
  package let start: CGPoint
  package internal(set) var point: CGPoint
  package final var previous: CGPoint
  package internal(set) var velocity: CGPoint

  init(at point: CGPoint, velocity: CGPoint) {
    (start, self.point, previous, self.velocity) = (point, point, point, velocity)
    super.init()
  }

  var isActive: Bool { phase != .ended && phase != .cancelled }

  /// Moves the finger, which takes as long as it does at a speed.
  func move(to point: CGPoint, velocity: CGPoint) {
    let way = CGPoint(x: point.x - self.point.x, y: point.y - self.point.y)
    let (distance, speed) = (way.length, velocity.length)
    duration += distance > 0 && speed > 0 ? distance / speed : Self.usualStep
    (previous, self.point, self.velocity) = (self.point, point, velocity)
  }

  open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

  /// Where the finger was before its last move.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previous, from: nil) ?? previous
  }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

extension CGPoint {
  /// How far the point is from the origin.
  var length: Double { hypot(Double(x), Double(y)) }
}

/// What happened to fingers.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }
  /// What else may happen to a device.
  public enum EventSubtype: Int, Sendable { case none, motionShake }
  open var subtype: EventSubtype { .none }

  let touches: [UITouch]

  init(touches: [UITouch]) {
    self.touches = touches
    super.init()
  }

  open var type: EventType { .touches }
  /// The time of the event, since the device was started.
  open var timestamp: TimeInterval { touches.last?.timestamp ?? 0 }
  open var allTouches: Set<UITouch>? { Set(touches) }

  open func touches(for view: UIView) -> Set<UITouch>? { Set(touches.filter { $0.view === view }) }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { $0.followers.contains { $0 === gesture } })
  }
}
