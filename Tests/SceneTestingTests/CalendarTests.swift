// SPDX-License-Identifier: MIT

import SceneTesting
import Testing
import UIKit

/// A calendar with what is chosen below it.
private final class DayViewController: UIViewController, UICalendarSelectionSingleDateDelegate,
  UICalendarSelectionMultiDateDelegate
{
  var refuses = false
  var chosen: (String) -> Void = { _ in }

  init(several: Bool) {
    super.init(nibName: nil, bundle: nil)
    let calendar = UICalendarView(frame: CGRect(x: 20, y: 100, width: 320, height: 360))
    calendar.selectionBehavior =
      several
      ? UICalendarSelectionMultiDate(delegate: self) : UICalendarSelectionSingleDate(delegate: self)
    view.addSubview(calendar)
  }

  required init?(coder: NSCoder) { nil }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) { chosen(dateComponents.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" } ?? "none") }
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { !refuses }
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) { chosen("\(selection.selectedDates.count)") }
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) { chosen("\(selection.selectedDates.count)") }
}

@MainActor
@Suite("A calendar")
struct CalendarTests {
  /// What is found of a calendar whose delegate fails when it learns of a choice.
  private func found(
    several: Bool, refuses: Bool = false, failsAt text: String
  ) async throws -> [String] {
    try await failureTexts(properties: [.neverCrashes]) { _ in
      let screen = DayViewController(several: several)
      screen.refuses = refuses
      screen.chosen = { if $0 == text { fatalError("not ready for \(text)") } }
      return screen
    }
  }

  @Test("lets the user choose a day, and take it back", arguments: [false, true])
  func choice(several: Bool) async throws {
    let chosen = try await found(several: several, failsAt: several ? "1" : "2001-1-2")
    #expect(chosen.count == 1 && chosen.first?.contains("choose a date in") == true, "\(chosen)")
    let takenBack = try await found(several: several, failsAt: several ? "0" : "none")
    #expect(takenBack.first?.contains("take the date back in") == true, "\(takenBack)")
  }

  @Test func `offers no day that its delegate refuses`() async throws {
    #expect(try await found(several: false, refuses: true, failsAt: "2001-1-2").isEmpty)
  }

  @Test func `tells nobody of what code chooses`() {
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    selection.setSelected(DateComponents(year: 2001, month: 1, day: 3), animated: true)
    #expect(selection.selectedDate?.day == 3)
  }
}
