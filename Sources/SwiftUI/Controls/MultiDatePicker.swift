// SPDX-License-Identifier: MIT

public import Foundation
import UIKit

/// A calendar in which days are chosen, and taken back by another tap.
public struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let range: Range<Date>?
  let label: Label

  public var body: some View {
    VStack(spacing: 0) {
      label
      CalendarOfDays(selection: selection, range: range)
    }
  }
}

/// The calendar of UIKit's.
private struct CalendarOfDays: UIViewRepresentable {
  let selection: Binding<Set<DateComponents>>
  let range: Range<Date>?

  final class Coordinator: NSObject, UICalendarSelectionMultiDateDelegate {
    var selection: Binding<Set<DateComponents>>
    init(_ selection: Binding<Set<DateComponents>>) { self.selection = selection }

    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { self.selection.wrappedValue.insert(dateComponents) }

    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) {
      self.selection.wrappedValue = self.selection.wrappedValue.filter {
        ($0.year, $0.month, $0.day)
          != (dateComponents.year, dateComponents.month, dateComponents.day)
      }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(selection) }

  func makeUIView(context: Context) -> UICalendarView {
    let view = UICalendarView()
    view.selectionBehavior = UICalendarSelectionMultiDate(delegate: context.coordinator)
    return view
  }

  func updateUIView(_ view: UICalendarView, context: Context) {
    context.coordinator.selection = selection
    if let range {
      view.availableDateRange = DateInterval(start: range.lowerBound, end: range.upperBound)
    }
    let days = selection.wrappedValue.sorted {
      ($0.year ?? 0, $0.month ?? 0, $0.day ?? 0) < ($1.year ?? 0, $1.month ?? 0, $1.day ?? 0)
    }
    let chosen = view.selectionBehavior as? UICalendarSelectionMultiDate
    if chosen?.selectedDates != days { chosen?.setSelectedDates(days, animated: false) }
  }
}

extension MultiDatePicker {
  public init(
    selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label
  ) { (self.selection, range, self.label) = (selection, nil, label()) }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) { (self.selection, range, self.label) = (selection, bounds, label()) }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, in: bounds.lowerBound ..< .distantFuture, label: label) }
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, in: .distantPast..<bounds.upperBound, label: label) }
}

extension MultiDatePicker where Label == Text {
  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }
  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
}
