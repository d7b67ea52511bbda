// SPDX-License-Identifier: MIT

public import Foundation

#if !canImport(Darwin)
  /// Writes how far away a moment is, in English.
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether some distances have names, such as yesterday.
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    /// How units are written.
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var calendar: Calendar! = Calendar.current
    // As storage.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var locale: Locale! = Locale.current
    open var formattingContext = Context.unknown

    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let start = Date(timeIntervalSinceReferenceDate: 0)
      return localizedString(for: start.addingTimeInterval(timeInterval), relativeTo: start)
    }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      let found = (calendar ?? .current).dateComponents(
        Set(Self.units.map(\.component)), from: referenceDate, to: date)
      return localizedString(from: found)
    }

    open func localizedString(from dateComponents: DateComponents) -> String {
      let found = Self.units.lazy.map { ($0, dateComponents.value(for: $0.component) ?? 0) }
        .first { $0.1 != 0 }
      let (unit, count) = found ?? (Self.units[Self.units.count - 1], 0)
      if dateTimeStyle == .named, let name = unit.name(of: count) { return name }
      let text = written(unit, abs(count))
      return count < 0 ? "\(text) ago" : "in \(text)"
    }

    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private struct Unit {
      let component: Calendar.Component
      /// A letter or two, a few letters, and the word.
      let names: (String, String, String)

      func name(of count: Int) -> String? {
        switch (component, count) {
        case (.second, 0): "now"
        case (.day, -1): "yesterday"
        case (.day, 1): "tomorrow"
        case (.year, -1), (.month, -1), (.weekOfMonth, -1): "last \(names.2)"
        case (.year, 1), (.month, 1), (.weekOfMonth, 1): "next \(names.2)"
        default: nil
        }
      }
    }

    private static var units: [Unit] {
      [
        Unit(component: .year, names: ("y", "yr.", "year")),
        Unit(component: .month, names: ("mo", "mo.", "month")),
        Unit(component: .weekOfMonth, names: ("w", "wk.", "week")),
        Unit(component: .day, names: ("d", "day", "day")),
        Unit(component: .hour, names: ("h", "hr.", "hour")),
        Unit(component: .minute, names: ("min", "min.", "minute")),
        Unit(component: .second, names: ("s", "sec.", "second")),
      ]
    }

    private func written(_ unit: Unit, _ count: Int) -> String {
      let many = count == 1 ? "" : "s"
      switch unitsStyle {
      case .full: return "\(count) \(unit.names.2)\(many)"
      case .spellOut: return "\(NumberFormatter.spelled(count)) \(unit.names.2)\(many)"
      case .short: return "\(count) \(unit.names.1)\(unit.component == .day ? many : "")"
      case .abbreviated: return "\(count)\(unit.names.0)"
      }
    }
  }
#endif
