// SPDX-License-Identifier: MIT

import UIKit

/// Slides the sheet out of the screen.
final class SemiModalDismissAnimatedTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: .curveEaseInOut,
      animations: {
        guard let sheet = transitionContext.view(forKey: .from) else { return }
        sheet.center.y = UIScreen.main.bounds.height + sheet.bounds.height / 2
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// Lets a pan lead the dismissal.
class SemiModalDismissInteractiveTransition: UIPercentDrivenInteractiveTransition {
  enum Direction { case up, down }

  let threshold: CGFloat = 0.3
  weak var viewController: UIViewController?
  var isInteractiveDismissal = false
  private var direction = Direction.down

  override func cancel() {
    completionSpeed = threshold
    super.cancel()
  }

  override func finish() {
    completionSpeed = 1 - threshold
    super.finish()
  }

  /// Makes a pan on a view lead.
  func listen(on view: UIView) {
    view.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self,
        action: Selector("pan:", SemiModalDismissInteractiveTransition.pan(_:))))
  }

  func pan(_ recognizer: UIPanGestureRecognizer) {
    guard let viewController else { return }
    isInteractiveDismissal = recognizer.state == .began || recognizer.state == .changed
    switch recognizer.state {
    case .began:
      direction = recognizer.velocity(in: viewController.view).y <= 0 ? .up : .down
      if direction == .down { viewController.dismiss(animated: true, completion: nil) }
    case .changed: update(progress(of: recognizer))
    case .ended, .cancelled: percentComplete > threshold ? finish() : cancel()
    default: break
    }
  }

  func progress(of recognizer: UIPanGestureRecognizer) -> CGFloat {
    guard let view = viewController?.view else { return 0 }
    let progress = recognizer.translation(in: view).y / view.bounds.height
    return direction == .up ? -max(-1, max(-1, progress)) : min(1, max(0, progress))
  }
}

/// The same, where one recognizer leads, a pan that cannot dismiss is nobody's, what the system
/// takes away never dismisses, and a release that comes early is not forgotten.
final class RepairedSemiModalDismissInteractiveTransition: SemiModalDismissInteractiveTransition {
  private var driver: UIPanGestureRecognizer?
  private var hasStarted = false
  private var earlyRelease: (() -> Void)?

  private var canDismiss: Bool {
    guard let viewController else { return false }
    return viewController.presentedViewController == nil && !viewController.isBeingPresented
      && !viewController.isBeingDismissed && viewController.presentingViewController != nil
  }

  override func pan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard driver == nil, recognizer.velocity(in: nil).y >= 0, canDismiss else { return }
      driver = recognizer
      hasStarted = false
      isInteractiveDismissal = true
      update(0)
      viewController?.dismiss(animated: true, completion: nil)
    case .changed: if driver === recognizer { update(progress(of: recognizer)) }
    case .ended, .cancelled:
      guard driver === recognizer else { return }
      driver = nil
      isInteractiveDismissal = false
      let isEnd = recognizer.state == .ended
      let release = { [weak self] in self.map { $0.release(wasEnded: isEnd) } ?? () }
      if hasStarted { release() } else { earlyRelease = release }
    default: break
    }
  }

  private func release(wasEnded: Bool) {
    wasEnded && percentComplete > threshold ? finish() : cancel()
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    hasStarted = true
    earlyRelease?()
    earlyRelease = nil
  }
}
