// SPDX-License-Identifier: MIT

public import Foundation

/// Writes how long something takes, in English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: 1 << 0)
    public static let dropLeading = Self(rawValue: 1 << 1)
    public static let dropMiddle = Self(rawValue: 1 << 2)
    public static let dropTrailing = Self(rawValue: 1 << 3)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = Self(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar?, referenceDate: Date?
  /// How many units are written; 0 for any number.
  open var maximumUnitCount = 0
  open var includesApproximationPhrase = false, includesTimeRemainingPhrase = false
  // As storage.
  open var allowsFractionalUnits = false, collapsesLargestUnit = false
  open var formattingContext = Context.unknown

  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = counting.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = Unit.all.filter {
      allowedUnits.isEmpty ? $0.isUsual : allowedUnits.contains($0.unit)
    }
    let found = counting.dateComponents(
      Set(units.map(\.component)), from: min(startDate, endDate), to: max(startDate, endDate))
    let parts = shown(units.map { ($0, found.value(for: $0.component) ?? 0) })
    let text = parts.indices.map { written(parts[$0], isFirst: $0 == 0) }
      .joined(separator: separator)
    let signed = endDate < startDate && parts.contains { $0.count > 0 } ? "-" + text : text
    return (includesApproximationPhrase ? "About " : "") + signed
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  public class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: - Parts

  private struct Unit {
    let unit: NSCalendar.Unit, component: Calendar.Component
    /// A letter or two, a few letters, and the word.
    let names: (String, String, String)
    var isUsual = true

    static var all: [Unit] {
      [
        Unit(unit: .year, component: .year, names: ("y", "yr", "year")),
        Unit(unit: .month, component: .month, names: ("mo", "mth", "month")),
        Unit(
          unit: .weekOfMonth, component: .weekOfMonth, names: ("w", "wk", "week"), isUsual: false),
        Unit(unit: .day, component: .day, names: ("d", "day", "day")),
        Unit(unit: .hour, component: .hour, names: ("h", "hr", "hour")),
        Unit(unit: .minute, component: .minute, names: ("m", "min", "minute")),
        Unit(unit: .second, component: .second, names: ("s", "sec", "second")),
      ]
    }
  }

  /// Counts alike wherever the tests run, unless the app says how.
  private var counting: Calendar {
    if let calendar { return calendar }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }

  private var separator: String {
    switch unitsStyle {
    case .positional: ":"
    case .abbreviated, .brief: " "
    case .short, .full, .spellOut: ", "
    }
  }

  /// The units that are written: at least the smallest.
  private func shown(_ all: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
    guard let first = all.firstIndex(where: { $0.count != 0 }),
      let last = all.lastIndex(where: { $0.count != 0 })
    else { return zeroFormattingBehavior.contains(.pad) ? all : Array(all.suffix(1)) }
    var drops = zeroFormattingBehavior
    if drops.contains(.default) { drops = unitsStyle == .positional ? .dropLeading : .dropAll }
    let shown = all.enumerated().filter { place, part in
      part.count != 0
        || !drops.contains(
          place < first ? .dropLeading : place > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
    return maximumUnitCount > 0 ? Array(shown.prefix(maximumUnitCount)) : shown
  }

  private func written(_ part: (unit: Unit, count: Int), isFirst: Bool) -> String {
    let (unit, count) = part
    let many = count == 1 ? "" : "s"
    switch unitsStyle {
    case .positional:
      let isPadded = !isFirst || zeroFormattingBehavior.contains(.pad)
      return isPadded && count < 10 ? "0\(count)" : "\(count)"
    case .abbreviated: return "\(count)\(unit.names.0)"
    case .short, .brief:
      let hasPlural = [.year, .month, .weekOfMonth, .day].contains(unit.component)
      let name = unit.names.1 + (hasPlural ? many : "")
      return unitsStyle == .short ? "\(count) \(name)" : "\(count)\(name)"
    case .full: return "\(count) \(unit.names.2)\(many)"
    case .spellOut: return "\(NumberFormatter.spelled(count)) \(unit.names.2)\(many)"
    }
  }
}

extension NumberFormatter {
  /// A number in English words.
  static func spelled(_ number: Int) -> String {
    let formatter = NumberFormatter()
    (formatter.numberStyle, formatter.locale) = (.spellOut, Locale(identifier: "en_US"))
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}
