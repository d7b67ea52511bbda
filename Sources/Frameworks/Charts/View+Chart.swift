// SPDX-License-Identifier: MIT

// How charts look, as storage: nothing is drawn. A scene is warned of what a user could touch.
extension View {
  // MARK: - Axes

  public func chartXAxis(_ visibility: Visibility) -> some View { self }
  public func chartYAxis(_ visibility: Visibility) -> some View { self }
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content)
    -> some View
  { self }
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content)
    -> some View
  { self }
  public func chartXAxisStyle<Content: View>(@ViewBuilder content: (Text) -> Content) -> some View {
    self
  }
  public func chartXAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  @_disfavoredOverload
  public func chartXAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  public func chartXAxisLabel<Label: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Label
  ) -> some View { self }
  public func chartYAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  @_disfavoredOverload
  public func chartYAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  public func chartYAxisLabel<Label: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Label
  ) -> some View { self }

  // MARK: - Scales

  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View
  { self }
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { self }
  public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    self
  }
  public func chartXScale(type: ScaleType?) -> some View { self }
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View
  { self }
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { self }
  public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    self
  }
  public func chartYScale(type: ScaleType?) -> some View { self }

  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View { self }
  public func chartForegroundStyleScale<Domain: ScaleDomain, Style: ShapeStyle>(
    domain: Domain, range: [Style]
  ) -> some View { self }
  public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View { self }
  @_disfavoredOverload
  public func chartForegroundStyleScale<Style: ShapeStyle>(range: Style) -> some View { self }
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], mapping: @escaping (Value) -> Style
  ) -> some View { self }
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    mapping: @escaping (Value) -> Style
  ) -> some View { self }
  public func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
    _ mapping: KeyValuePairs<Value, Symbol>
  ) -> some View { self }
  public func chartSymbolScale<Domain: ScaleDomain, Symbol: ChartSymbolShape>(
    domain: Domain, range: [Symbol]
  ) -> some View { self }
  public func chartLineStyleScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, StrokeStyle>)
    -> some View
  { self }

  // MARK: - Legends and what lies around

  public func chartLegend(_ visibility: Visibility) -> some View { self }
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content = { EmptyView() }
  ) -> some View { self }
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { self }
  public func chartOverlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View {
    withoutEffect(unimplemented: "View.chartOverlay")
  }
  public func chartBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View { self }
  public func chartGesture<Value: Gesture>(_ gesture: @escaping (ChartProxy) -> Value) -> some View
  {
    withoutEffect(unimplemented: "View.chartGesture")
  }

  // MARK: - What is chosen and scrolled

  public func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    withoutEffect(unimplemented: "View.chartXSelection")
  }
  public func chartXSelection<Value: Plottable & Comparable>(
    range: Binding<ClosedRange<Value>?>
  ) -> some View {
    withoutEffect(unimplemented: "View.chartXSelection")
  }
  public func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    withoutEffect(unimplemented: "View.chartYSelection")
  }
  public func chartYSelection<Value: Plottable & Comparable>(
    range: Binding<ClosedRange<Value>?>
  ) -> some View {
    withoutEffect(unimplemented: "View.chartYSelection")
  }
  public func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View {
    withoutEffect(unimplemented: "View.chartAngleSelection")
  }
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  public func chartXVisibleDomain<Length: Plottable & Numeric>(length: Length) -> some View { self }
  public func chartYVisibleDomain<Length: Plottable & Numeric>(length: Length) -> some View { self }
  public func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View { self }
  public func chartScrollPosition<Value: Plottable>(y: Binding<Value>) -> some View { self }
  public func chartScrollPosition<Value: Plottable>(initialX: Value) -> some View { self }
  public func chartScrollPosition<Value: Plottable>(initialY: Value) -> some View { self }
  public func chartScrollTargetBehavior(_ behavior: ChartScrollTargetBehavior) -> some View { self }
}

/// What a chart is drawn on, which shows nothing.
public struct ChartPlotContent: View {
  public var body: some View { EmptyView() }
}

/// The values along an axis.
public protocol ScaleDomain {}
extension Array: ScaleDomain where Element: Plottable {}
extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Range: ScaleDomain where Bound: Plottable {}
public struct AutomaticScaleDomain: ScaleDomain {}
extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { .init() }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil)
    -> AutomaticScaleDomain
  { .init() }
}
public struct PlotDimensionScaleRange: Sendable {
  public static let plotDimension = Self()
  public static func plotDimension(padding: CGFloat) -> Self { plotDimension }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self {
    plotDimension
  }
}
public struct ScaleType: Hashable, Sendable {
  public static let linear = Self(), log = Self(), date = Self(), category = Self()
  public static let squareRoot = Self(), symmetricLog = Self()
  public static func power(exponent: Double) -> Self { linear }
  public static func symmetricLog(slopeAtZero: Double) -> Self { symmetricLog }
}
public struct ChartScrollTargetBehavior: Sendable {
  public static let paging = Self()
  public static func valueAligned(unit: Double) -> Self { paging }
  public static func valueAligned(
    matching: DateComponents, majorAlignment: MajorAlignment? = nil
  ) -> Self { paging }
  public struct MajorAlignment: Sendable {
    public static let page = Self()
    public static func matching(_ components: DateComponents) -> Self { page }
    public static func unit(_ unit: Double) -> Self { page }
  }
}
