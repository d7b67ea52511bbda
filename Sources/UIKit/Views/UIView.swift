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
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether the view is laid out by constraints even if it has none.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The layer with the view's geometry and look.
  public let layer: CALayer
  // What each layout pass reads of each view is not checked for overlapping accesses: they are
  // reads and writes of whole values that call nothing.
  @exclusivity(unchecked) package final var children: [UIView] = []
  @exclusivity(unchecked) final var looseParent = Loose<UIView>()
  @exclusivity(unchecked) final var looseWindow = Loose<UIWindow>()
  @exclusivity(unchecked) final var looseController = Loose<UIViewController>()
  @exclusivity(unchecked) package final var needsLayout = true
  @exclusivity(unchecked) package final var recognizers: [UIGestureRecognizer] = []
  @exclusivity(unchecked) final var heldConstraints: HeldConstraints?
  @exclusivity(unchecked) final var guides: [UILayoutGuide] = []
  final var priorities = LayoutPriorities()
  @exclusivity(unchecked) final var lastSafeArea = UIEdgeInsets.zero
  /// Where the constraints want the view, once they have been solved.
  @exclusivity(unchecked) final var solvedFrame: CGRect?
  /// The change that the constraints below the view were solved after.
  @exclusivity(unchecked) final var solvedAt = -1
  /// Where the last solver of constraints has put the view.
  @exclusivity(unchecked) final var solution = SolutionPlace()
  @exclusivity(unchecked) final var observations = Observations()
  /// What the last solution found wrong.
  var layoutIssues: [LayoutIssue] = []

  /// A number for the app's own use.
  open var tag = 0
  /// Whether the view and what is in it get touches.
  open var isUserInteractionEnabled = true
  /// Whether several touches at a time are passed on.
  open var isMultipleTouchEnabled = false
  /// Whether other views get no touches while this one has some.
  open var isExclusiveTouch = false
  /// Whether subviews follow changes of the size.
  open var autoresizesSubviews = true
  /// How the view follows its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the mask says where the view is; otherwise constraints do.
  @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { layoutChanged(concernsConstraints: isConstraintInput) }
  }
  /// How contents fill the view.
  open var contentMode = ContentMode.scaleToFill
  /// Whether the view hides all below it.
  open var isOpaque = true
  /// Whether the view is cleared before it draws.
  open var clearsContextBeforeDrawing = true
  /// Whether colors fade while something lies over the view.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// A view whose opacity cuts out this one.
  open var mask: UIView?
  /// The direction in which contents run.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Whether margins stay out of the unsafe area.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Whether margins are at least the superview's.
  open var preservesSuperviewLayoutMargins = false
  /// The margins within the view.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet {
      constraintsChanged()
      layoutMarginsDidChange()
    }
  }
  /// The identifier by which tests and traces name the view.
  open var accessibilityIdentifier: String?
  /// What the screen reader says.
  open var accessibilityLabel: String?, accessibilityHint: String?, accessibilityValue: String?
  /// Whether the screen reader finds the view, and whether it finds only the view.
  open var isAccessibilityElement = false, accessibilityViewIsModal = false,
    accessibilityElementsHidden = false
  /// What the view is for the screen reader.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// What shows where a sheet may be pulled.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  private var tint: UIColor?
  private var background: UIColor?

  /// Creates a view.
  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    super.init()
    layer.view = self
    if frame != .zero { self.frame = frame }
  }

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

  /// The rectangle that the view covers in its superview.
  open var frame: CGRect {
    get { layer.ownFrame }
    set {
      resizing { layer.frame = newValue }
      tellObservers()
    }
  }
  /// The rectangle of its own coordinates that the view shows.
  open var bounds: CGRect {
    get { layer.values.bounds }
    set {
      guard newValue != bounds else { return }
      resizing { layer.bounds = newValue }
      tellObservers()
    }
  }
  /// The middle of the view in its superview.
  open var center: CGPoint {
    get { layer.values.position }
    set {
      guard newValue != center else { return }
      layer.position = newValue
      tellObservers()
    }
  }
  /// A map about the middle.
  open var transform: CGAffineTransform {
    get { layer.values.transform.plane }
    set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
  }
  /// A map of space about the middle.
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

  /// How much the view covers what is below.
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
  /// The color behind the contents.
  open var backgroundColor: UIColor? {
    get { background }
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

  /// The color of what can be touched changed.
  open func tintColorDidChange() { for child in children { child.tintColorDidChange() } }
  /// A view will be added to another one, or to none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view was added to another one, or to none.
  open func didMoveToSuperview() {}
  /// The view will be shown in another window, or in none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view is shown in another window, or in none.
  open func didMoveToWindow() {}
  /// A view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A view will be taken away.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// The margins changed.
  open func layoutMarginsDidChange() {}
  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Draws nothing.
  open func draw(_ rect: CGRect) {}
  /// Does nothing: there is nothing to draw.
  open func setNeedsDisplay() {}
  /// Does nothing: there is nothing to draw.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// The interface builder made the view; it never does here.
  open func awakeFromNib() {}
  /// Brings the view's constraints up to date.
  open func updateConstraints() {}

  /// The size that suits the contents.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The size for a view that wants to fit.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// Puts subviews in their places: those with constraints where the constraints want them.
  open func layoutSubviews() { applySolution() }
  /// Asks for layout in the next layout pass.
  open func setNeedsLayout() { markForLayout() }
  /// Does the layout now, for the view and all above it that ask for it too.
  open func layoutIfNeeded() { layoutNow() }

  /// Whether a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The frontmost view at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmost(at: point, with: event)
  }
  /// Whether a recognizer may begin; controls refuse some.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Tells those who observe a value of the view; most views have nobody.
  func tellObservers() { if !observations.isEmpty { observations.check() } }

  /// The view itself, if it is a window.
  var asWindow: UIWindow? { nil }
  /// The view itself, if it scrolls what is in it.
  var asScrollView: UIScrollView? { nil }

  /// A subview was hidden or shown.
  func arrangementMayHaveChanged() {}

  // MARK: Tree

  /// Puts a view in front of all others.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  /// Puts a view at a place.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view right in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }
  /// Puts a view right behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { leave() }
  /// Moves a subview in front of all others.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count - 1) }
  /// Moves a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Adds a recognizer; it leaves the view that it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Takes a recognizer away; while it recognizes, it is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
}
