// SPDX-License-Identifier: MIT

import Foundation
public import StateSpace

extension UIView: SnapshotConvertible {
  /// Views speak for themselves, and controls for what all controls have.
  public nonisolated static var snapshotBase: AnyClass {
    self is UIControl.Type ? UIControl.self : UIView.self
  }

  /// Adds where the view is, how it looks, what it takes, and what is in it.
  public nonisolated func addState(to snapshot: inout Snapshot) {
    snapshot.addOnMain {
      addGeometry(to: &$0)
      addLook(to: &$0)
      addContents(to: &$0)
      (self as? UIControl)?.addControlState(to: &$0)
    }
  }

  private func addGeometry(to snapshot: inout Snapshot) {
    let values = layer.values
    snapshot.named("bounds") { $0.add(values.bounds) }
    snapshot.named("center") { $0.add(values.position) }
    if !CATransform3DIsIdentity(values.transform) {
      snapshot.named("transform") { $0.add(reflecting: values.transform) }
    }
  }

  private func addLook(to snapshot: inout Snapshot) {
    let values = layer.values
    snapshot.named("alpha") { $0.add(Double(values.opacity)) }
    snapshot.named("isHidden") { $0.add(values.isHidden) }
    snapshot.named("cornerRadius") { $0.add(Double(values.cornerRadius)) }
    snapshot.named("backgroundColor") { $0.add(values.backgroundColor) }
    snapshot.named("mask") { $0.add(mask) }
  }

  private func addContents(to snapshot: inout Snapshot) {
    snapshot.named("isUserInteractionEnabled") { $0.add(isUserInteractionEnabled) }
    snapshot.named("settings") { $0.add(settings) }
    snapshot.named("tag") { $0.add(tag) }
    if let accessibilityIdentifier {
      snapshot.named("accessibilityIdentifier") { $0.add(accessibilityIdentifier) }
    }
    snapshot.named("subviews") { $0.add(all: children) }
    snapshot.named("gestureRecognizers") { $0.add(all: recognizers) }
    snapshot.named("constraints") { snapshot in
      snapshot.add(ownConstraints.count)
      for constraint in ownConstraints { constraint.addTerms(to: &snapshot) }
    }
    snapshot.named("layer") { $0.add(layer.children.count) }
  }

  /// Settings of few values, as one number.
  private var settings: Int {
    let flags = [
      isMultipleTouchEnabled, isExclusiveTouch, autoresizesSubviews, needsLayout,
      translatesAutoresizingMaskIntoConstraints, accessibilityElementsHidden,
      accessibilityViewIsModal, layer.masksToBounds,
    ]
    return flags.reduce(0) { $0 * 2 + ($1 ? 1 : 0) } * 64 + Int(autoresizingMask.rawValue)
  }
}

extension UIControl {
  fileprivate func addControlState(to snapshot: inout Snapshot) {
    snapshot.named("state") { $0.add(Int(state.rawValue)) }
    snapshot.named("isTracking") { $0.add(isTracking) }
    snapshot.named("isTouchInside") { $0.add(isTouchInside) }
    snapshot.named("actions") { $0.add(handlers.count) }
  }
}

extension NSLayoutConstraint: SnapshotConvertible {
  /// Constraints speak for themselves.
  public nonisolated static var snapshotBase: AnyClass { NSLayoutConstraint.self }

  /// Adds whether the constraint is in force, and what it says.
  public nonisolated func addState(to snapshot: inout Snapshot) {
    snapshot.addOnMain { snapshot in
      snapshot.named("isActive") { $0.add(isActive) }
      addTerms(to: &snapshot)
    }
  }

  /// Adds what the constraint says.
  fileprivate func addTerms(to snapshot: inout Snapshot) {
    snapshot.add(weakly: firstItem)
    snapshot.add(weakly: secondItem)
    snapshot.add((firstAttribute.rawValue * 32 + secondAttribute.rawValue) * 4 + relation.rawValue)
    snapshot.add(Double(multiplier))
    snapshot.named("constant") { $0.add(Double(constant)) }
    snapshot.named("priority") { $0.add(Double(priority.rawValue)) }
  }
}

extension Snapshot {
  /// Adds objects in their order.
  mutating func add(all objects: [some AnyObject]) {
    add(objects.count)
    for object in objects { add(object) }
  }

  /// Adds a place.
  mutating func add(_ point: CGPoint) {
    add(Double(point.x))
    add(Double(point.y))
  }

  /// Adds a size.
  mutating func add(_ size: CGSize) {
    add(Double(size.width))
    add(Double(size.height))
  }

  /// Adds a rectangle.
  mutating func add(_ rect: CGRect) {
    add(rect.origin)
    add(rect.size)
  }
}
