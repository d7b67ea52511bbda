// SPDX-License-Identifier: MIT

public import Foundation

extension CALayer {
  /// The map from this layer to the one on top of its tree.
  private var toTop: CGAffineTransform {
    var map = CGAffineTransform.identity
    var next: CALayer? = self
    while let layer = next, let parent = layer.superlayer {
      map = map.concatenating(layer.outward)
      next = parent
    }
    return map
  }

  private func map(to other: CALayer?) -> CGAffineTransform {
    other.map { toTop.concatenating($0.toTop.inverted()) } ?? toTop
  }

  /// A point of this layer in another one, or in the one on top.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(map(to: l)) }
  /// A point of another layer in this one.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(map(to: l).inverted())
  }
  /// A rectangle of this layer in another one, or in the one on top.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(map(to: l)) }
  /// A rectangle of another layer in this one.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(map(to: l).inverted()) }
}
