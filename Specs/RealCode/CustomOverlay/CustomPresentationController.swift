// SPDX-License-Identifier: MIT

import UIKit

/// A smaller view above an overlay that fades in and out with it, and closes it when tapped.
class CustomPresentationController: UIPresentationController {
  let overlay = UIView()
  private let margin = CGSize(width: 40, height: 100)

  override func presentationTransitionWillBegin() {
    overlay.accessibilityIdentifier = "overlay"
    overlay.backgroundColor = .black
    overlay.alpha = 0
    overlay.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("close:", CustomPresentationController.close(_:))))
    containerView?.addSubview(overlay)
    fade(to: 0.5)
  }

  override func dismissalTransitionWillBegin() { fade(to: 0) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { overlay.removeFromSuperview() }
  }

  func fade(to alpha: CGFloat) {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: {
      [unowned self] _ in overlay.alpha = alpha
    })
  }

  func close(_ recognizer: UITapGestureRecognizer) {
    presentedViewController.dismiss(animated: true, completion: nil)
  }

  // MARK: - Places

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(
      width: parentSize.width - 2 * margin.width, height: parentSize.height - 2 * margin.height)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let area = containerView?.bounds.size else { fatalError("The document unwraps it.") }
    let size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: area)
    return CGRect(origin: CGPoint(x: margin.width, y: margin.height), size: size)
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
    overlay.frame = containerView?.bounds ?? .zero
  }
}

/// The same without the line whose need the document wonders about: nothing seems to be missing.
final class UnplacingPresentationController: CustomPresentationController {
  override func containerViewWillLayoutSubviews() {
    overlay.frame = containerView?.bounds ?? .zero
  }
}

/// The same, whose overlay is there without an animation too, lies behind the view, and closes only
/// what is at rest.
final class RepairedCustomPresentationController: CustomPresentationController {
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.sendSubviewToBack(overlay)
  }

  override func fade(to alpha: CGFloat) {
    guard presentedViewController.transitionCoordinator != nil else { return overlay.alpha = alpha }
    super.fade(to: alpha)
  }

  override func close(_ recognizer: UITapGestureRecognizer) {
    let modal = presentedViewController
    guard !modal.isBeingPresented, !modal.isBeingDismissed else { return }
    // The presenter takes down the modal and all that the modal presents.
    presentingViewController.dismiss(animated: true)
  }
}

/// The animators of the document's appendix: their bodies are empty, and nobody completes.
class CustomAnimationController: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if isPresented {
      animatePresentation(using: transitionContext)
    } else {
      animateDismissal(using: transitionContext)
    }
  }

  func animatePresentation(using transitionContext: any UIViewControllerContextTransitioning) {}

  func animateDismissal(using transitionContext: any UIViewControllerContextTransitioning) {}
}

/// Animators that slide the view in from the side, or out, and say when they are done.
final class SlideInFromSide: CustomAnimationController {
  override func animatePresentation(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let view = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let width = transitionContext.containerView.bounds.width
    transitionContext.containerView.addSubview(view)
    view.frame = transitionContext.finalFrame(for: controller)
    view.frame.origin.x += width
    slide(view, by: -width, transitionContext)
  }

  override func animateDismissal(using transitionContext: any UIViewControllerContextTransitioning)
  {
    guard let view = transitionContext.view(forKey: .from) else {
      return transitionContext.completeTransition(false)
    }
    slide(view, by: transitionContext.containerView.bounds.width, transitionContext)
  }

  private func slide(
    _ view: UIView, by distance: CGFloat, _ context: any UIViewControllerContextTransitioning
  ) {
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { view.frame.origin.x += distance },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
