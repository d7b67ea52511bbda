// SPDX-License-Identifier: MIT

import UIKit

/// A presentation controller with an overlay, which has a defect if it is asked to.
@MainActor
final class OverlayCard: UIPresentationController {
  let overlay = UIView()
  var forgetsToLook = false

  override func presentationTransitionWillBegin() {
    overlay.accessibilityIdentifier = "overlay"
    overlay.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(overlay, at: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed || forgetsToLook { overlay.removeFromSuperview() }
  }
}

/// Presents a card that can be dragged away.
@MainActor
final class CardHome: UIViewController, UIViewControllerTransitioningDelegate {
  var forgetsToLook = false
  private var interactor: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    let button = UIButton(
      frame: CGRect(x: 20, y: 100, width: 100, height: 44),
      primaryAction: UIAction { [weak self] _ in self?.open() })
    button.accessibilityIdentifier = "open"
    view.addSubview(button)
  }

  private func open() {
    let card = UIViewController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = self
    card.view.accessibilityIdentifier = "card"
    card.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("drag:", CardHome.drag(_:))))
    present(card, animated: true)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let fraction = pan.translation(in: nil).y / 800
    switch pan.state {
    case .began:
      interactor = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: interactor?.update(fraction)
    case .ended:
      fraction > 0.5 ? interactor?.finish() : interactor?.cancel()
      interactor = nil
    default:
      interactor?.cancel()
      interactor = nil
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let card = OverlayCard(presentedViewController: presented, presenting: presenting)
    card.forgetsToLook = forgetsToLook
    return card
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { SlideAway() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
