// SPDX-License-Identifier: MIT

public import Foundation

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// What an animator does.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// Something that animates views and can be led by hand.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// What the animator does.
  var state: UIViewAnimatingState { get }
  /// Whether it runs by itself.
  var isRunning: Bool { get }
  /// Whether it runs backwards.
  var isReversed: Bool { get set }
  /// How far it is, in the direction in which it runs.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or lets it go on.
  func startAnimation()
  /// Starts the animation after a delay.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops the time of the animation.
  func pauseAnimation()
  /// Stops the animation where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes animations as blocks; all its methods are optional in UIKit.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds animations that begin late.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds animations.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Lets a paused animation go on with another pace.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}

  /// The method, for a call with a question mark.
  public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
    { self.addCompletion($0) }
  }
  /// The methods, for a call with a question mark.
  public var addAnimations: UIViewImplicitlyAnimatingCalls? {
    UIViewImplicitlyAnimatingCalls(animator: self)
  }
  /// The method, for a call with a question mark.
  public var continueAnimation: UIViewImplicitlyAnimatingCalls? {
    UIViewImplicitlyAnimatingCalls(animator: self)
  }
}

/// Lets an animator's optional methods be called with a question mark.
@preconcurrency @MainActor
public struct UIViewImplicitlyAnimatingCalls {
  let animator: any UIViewImplicitlyAnimating

  /// Adds animations.
  public func callAsFunction(_ animation: @escaping () -> Void) {
    animator.addAnimations(animation)
  }
  /// Adds animations that begin late.
  public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animator.addAnimations(animation, delayFactor: delayFactor)
  }
  /// Lets a paused animation go on.
  public func callAsFunction(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    animator.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}
