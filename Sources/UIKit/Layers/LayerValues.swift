// SPDX-License-Identifier: MIT

package import Foundation

/// What of a layer an animation can change.
package struct LayerValues {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var transform = CATransform3D()
  package var sublayerTransform = CATransform3D()
  package var opacity: Float = 1
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var shadowOpacity: Float = 0
  package var shadowRadius: CGFloat = 3
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var backgroundColor: CGColor?
  package var borderColor: CGColor?
  package var shadowColor: CGColor?
  package var isHidden = false
}

/// A value with others between it and a second one.
protocol Interpolatable: Equatable {
  func mixed(with other: Self, _ fraction: CGFloat) -> Self
}

extension CGFloat: Interpolatable {
  func mixed(with other: CGFloat, _ fraction: CGFloat) -> CGFloat {
    switch fraction {
    case 0: self
    case 1: other
    default: self + (other - self) * fraction
    }
  }
}

extension Float: Interpolatable {
  func mixed(with other: Float, _ fraction: CGFloat) -> Float {
    Float(CGFloat(self).mixed(with: CGFloat(other), fraction))
  }
}

extension CGPoint: Interpolatable {
  func mixed(with other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x.mixed(with: other.x, fraction), y: y.mixed(with: other.y, fraction))
  }
}

extension CGSize: Interpolatable {
  func mixed(with other: CGSize, _ fraction: CGFloat) -> CGSize {
    CGSize(
      width: width.mixed(with: other.width, fraction),
      height: height.mixed(with: other.height, fraction))
  }
}

extension CGRect: Interpolatable {
  func mixed(with other: CGRect, _ fraction: CGFloat) -> CGRect {
    CGRect(
      origin: origin.mixed(with: other.origin, fraction),
      size: size.mixed(with: other.size, fraction))
  }
}

extension CATransform3D: Interpolatable {
  func mixed(with other: CATransform3D, _ fraction: CGFloat) -> CATransform3D {
    var result = self
    result.elements = zip(elements, other.elements).map { $0.mixed(with: $1, fraction) }
    return result
  }
}

/// A value that has nothing between itself and another one: it changes when the animation begins.
extension Optional: Interpolatable where Wrapped: Equatable {
  func mixed(with other: Self, _ fraction: CGFloat) -> Self { fraction == 0 ? self : other }
}
