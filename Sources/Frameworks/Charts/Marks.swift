// SPDX-License-Identifier: MIT

// Marks, as storage: nothing is drawn.

public struct BarMark: ChartContent {
  public typealias Body = Never
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {}
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {}
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {}
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {}
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {}
}

public struct LineMark: ChartContent {
  public typealias Body = Never
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>
  ) {}
}

public struct PointMark: ChartContent {
  public typealias Body = Never
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {}
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {}
}

public struct AreaMark: ChartContent {
  public typealias Body = Never
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {}
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>,
    stacking: MarkStackingMethod = .standard
  ) {}
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
  public init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<Series>
  ) {}
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {}
}

public struct RuleMark: ChartContent {
  public typealias Body = Never
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {}
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {}
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {}
}

public struct RectangleMark: ChartContent {
  public typealias Body = Never
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {}
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {}
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {}
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {}
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {}
}

public struct SectorMark: ChartContent {
  public typealias Body = Never
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {}
}

public struct LinePlot: ChartContent {
  public typealias Body = Never
  public init(
    x: String, y: String, domain: ClosedRange<Double>? = nil, function: (Double) -> Double
  ) {}
}
public struct AreaPlot: ChartContent {
  public typealias Body = Never
  public init(
    x: String, y: String, domain: ClosedRange<Double>? = nil, function: (Double) -> Double
  ) {}
}

// MARK: - How marks look

public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  public static let automatic = MarkDimension()
  public static func fixed(_ value: CGFloat) -> Self { automatic }
  public static func inset(_ value: CGFloat) -> Self { automatic }
  public static func ratio(_ value: CGFloat) -> Self { automatic }
  init() {}
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
}
public enum MarkStackingMethod: Hashable, Sendable { case standard, normalized, center, unstacked }
public struct InterpolationMethod: Sendable {
  public static let linear = Self(), monotone = Self(), stepStart = Self(), stepCenter = Self()
  public static let stepEnd = Self(), cardinal = Self(), catmullRom = Self()
  public static func cardinal(tension: CGFloat) -> Self { cardinal }
  public static func catmullRom(alpha: CGFloat) -> Self { catmullRom }
}
public protocol ChartSymbolShape: Shape {}
public struct BasicChartSymbolShape: ChartSymbolShape {
  public func path(in rect: CGRect) -> Path { Path() }
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { self }
}
extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: Self { .init() }
  public static var square: Self { .init() }
  public static var triangle: Self { .init() }
  public static var diamond: Self { .init() }
  public static var pentagon: Self { .init() }
  public static var plus: Self { .init() }
  public static var cross: Self { .init() }
  public static var asterisk: Self { .init() }
}
public struct AnnotationPosition: Hashable, Sendable {
  public static let automatic = Self(), overlay = Self(), top = Self(), bottom = Self()
  public static let leading = Self(), trailing = Self(), topLeading = Self()
  public static let topTrailing = Self(), bottomLeading = Self(), bottomTrailing = Self()
}
public struct AnnotationOverflowResolution: Sendable {
  public static let automatic = Self()
  public init() {}
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
  public struct Strategy: Sendable {
    public static let automatic = Self(), disabled = Self(), fit = Self(), padScale = Self()
    public static func fit(to boundary: Boundary) -> Self { fit }
  }
  public struct Boundary: Sendable {
    public static let automatic = Self(), chart = Self(), plot = Self()
  }
}
public struct AnnotationContext: Sendable {
  public let targetSize: CGSize
}
