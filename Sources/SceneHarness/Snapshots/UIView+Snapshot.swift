// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension UIView: SnapshotConvertible {
  /// Views speak for themselves, and controls for what all controls have.
  nonisolated static var snapshotBase: AnyClass {
    self is UIControl.Type ? UIControl.self : UIView.self
  }

  /// Adds where the view is, how it looks, what it takes, and what is in it.
  func addState(to snapshot: inout Snapshot) {
    addGeometry(to: &snapshot)
    addLook(to: &snapshot)
    addContents(to: &snapshot)
    (self as? UIControl)?.addControlState(to: &snapshot)
  }

  private func addGeometry(to snapshot: inout Snapshot) {
    snapshot.named("bounds") { $0.add(layer.values.bounds) }
    snapshot.named("center") { $0.add(layer.values.position) }
    if !CATransform3DIsIdentity(layer.values.transform) {
      snapshot.named("transform") { $0.add(reflecting: layer.values.transform) }
    }
  }

  private func addLook(to snapshot: inout Snapshot) {
    snapshot.named("alpha") { $0.add(Double(layer.values.opacity)) }
    snapshot.named("isHidden") { $0.add(layer.values.isHidden) }
    snapshot.named("cornerRadius") { $0.add(Double(layer.values.cornerRadius)) }
    snapshot.named("backgroundColor") { $0.add(layer.values.backgroundColor) }
    snapshot.named("mask") { $0.add(mask) }
  }

  private func addContents(to snapshot: inout Snapshot) {
    snapshot.named("isUserInteractionEnabled") { $0.add(isUserInteractionEnabled) }
    let layoutCounts = window != nil || !snapshot.isOfTrial
    snapshot.named("settings") { $0.add(settings(needsLayout: layoutCounts && needsLayout)) }
    snapshot.named("tag") { $0.add(tag) }
    if let accessibilityIdentifier {
      snapshot.named("accessibilityIdentifier") { $0.add(accessibilityIdentifier) }
    }
    snapshot.named("subviews") { $0.add(all: children) }
    snapshot.named("gestureRecognizers") { $0.add(all: recognizers) }
    snapshot.named("constraints") { snapshot in
      snapshot.add(constraints.count)
      // Their order says nothing: helpers that take several edges often go through a set of them.
      for constraint in constraints.sorted(by: { $0.attributes < $1.attributes }) {
        constraint.addTerms(to: &snapshot)
      }
    }
    snapshot.named("layer") { $0.add(layer.children.count) }
  }

  /// Settings of few values, as one number.
  private func settings(needsLayout: Bool) -> Int {
    var settings = Int(autoresizingMask.rawValue)
    func add(_ flag: Bool) { settings = settings * 2 + (flag ? 1 : 0) }
    add(isMultipleTouchEnabled)
    add(isExclusiveTouch)
    add(awaitsFocus)
    add(autoresizesSubviews)
    add(needsLayout)
    add(translatesAutoresizingMaskIntoConstraints)
    add(accessibilityElementsHidden)
    add(accessibilityViewIsModal)
    add(layer.masksToBounds)
    return settings
  }
}

extension UIControl {
  fileprivate func addControlState(to snapshot: inout Snapshot) {
    snapshot.named("state") { $0.add(Int(state.rawValue)) }
    snapshot.named("isTracking") { $0.add(isTracking) }
    snapshot.named("isTouchInside") { $0.add(isTouchInside) }
    // Times that have passed are all alike.
    if let picker = self as? UIDatePicker {
      snapshot.named("isChosen") { $0.add(picker.date == picker.chosenDate) }
    }
    snapshot.named("actions") { snapshot in
      snapshot.add(handlers.count)
      for case (.action(let action), _) in handlers { snapshot.add(reflecting: action.handler) }
    }
  }
}

extension NSLayoutConstraint: SnapshotConvertible {
  /// Constraints speak for themselves.
  nonisolated static var snapshotBase: AnyClass { NSLayoutConstraint.self }

  /// Adds whether the constraint is in force, and what it says.
  func addState(to snapshot: inout Snapshot) {
    snapshot.named("isActive") { $0.add(isActive) }
    addTerms(to: &snapshot)
  }

  /// The attributes that the constraint compares and how, as one number.
  fileprivate var attributes: Int {
    (firstAttribute.rawValue * 32 + secondAttribute.rawValue) * 4 + relation.rawValue
  }

  /// Adds what the constraint says.
  fileprivate func addTerms(to snapshot: inout Snapshot) {
    snapshot.add(weakly: firstItem)
    snapshot.add(weakly: secondItem)
    snapshot.add(attributes)
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
