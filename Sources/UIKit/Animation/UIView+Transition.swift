// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// Changes a view's contents; the end is an event even if the block changes nothing.
  ///
  /// Changes of values hold at once; they are animated if the options allow animated content.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    var block = AnimationBlock(
      duration: duration, delay: 0, options: options, completion: completion)
    block.contents = view
    block.run {
      if options.contains(.allowAnimatedContent) {
        animations?()
      } else {
        AnimationRecorder.silently { animations?() }
      }
    }
  }

  /// Puts one view in another one's place: hides and shows them, or takes them out and in.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    var block = AnimationBlock(
      duration: duration, delay: 0, options: options, completion: completion)
    block.contents = fromView.superview
    block.run {
      AnimationRecorder.silently {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          fromView.superview?.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }
    }
  }
}
