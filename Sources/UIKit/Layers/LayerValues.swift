// SPDX-License-Identifier: MIT

import Foundation

/// What of a layer an animation can change.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3D()
  var sublayerTransform = CATransform3D()
  var opacity: Float = 1
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var shadowOpacity: Float = 0
  var shadowRadius: CGFloat = 3
  var shadowOffset = CGSize(width: 0, height: -3)
  var backgroundColor: CGColor?
  var borderColor: CGColor?
  var shadowColor: CGColor?
  var isHidden = false
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
