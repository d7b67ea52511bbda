// SPDX-License-Identifier: MIT

public import UIKit

/// A gesture whose value is made of another one's.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
  var base: Base
  let transform: (Base.Value) -> Value

  public func _installed(in node: _ViewNode) -> Self {
    _MapGesture(base: base._installed(in: node), transform: transform)
  }
  public func _recognizers() -> [UIGestureRecognizer] { base._recognizers() }
  public func _value(of recognizer: UIGestureRecognizer) -> Value? {
    base._value(of: recognizer).map(transform)
  }
  public func _receive(_ recognizer: UIGestureRecognizer) { base._receive(recognizer) }
}

extension Gesture {
  /// The same gesture with a value that is made of its own.
  public func map<Other>(_ body: @escaping (Value) -> Other) -> _MapGesture<Self, Other> {
    _MapGesture(base: self, transform: body)
  }
}

/// A gesture whose type is not known, as where one of two is chosen.
public struct AnyGesture<Value>: Gesture {
  private let base: any Gesture<Value>

  public init<Other: Gesture>(_ gesture: Other) where Other.Value == Value { base = gesture }

  public func _installed(in node: _ViewNode) -> Self {
    func installed(_ base: some Gesture<Value>) -> Self { Self(base._installed(in: node)) }
    return installed(base)
  }
  public func _recognizers() -> [UIGestureRecognizer] { base._recognizers() }
  public func _value(of recognizer: UIGestureRecognizer) -> Value? { base._value(of: recognizer) }
  public func _receive(_ recognizer: UIGestureRecognizer) { base._receive(recognizer) }
}
