// SPDX-License-Identifier: MIT

public import Foundation

#if !canImport(Darwin)
  /// Writes several things one after the other, in English.
  open class ListFormatter: Formatter, @unchecked Sendable {
    /// Writes each thing; without it, things are described.
    open var itemFormatter: Formatter?
    // As storage.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = Locale.current

    open class func localizedString(byJoining strings: [String]) -> String {
      guard let last = strings.last else { return "" }
      switch strings.count {
      case 1: return last
      case 2: return "\(strings[0]) and \(last)"
      default: return strings.dropLast().joined(separator: ", ") + ", and \(last)"
      }
    }

    open func string(from items: [Any]) -> String? {
      Self.localizedString(
        byJoining: items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) })
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }
  }

  /// Writes a number with the symbol of its unit, which it keeps.
  open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which unit is written, as storage.
    public struct UnitOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let providedUnit = UnitOptions(rawValue: 1)
      public static let naturalScale = UnitOptions(rawValue: 2)
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = UnitStyle.medium
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var numberFormatter: NumberFormatter! = {
      let formatter = NumberFormatter()
      (formatter.numberStyle, formatter.maximumFractionDigits) = (.decimal, 2)
      return formatter
    }()
    // As storage.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = Locale.current

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      let number = numberFormatter.string(from: NSNumber(value: measurement.value))
      return "\(number ?? "\(measurement.value)") \(measurement.unit.symbol)"
    }

    open func string(from unit: Unit) -> String { unit.symbol }
  }
#endif
