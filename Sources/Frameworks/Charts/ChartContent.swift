// SPDX-License-Identifier: MIT

/// What is drawn in a chart, as storage.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
  /// A mark has no body.
  public var body: Never { preconditionFailure("A mark of Charts' own has no body.") }
}

/// Marks that are put together, as storage.
public struct EmptyChartContent: ChartContent {
  public typealias Body = Never
  public nonisolated init() {}
}
public typealias AnyChartContent = EmptyChartContent

extension EmptyChartContent {
  public nonisolated init<Content: ChartContent>(_ content: Content) { self.init() }
}

/// Puts marks together.
@MainActor @preconcurrency @resultBuilder
public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock() -> EmptyChartContent { .init() }
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> EmptyChartContent { .init() }
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: ChartContent>(first content: Content)
    -> EmptyChartContent
  { .init() }
  public static func buildEither<Content: ChartContent>(second content: Content)
    -> EmptyChartContent
  { .init() }
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content)
    -> EmptyChartContent
  { .init() }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  public var body: Never { preconditionFailure("Marks of Charts' own have no body.") }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  public var body: Never { preconditionFailure("Marks of Charts' own have no body.") }
}

extension ForEach where Content: ChartContent {
  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { $0.id }
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content) { $0[keyPath: id] } }
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content) { $0 }
  }
}

// How marks look, as storage.
extension ChartContent {
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some ChartContent { self }
  public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>)
    -> some ChartContent
  { self }
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { self }
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    self
  }
  public func symbol<Shape: ChartSymbolShape>(_ symbol: Shape) -> some ChartContent { self }
  public func symbol<Symbol: View>(@ViewBuilder symbol: () -> Symbol) -> some ChartContent { self }
  public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    self
  }
  public func symbolSize(_ area: CGFloat) -> some ChartContent { self }
  public func symbolSize(_ size: CGSize) -> some ChartContent { self }
  public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    self
  }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  public func cornerRadius(_ radius: CGFloat) -> some ChartContent { self }
  public func opacity(_ opacity: Double) -> some ChartContent { self }
  public func offset(_ offset: CGSize) -> some ChartContent { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  public func offset(yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent { self }
  public func blur(radius: CGFloat) -> some ChartContent { self }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }
  public func zIndex(_ value: Double) -> some ChartContent { self }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  public func clipShape<Clip: Shape>(_ shape: Clip) -> some ChartContent { self }
  public func mask<Content: ChartContent>(@ChartContentBuilder content: () -> Content)
    -> some ChartContent
  { self }
  public func compositingLayer() -> some ChartContent { self }
  public func accessibilityLabel(_ label: String) -> some ChartContent { self }
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  public func accessibilityValue(_ value: String) -> some ChartContent { self }
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }

  /// The view is not shown.
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: () -> Content
  ) -> some ChartContent { self }
  /// The view is not shown.
  @_disfavoredOverload
  public func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: (AnnotationContext) -> Content
  ) -> some ChartContent { self }
}
