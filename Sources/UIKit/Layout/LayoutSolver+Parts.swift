// SPDX-License-Identifier: MIT

import Foundation

/// Where a solver has put the variables of a view or guide.
struct SolutionPlace {
  /// Which solver it was.
  var mark = 0
  /// The first of four variables; `nil` if the item stands where it is.
  var place: Int?
}

extension CGRect {
  /// The origin's two values, then those of the size.
  func part(_ part: Int) -> Double {
    switch part {
    case 0: Double(minX)
    case 1: Double(minY)
    case 2: Double(width)
    default: Double(height)
    }
  }
}

extension LayoutSolver {
  /// An equation or inequality between variables.
  struct Relation {
    /// Its place among the rows.
    var row: Int
    var relation: NSLayoutConstraint.Relation
    var priority: Float
    var order: Int
    var constraint: NSLayoutConstraint?
  }
}

extension LayoutSolver.Relation {
  /// Whether this matters more, or came first and matters as much.
  func comesBefore(_ other: LayoutSolver.Relation) -> Bool {
    priority == other.priority ? order < other.order : priority > other.priority
  }
}

extension UIEdgeInsets {
  /// What the insets add to the origin's two values, then to those of the size.
  func part(_ part: Int) -> Double {
    switch part {
    case 0: Double(left)
    case 1: Double(top)
    case 2: Double(-left - right)
    default: Double(-top - bottom)
    }
  }
}

extension LayoutItem {
  /// Whether the item is somewhere in a view.
  func isInside(_ outer: UIView) -> Bool {
    if isView(outer) { return false }
    guard let inner = view else { return false }
    return inner !== outer && inner.isDescendant(of: outer)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis of a position, and the share of the size that is added to the origin.
  var position: (axis: Int, share: Double)? {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: (0, 0)
    case .right, .trailing, .rightMargin, .trailingMargin: (0, 1)
    case .centerX, .centerXWithinMargins: (0, 0.5)
    case .top, .topMargin: (1, 0)
    case .bottom, .bottomMargin, .lastBaseline: (1, 1)
    case .firstBaseline: (1, 1)
    case .centerY, .centerYWithinMargins: (1, 0.5)
    case .width, .height, .notAnAttribute: nil
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint is about edges, which of a scroll view are those of its contents.
  var isAboutEdges: Bool {
    firstAttribute.position != nil && firstAttribute != .centerX && firstAttribute != .centerY
  }
}
