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

extension View {
  /// Has no effect: nothing is drawn.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View { self }
  /// Has no effect: nothing is drawn.
  public func scrollTransition<Effect: VisualEffect>(
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
