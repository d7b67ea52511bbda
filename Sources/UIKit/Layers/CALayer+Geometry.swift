// SPDX-License-Identifier: MIT

public import Foundation

extension CALayer {
  /// The map from this layer to the one on top of its tree.
  private var toTop: CGAffineTransform {
    var (map, layer) = (CGAffineTransform.identity, self)
    while let parent = layer.outer {
      map = map.concatenating(layer.outward)
      layer = parent
    }
    return map
  }

  /// The map from this layer to another one, or to the one on top.
  private func map(to other: CALayer?) -> CGAffineTransform {
    if other === self { return .identity }
    guard let other else { return toTop }
    if other === outer { return outward }
    return toTop.concatenating(other.toTop.inverted())
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
