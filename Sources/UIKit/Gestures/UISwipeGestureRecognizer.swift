// SPDX-License-Identifier: MIT

import Foundation

/// Recognizes fingers that go 50 points in one direction, and not half as far aside.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
  /// How far the fingers go.
  package static let distance: CGFloat = 50
  private var start: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired { return state = .failed }
    start = self.touches.middle
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == numberOfTouchesRequired, let start else { return }
    let end = self.touches.middle
    let (x, y) = (end.x - start.x, end.y - start.y)
    guard max(abs(x), abs(y)) >= Self.distance else { return }
    let taken: Direction =
      abs(x) > 2 * abs(y)
      ? (x > 0 ? .right : .left) : abs(y) > 2 * abs(x) ? (y > 0 ? .down : .up) : []
    state = direction.intersection(taken).isEmpty ? .failed : .ended
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if current == .possible { state = .failed }
  }

  open override func reset() {
    start = nil
    super.reset()
  }
}
