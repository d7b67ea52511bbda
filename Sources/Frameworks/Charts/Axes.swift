// SPDX-License-Identifier: MIT

// Axes, as storage: nothing is drawn.

@MainActor @preconcurrency
public protocol AxisContent {}
@MainActor @preconcurrency
public protocol AxisMark {}

/// Puts axes together.
@MainActor @preconcurrency @resultBuilder
public enum AxisContentBuilder {
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content)
    -> AxisMarks
  { AxisMarks() }
  public static func buildIf(_ content: AxisMarks?) -> AxisMarks { AxisMarks() }
  public static func buildEither<Content: AxisContent>(first content: Content) -> AxisMarks {
    AxisMarks()
  }
  public static func buildEither<Content: AxisContent>(second content: Content) -> AxisMarks {
    AxisMarks()
  }
  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content)
    -> AxisMarks
  { AxisMarks() }
}

/// Puts the marks of an axis together.
@MainActor @preconcurrency @resultBuilder
public enum AxisMarkBuilder {
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> AxisTick
  { AxisTick() }
  public static func buildIf(_ content: AxisTick?) -> AxisTick { AxisTick() }
  public static func buildEither<Content: AxisMark>(first content: Content) -> AxisTick {
    AxisTick()
  }
  public static func buildEither<Content: AxisMark>(second content: Content) -> AxisTick {
    AxisTick()
  }
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AxisTick {
    AxisTick()
  }
}

public struct AxisMarks: AxisContent {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}
  public init<Mark: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: (AxisValue) -> Mark
  ) {}
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {}
  public init<Value: Plottable, Mark: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: (AxisValue) -> Mark
  ) {}
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) {}
}

public struct AxisGridLine: AxisMark {
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

public struct AxisTick: AxisMark {
  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {}
  /// How long a tick is.
  public struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    public static let automatic = Length(), label = Length(), longestLabel = Length()
    init() {}
    public init(integerLiteral value: Int) {}
    public init(floatLiteral value: Double) {}
  }
}

public struct AxisValueLabel: AxisMark {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
  public init<Label: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Label
  ) {}
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
  public init<Label: StringProtocol>(
    _ label: Label, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic
  ) {}
}

extension AxisMark {
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some AxisMark { self }
  public func font(_ font: Font?) -> some AxisMark { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}

/// A value at an axis.
public struct AxisValue {
  public let index: Int
  public let count: Int
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { nil }
}

public struct AxisMarkValues: Sendable {
  public static let automatic = Self()
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { automatic }
  public static func automatic<Value: Plottable>(
    minimumStride: Value, desiredCount: Int? = nil
  ) -> Self { automatic }
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> Self { automatic }
  public static func stride<Value: Plottable>(
    by step: Value, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { automatic }
}
public enum AxisMarkPreset: Hashable, Sendable { case automatic, extended, aligned, inset }
public enum AxisMarkPosition: Hashable, Sendable {
  case automatic, top, bottom, leading, trailing
}
public enum AxisValueLabelOrientation: Hashable, Sendable {
  case automatic, horizontal, vertical, verticalReversed
}
public enum AxisValueLabelCollisionResolution: Sendable {
  case automatic, disabled, greedy, truncate
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
    .greedy
  }
}
