// SPDX-License-Identifier: MIT

public import Foundation

/// Days, of which the user chooses one or several.
///
/// Of all days the user chooses one, an early one as far as it may be chosen, or takes it back.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  open weak var delegate: (any UICalendarViewDelegate)?
  /// What the user can choose; nothing without one.
  open var selectionBehavior: UICalendarSelection?
  open var calendar = Calendar(identifier: .gregorian)
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  // How days look, and which month is seen, as storage.
  open var locale = Locale(identifier: "en_US"), timeZone: TimeZone?
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  open var wantsDateDecorations = true
  open var visibleDateComponents = DateComponents()
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 360) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override var hasOwnSize: Bool { true }

  /// The day that the user chooses here.
  private var chosenDate: DateComponents {
    let early = Date(timeIntervalSinceReferenceDate: 86_400)
    let date = min(max(early, availableDateRange.start), availableDateRange.end)
    var days = calendar
    days.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    var components = days.dateComponents([.era, .year, .month, .day], from: date)
    components.calendar = calendar
    return components
  }

  /// What the user can do with the day: choose it, or take it back.
  package enum Choice: Sendable { case choose, takeBack }

  /// What the user can do with the day now.
  package var choice: Choice? {
    guard let selectionBehavior else { return nil }
    let choice = selectionBehavior.contains(chosenDate) ? Choice.takeBack : .choose
    return selectionBehavior.allows(choice, chosenDate) ? choice : nil
  }

  /// The user chooses the day, or takes it back, if that is possible.
  package func choose() {
    if let choice { selectionBehavior?.perform(choice, chosenDate) }
  }

  /// What is shown below a day, as storage.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    public let image: UIImage?, color: UIColor?, size: UICalendarView.DecorationSize
    public init(
      image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) {
      (self.image, self.color, self.size) = (image, color, size)
      super.init()
    }
    public convenience init(color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) {
      self.init(image: nil, color: color, size: size)
    }
    public convenience init(customViewProvider: @escaping () -> UIView) { self.init(image: nil) }
    public static func `default`(
      color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(color: color, size: size) }
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }
    public static func customView(_ provider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: provider)
    }
  }
  public enum DecorationSize: Int, Sendable { case small, medium, large }
}

/// Would say what is shown below days: nothing asks it.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {}
