// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
open class UISwitch: UIControl {
  private var value = false
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
  open var value: Float = 0, minimumValue: Float = 0, maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?, maximumTrackTintColor: UIColor?,
    thumbTintColor: UIColor?
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
  /// Sets the value without an action.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// One of several segments; a driver sets the index and sends `valueChanged`.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private var titles: [String?] = []
  /// The chosen segment; -1 if there is none.
  open var selectedSegmentIndex = -1
  open var selectedSegmentTintColor: UIColor?

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  open override var intrinsicContentSize: CGSize {
    let font = UIFont.systemFont(ofSize: 13)
    let widest = titles.map { font.size(of: $0 ?? "").width }.max() ?? 0
    return CGSize(width: (widest + 24) * CGFloat(titles.count), height: 32)
  }
  open var numberOfSegments: Int { titles.count }
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(segment, titles.count))
  }
}

/// Shows that something goes on, as storage.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101

    // The names of iOS 12.
    public static let white = Style.medium, gray = Style.medium, whiteLarge = Style.large
  }
  public private(set) var isAnimating = false
  /// Whether the wheel is hidden while it does not turn.
  open var hidesWhenStopped = true
  open var style = Style.medium
  open var color: UIColor?
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  open func startAnimating() { (isAnimating, isHidden) = (true, false) }
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}

/// Shows how far something is, as storage.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  open var progress: Float = 0
  open var progressTintColor: UIColor?, trackTintColor: UIColor?
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
