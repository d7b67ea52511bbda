// SPDX-License-Identifier: MIT

public import Foundation

/// The pace of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// What gives an animator its pace.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// A pace by a curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint, controlPoint2: CGPoint

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    super.init()
  }

  /// Creates a pace by the points of a curve.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
    super.init()
  }

  public override convenience init() { self.init(animationCurve: .easeInOut) }

  public var timingCurveType: UITimingCurveType { .cubic }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A pace by a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector
  /// How much the spring swings: not at all from 1 on.
  public let dampingRatio: CGFloat
  /// How long the spring swings, in seconds, if its constants say so.
  let settlingDuration: TimeInterval?

  /// Creates a spring without swing.
  public override convenience init() { self.init(dampingRatio: 1) }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    (dampingRatio, initialVelocity, settlingDuration) = (ratio, velocity, nil)
    super.init()
  }

  /// Creates a spring by its constants, which take the place of an animator's duration.
  ///
  /// The spring is at rest here when a thousandth of its way is left; UIKit's limit is not known.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let critical = 2 * (mass * stiffness).squareRoot()
    dampingRatio = critical > 0 ? damping / critical : 1
    initialVelocity = velocity
    settlingDuration = damping > 0 ? TimeInterval(2 * mass / damping) * 6.9078 : nil
    super.init()
  }

  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) { self.init(dampingRatio: 1 - bounce, initialVelocity: velocity) }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}
