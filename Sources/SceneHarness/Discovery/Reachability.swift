// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Looks for a point at which touches reach a view.
///
/// The first point that is tried is a favored one, such as the middle. When another view is in the
/// way there, the points between the edges of what is in the way are tried, the nearest first: so a
/// strip that is left free is found however narrow it is. Views are taken for rectangles.
@MainActor
struct Reachability {
  /// What a view lets happen to the touches that come down on what is in it.
  enum Inner { case counts, isAnotherTarget }

  private static let attempts = 32
  private let view: UIView
  private let touches: TouchDelivery
  private let inner: (UIView) -> Inner
  /// The part of the screen where the view and all around it are.
  private let box: CGRect
  private var xs: [CGFloat], ys: [CGFloat]
  private var tried: [CGPoint] = []
  /// Whether what is in the view has been looked at.
  private var hasNotedInside = false

  /// Prepares to look at a view; `inner` says whether a touch on a view within it counts as one on
  /// the view itself.
  init(_ view: UIView, _ touches: TouchDelivery, inner: @escaping (UIView) -> Inner) {
    (self.view, self.touches, self.inner) = (view, touches, inner)
    box = Self.place(of: view)
    (xs, ys) = ([box.minX, box.maxX], [box.minY, box.maxY])
  }

  /// The part of the screen where a view and all around it are.
  static func place(of view: UIView) -> CGRect {
    sequence(first: view, next: \.superview).reduce(CGRect.infinite) {
      $0.overlap(with: $1.touchedRect)
    }
  }

  /// The point nearest to a favored one, which is given as fractions of the size.
  ///
  /// It is a whole one, where that is still in the view, so that distances from it are exact.
  mutating func point(near fractions: CGPoint) -> CGPoint? {
    guard box.width > 0, box.height > 0 else { return nil }
    let exact = CGPoint(
      x: box.minX + box.width * fractions.x, y: box.minY + box.height * fractions.y)
    let whole = CGPoint(x: exact.x.rounded(), y: exact.y.rounded())
    let favorite = box.contains(whole) ? whole : exact
    var next: CGPoint? = favorite
    var second: CGPoint?
    while let point = next, tried.count < Self.attempts {
      tried.append(point)
      guard let hit = touches.view(at: point) else {
        next = nearest(to: favorite)
        continue
      }
      if hit === view { return point }
      let isInside = hit.isDescendant(of: view)
      if isInside, inner(hit) == .counts, second == nil { second = point }
      let obstacle = obstacle(hit)
      if obstacle.covers(box), isInside || !hit.isOfApp {
        // A view of the app's may let touches through, and not those on what is in it.
        guard !isInside, view.isOfApp, !hasNotedInside else { return second }
        noteInside()
        next = nearest(to: favorite)
        continue
      }
      note(obstacle)
      next = nearest(to: favorite)
    }
    return second
  }

  /// The part of the screen in which a view that was hit takes touches.
  private func obstacle(_ hit: UIView) -> CGRect {
    var part = hit.touchedRect
    var around = hit.superview
    while let outer = around, outer !== view {
      part = part.overlap(with: outer.touchedRect)
      around = outer.superview
    }
    return part
  }

  private mutating func noteInside() {
    hasNotedInside = true
    for child in view.subviews { note(child.touchedRect) }
  }

  private mutating func note(_ obstacle: CGRect) {
    for x in [obstacle.minX, obstacle.maxX] where x > box.minX && x < box.maxX && !xs.contains(x) {
      xs.append(x)
    }
    for y in [obstacle.minY, obstacle.maxY] where y > box.minY && y < box.maxY && !ys.contains(y) {
      ys.append(y)
    }
    xs.sort()
    ys.sort()
  }

  /// The middle of a cell in which nothing has been tried yet.
  private func nearest(to favorite: CGPoint) -> CGPoint? {
    var best: (distance: CGFloat, point: CGPoint)?
    for (left, right) in zip(xs, xs.dropFirst()) {
      for (top, bottom) in zip(ys, ys.dropFirst()) {
        let cell = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        guard !tried.contains(where: cell.contains) else { continue }
        let (x, y) = (cell.midX - favorite.x, cell.midY - favorite.y)
        let distance = x * x + y * y
        if best.map({ distance < $0.distance }) ?? true {
          best = (distance, CGPoint(x: cell.midX, y: cell.midY))
        }
      }
    }
    return best?.point
  }
}

extension CGRect {
  fileprivate func covers(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
