// SPDX-License-Identifier: MIT

public import UIKit

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

  /// Shows the view in the first of several phases: changes are not animated.
  @ViewBuilder
  public func phaseAnimator<Phases: Sequence, Content: View>(
    _ phases: Phases, @ViewBuilder content: (Self, Phases.Element) -> Content,
    animation: (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View {
    if let phase = phases.first(where: { _ in true }) { content(self, phase) }
  }
  /// Shows the view in the first of several phases: changes are not animated.
  @ViewBuilder
  public func phaseAnimator<Phases: Sequence, Trigger: Equatable, Content: View>(
    _ phases: Phases, trigger: Trigger, @ViewBuilder content: (Self, Phases.Element) -> Content,
    animation: (Phases.Element) -> Animation? = { _ in .default }
  ) -> some View {
    if let phase = phases.first(where: { _ in true }) { content(self, phase) }
  }
}

/// A view that is evaluated as time passes: here it is evaluated as any other one.
public struct TimelineView<Content: View>: View {
  /// The moment of an evaluation, the same in all: nothing may depend on the clock.
  public struct Context {
    public var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
  }

  let content: (Context) -> Content
  public init(_ schedule: TimelineSchedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
  }
  public var body: some View {
    content(Context()).withoutEffect(unimplemented: "TimelineView")
  }
}

/// When a view is evaluated as time passes, as storage.
public enum TimelineSchedule: Sendable {
  case everyMinute, animation
  case periodic(from: Date, by: TimeInterval)
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
