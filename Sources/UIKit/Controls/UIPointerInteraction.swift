// SPDX-License-Identifier: MIT

public import Foundation

// What a pointer would show and tell: there is none, so nothing of this has an effect.

/// Lets a pointer change over a view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  public private(set) weak var view: UIView?
  open var isEnabled = true
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func invalidate() {}
}

/// Says how the pointer looks; nothing asks it.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// A part of a view that the pointer would be over.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  public let rect: CGRect, identifier: AnyHashable?
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// Where the pointer would be.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  public let location = CGPoint.zero, modifiers: UIKeyModifierFlags = []
}

/// How the pointer looks, as storage.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { super.init() }
  private override init() { super.init() }
  public class func hidden() -> UIPointerStyle { UIPointerStyle() }
  public class func system() -> UIPointerStyle { UIPointerStyle() }
}

@preconcurrency @MainActor
public enum UIPointerEffect {
  case automatic(UITargetedPreview), highlight(UITargetedPreview), lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
  public enum TintMode: Int, Sendable { case none, overlay, underlay }
}

@preconcurrency @MainActor
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat), horizontalBeam(length: CGFloat)
}

/// Recognizes a pointer over a view, which never comes.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

extension UIButton {
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape)
    -> UIPointerStyle?
  /// Has no effect: there is no pointer.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { nil }
    set {}
  }
}
