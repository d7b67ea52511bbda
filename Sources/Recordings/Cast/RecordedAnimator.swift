// SPDX-License-Identifier: MIT

package import UIKit

/// An animator that fades what comes, and logs what it is told.
package final class RecordedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private unowned let stage: RecordingStage
  private let duration: Double
  private let logsEvents: Bool
  /// Whether the view that comes is put where the context says that it ends.
  package var placesComingView = false
  /// Whether the view that goes fades, and none is put into the container.
  package var fadesGoingView = false
  /// Looks at the context when the animator starts, and directly after `completeTransition`.
  package var atStart: (@MainActor (any UIViewControllerContextTransitioning) -> Void)?
  package var afterCompletion: (@MainActor (any UIViewControllerContextTransitioning) -> Void)?
  /// How often the duration was asked for.
  package private(set) var durationQuestions = 0

  package init(_ stage: RecordingStage, duration: Double = 0.3, logsEvents: Bool = true) {
    (self.stage, self.duration, self.logsEvents) = (stage, duration, logsEvents)
    super.init()
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    durationQuestions += 1
    return duration
  }

  package func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    if logsEvents { stage.log("animateTransition") }
    atStart?(transitionContext)
    let animations = fadesGoingView ? fade(transitionContext) : show(transitionContext)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), animations: animations,
      completion: { [self] _ in
        if logsEvents { stage.log("completeTransition") }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        afterCompletion?(transitionContext)
      })
  }

  private func fade(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    let going = context.view(forKey: .from)
    return { going?.alpha = 0 }
  }

  private func show(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    let coming = context.view(forKey: .to)
    if let coming, coming.superview !== context.containerView {
      context.containerView.addSubview(coming)
    }
    if placesComingView, let controller = context.viewController(forKey: .to) {
      coming?.frame = context.finalFrame(for: controller)
    }
    coming?.alpha = 0
    return { coming?.alpha = 1 }
  }

  package func animationEnded(_ transitionCompleted: Bool) {
    if logsEvents { stage.log("animationEnded(\(transitionCompleted))") }
  }
}

/// Hands out what was put into it.
package final class RecordedTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  package var animator: RecordedAnimator?
  package var dismissalInteraction: UIPercentDrivenInteractiveTransition?
  package var makePresentationController:
    (@MainActor (UIViewController, UIViewController?) -> UIPresentationController)?

  package func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  package func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  package func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { dismissalInteraction }

  package func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { makePresentationController?(presented, presenting) }
}
