// SPDX-License-Identifier: MIT

public import Foundation

/// What the user can choose in a calendar.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// Asks anew which days can be chosen: that is asked whenever the user could choose one.
  open func updateSelectableDates() {}

  func contains(_ date: DateComponents) -> Bool { false }
  func allows(_ choice: UICalendarView.Choice, _ date: DateComponents) -> Bool { false }
  func perform(_ choice: UICalendarView.Choice, _ date: DateComponents) {}
}

/// One day, which a second tap takes back.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The day; setting it tells nobody.
  open var selectedDate: DateComponents?

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }

  override func contains(_ date: DateComponents) -> Bool { selectedDate?.isDay(date) == true }
  override func allows(_ choice: UICalendarView.Choice, _ date: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: choice == .choose ? date : nil) ?? true
  }
  override func perform(_ choice: UICalendarView.Choice, _ date: DateComponents) {
    selectedDate = choice == .choose ? date : nil
    delegate?.dateSelection(self, didSelectDate: selectedDate)
  }
}

/// Several days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The days; setting them tells nobody.
  open var selectedDates: [DateComponents] = []

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func contains(_ date: DateComponents) -> Bool {
    selectedDates.contains { $0.isDay(date) }
  }
  override func allows(_ choice: UICalendarView.Choice, _ date: DateComponents) -> Bool {
    guard let delegate else { return true }
    return switch choice {
    case .choose: delegate.multiDateSelection(self, canSelectDate: date)
    case .takeBack: delegate.multiDateSelection(self, canDeselectDate: date)
    }
  }
  override func perform(_ choice: UICalendarView.Choice, _ date: DateComponents) {
    switch choice {
    case .choose:
      selectedDates.append(date)
      delegate?.multiDateSelection(self, didSelectDate: date)
    case .takeBack:
      selectedDates.removeAll { $0.isDay(date) }
      delegate?.multiDateSelection(self, didDeselectDate: date)
    }
  }
}

extension DateComponents {
  /// Whether these name the same day, whatever else they say.
  fileprivate func isDay(_ other: DateComponents) -> Bool {
    (year, month, day) == (other.year, other.month, other.day)
  }
}

/// Is asked and told about a day.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Is asked and told about days.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
