// SPDX-License-Identifier: MIT

/// A value that can be drawn.
public protocol Plottable {
  associatedtype PrimitivePlottable = Self
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, PrimitivePlottable == RawValue {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Int: Plottable {}
extension Int8: Plottable {}
extension Int16: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}
extension UInt8: Plottable {}
extension UInt16: Plottable {}
extension UInt32: Plottable {}
extension UInt64: Plottable {}
extension Float: Plottable {}
extension Double: Plottable {}
extension CGFloat: Plottable {}
extension Decimal: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}

/// A value with what it is called, as storage.
public struct PlottableValue<Value: Plottable> {
  init() {}

  public static func value(_ label: LocalizedStringKey, _ value: Value) -> Self { Self() }
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(_ label: Label, _ value: Value) -> Self { Self() }
  public static func value(_ label: Text, _ value: Value) -> Self { Self() }
}

extension PlottableValue where Value: Comparable {
  public static func value(_ label: LocalizedStringKey, _ range: Range<Value>) -> Self { Self() }
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(_ label: Label, _ range: Range<Value>) -> Self {
    Self()
  }
}

extension PlottableValue where Value == Date {
  public static func value(
    _ label: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> Self { Self() }
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> Self { Self() }
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> Self { Self() }
}

/// Parts of a range with about as many values in each.
public struct NumberBins<Value: BinaryFloatingPoint> {
  public let thresholds: [Value]
  public init(thresholds: [Value]) { self.thresholds = thresholds }
  public init(range: ClosedRange<Value>, count: Int = 10) {
    thresholds = [range.lowerBound, range.upperBound]
  }
}
