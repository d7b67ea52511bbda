// SPDX-License-Identifier: MIT

public import Foundation

/// A control whose value has no end of others: a tap chooses another one, and the next tap the first
/// one again.
struct AlternatingControl<Label: View, Value: Equatable>: View {
  let value: Binding<Value>
  let label: Label
  let other: (Value) -> Value?
  @State private var first: Value?

  var body: some View {
    Button {
      if let known = first, known != value.wrappedValue {
        value.wrappedValue = known
      } else if let new = other(value.wrappedValue) {
        first = value.wrappedValue
        value.wrappedValue = new
      }
    } label: {
      label
    }
  }
}

/// A choice of a date: a tap chooses the next day, or the day before where that is out of range.
public struct DatePicker<Label: View>: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let label: Label

  public var body: some View {
    AlternatingControl(value: selection, label: label) { date in
      [86_400, -86_400].lazy.map(date.addingTimeInterval).first(where: range.contains)
    }
  }
}

extension DatePicker {
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, in: .distantPast ... .distantFuture, label: label) }
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { (self.selection, self.range, self.label) = (selection, range, label()) }
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, in: range.lowerBound ... .distantFuture, label: label) }
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, in: .distantPast...range.upperBound, label: label) }
}

extension DatePicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range) { Text(title) } }
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range) { Text(title) } }
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range) { Text(title) } }
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection, in: range) { Text(title) } }
}

/// A choice of a color: a tap chooses black, or white where it is black.
public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let label: Label

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { (self.selection, self.label) = (selection, label()) }

  public var body: some View {
    AlternatingControl(value: selection, label: label) { $0 == .black ? .white : .black }
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }
}

/// Which parts of a date are shown, as storage.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let date = DatePickerComponents(rawValue: 1)
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

extension View {
  /// Has no effect: nothing is drawn.
  public func datePickerStyle(_ style: SystemDatePickerStyle) -> some View { self }
}

/// How date pickers look, as storage.
public enum SystemDatePickerStyle: Sendable {
  case automatic, compact, graphical, wheel
  public init() { self = .automatic }
}
