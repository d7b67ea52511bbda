// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension DragDirection {
  /// A vector of length one.
  var vector: CGPoint {
    switch self {
    case .down: CGPoint(x: 0, y: 1)
    case .up: CGPoint(x: 0, y: -1)
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    }
  }

  /// Where a drag had best begin, so that there is room for it on the screen.
  var start: CGPoint { place(0.1) }

  /// Where a drag begins that comes in from an edge.
  var edge: CGPoint { place(0.002) }

  private func place(_ fraction: CGFloat) -> CGPoint {
    switch self {
    case .down: CGPoint(x: 0.5, y: fraction)
    case .up: CGPoint(x: 0.5, y: 1 - fraction)
    case .left: CGPoint(x: 1 - fraction, y: 0.5)
    case .right: CGPoint(x: fraction, y: 0.5)
    }
  }

  /// The size of a view in this direction, on the screen.
  @MainActor
  func extent(of view: UIView) -> CGFloat {
    let box = view.touchedRect
    return isVertical ? box.height : box.width
  }

  var isVertical: Bool { self == .down || self == .up }

  /// How far it is from a point to the edge of the screen.
  func room(from point: CGPoint, in screen: CGRect) -> CGFloat {
    switch self {
    case .down: screen.maxY - point.y
    case .up: point.y - screen.minY
    case .left: point.x - screen.minX
    case .right: screen.maxX - point.x
    }
  }

  /// Whether a point is so near to the edge from which the direction leads inwards that a
  /// recognizer of edges takes it.
  @MainActor
  func beginsAtEdge(of bounds: CGRect, _ point: CGPoint) -> Bool {
    let margin = UIScreenEdgePanGestureRecognizer.margin
    return switch self {
    case .down: point.y <= bounds.minY + margin
    case .up: point.y >= bounds.maxY - margin
    case .left: point.x >= bounds.maxX - margin
    case .right: point.x <= bounds.minX + margin
    }
  }

  /// The directions that lead inwards from edges.
  static func inwards(from edges: UIRectEdge) -> [DragDirection] {
    let all: [(UIRectEdge, DragDirection)] = [
      (.top, .down), (.bottom, .up), (.right, .left), (.left, .right),
    ]
    return all.filter { edges.contains($0.0) }.map(\.1)
  }

  /// The directions of swipes that a recognizer takes.
  @MainActor
  static func swipes(of recognizer: UISwipeGestureRecognizer) -> [DragDirection] {
    let all: [(UISwipeGestureRecognizer.Direction, DragDirection)] = [
      (.down, .down), (.up, .up), (.left, .left), (.right, .right),
    ]
    return all.filter { recognizer.direction.contains($0.0) }.map(\.1)
  }
}
