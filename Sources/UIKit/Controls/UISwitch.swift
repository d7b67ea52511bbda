// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
open class UISwitch: UIControl {
  private var value = false
  open var onTintColor: UIColor?, thumbTintColor: UIColor?
  open var onImage: UIImage?, offImage: UIImage?, title: String?, preferredStyle = Style.automatic
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  open override var intrinsicContentSize: CGSize { Self.size }
  private static let size = CGSize(width: 51, height: 31)

  /// Creates a switch, which has its own size wherever it is.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
  // How the line looks, as storage.
  open var minimumValueImage: UIImage?, maximumValueImage: UIImage?
  private var thumbs: [State.RawValue: UIImage] = [:]
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state.rawValue] = image }
  open func thumbImage(for state: State) -> UIImage? { thumbs[state.rawValue] }
  open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let share = CGFloat((value - minimumValue) / max(maximumValue - minimumValue, .ulpOfOne))
    let size = CGSize(width: 28, height: 28)
    return CGRect(
      origin: CGPoint(x: rect.minX + share * (rect.width - size.width), y: rect.midY - 14),
      size: size)
  }
  /// Sets the value without an action.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// One of several segments; a driver sets the index and sends `valueChanged`.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private var titles: [String?] = []
  private var disabled: Set<Int> = []
  private var images: [Int: UIImage] = [:]
  /// Whether segments do not stay chosen, and how wide they are, as storage.
  open var isMomentary = false, apportionsSegmentWidthsByContent = false
  public static let noSegment = -1
  /// The chosen segment; -1 if there is none.
  open var selectedSegmentIndex = -1
  open var selectedSegmentTintColor: UIColor?

  public init(items: [Any]?) {
    super.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
    for (place, item) in (items ?? []).enumerated() { images[place] = item as? UIImage }
    takeOwnSize()
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
  }
  /// Adds a segment that does something when it is chosen.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
    addAction(
      UIAction { [unowned self] _ in
        if titles.indices.contains(selectedSegmentIndex),
          titles[selectedSegmentIndex] == action.title
        {
          action.perform(from: self)
        }
      }, for: .valueChanged)
  }
  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    for action in actions {
      insertSegment(action: action, at: numberOfSegments, animated: false)
    }
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }
  open func removeAllSegments() { titles = [] }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { images[segment] = image }
  open func imageForSegment(at segment: Int) -> UIImage? { images[segment] }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
  }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}
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
  /// Whether it stands in for an image, or is beside one, and turns on where that does not come.
  package var isOfImage = false
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a wheel; nothing is decoded.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Creates a wheel of the size that its style has.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
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
  open var progressImage: UIImage?, trackImage: UIImage?
  open var progressViewStyle = Style.default, observedProgress: Progress?
  public enum Style: Int, Sendable { case `default`, bar }
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
