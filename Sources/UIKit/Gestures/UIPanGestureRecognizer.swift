// SPDX-License-Identifier: MIT

public import Foundation

/// Recognizes fingers that move, and says how far and how fast.
///
/// It begins when the fingers have gone 10 points; these do not count as translation. The velocity
/// is what the touches were given.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers the gesture needs, and how many it allows before it begins.
  open var minimumNumberOfTouches = 1, maximumNumberOfTouches = Int.max
  /// The scrolls of a pointer, as storage.
  open var allowedScrollTypesMask: UIScrollTypeMask = [] {
    didSet {
      guard !allowedScrollTypesMask.isEmpty else { return }
      HeadlessScene.current.note(
        unimplemented: "UIPanGestureRecognizer.allowedScrollTypesMask")
    }
  }
  /// How far the fingers go before the gesture begins.
  package static let threshold: CGFloat = 10
  var traveled = CGPoint.zero
  private var middle = CGPoint.zero
  private var speed = CGPoint.zero
  private var isFarEnough = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if current == .possible, numberOfTouches > maximumNumberOfTouches { return state = .failed }
    middle = self.touches.middle
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let next = self.touches.middle
    traveled.x += next.x - middle.x
    traveled.y += next.y - middle.y
    middle = next
    measure()
    guard numberOfTouches >= minimumNumberOfTouches else { return }
    if current == .possible { beginIfFarEnough() } else { state = .changed }
  }

  private func beginIfFarEnough() {
    let distance = CGFloat(traveled.length)
    if !isFarEnough {
      guard distance >= Self.threshold else { return }
      guard isAllowed(traveled) else { return state = .failed }
      let share = (distance - Self.threshold) / distance
      traveled = CGPoint(x: traveled.x * share, y: traveled.y * share)
      isFarEnough = true
    }
    state = .began
  }

  /// Whether a gesture may begin in a direction.
  func isAllowed(_ direction: CGPoint) -> Bool { true }

  private func measure() {
    let velocities = touches.map(\.velocity)
    guard !velocities.isEmpty else { return }
    let sum = velocities.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    let count = CGFloat(velocities.count)
    speed = CGPoint(x: sum.x / count, y: sum.y / count)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 0, let last = touches.first { speed = last.velocity }
    middle = self.touches.middle
    guard numberOfTouches < minimumNumberOfTouches else { return }
    if current != .possible { state = .ended } else if numberOfTouches == 0 { state = .failed }
  }

  open override func reset() {
    (traveled, middle, speed, isFarEnough) = (.zero, .zero, .zero, false)
    super.reset()
  }

  open func translation(in view: UIView?) -> CGPoint { Self.vector(traveled, in: view) }

  override func standIn(for other: UIGestureRecognizer) {
    super.standIn(for: other)
    guard let other = other as? UIPanGestureRecognizer else { return }
    (traveled, speed) = (other.traveled, other.speed)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    if recognizing !== self {
      (recognizing as? UIPanGestureRecognizer)?.setTranslation(translation, in: view)
    }
    guard let view else { return traveled = translation }
    let origin = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(translation, to: nil)
    traveled = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// How fast the fingers go, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { Self.vector(speed, in: view) }

  private static func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let origin = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}

/// Recognizes fingers that come in from an edge of the screen.
///
/// The touch begins within 20 points of one of the edges and goes inwards.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
  /// How near to the edge the touch begins.
  package static let margin: CGFloat = 20
  private var touched: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard current == .possible, let touch = touches.first, let window = touch.window else { return }
    touched = edges.intersection(Self.edges(at: touch.point, of: window.bounds))
    if touched.isEmpty { state = .failed }
  }

  private static func edges(at point: CGPoint, of bounds: CGRect) -> UIRectEdge {
    var edges: UIRectEdge = []
    if point.x <= bounds.minX + margin { edges.insert(.left) }
    if point.x >= bounds.maxX - margin { edges.insert(.right) }
    if point.y <= bounds.minY + margin { edges.insert(.top) }
    if point.y >= bounds.maxY - margin { edges.insert(.bottom) }
    return edges
  }

  open override func reset() {
    touched = []
    super.reset()
  }

  override func isAllowed(_ direction: CGPoint) -> Bool {
    let isSideways = abs(direction.x) >= abs(direction.y)
    if isSideways {
      return direction.x > 0 ? touched.contains(.left) : touched.contains(.right)
    }
    return direction.y > 0 ? touched.contains(.top) : touched.contains(.bottom)
  }
}

/// Devices that scroll without a finger on the screen.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
