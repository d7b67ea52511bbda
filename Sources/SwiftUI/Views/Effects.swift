// SPDX-License-Identifier: MIT

import UIKit

/// What a view looks like at a moment, which has no effect.
public protocol VisualEffect {}

/// A view as it is.
public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func blur(radius: CGFloat) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
}

/// Where a row stands while its list is scrolled.
public enum ScrollTransitionPhase: Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { 0 }
}

/// When a row changes its look, as storage.
public struct ScrollTransitionConfiguration: Sendable {
  public enum Threshold: Sendable {
    case visible, hidden, centered
    public static func visible(_ amount: Double) -> Threshold { .visible }
  }
  public static let animated = Self(), interactive = Self(), identity = Self()
  public static func animated(_ animation: Animation) -> Self { Self() }
  public static func interactive(timingCurve: UnitCurve) -> Self { Self() }
  public func threshold(_ threshold: Threshold) -> Self { self }
  public func animation(_ animation: Animation) -> Self { self }
}

extension View {
  /// Has no effect: nothing is drawn.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View { self }
  /// Has no effect: nothing is drawn.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View { self }
  /// Has no effect: nothing is drawn.
  public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View { self }
}

/// How much of something there is.
public struct Gauge<Label: View>: View {
  let label: Label
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public var body: some View { label }
}

/// Controls that go together.
public struct ControlGroup<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { HStack { content } }
}

/// A view that is compared by its value, which changes nothing here.
public struct EquatableView<Content: View & Equatable>: View {
  let content: Content
  public init(content: Content) { self.content = content }
  public var body: some View { content }
}

/// Scrolls the view in it, which has no effect: the user can do so, too.
public struct ScrollViewReader<Content: View>: View {
  let content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls views by their identity.
@MainActor
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    HeadlessScene.current.note(unimplemented: "ScrollViewProxy.scrollTo")
  }
}
