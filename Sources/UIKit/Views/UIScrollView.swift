// SPDX-License-Identifier: MIT

public import Foundation

/// A view whose contents are larger than itself.
///
/// A pan scrolls as far as the contents go, and half as far beyond them where it may bounce. After
/// the finger is lifted, the contents come to rest by an event of the clock, half of the velocity
/// further, within their bounds.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How the bars look that show where the contents are.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  /// How the keyboard goes away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory

    func dismisses(atVelocity velocity: CGFloat) -> Bool {
      switch self {
      case .none: false
      case .onDrag, .onDragWithAccessory: true
      case .interactive, .interactiveWithAccessory: velocity > 0
      }
    }
  }
  /// How insets follow the safe area.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  /// How fast scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of what is seen of the contents.
  open var visibleSize: CGSize { bounds.size }
  open var contentSize = CGSize.zero {
    didSet {
      tellObservers()
      keepTopBelowBars()
    }
  }
  open var contentInset = UIEdgeInsets.zero { didSet { tellObservers() } }
  /// How insets follow the safe area.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { keepTopBelowBars() }
  }
  /// How much of the top was not safe when contents were last moved for it.
  var safeTop: CGFloat = 0
  open var scrollIndicatorInsets = UIEdgeInsets.zero,
    verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero,
    automaticallyAdjustsScrollIndicatorInsets = true
  // A scroll view keeps touches from the responders around it: a subclass that hands them on is the
  // usual answer (Stack Overflow 787212, which says so of `touchesBegan` and `touchesEnded`).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true, bouncesZoom = true, alwaysBounceVertical = false,
    alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true
  open var scrollsToTop = true
  /// What the user pulls down to refresh the contents.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  /// Whether touches wait for a scroll, as storage.
  open var delaysContentTouches = true
  /// Whether a scroll takes touches from the contents, as storage.
  open var canCancelContentTouches = true {
    didSet {
      guard !canCancelContentTouches else { return }
      HeadlessScene.current.note(unimplemented: "UIScrollView.canCancelContentTouches")
    }
  }
  /// How fast scrolling comes to rest, as storage.
  open var decelerationRate = DecelerationRate.normal
  open var indicatorStyle = IndicatorStyle.default
  /// Whether a drag dismisses the keyboard: at once, or when it goes down, as there is no keyboard
  /// on the screen that it could reach.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How much larger the zoomed view is than by itself, within the limits (Apple: *zoomScale*).
  open var zoomScale: CGFloat {
    get { keptZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  var keptZoomScale: CGFloat = 1
  /// The scale at which two fingers have begun to zoom.
  var zoomStart: CGFloat = 1
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    changeZoom(to: scale, showing: nil, animated: animated)
  }
  /// Zooms so that a rectangle of the zoomed view fills what is seen.
  open func zoom(to rect: CGRect, animated: Bool) { fill(with: rect, animated: animated) }
  open var isZooming: Bool { pinch?.state == .began || pinch?.state == .changed }
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  public internal(set) var isDragging = false
  public internal(set) var isDecelerating = false
  open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }
  var pinch: ScrollPinchRecognizer?
  /// Recognizes the fingers that zoom; none where the limits allow no zoom (Apple:
  /// *pinchGestureRecognizer*).
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
  public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()
  var dragStart = CGPoint.zero
  var rest: PendingEvent.ID?
  /// Where the contents come to rest, as long as they move by themselves.
  var destination = CGPoint.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    prepareScrolling()
  }

  /// Creates a view; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    prepareScrolling()
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
      setNeedsLayout()
    }
  }

  /// The room round the contents together with what is not safe.
  open var adjustedContentInset: UIEdgeInsets {
    guard followsSafeArea else { return contentInset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    keepTopBelowBars()
  }

  /// Scrolls; animated, the end is an event of the clock.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    scroll(to: contentOffset)
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// Does nothing: there are no bars.
  open func flashScrollIndicators() {}

  open func adjustedContentInsetDidChange() {}

  override var asScrollView: UIScrollView? { self }

  open var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }
  /// The rectangle of the view, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
}
