// SPDX-License-Identifier: MIT

public import Foundation

/// Shows a value as it is before its animation: changes are not animated.
public struct KeyframeAnimator<Value, Content: View>: View {
  let initialValue: Value
  let content: (Value) -> Content

  public init<Frames: Keyframes<Value>>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
  ) { (self.initialValue, self.content) = (initialValue, content) }

  public init<Trigger: Equatable, Frames: Keyframes<Value>>(
    initialValue: Value, trigger: Trigger, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
  ) { (self.initialValue, self.content) = (initialValue, content) }

  public var body: some View { content(initialValue) }
}

extension View {
  /// Shows the view with a value as it is before its animation: changes are not animated.
  public func keyframeAnimator<Value, Content: View, Frames: Keyframes<Value>>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
  ) -> some View { content(.init { $0.show(self) }, initialValue) }

  /// Shows the view with a value as it is before its animation: changes are not animated.
  public func keyframeAnimator<Value, Trigger: Equatable, Content: View, Frames: Keyframes<Value>>(
    initialValue: Value, trigger: Trigger,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Frames
  ) -> some View { content(.init { $0.show(self) }, initialValue) }
}

/// How parts of a value change in an animation, as storage.
public protocol Keyframes<Value> { associatedtype Value }

/// How several parts of a value change.
public struct KeyframeGroup<Value>: Keyframes {}

/// How one part of a value changes, or all of it.
public struct KeyframeTrack<Root, Part>: Keyframes {
  public typealias Value = Root
  public init(
    _ part: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> KeyframeSequence<Part>
  ) {}
  public init(@KeyframeTrackContentBuilder<Root> content: () -> KeyframeSequence<Root>)
  where Root == Part {}
}

/// Joins the tracks of an animation.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<Frames: Keyframes<Value>>(_ frames: Frames) -> Frames {
    frames
  }
  public static func buildBlock(_ frames: any Keyframes<Value>...) -> KeyframeGroup<Value> {
    KeyframeGroup()
  }
}

/// A value at a moment of an animation, as storage.
public protocol KeyframeTrackContent<Value> { associatedtype Value }

/// Values one after the other.
public struct KeyframeSequence<Value>: KeyframeTrackContent {}

/// Joins the values of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<Frame: KeyframeTrackContent<Value>>(_ frame: Frame) -> Frame {
    frame
  }
  public static func buildBlock(_ frames: any KeyframeTrackContent<Value>...)
    -> KeyframeSequence<Value>
  { KeyframeSequence() }
  public static func buildArray(_ frames: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> {
    KeyframeSequence()
  }
}

public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(_ value: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ value: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ value: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}
public struct MoveKeyframe<Value>: KeyframeTrackContent { public init(_ value: Value) {} }
