// SPDX-License-Identifier: MIT

public import Foundation
import UIKitSemantics

extension UIViewController {
  /// Puts the view of one child in the place of another one's, with an animation.
  ///
  /// The view that comes is there before the animations, and the other one goes after them (Apple:
  /// *transition(from:to:duration:options:animations:completion:)*). Appearance callbacks come at both
  /// ends, as if the app had said them (B30), unless the container does not forward them (B32). In
  /// which order is not documented: it is that of a push (B34). A controller that is no child ends the
  /// app, as with UIKit.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let children = [fromViewController, toViewController]
    guard children.allSatisfy({ $0.parent === self }) else {
      HeadlessException.raise(
        "NSInvalidArgumentException",
        "Children view controllers must have a common parent view controller when calling "
          + "transition(from:to:duration:options:animations:completion:)")
    }
    let tells = viewIfLoaded?.window != nil && shouldAutomaticallyForwardAppearanceMethods
    if tells {
      fromViewController.beginAppearanceTransition(false, animated: duration > 0)
      toViewController.beginAppearanceTransition(true, animated: duration > 0)
    }
    guard let from = fromViewController.view, let to = toViewController.view else { return }
    if to.superview == nil { (from.superview ?? view).addSubview(to) }
    let end = { (finished: Bool) in
      from.removeFromSuperview()
      for child in children where tells { child.endAppearanceTransition() }
      completion?(finished)
      HeadlessScene.current.presentation.forgetAppearanceByHand(of: children)
    }
    // A dissolve or a flip takes its time also where the block changes nothing.
    UIView.transition(
      with: from.superview ?? view, duration: duration,
      options: options.union(.allowAnimatedContent), animations: animations, completion: end)
  }
}

extension PresentationDriver {
  /// What UIKit itself has begun and ended keeps nothing from a child later on (B37).
  fileprivate func forgetAppearanceByHand(of children: [UIViewController]) {
    let known = children.compactMap { knownIdentifier(of: $0) }
    afterCallbacks { [unowned self] in
      for identifier in known { world.forgetAppearanceByHand(of: identifier) }
    }
  }
}
