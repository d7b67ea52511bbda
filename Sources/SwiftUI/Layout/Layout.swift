// SPDX-License-Identifier: MIT

public import Foundation

/// How views stand to each other, without the views.
public protocol Layout: Sendable {
  /// What is worked out once and used again: here it lives as long as one question.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  @MainActor
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ArrangedView(content: content(), arrangement: arrangementOfAll)
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What is known of all layouts of a type, as storage.
public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}

/// How far views stand from each other: as far from each as from any other.
public struct ViewSpacing: Sendable {
  public init() {}
  public static let zero = ViewSpacing()
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

/// What a view tells the layout that it is in.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Boxes as an app's own layout arranges them.
struct CustomArrangement<Custom: Layout>: Arrangement {
  let layout: Custom

  func size(of parts: [Box], in offered: CGSize) -> CGSize {
    let subviews = LayoutSubviews(parts)
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(
      proposal: ProposedViewSize(
        width: offered.width.isFinite ? offered.width : nil,
        height: offered.height.isFinite ? offered.height : nil),
      subviews: subviews, cache: &cache)
  }

  func place(_ parts: [Box], in frame: CGRect) {
    let subviews = LayoutSubviews(parts)
    var cache = layout.makeCache(subviews: subviews)
    let proposal = ProposedViewSize(frame.size)
    _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &cache)
    // What the layout leaves out stands in the middle.
    for subview in subviews where !subview.isPlaced {
      subview.place(
        at: CGPoint(x: frame.midX, y: frame.midY), anchor: .center, proposal: proposal)
    }
  }
}

extension View {
  /// Tells the layout around something.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    LayoutValueView(content: self, key: ObjectIdentifier(key), value: value)
  }
}

/// A view that tells the layout around something.
struct LayoutValueView<Content: View>: View {
  let content: Content
  let key: ObjectIdentifier
  let value: Any
  static func _update(_ view: Self, in node: _ViewNode) {
    node.facts.layoutValues = [view.key: view.value]
    node.show(view.content)
  }
}
