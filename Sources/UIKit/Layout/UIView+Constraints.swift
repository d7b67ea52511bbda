// SPDX-License-Identifier: MIT

import Foundation

/// How much the sizes of contents matter.
struct LayoutPriorities {
  /// One priority for each axis; every view has them, so they are no array.
  struct Pair {
    private var horizontal: UILayoutPriority, vertical: UILayoutPriority

    init(_ priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  var hugging = Pair(.defaultLow)
  var compression = Pair(.defaultHigh)
}

/// Something about constraints that UIKit would warn of.
package struct LayoutIssue: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package enum Kind: Hashable, Sendable {
    /// A required constraint contradicts earlier ones and is left out.
    case unsatisfiable
    /// Constraints say too little of a view; it keeps what it has.
    case ambiguous
  }
  package let kind: Kind
  /// The constraint, or the view with what is missing.
  package let subject: String

  package var description: String { "\(kind): \(subject)" }
}

/// The constraints that a view keeps; they are out of force when the view is gone.
final class HeldConstraints {
  private let counter: ConstraintCounter
  private(set) var list: [NSLayoutConstraint] = [] {
    didSet { TreeChanges.note() }
  }

  @MainActor init() { counter = HeadlessScene.current.heldConstraints }

  deinit { counter.count -= list.count }

  func append(_ constraint: NSLayoutConstraint) {
    list.append(constraint)
    counter.count += 1
  }

  func remove(_ constraint: NSLayoutConstraint) {
    let count = list.count
    list.removeAll { $0 === constraint }
    counter.count -= count - list.count
  }
}

/// Counts the constraints in force; used on the main actor alone.
final class ConstraintCounter: @unchecked Sendable {
  var count = 0
}

extension UIView {
  public var constraints: [NSLayoutConstraint] { heldConstraints?.list ?? [] }

  func keep(_ constraint: NSLayoutConstraint) {
    let held = heldConstraints ?? HeldConstraints()
    held.append(constraint)
    heldConstraints = held
  }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if !constraint.isActive { constraint.hold(in: self) }
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Puts a constraint out of force if this view keeps it; as in UIKit, another view's stays.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.hugging[axis]
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.hugging[axis] = priority
    constraintsChanged()
  }

  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { priorities.compression[axis] }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.compression[axis] = priority
    constraintsChanged()
  }

  /// Asks for an update of constraints, which happens with the layout.
  public func setNeedsUpdateConstraints() { setNeedsLayout() }

  public func updateConstraintsIfNeeded() {
    for child in children { child.updateConstraintsIfNeeded() }
    if let viewController {
      viewController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// The size that the constraints in the view want.
  func fittingSize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    LayoutSolver.solved(self, isSizeFree: true) {
      $0.fittingSize(targetSize, horizontal, vertical)
    }
  }

  /// The nearest view round this one and another one.
  func nearestCommonSuperview(with other: UIView) -> UIView? {
    var around: UIView? = self
    while let next = around, !other.isDescendant(of: next) { around = next.parent }
    return around
  }

  /// Puts the constraints between the inside of a view that leaves and the outside out of force.
  func dropConstraints(with view: UIView) {
    guard HeadlessScene.current.activeConstraints > 0 else { return }
    for holder in sequence(first: self, next: \.parent) {
      for constraint in holder.constraints {
        let items = [constraint.first, constraint.second]
        if items.contains(where: { $0?.view?.isDescendant(of: view) == true }) {
          constraint.isActive = false
        }
      }
    }
  }

  /// Solves the constraints in this tree if something changed since the last time; views that
  /// will move have their superviews ask for layout.
  func solveConstraints() {
    guard solvedAt != LayoutChanges.current.ofConstraints,
      HeadlessScene.current.activeConstraints > 0
    else { return }
    solvedAt = LayoutChanges.current.ofConstraints
    layoutIssues = LayoutSolver.solved(self) { solver in
      if solver.isEmpty { return [] }
      let issues = solver.solve()
      solver.tell()
      return issues
    }
  }

  /// Gives subviews the places that the constraints want.
  func applySolution() {
    for child in children where !child.translatesAutoresizingMaskIntoConstraints {
      guard let frame = child.solvedFrame, !frame.isClose(to: child.untransformedFrame) else {
        continue
      }
      child.bounds.size = frame.size
      child.center = CGPoint(
        x: frame.minX + child.layer.anchorPoint.x * frame.width,
        y: frame.minY + child.layer.anchorPoint.y * frame.height)
    }
  }

  /// What the last solution of the constraints in this tree found wrong, in a stable order.
  package var constraintIssues: [LayoutIssue] { root.layoutIssues }
}

extension CGRect {
  /// Whether two rectangles differ by less than can be seen.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
