// SPDX-License-Identifier: MIT

public import UIKit

/// Two fingers that move apart or together.
public struct MagnificationGesture: Gesture {
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  public func _recognizers() -> [UIGestureRecognizer] { [UIPinchGestureRecognizer()] }
  public func _value(of recognizer: UIGestureRecognizer) -> CGFloat? {
    (recognizer as? UIPinchGestureRecognizer)?.scale
  }
}

/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
  /// How far apart the fingers are.
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
  }
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  public func _recognizers() -> [UIGestureRecognizer] { [UIPinchGestureRecognizer()] }
  public func _value(of recognizer: UIGestureRecognizer) -> Value? {
    (recognizer as? UIPinchGestureRecognizer).map { Value(magnification: $0.scale) }
  }
}

/// Two fingers that turn.
public struct RotationGesture: Gesture {
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public func _recognizers() -> [UIGestureRecognizer] { [UIRotationGestureRecognizer()] }
  public func _value(of recognizer: UIGestureRecognizer) -> Angle? {
    (recognizer as? UIRotationGestureRecognizer).map { Angle(radians: $0.rotation) }
  }
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
  }
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public func _recognizers() -> [UIGestureRecognizer] { RotationGesture()._recognizers() }
  public func _value(of recognizer: UIGestureRecognizer) -> Value? {
    RotationGesture()._value(of: recognizer).map(Value.init)
  }
}

/// A tap that says where it was.
public struct SpatialTapGesture: Gesture {
  /// Where the finger was.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public var count: Int
  public var coordinateSpace: CoordinateSpace
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }
  public func _recognizers() -> [UIGestureRecognizer] { TapGesture(count: count)._recognizers() }
  public func _value(of recognizer: UIGestureRecognizer) -> Value? {
    Value(location: recognizer.location(in: coordinateSpace == .global ? nil : recognizer.view))
  }
}

/// A gesture after another one, such as a drag after a long press: here the first is taken as made
/// when the second begins.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the gestures are.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public func _installed(in node: _ViewNode) -> Self {
    Self(first._installed(in: node), second._installed(in: node))
  }
  public func _recognizers() -> [UIGestureRecognizer] { second._recognizers() }
  public func _value(of recognizer: UIGestureRecognizer) -> Value? {
    guard let before = first._value(of: recognizer) else { return nil }
    return second._value(of: recognizer).map { .second(before, $0) }
  }
}

extension Gesture {
  /// Recognizes another gesture after this one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// A gesture that may be missing, as in `gesture(isLocked ? nil : drag)`.
extension Optional: Gesture where Wrapped: Gesture {
  public func _installed(in node: _ViewNode) -> Self { self?._installed(in: node) }
  public func _recognizers() -> [UIGestureRecognizer] { self?._recognizers() ?? [] }
  public func _value(of recognizer: UIGestureRecognizer) -> Wrapped.Value? {
    self?._value(of: recognizer)
  }
  public func _receive(_ recognizer: UIGestureRecognizer) { self?._receive(recognizer) }
}
