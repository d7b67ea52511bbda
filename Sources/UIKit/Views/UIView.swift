// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle on the screen with others in it.
///
/// Layout, hit testing, autoresizing and the callbacks of moving are here as in UIKit; nothing is
/// drawn. What subclasses override stands in this file; how it works, in the extensions.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment, CALayerDelegate,
  UIAppearanceContainer
{
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether the view is laid out by constraints even if it has none.
  open class var requiresConstraintBasedLayout: Bool { false }

  public let layer: CALayer
  package final var children: [UIView] = [] {
    didSet { TreeChanges.note() }
  }
  final var looseParent = Loose<UIView>()
  final var looseWindow = Loose<UIWindow>()
  final var looseController = Loose<UIViewController>() {
    didSet { TreeChanges.note() }
  }
  package final var needsLayout = true
  final var isBeingLaidOut = false
  package final var recognizers: [UIGestureRecognizer] = [] {
    didSet { TreeChanges.note() }
  }
  final var heldConstraints: HeldConstraints?
  final var guides: [UILayoutGuide] = []
  final var priorities = LayoutPriorities()
  final var lastSafeArea = UIEdgeInsets.zero
  /// Where the constraints want the view, once they have been solved.
  final var solvedFrame: CGRect?
  /// The change that the constraints below the view were solved after.
  final var solvedAt = -1
  /// Where the last solver of constraints has put the view.
  final var solution = SolutionPlace()
  final var observations = Observations()
  /// How it is drawn besides, by what says so: touches and layout know nothing of it.
  package final var drawnTransforms = Derived<
    [(id: ObjectIdentifier, transform: CGAffineTransform)]
  >(
    [])
  /// What the last solution found wrong.
  var layoutIssues: [LayoutIssue] = []

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  /// Whether the view gets the focus as soon as it is in a window.
  package final var awaitsFocus = false
  /// Whether other views get no touches while this one has some.
  open var isExclusiveTouch = false
  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the mask says where the view is; otherwise constraints do.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { layoutChanged(concernsConstraints: isConstraintInput) }
  }
  open var contentMode = ContentMode.scaleToFill
  open var isOpaque = true
  open var clearsContextBeforeDrawing = true
  /// Whether colors fade while something lies over the view.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var mask: UIView?
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Whether margins stay out of the unsafe area.
  open var insetsLayoutMarginsFromSafeArea = true
  open var preservesSuperviewLayoutMargins = false
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet {
      constraintsChanged()
      layoutMarginsDidChange()
    }
  }
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?, accessibilityHint: String?, accessibilityValue: String?
  /// Whether the screen reader finds the view, and whether it finds only the view.
  open var isAccessibilityElement = false, accessibilityViewIsModal = false,
    accessibilityElementsHidden = false
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  private var tint: UIColor?
  private var background: UIColor?

  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    super.init()
    layer.view = self
    if frame != .zero { self.frame = frame }
    if hasOwnSize { takeOwnSize() }
  }

  /// Whether the view is as large as what is in it where it is made without a size.
  var hasOwnSize: Bool { false }

  /// Creates a view; nothing is decoded.
  public required init?(coder: NSCoder) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    super.init()
    layer.view = self
  }

  /// Creates a view without size.
  public override convenience init() { self.init(frame: .zero) }

  open override var next: UIResponder? { viewController ?? parent }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.ownFrame }
    set {
      resizing { layer.frame = newValue }
      tellObservers()
    }
  }
  open var bounds: CGRect {
    get { layer.values.bounds }
    set {
      guard newValue != bounds else { return }
      resizing { layer.bounds = newValue }
      tellObservers()
    }
  }
  open var center: CGPoint {
    get { layer.values.position }
    set {
      guard newValue != center else { return }
      layer.position = newValue
      tellObservers()
    }
  }
  open var transform: CGAffineTransform {
    get { layer.values.transform.plane }
    set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The pixels for a point.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  // MARK: Look

  open var alpha: CGFloat {
    get { CGFloat(layer.values.opacity) }
    set {
      layer.opacity = Float(newValue)
      tellObservers()
    }
  }
  /// Whether the view is not shown.
  open var isHidden: Bool {
    get { layer.values.isHidden }
    set {
      guard newValue != isHidden else { return }
      layer.isHidden = newValue
      tellObservers()
      parent?.arrangementMayHaveChanged()
    }
  }
  /// Whether nothing of the subviews is shown outside of the view.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  private var corners: UICornerConfiguration?
  open var cornerConfiguration: UICornerConfiguration {
    get { corners ?? .corners(radius: 0) }
    set { corners = newValue }
  }
  open var backgroundColor: UIColor? {
    get {
      // What an animation has taken back is the layer's alone.
      let shown = layer.values.backgroundColor
      return background?.cgColor == shown ? background : shown.map(UIColor.init(cgColor:))
    }
    set {
      background = newValue
      layer.backgroundColor = newValue?.cgColor
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of what can be touched: the view's own, or its superview's.
  open var tintColor: UIColor! {
    get { tint ?? parent?.tintColor ?? UIColor.systemBlue }
    set {
      tint = newValue
      tintColorDidChange()
    }
  }

  // MARK: What subclasses override

  open func tintColorDidChange() { for child in children { child.tintColorDidChange() } }
  /// A view will be added to another one, or to none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view was added to another one, or to none.
  open func didMoveToSuperview() {}
  /// The view will be shown in another window, or in none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view is shown in another window, or in none.
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Draws nothing.
  open func draw(_ rect: CGRect) {}
  /// Does nothing: there is nothing to draw.
  open func setNeedsDisplay() {}
  /// Does nothing: there is nothing to draw.
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func updateConstraints() {}
  /// How far the frame of the contents lies within the view's own.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// How much of the view is not safe to put contents into.
  open var safeAreaInsets: UIEdgeInsets { computedSafeArea }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional }
    set { layoutMargins = newValue.absolute }
  }
  /// The traits of the window, or of the screen, with the view's own style.
  open var traitCollection: UITraitCollection { ownTraits }
  /// The view's layer has laid out its sublayers.
  open func layoutSublayers(of layer: CALayer) {}

  /// Makes the view as large as what is in it, unless it has a size.
  func takeOwnSize() { if bounds.size == .zero { bounds.size = intrinsicContentSize } }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() {
    constraintsChanged()
    setNeedsLayout()
  }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// Puts subviews in their places: those with constraints where the constraints want them.
  open func layoutSubviews() { applySolution() }
  open func setNeedsLayout() { markForLayout() }
  /// Does the layout now, for the view and all above it that ask for it too.
  open func layoutIfNeeded() { layoutNow() }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmost(at: point, with: event)
  }
  /// Whether a recognizer may begin; controls refuse some.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Tells those who observe a value of the view; most views have no observers.
  package func tellObservers() { if !observations.isEmpty { observations.check() } }

  /// The view itself, if it is a window.
  var asWindow: UIWindow? { nil }
  /// The view itself, if it scrolls what is in it.
  var asScrollView: UIScrollView? { nil }

  /// Constraints give the view a width; says whether its contents become higher or lower by that.
  func wrapsAnew(at width: CGFloat) -> Bool { false }

  /// A subview was hidden or shown.
  func arrangementMayHaveChanged() {}

  // MARK: Tree

  open var subviews: [UIView] { children }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    children.swapAt(index1, index2)
    layer.children = layer.children.filter { !($0.delegate is UIView) } + children.map(\.layer)
  }

  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }
  open func removeFromSuperview() { leave() }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Adds a recognizer; it leaves the view that it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Takes a recognizer away; while it recognizes, it is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer.recognizing)
  }
}
