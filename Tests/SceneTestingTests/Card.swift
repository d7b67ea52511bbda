// SPDX-License-Identifier: MIT

import UIKit

final class CardPresentationController: UIPresentationController {
  private let overlay = UIView()

  override func presentationTransitionWillBegin() {
    overlay.accessibilityIdentifier = "overlay"
    overlay.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(overlay, at: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    overlay.removeFromSuperview()
  }
}

final class SlideDown: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    UIView.animate(
      withDuration: 0.3,
      animations: {
        context.view(forKey: .from)?.frame.origin.y = context.containerView.bounds.height
      },
      completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

/// Keeps what the finger decided until UIKit has started the transition: it may be lifted before.
final class Drag: UIPercentDrivenInteractiveTransition {
  private var decision: Bool?
  private var isStarted = false

  override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    isStarted = true
    if let decision { end(decision) }
  }

  func end(_ completes: Bool) {
    decision = completes
    if isStarted { completes ? finish() : cancel() }
  }
}

final class CardViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private var drag: Drag?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pan:", CardViewController.pan)))
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    let fraction = pan.translation(in: nil).y / view.bounds.height
    switch pan.state {
    case .began:
      drag = Drag()
      dismiss(animated: true)
    case .changed:
      drag?.update(fraction)
    default:
      drag?.end(pan.state == .ended && fraction > 0.5)
      drag = nil
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(forDismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    SlideDown()
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag }
}
