// SPDX-License-Identifier: MIT

public import Foundation

/// Leads the animations of an animator by a percentage.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var context: TransitionContext?

  /// How far the user led the transition; the last value that was told, also of an earlier
  /// gesture (D17).
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of what follows when the user lets go; must be above 0 (D18).
  open var completionSpeed: CGFloat = 1
  /// The curve of what follows when the user lets go.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the user leads from the beginning (D24).
  open var wantsInteractiveStart = true
  /// The pace of what follows when the user lets go.
  open var timingCurve: (any UITimingCurveProvider)?
  /// How long the transition takes without the user.
  open var duration: CGFloat { context.map { CGFloat($0.duration) } ?? 0 }

  /// Creates one that leads nothing yet.
  public override init() { super.init() }

  /// Takes the transition over: the animator animates, and time stands still for it (D5).
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    context.animateUnderTheHand()
  }

  /// Stops the time of a transition that runs by itself.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Leads the transition to a fraction of its way.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the transition go back (D11).
  open func cancel() { context?.cancelInteractiveTransition() }

  /// Lets the transition go on to its end (D11).
  open func finish() { context?.finishInteractiveTransition() }
}
