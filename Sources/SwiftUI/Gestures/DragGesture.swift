// SPDX-License-Identifier: MIT

public import UIKit

/// A finger that moves.
public struct DragGesture: Gesture {
  /// Where the finger is, how fast it goes, and when.
  public struct Value: Equatable, Sendable {
    public var startLocation: CGPoint
    public var location: CGPoint
    /// How fast the finger goes, in points a second.
    public var velocity = CGSize.zero
    private var moment: Derived<Date>

    init(from start: CGPoint, to location: CGPoint, velocity: CGSize, at time: Date) {
      (startLocation, self.location) = (start, location)
      (self.velocity, moment) = (velocity, Derived(time))
    }

    /// The time of the event: later for each of a gesture, by what the finger takes at its speed.
    public var time: Date {
      get { moment.value }
      set { moment.value = newValue }
    }
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would come to rest in a quarter of a second (Apple: *DragGesture.Value.velocity* is
    /// four times the way there).
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  public var minimumDistance: CGFloat
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }

  public func _recognizers() -> [UIGestureRecognizer] { [UIPanGestureRecognizer()] }
  public func _value(of recognizer: UIGestureRecognizer) -> Value? {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return nil }
    let (moved, speed) = (pan.translation(in: pan.view), pan.velocity(in: pan.view))
    let (place, late) = (pan.location(in: pan.view), pan.lateMove)
    let start = CGPoint(x: place.x - moved.x, y: place.y - moved.y)
    let end = CGPoint(x: place.x + speed.x * late.moving, y: place.y + speed.y * late.moving)
    return Value(
      from: start, to: end, velocity: CGSize(width: speed.x, height: speed.y),
      at: pan.time(after: late))
  }
}

extension UIPanGestureRecognizer {
  /// How long, in seconds, a finger that leaves the screen fast goes on before it is lifted.
  ///
  /// It moves once in between, of which no touch tells: apps that measure speeds themselves see it.
  private static var lastSteps: (moved: Double, lifted: Double) { (1 / 120, 1 / 60) }

  private var isFast: Bool { velocity(in: nil) != .zero }

  /// Lets a gesture receive the last move of a finger that leaves the screen fast, if this one does.
  func tellLastMove(_ body: () -> Void) {
    guard current == .ended, isFast else { return }
    current = .changed
    body()
    // The view may have gone, which cancels the gesture.
    if current == .changed { current = .ended }
  }

  /// How long a finger that is lifted has gone on moving, or has rested.
  fileprivate var lateMove: (moving: Double, resting: Double) {
    guard numberOfTouches == 0 else { return (0, 0) }
    guard isFast else { return (0, UITouch.usualStep) }
    return (current == .changed ? Self.lastSteps.moved : Self.lastSteps.lifted, 0)
  }

  /// When the finger that came down first is where it is, some seconds after its last move.
  fileprivate func time(after late: (moving: Double, resting: Double)) -> Date {
    let clock = HeadlessScene.current.clock
    let now = SystemAnswers.isAsked ? Date() : Date(timeIntervalSinceReferenceDate: clock.timeOfDay)
    let passed = (sequence.first?.timeOfStart ?? 0) + (sequence.first?.duration ?? 0)
    return now + (passed + late.moving + late.resting - clock.timeOfDay)
  }
}
