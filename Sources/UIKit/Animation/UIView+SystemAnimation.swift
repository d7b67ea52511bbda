// SPDX-License-Identifier: MIT

extension UIView {
  public enum SystemAnimation: UInt, Sendable {
    /// Views vanish and are removed.
    case delete
  }

  /// Animates views as the system does, and along with them what a block changes.
  ///
  /// The views vanish and leave their superviews when the animation is over.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: systemAnimationDuration, delay: 0, options: options) {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }

  /// How long an animation of the system takes here, in seconds; UIKit does not say.
  private static let systemAnimationDuration = 0.25
}
