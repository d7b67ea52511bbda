// SPDX-License-Identifier: MIT

// As on Apple's systems, who imports Charts has SwiftUI too.
@_exported public import SwiftUI

/// A chart, which takes its place and shows nothing, so that nothing in it can be touched.
public struct Chart<Content: ChartContent>: View {
  public init(@ChartContentBuilder content: () -> Content) {}

  public init<Data: RandomAccessCollection, Mark: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Mark> {}

  public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> {}

  public var body: some View { Color.clear }
}

/// Where values stand in a chart, which is nowhere.
public struct ChartProxy {
  public var plotSize: CGSize { .zero }
  public var plotAreaSize: CGSize { .zero }
  public var plotFrame: Anchor? { nil }
  public var plotAreaFrame: Anchor { Anchor() }

  /// A frame that another view can read.
  public struct Anchor { init() {} }

  public func value<X: Plottable>(atX position: CGFloat, as type: X.Type = X.self) -> X? { nil }
  public func value<Y: Plottable>(atY position: CGFloat, as type: Y.Type = Y.self) -> Y? { nil }
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? { nil }
  public func value<Value: Plottable>(
    atAngle angle: Angle, as type: Value.Type = Value.self
  ) -> Value? { nil }
  public func position<X: Plottable>(forX value: X) -> CGFloat? { nil }
  public func position<Y: Plottable>(forY value: Y) -> CGFloat? { nil }
  public func positionRange<X: Plottable>(forX value: X) -> ClosedRange<CGFloat>? { nil }
  public func positionRange<Y: Plottable>(forY value: Y) -> ClosedRange<CGFloat>? { nil }
  public func selectXValue(at position: CGFloat) {}
  public func selectYValue(at position: CGFloat) {}
  public func selectXRange(from start: CGFloat, to end: CGFloat) {}
  public func selectAngleValue(at angle: Angle) {}
  public func angle(at position: CGPoint) -> Angle { .zero }
}

extension GeometryProxy {
  /// The frame of a chart's plot, which is nowhere.
  public subscript(anchor: ChartProxy.Anchor) -> CGRect { .zero }
}
