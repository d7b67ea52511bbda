// SPDX-License-Identifier: MIT

public import Foundation

/// Recognizes two fingers that come nearer to each other or go apart.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  /// How fast that changes, which nothing measures here.
  open var velocity: CGFloat { 0 }
  private var distance: CGFloat = 0

  private var spread: CGFloat {
    let points = touches.prefix(2).map(\.point)
    guard points.count == 2 else { return 0 }
    return CGFloat(hypot(Double(points[0].x - points[1].x), Double(points[0].y - points[1].y)))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 2 { distance = spread }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2, distance > 0 else { return }
    let now = spread
    if current == .possible {
      guard abs(now - distance) >= 10 else { return }
      state = .began
    } else {
      scale *= now / distance
      distance = now
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches < 2 else { return }
    if current != .possible { state = .ended } else if numberOfTouches == 0 { state = .failed }
  }

  open override func reset() {
    (scale, distance) = (1, 0)
    super.reset()
  }
}

/// Recognizes two fingers that turn about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  /// How fast that changes, which nothing measures here.
  open var velocity: CGFloat { 0 }
  private var angle: CGFloat?

  private var direction: CGFloat {
    let points = touches.prefix(2).map(\.point)
    guard points.count == 2 else { return 0 }
    return CGFloat(atan2(Double(points[1].y - points[0].y), Double(points[1].x - points[0].x)))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 2 { angle = direction }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2, let before = angle else { return }
    let now = direction
    if current == .possible {
      guard abs(now - before) >= 0.1 else { return }
      state = .began
    } else {
      rotation += now - before
      angle = now
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches < 2 else { return }
    if current != .possible { state = .ended } else if numberOfTouches == 0 { state = .failed }
  }

  open override func reset() {
    (rotation, angle) = (0, nil)
    super.reset()
  }
}
