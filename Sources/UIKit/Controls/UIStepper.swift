// SPDX-License-Identifier: MIT

public import Foundation

/// A control that goes on by a step or back, depending on the half that is tapped.
@preconcurrency @MainActor
open class _SteppedControl: UIControl {
  /// By how many steps the touch goes that ends.
  private var step = 0

  /// Whether the control can go on, or back.
  package func allows(_ step: Int) -> Bool { false }
  func go(_ step: Int) {}

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let isForward = touch.map { $0.location(in: self).x >= bounds.midX } ?? true
    step = isForward ? 1 : -1
    if !allows(step) { step = 0 }
  }

  override func used() { go(step) }

  override func sendPrimaryAction() {
    defer { step = 0 }
    if step != 0 { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}

/// Dots for pages: a tap right of their middle goes to the next page, one left of it to the one before
/// (Apple: *UIPageControl*).
@preconcurrency @MainActor
open class UIPageControl: _SteppedControl {
  open var currentPage = 0, numberOfPages = 0
  /// Whether one dot is not shown, as storage.
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?, currentPageIndicatorTintColor: UIColor?
  // How the dots look, as storage.
  open var backgroundStyle = BackgroundStyle.automatic, allowsContinuousInteraction = true
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  open var preferredIndicatorImage: UIImage?, preferredCurrentPageIndicatorImage: UIImage?
  open var defersCurrentPageDisplay = false
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open func updateCurrentPageDisplay() {}
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 16 + 24, height: 26)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(numberOfPages) * 16 + 24, height: 26)
  }

  package override func allows(_ step: Int) -> Bool {
    (0..<numberOfPages).contains(currentPage + step)
  }
  override func go(_ step: Int) { currentPage += step }
}

/// A number that the user makes greater or smaller.
@preconcurrency @MainActor
open class UIStepper: _SteppedControl {
  open var value = 0.0, minimumValue = 0.0, maximumValue = 100.0, stepValue = 1.0
  /// Whether the greatest value is followed by the smallest one.
  open var wraps = false
  /// What happens while a finger stays, as storage.
  open var autorepeat = true, isContinuous = true
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  override var hasOwnSize: Bool { true }

  package override func allows(_ step: Int) -> Bool {
    wraps || (minimumValue...maximumValue).contains(value + Double(step) * stepValue)
  }
  override func go(_ step: Int) {
    let next = value + Double(step) * stepValue
    value = next > maximumValue ? minimumValue : next < minimumValue ? maximumValue : next
  }
}

/// A date that the user chooses.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    case yearAndMonth = 4269
  }
  public enum Style: Int, Sendable { case automatic, wheels, compact, inline }

  open var date = Date()
  open var minimumDate: Date?, maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = Style.automatic
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true
  open var datePickerStyle: Style { preferredDatePickerStyle }
  open var countDownDuration: TimeInterval = 0
  open var locale: Locale?, timeZone: TimeZone?
  private var ownCalendar: Calendar?
  /// The user's, unless the app sets one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set { ownCalendar = newValue }
  }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open override var intrinsicContentSize: CGSize {
    switch preferredDatePickerStyle {
    case .automatic, .compact: CGSize(width: 280, height: 50)
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: 360)
    }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var hasOwnSize: Bool { true }

  /// The date that the user chooses here: an early one, as far as dates may be chosen.
  package var chosenDate: Date {
    let early = Date(timeIntervalSinceReferenceDate: 86_400)
    return min(max(early, minimumDate ?? early), maximumDate ?? .distantFuture)
  }
}
