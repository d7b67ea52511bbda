// SPDX-License-Identifier: MIT

public import Foundation

/// How views stand to each other, without the views.
public protocol Layout: Sendable {
  /// Says along which axis the views stand; none for one over the other.
  var _axis: Axis? { get }
  var _spacing: CGFloat { get }
}

extension Layout {
  @MainActor
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let arrangement: any Arrangement =
      _axis.map { LineArrangement(axis: $0, spacing: _spacing) } ?? LayerArrangement()
    return ArrangedView(content: content(), arrangement: arrangement)
  }
}

/// Views side by side.
public struct HStackLayout: Layout {
  public let _axis: Axis? = .horizontal
  public let _spacing: CGFloat
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    _spacing = spacing ?? 8
  }
}

/// Views below each other.
public struct VStackLayout: Layout {
  public let _axis: Axis? = .vertical
  public let _spacing: CGFloat
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    _spacing = spacing ?? 8
  }
}

/// Views over each other.
public struct ZStackLayout: Layout {
  public let _axis: Axis? = nil
  public let _spacing: CGFloat = 0
  public init(alignment: Alignment = .center) {}
}

/// A layout whose type is not known; where it changes, the views stay the same.
public struct AnyLayout: Layout {
  public let _axis: Axis?
  public let _spacing: CGFloat
  public init<Other: Layout>(_ layout: Other) {
    (_axis, _spacing) = (layout._axis, layout._spacing)
  }
}
