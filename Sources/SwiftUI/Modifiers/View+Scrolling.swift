// SPDX-License-Identifier: MIT

public import Foundation

/// How a scroll view stands.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset = CGPoint.zero, contentSize = CGSize.zero, contentInsets = EdgeInsets()
  public var containerSize = CGSize.zero
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var visibleRect: CGRect { bounds }
}

/// What moves a scroll view.
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

/// What is known as the phase changes.
public struct ScrollPhaseChangeContext {
  public var geometry: ScrollGeometry { ScrollGeometry() }
  public var velocity: CGVector? { nil }
}

/// How an edge under a bar looks, as storage.
public enum ScrollEdgeEffectStyle: Sendable { case automatic, hard, soft }

extension View {
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View { withoutEffect(unimplemented: "View.onScrollGeometryChange") }
  public func onScrollPhaseChange(
    _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void
  ) -> some View { withoutEffect(unimplemented: "View.onScrollPhaseChange") }
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { withoutEffect(unimplemented: "View.onScrollPhaseChange") }

  // What follows has no effect: nothing is drawn.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }
  public func backgroundExtensionEffect() -> some View { self }
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func gridCellColumns(_ count: Int) -> some View { self }
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View { self }

  /// Another view beside this one, at its left or right side.
  @ViewBuilder
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    HStack(spacing: spacing) {
      if edge == .leading { content() }
      self
      if edge == .trailing { content() }
    }
  }

  /// Another view above the bar of tabs.
  public func tabViewBottomAccessory<Accessory: View>(@ViewBuilder content: () -> Accessory)
    -> some View
  { safeAreaInset(edge: .bottom, spacing: 0, content: content) }
}

/// Whether it is shown how far something is scrolled, as storage.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic"), visible = Self(name: "visible")
  public static let hidden = Self(name: "hidden"), never = Self(name: "never")
}

/// What a background is that of, as storage.
public enum ContainerBackgroundPlacement: Sendable { case navigation, navigationSplitView, widget }

extension Font {
  /// How wide letters are, as storage.
  public enum Width: Hashable, Sendable { case compressed, condensed, standard, expanded }
  public func width(_ width: Width) -> Font { self }
}

extension AnyTransition {
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .symbolEffect }
}
