// SPDX-License-Identifier: MIT

public import UIKit

/// A map of the plane, with perspective.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Leaves all as it is.
  public init() {}

  public init(_ transform: CGAffineTransform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// What a map of space does to the plane in it.
  public init(_ transform: CATransform3D) {
    (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
    (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
    (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The map that does this first and another one then.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    func entry(
      _ row: (CGFloat, CGFloat, CGFloat), _ column: (CGFloat, CGFloat, CGFloat)
    ) -> CGFloat { row.0 * column.0 + row.1 * column.1 + row.2 * column.2 }
    let columns = [
      (other.m11, other.m21, other.m31), (other.m12, other.m22, other.m32),
      (other.m13, other.m23, other.m33),
    ]
    var product = ProjectionTransform()
    let (first, second, third) = ((m11, m12, m13), (m21, m22, m23), (m31, m32, m33))
    (product.m11, product.m12, product.m13) = (
      entry(first, columns[0]), entry(first, columns[1]), entry(first, columns[2])
    )
    (product.m21, product.m22, product.m23) = (
      entry(second, columns[0]), entry(second, columns[1]), entry(second, columns[2])
    )
    (product.m31, product.m32, product.m33) = (
      entry(third, columns[0]), entry(third, columns[1]), entry(third, columns[2])
    )
    return product
  }
}

/// A modifier that draws a view elsewhere or otherwise: here the view is moved, and nothing else.
@preconcurrency @MainActor
public protocol GeometryEffect: Animatable, ViewModifier {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Shows the view where the effect moves it.
  public func body(content: Content) -> some View {
    ArrangedView(
      content: content,
      arrangement: EffectArrangement { size in
        let transform = effectValue(size: size)
        return CGVector(dx: transform.m31, dy: transform.m32)
      })
  }

  /// The same: nothing is laid out by an effect.
  public func ignoredByLayout() -> Self { self }
}

/// Something that stands elsewhere than it would, by its size; what is around does not know.
private struct EffectArrangement: Arrangement {
  let offset: @MainActor (CGSize) -> CGVector

  var leader: Int? { 0 }
  func parts(of node: _ViewNode) -> [Box] { [Box.one(Box.parts(of: node))] }
  func size(of parts: [Box], in offered: CGSize) -> CGSize {
    parts.first?.size(in: offered) ?? .zero
  }
  func place(_ parts: [Box], in frame: CGRect) {
    let offset = offset(frame.size)
    for part in parts { part.place(frame.offsetBy(dx: offset.dx, dy: offset.dy)) }
  }
}
