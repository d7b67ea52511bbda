// SPDX-License-Identifier: MIT

public import Foundation

/// A switch.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private var value = false
  /// The colors of the switch.
  open var onTintColor: UIColor?, thumbTintColor: UIColor?

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }

  /// Whether it is switched on; setting it sends no action.
  open var isOn: Bool {
    get { value }
    set { value = newValue }
  }

  /// Switches without an action.
  open func setOn(_ on: Bool, animated: Bool) { value = on }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  { !refusesTap(gestureRecognizer) }

  override func used() { value.toggle() }

  override func sendPrimaryAction() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}

/// A value on a line; a driver sets it and sends `valueChanged`.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value and its bounds.
  open var value: Float = 0, minimumValue: Float = 0, maximumValue: Float = 1
  /// Whether every change sends an action.
  open var isContinuous = true
  /// The colors of the line and the thumb.
  open var minimumTrackTintColor: UIColor?, maximumTrackTintColor: UIColor?,
    thumbTintColor: UIColor?
  /// Sets the value without an action.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// One of several segments; a driver sets the index and sends `valueChanged`.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private var titles: [String?] = []
  /// The chosen segment; -1 if there is none.
  open var selectedSegmentIndex = -1
  /// The color of the chosen segment.
  open var selectedSegmentTintColor: UIColor?

  /// Creates a control with segments.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  /// How many segments there are.
  open var numberOfSegments: Int { titles.count }
  /// What a segment says.
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(segment, titles.count))
  }
}

/// Dots for pages, as storage.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The page and how many there are.
  open var currentPage = 0, numberOfPages = 0
  /// The colors of the dots.
  open var pageIndicatorTintColor: UIColor?, currentPageIndicatorTintColor: UIColor?
}

/// Shows that something goes on, as storage.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
  /// Whether the wheel turns.
  public private(set) var isAnimating = false
  /// Whether the wheel is hidden while it does not turn.
  open var hidesWhenStopped = true
  /// The size of the wheel.
  open var style = Style.medium
  /// The color of the wheel.
  open var color: UIColor?

  /// Creates a wheel.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Lets the wheel turn.
  open func startAnimating() { (isAnimating, isHidden) = (true, false) }
  /// Stops the wheel.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}

/// Shows how far something is, as storage.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0
  /// The colors of the bar.
  open var progressTintColor: UIColor?, trackTintColor: UIColor?
  /// Sets how far something is.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
