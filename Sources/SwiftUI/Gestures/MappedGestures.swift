// SPDX-License-Identifier: MIT

public import UIKit

/// A gesture whose value is made of another one's.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
  let base: Base
  let transform: (Base.Value) -> Value

  public func _install(in node: _ViewNode) { base._install(in: node) }
  public func _recognizer() -> UIGestureRecognizer { base._recognizer() }
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
  let base: any Gesture<Value>

  public init<Other: Gesture>(_ gesture: Other) where Other.Value == Value { base = gesture }

  public func _install(in node: _ViewNode) { base._install(in: node) }
  public func _recognizer() -> UIGestureRecognizer { base._recognizer() }
  public func _value(of recognizer: UIGestureRecognizer) -> Value? { base._value(of: recognizer) }
  public func _receive(_ recognizer: UIGestureRecognizer) { base._receive(recognizer) }
}
