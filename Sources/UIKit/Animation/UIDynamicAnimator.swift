// SPDX-License-Identifier: MIT

public import Foundation

// Physics: behaviors are kept, and nothing moves by them.

/// Something that moves by physics.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Would be told that items move and rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  public private(set) var behaviors: [UIDynamicBehavior] = []
  public let referenceView: UIView?
  open var isRunning: Bool { false }
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  public init(referenceView: UIView) {
    self.referenceView = referenceView
    super.init()
  }
  public override init() {
    referenceView = nil
    super.init()
  }
  /// Creates an animator of items, which stay where they are.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) { self.init() }

  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    HeadlessScene.current.note(unimplemented: "UIDynamicAnimator")
    behaviors.append(behavior)
  }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }
  open func removeAllBehaviors() { behaviors = [] }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open var action: (() -> Void)?
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
}

@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var angle: CGFloat = .pi / 2, magnitude: CGFloat = 1
  public convenience init(items: [any UIDynamicItem]) { self.init() }
}

@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  open var translatesReferenceBoundsIntoBoundary = false
  public convenience init(items: [any UIDynamicItem]) { self.init() }
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {}
}

@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  open var elasticity: CGFloat = 0, friction: CGFloat = 0, density: CGFloat = 1,
    resistance: CGFloat = 0, angularResistance: CGFloat = 0
  open var allowsRotation = true
  public convenience init(items: [any UIDynamicItem]) { self.init() }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
}

@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  open var damping: CGFloat = 0.5
  open var snapPoint = CGPoint.zero
  public convenience init(item: any UIDynamicItem, snapTo point: CGPoint) { self.init() }
}

@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  open var anchorPoint = CGPoint.zero
  open var length: CGFloat = 0, damping: CGFloat = 0, frequency: CGFloat = 0
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { self.init() }
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { self.init() }
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init()
  }
}

@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  open var pushDirection = CGVector(dx: 0, dy: 0)
  open var magnitude: CGFloat = 0
  public convenience init(items: [any UIDynamicItem], mode: Mode) { self.init() }
}
