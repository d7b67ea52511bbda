// SPDX-License-Identifier: MIT

public import UIKit

/// Something that a user does with fingers.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture = Never
  /// Of what other gestures one of the app's own is made.
  var body: Body { get }
  /// A copy whose properties, if it is one of the app's own, are those of a node.
  func _installed(in node: _ViewNode) -> Self
  /// Makes the recognizers of UIKit's that stand behind it.
  func _recognizers() -> [UIGestureRecognizer]
  /// What the recognizer says now; nothing while it says nothing of the gesture.
  func _value(of recognizer: UIGestureRecognizer) -> Value?
  /// Does what is to be done.
  func _receive(_ recognizer: UIGestureRecognizer)
}

extension Gesture where Value == Body.Value {
  public func _installed(in node: _ViewNode) -> Self { node.installed(self) }
  public func _recognizers() -> [UIGestureRecognizer] { body._recognizers() }
  public func _value(of recognizer: UIGestureRecognizer) -> Body.Value? {
    body._value(of: recognizer)
  }
  public func _receive(_ recognizer: UIGestureRecognizer) { body._receive(recognizer) }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("One of SwiftUI's gestures is made of no others.") }
}

extension Never: Gesture {
  public typealias Value = Never
  public func _recognizers() -> [UIGestureRecognizer] { switch self {} }
  public func _value(of recognizer: UIGestureRecognizer) -> Never? { switch self {} }
}

extension Gesture {
  public func _installed(in node: _ViewNode) -> Self { self }
  public func _receive(_ recognizer: UIGestureRecognizer) {}

  /// Does something whenever the gesture goes on.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ActionGesture<Self> {
    _ActionGesture(base: self) { recognizer, value in
      if recognizer.state == .began || recognizer.state == .changed { action(value) }
    }
  }

  /// Does something when the gesture has come to its end.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _ActionGesture<Self> {
    _ActionGesture(base: self) { recognizer, value in
      let isPress = recognizer is UILongPressGestureRecognizer
      if recognizer.state == (isPress ? .began : .ended) { action(value) }
    }
  }

  /// Keeps something as long as the gesture goes on.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> _ActionGesture<Self> {
    _ActionGesture(base: self) { recognizer, value in
      switch recognizer.state {
      case .began, .changed:
        var new = state.wrappedValue
        var transaction = Transaction()
        body(value, &new, &transaction)
        state.keep(new)
      default: state.reset()
      }
    } cancelled: {
      state.reset()
    }
  }
}

/// The type of a gesture whose changes are told.
public typealias _ChangedGesture<Base: Gesture> = _ActionGesture<Base>
/// The type of a gesture whose end is told.
public typealias _EndedGesture<Base: Gesture> = _ActionGesture<Base>
/// The type of a gesture that keeps something as long as it goes on.
public typealias GestureStateGesture<Base: Gesture, State> = _ActionGesture<Base>

/// A gesture with something that is to be done.
public struct _ActionGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  var base: Base
  let action: @MainActor (UIGestureRecognizer, Value) -> Void
  var cancelled: @MainActor () -> Void = {}

  public func _installed(in node: _ViewNode) -> Self {
    var copy = self
    copy.base = base._installed(in: node)
    return copy
  }
  public func _recognizers() -> [UIGestureRecognizer] { base._recognizers() }
  public func _value(of recognizer: UIGestureRecognizer) -> Value? {
    base._value(of: recognizer)
  }
  public func _receive(_ recognizer: UIGestureRecognizer) {
    base._receive(recognizer)
    if recognizer.state == .cancelled { return cancelled() }
    if let value = base._value(of: recognizer) { action(recognizer, value) }
  }
}

/// A tap.
public struct TapGesture: Gesture {
  public var count: Int
  public init(count: Int = 1) { self.count = count }

  public func _recognizers() -> [UIGestureRecognizer] {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = count
    return [tap]
  }
  public func _value(of recognizer: UIGestureRecognizer) -> Void? { () }
}

/// A finger that rests.
public struct LongPressGesture: Gesture {
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}

  public func _recognizers() -> [UIGestureRecognizer] { [UILongPressGestureRecognizer()] }
  public func _value(of recognizer: UIGestureRecognizer) -> Bool? { true }
}

/// Which gestures of a view are recognized, as storage.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Recognizes a gesture on the view.
  public func gesture<Touch: Gesture>(_ gesture: Touch, including mask: GestureMask = .all)
    -> some View
  { RecognizingView(content: self, gesture: gesture) }
  /// Recognizes a gesture on the view, as long as that is wanted.
  public func gesture<Touch: Gesture>(_ gesture: Touch, isEnabled: Bool) -> some View {
    RecognizingView(content: self, gesture: gesture, isEnabled: isEnabled)
  }
  /// The same; a tap of a button in the view is for both.
  public func simultaneousGesture<Touch: Gesture>(
    _ gesture: Touch, including mask: GestureMask = .all
  ) -> some View { simultaneousGesture(gesture, isEnabled: true) }
  /// The same; a tap of a button in the view is for the gesture alone.
  public func highPriorityGesture<Touch: Gesture>(
    _ gesture: Touch, including mask: GestureMask = .all
  ) -> some View { highPriorityGesture(gesture, isEnabled: true) }
  /// The same, as long as that is wanted.
  public func simultaneousGesture<Touch: Gesture>(_ gesture: Touch, isEnabled: Bool) -> some View {
    EnvironmentView(content: self) { environment in
      if isEnabled, let tap = gesture.tap { environment.tapsOfGestures.besides.append(tap) }
    }.recognizing(gesture, isEnabled: isEnabled)
  }
  /// The same, as long as that is wanted.
  public func highPriorityGesture<Touch: Gesture>(_ gesture: Touch, isEnabled: Bool) -> some View {
    EnvironmentView(content: self) { environment in
      if isEnabled, let tap = gesture.tap { environment.tapsOfGestures.instead = tap }
    }.recognizing(gesture, isEnabled: isEnabled)
  }

  /// Recognizes a gesture beside what it makes of the taps of buttons in the view.
  private func recognizing<Touch: Gesture>(_ gesture: Touch, isEnabled: Bool) -> some View {
    RecognizingView(
      content: self, gesture: gesture, isEnabled: isEnabled, tapsRow: gesture.tap != nil)
  }

  /// Does something when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void)
    -> some View
  { gesture(TapGesture(count: count).onEnded { action() }) }

  /// Does something with the place at which the view is tapped.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    let tap = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
    return gesture(tap.onEnded { action($0.location) })
  }

  /// Does something when a finger rests on the view.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { gesture(LongPressGesture().onEnded { _ in action() }) }

  /// Does something when a finger rests on the view, as it was called before iOS 15.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping @MainActor () -> Void
  ) -> some View { onLongPressGesture(perform: action) }
}
