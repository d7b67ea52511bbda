// SPDX-License-Identifier: MIT

public import Foundation

/// A value that can be multiplied, as animations do with it.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by factor: Double)
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic where Self: BinaryFloatingPoint {
  public mutating func scale(by factor: Double) { self *= Self(factor) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {}
extension Double: VectorArithmetic {}
extension Float: VectorArithmetic {}

/// Nothing that could be animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static var zero: Self { .init() }
  public static func + (left: Self, right: Self) -> Self { left }
  public static func - (left: Self, right: Self) -> Self { left }
  public mutating func scale(by factor: Double) {}
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public static var zero: Self { .init(.zero, .zero) }
  public static func + (left: Self, right: Self) -> Self {
    .init(left.first + right.first, left.second + right.second)
  }
  public static func - (left: Self, right: Self) -> Self {
    .init(left.first - right.first, left.second - right.second)
  }
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// Something that takes values between two others while it is animated: here what changes is in its
/// new place at once, and only the value at the end is set, when all is evaluated.
@preconcurrency @MainActor
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { .init() }
    set {}
  }
}

/// A modifier that takes values between two others while it is animated.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension _ViewNode {
  /// Sets the value of a view or a modifier that has changed, as the end of the animation does.
  func endAnimation<Owner>(of owner: Owner) {
    if let animated = owner as? any Animatable { end(animated) }
  }

  private func end<Animated: Animatable>(_ animated: Animated) {
    let data = animated.animatableData
    let known = memory { AnimatedValue(data) }
    guard known.value != data else { return }
    known.value = data
    graph.afterEvaluation { [graph] in
      guard graph.isAnimated else { return }
      var animated = animated
      animated.animatableData = data
    }
  }
}

/// The value that was evaluated last.
private final class AnimatedValue<Value: VectorArithmetic> {
  private var derived: Derived<Value>
  init(_ value: Value) { derived = Derived(value) }
  var value: Value {
    get { derived.value }
    set { derived.value = newValue }
  }
}
