// SPDX-License-Identifier: MIT

import UIKit

/// Says how tall a sheet is.
@MainActor
protocol SemiModalPresenterDelegate: AnyObject {
  var semiModalContentHeight: CGFloat { get }
}

/// Puts the sheet at the bottom, the overlay behind it and the indicator above it.
class SemiModalPresentationController: UIPresentationController {
  let overlay: SemiModalOverlayView
  let indicator: SemiModalIndicatorView
  private let heightRatio: CGFloat = 0.5

  init(
    presentedViewController: UIViewController, presenting: UIViewController?,
    overlayView: SemiModalOverlayView, indicator: SemiModalIndicatorView
  ) {
    overlay = overlayView
    self.indicator = indicator
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let area = containerView?.bounds.size else { return .zero }
    let size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: area)
    return CGRect(
      x: area.width - size.width, y: area.height - size.height, width: size.width,
      height: size.height)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let height =
      (presentedViewController as? any SemiModalPresenterDelegate)?.semiModalContentHeight
      ?? parentSize.height * heightRatio
    return CGSize(width: parentSize.width, height: height)
  }

  override func containerViewWillLayoutSubviews() {
    placeOverlay()
    presentedView?.frame = frameOfPresentedViewInContainerView
    presentedView?.layer.cornerRadius = 10
    presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    placeIndicator()
  }

  func placeOverlay() {
    guard let containerView else { return }
    overlay.frame = containerView.bounds
    containerView.insertSubview(overlay, at: 0)
  }

  /// Adds four constraints each time.
  func placeIndicator() {
    guard let sheet = presentedViewController.view else { return }
    indicator.frame = CGRect(x: 0, y: 0, width: 60, height: 8)
    sheet.addSubview(indicator)
    indicator.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      indicator.centerXAnchor.constraint(equalTo: sheet.centerXAnchor),
      indicator.topAnchor.constraint(equalTo: sheet.topAnchor, constant: -16),
      indicator.widthAnchor.constraint(equalToConstant: 60),
      indicator.heightAnchor.constraint(equalToConstant: 8),
    ])
  }

  override func presentationTransitionWillBegin() { activateOverlay(true) }

  override func dismissalTransitionWillBegin() { activateOverlay(false) }

  func activateOverlay(_ isActive: Bool) {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.overlay.isActive = isActive }, completion: nil)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { overlay.removeFromSuperview() }
  }
}

/// The same, where a layout adds nothing twice, the sheet stays under the finger, and a presentation
/// without animation has an overlay too.
final class RepairedSemiModalPresentationController: SemiModalPresentationController {
  override func containerViewWillLayoutSubviews() {
    placeOverlay()
    if !presentedViewController.isBeingDismissed {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
    if indicator.superview !== presentedViewController.view { placeIndicator() }
  }

  override func activateOverlay(_ isActive: Bool) {
    guard presentedViewController.transitionCoordinator == nil else {
      return super.activateOverlay(isActive)
    }
    overlay.isActive = isActive
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { indicator.removeFromSuperview() } else { overlay.isActive = true }
  }
}
