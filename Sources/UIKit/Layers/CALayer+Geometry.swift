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

  // MARK: What is no number

  static func check(position: CGPoint) {
    guard position.x.isNaN || position.y.isNaN else { return }
    refuse("position", "\(text(position.x)) \(text(position.y))")
  }

  static func check(bounds: CGRect) {
    let (origin, size) = (bounds.origin, bounds.size)
    guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN else { return }
    refuse(
      "bounds",
      "\(text(origin.x)) \(text(origin.y)); \(text(size.width)) \(text(size.height))")
  }

  private static func refuse(_ part: String, _ numbers: String) -> Never {
    HeadlessException.raise(
      "CALayerInvalidGeometry", "CALayer \(part) contains NaN: [\(numbers)]")
  }

  private static func text(_ number: CGFloat) -> String {
    number.isNaN ? "nan" : String(format: "%g", number)
  }
}
