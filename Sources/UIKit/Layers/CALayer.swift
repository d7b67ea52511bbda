// SPDX-License-Identifier: MIT

public import Foundation

/// The geometry and look of a view, as storage; nothing is drawn.
///
/// Changes of animatable values within an animation block are recorded by that animation.
open class CALayer: NSObject, LooseTarget {
  package let existence = Existence()
  package final var values = LayerValues()
  /// The view whose layer this is.
  @Loose final var view: UIView?
  private weak var otherDelegate: (any CALayerDelegate)?

  /// Who stands for the layer: its view.
  open var delegate: (any CALayerDelegate)? {
    get { otherDelegate ?? view }
    set {
      otherDelegate = newValue
      view = nil
    }
  }
  public var superlayer: CALayer? { outer }
  @Loose final var outer: CALayer?
  package final var children: [CALayer] = []
  var animations: [(key: String, animation: CAAnimation)] = []

  open var masksToBounds = false
  open var maskedCorners = CACornerMask.all
  /// The shape of rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  open var mask: CALayer?
  open var name: String?
  open var contents: Any?
  /// The pixels for a point.
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How contents are made larger or smaller, as storage.
  open var magnificationFilter = CALayerContentsFilter.linear,
    minificationFilter = CALayerContentsFilter.linear
  open var minificationFilterBias: Float = 0
  open var shadowPath: CGPath?
  open var shouldRasterize = false
  /// The pixels for a point of that picture.
  open var rasterizationScale: CGFloat = 1
  open var isOpaque = false
  /// Whether the back shows when the layer is turned round, as storage.
  open var isDoubleSided = true
  open var allowsGroupOpacity = true
  open var allowsEdgeAntialiasing = false
  open var needsDisplayOnBoundsChange = false
  open var filters: [Any]?
  /// Actions by key, as storage.
  open var actions: [String: any CAAction]?
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0, beginTime: CFTimeInterval = 0
  open var fillMode = CAMediaTimingFillMode.removed

  public required override init() {
    super.init()
    existence.begin(self)
  }

  deinit { existence.end() }

  public init(layer: Any) {
    super.init()
    existence.begin(self)
    if let other = layer as? CALayer { values = other.values }
  }

  /// Creates a layer; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
    existence.begin(self)
  }

  /// The view's layout is done; sublayers may follow.
  open func layoutSublayers() {}
  /// Ends every animation of the layer before its time, those of views included.
  open func removeAllAnimations() {
    for (key, _) in animations { removeAnimation(forKey: key) }
    nonisolated(unsafe) let layer = self
    MainActor.assumeIsolated { HeadlessScene.current.animations.interrupt(changing: layer) }
  }
  /// Nothing is drawn.
  open func display() {}
  /// Nothing is drawn.
  open func draw(in ctx: CGContext) {}
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// What happens when a value changes: nothing, unless the layer has an action by the key.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }

  // MARK: Animatable values

  open var bounds: CGRect {
    get { values.bounds }
    set {
      Self.check(bounds: newValue)
      note(\.bounds, "bounds", newValue)
      values.bounds = newValue
    }
  }
  open var position: CGPoint {
    get { values.position }
    set {
      Self.check(position: newValue)
      note(\.position, "center", newValue)
      values.position = newValue
    }
  }
  /// The point of the layer, in units of its size, that `position` places.
  open var anchorPointZ: CGFloat = 0
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      note(\.anchorPoint, "anchorPoint", newValue)
      values.anchorPoint = newValue
    }
  }
  open var zPosition: CGFloat {
    get { values.zPosition }
    set {
      note(\.zPosition, "zPosition", newValue)
      values.zPosition = newValue
    }
  }
  open var transform: CATransform3D {
    get { values.transform }
    set {
      note(\.transform, "transform", newValue)
      values.transform = newValue
    }
  }
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set {
      note(\.sublayerTransform, "sublayerTransform", newValue)
      values.sublayerTransform = newValue
    }
  }
  open var opacity: Float {
    get { values.opacity }
    set {
      note(\.opacity, "alpha", newValue)
      values.opacity = newValue
    }
  }
  /// Whether the layer is not shown.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set {
      note(\.cornerRadius, "cornerRadius", newValue)
      values.cornerRadius = newValue
    }
  }
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set {
      note(\.borderWidth, "borderWidth", newValue)
      values.borderWidth = newValue
    }
  }
  open var borderColor: CGColor? {
    get { values.borderColor }
    set {
      note(\.borderColor, "borderColor", newValue)
      values.borderColor = newValue
    }
  }
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set {
      note(\.backgroundColor, "backgroundColor", newValue)
      values.backgroundColor = newValue
    }
  }
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set {
      note(\.shadowColor, "shadowColor", newValue)
      values.shadowColor = newValue
    }
  }
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set {
      note(\.shadowOpacity, "shadowOpacity", newValue)
      values.shadowOpacity = newValue
    }
  }
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set {
      note(\.shadowRadius, "shadowRadius", newValue)
      values.shadowRadius = newValue
    }
  }
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set {
      note(\.shadowOffset, "shadowOffset", newValue)
      values.shadowOffset = newValue
    }
  }

  /// Lets the animation block that runs, if there is one, note a change.
  @inline(__always)
  private func note<Value: Interpolatable>(
    _ path: WritableKeyPath<LayerValues, Value>, _ key: String, _ new: Value
  ) {
    if let recorder = AnimationRecorder.current { record(path, key, new, by: recorder) }
  }

  @inline(never)
  private func record<Value: Interpolatable>(
    _ path: WritableKeyPath<LayerValues, Value>, _ key: String, _ new: Value,
    by recorder: AnimationRecorder
  ) {
    recorder.record(
      self, key, from: values[keyPath: path], to: new,
      read: { ($0 as? CALayer)?.values[keyPath: path] },
      write: { object, value in (object as? CALayer)?.values[keyPath: path] = value })
  }

  open var frame: CGRect {
    get { ownFrame }
    set { setFrame(newValue) }
  }

  private func setFrame(_ frame: CGRect) {
    let size =
      values.transform.isIdentity
      ? frame.size : frame.size.applying(values.transform.plane.inverted())
    let center = CGPoint(
      x: frame.origin.x + anchorPoint.x * frame.width,
      y: frame.origin.y + anchorPoint.y * frame.height)
    Self.check(position: center)
    if bounds.size != size { bounds.size = size }
    if position != center { position = center }
  }
}

extension CALayer {
  // Values are read one by one: together they are hundreds of bytes, some of them counted.

  /// The rectangle that the layer covers in the layer around, whatever a subclass says.
  final var ownFrame: CGRect {
    let (bounds, anchor, position) = (values.bounds, values.anchorPoint, values.position)
    if values.transform.isIdentity {
      return CGRect(
        x: position.x - anchor.x * bounds.width, y: position.y - anchor.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    let local = CGRect(
      x: -anchor.x * bounds.width, y: -anchor.y * bounds.height, width: bounds.width,
      height: bounds.height)
    return local.applying(values.transform.plane).offsetBy(dx: position.x, dy: position.y)
  }

  /// The map from the layer's own coordinates to those of the layer around.
  final var outward: CGAffineTransform {
    let (bounds, anchor, position) = (values.bounds, values.anchorPoint, values.position)
    let x = -bounds.minX - anchor.x * bounds.width
    let y = -bounds.minY - anchor.y * bounds.height
    if values.transform.isIdentity {
      return CGAffineTransform(translationX: x + position.x, y: y + position.y)
    }
    return CGAffineTransform(translationX: x, y: y).concatenating(values.transform.plane)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

public protocol CALayerDelegate: AnyObject {}

/// Something that a layer does when a value changes.
public protocol CAAction {}

extension NSNull: CAAction {}
