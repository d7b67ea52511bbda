// SPDX-License-Identifier: MIT

import Foundation

/// A view or a guide in numbers, as constraints see it.
struct LayoutNode {
  /// The first of its four variables; `nil` if it stands where it is.
  var place: Int?
  /// The origin and the size that it has.
  var values: SIMD4<Double>
  /// Where the coordinates of what is in it begin.
  var origin = SIMD2<Double>()
  var around: Int?
  /// The node whose size is added to its own: a guide follows the edges of its view.
  var sizeOf: Int?
  /// Whether only its size is to be found: a scroll view's content begins where its coordinates do.
  var isOriginFixed = false

  /// The variable of one of the four values, unless the value is given.
  func variable(of part: Int) -> Int? {
    isOriginFixed && part < 2 ? nil : place.map { $0 + part }
  }
}

/// A constraint between nodes.
struct LayoutTerm {
  struct Side {
    let node: Int
    let attribute: NSLayoutConstraint.Attribute
    let factor: Double
  }

  let first: Side
  let second: Side?
  /// The node from which places are seen.
  let top: Int?
  let constant: Double
  let relation: NSLayoutConstraint.Relation
  let priority: Float
  let order: Int
}

/// Where a solver has put a view or guide among its nodes.
struct SolutionPlace {
  /// Which solver it was.
  var mark = 0
  var node = 0
}

extension SIMD4<Double> {
  /// The origin's two values, then those of the size.
  init(_ frame: CGRect) {
    self.init(
      Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
  }

  /// What insets add to the origin's two values, then to those of the size.
  init(_ insets: UIEdgeInsets) {
    self.init(
      Double(insets.left), Double(insets.top), Double(-insets.left - insets.right),
      Double(-insets.top - insets.bottom))
  }
}

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
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
