// SPDX-License-Identifier: MIT

public import Foundation

/// A timer that fires when the logical clock lets it.
///
/// It is found before Foundation's where a source file imports UIKit only. A repeating timer puts
/// its next firing into the clock before it calls out.
@preconcurrency @MainActor
open class Timer: NSObject {
  public let timeInterval: TimeInterval
  /// Whether the timer can still fire.
  public private(set) var isValid = true
  public let userInfo: Any?
  public var tolerance: TimeInterval = 0
  private let repeats: Bool
  /// When the timer fires first, if that is not after its interval.
  var delay: TimeInterval?
  /// What is done when the timer fires; an invalid timer keeps nothing.
  private var action: (@MainActor (Timer) -> Void)?
  private var event: PendingEvent.ID?
  /// Whether a run loop drives the timer.
  private var isStarted = false

  /// When the timer fires next; in the far future, it rests until there is another date.
  open var fireDate: Date {
    get {
      let clock = HeadlessScene.current.clock
      return Date().addingTimeInterval(event.flatMap(clock.remaining) ?? delay ?? timeInterval)
    }
    set {
      delay = Self.seconds(until: newValue)
      HeadlessScene.current.clock.cancel(event)
      event = nil
      if isStarted { start() }
    }
  }

  /// How long it is until a date, as exact as dates are.
  private static func seconds(until date: Date) -> TimeInterval {
    max(0, (date.timeIntervalSinceNow * 1e5).rounded() / 1e5)
  }

  /// Creates a timer that fires at a date first, and that nothing drives yet.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    delay = Self.seconds(until: date)
  }

  /// Creates a timer that fires at a date first, and keeps its target until it is invalid.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    delay = Self.seconds(until: date)
  }

  /// Creates a timer that nothing drives yet.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    (timeInterval, self.repeats, action, userInfo) = (interval, repeats, block, nil)
    super.init()
  }

  /// Creates a timer that keeps its target, as UIKit's does, until it is invalid.
  public init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    (timeInterval, self.repeats, self.userInfo) = (interval, repeats, userInfo)
    action = { selector.perform(on: target, $0) }
    super.init()
  }

  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// Creates a timer and starts it; the timer keeps its target.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.start()
    return timer
  }

  func start() {
    guard isValid, event == nil else { return }
    isStarted = true
    let farAway = 1e9
    if let delay, delay > farAway { return }
    event = HeadlessScene.current.clock.schedule(
      .timer, "timer of \(self.timeInterval) s", after: delay ?? timeInterval,
      recurrence: repeats ? .repeating : .once
    ) { self.fire() }
  }

  open func fire() {
    guard isValid else { return }
    HeadlessScene.current.clock.cancel(event)
    (event, delay) = (nil, nil)
    let action = action
    if repeats { start() } else { invalidate() }
    action?(self)
  }

  open func invalidate() {
    HeadlessScene.current.clock.cancel(event)
    event = nil
    isValid = false
    action = nil
  }
}

extension RunLoop {
  /// Starts a timer.
  @preconcurrency @MainActor
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}

/// Calls a target at each frame, which here is each firing of an event of the clock.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// What is told; an invalid link keeps nothing.
  private var target: AnyObject?
  private let selector: Selector
  private var event: PendingEvent.ID?
  open var isPaused = false { didSet { if isRunning { begin() } } }
  private var isRunning = false
  /// Whether a touch has begun it, so that it draws an animation.
  ///
  /// Another one that runs on after some frames may do so for as long as the screen is there.
  private var isOfUser = false
  private var frames = 0
  private static let framesOfMotion = 3

  /// Creates a link, which keeps its target.
  public init(target: Any, selector: Selector) {
    (self.target, self.selector) = (target as AnyObject, selector)
    super.init()
  }

  open var timestamp: CFTimeInterval { CACurrentMediaTime() }
  open var duration: CFTimeInterval { 1.0 / 60 }
  /// How often a frame is wanted, as storage.
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isRunning = true
    begin()
  }

  private func begin() {
    (isOfUser, frames) = (HeadlessScene.current.clock.chain.isOfUser, 0)
    arm()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isRunning = false
    HeadlessScene.current.clock.cancel(event)
    event = nil
  }

  private func arm() {
    HeadlessScene.current.clock.cancel(event)
    event = nil
    guard !isPaused else { return }
    let isMotion = isOfUser || frames < Self.framesOfMotion
    event = HeadlessScene.current.clock.schedule(
      .timer, "frame", after: duration, recurrence: isMotion ? .frame : .repeating
    ) {
      self.frames = min(self.frames + 1, Self.framesOfMotion)
      self.arm()
      if let target = self.target { self.selector.perform(on: target, self) }
    }
  }

  open func invalidate() {
    isRunning = false
    HeadlessScene.current.clock.cancel(event)
    (event, target) = (nil, nil)
  }
}

/// How often frames are wanted.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float, maximum: Float, preferred: Float?
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// A time on the logical clock.
public typealias CFTimeInterval = Double

/// The time since the device was started.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
