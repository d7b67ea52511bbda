// SPDX-License-Identifier: MIT

import UIKit

/// Presents controllers as sheets at the bottom of the screen; one presenter serves many sheets.
class SemiModalPresenter: NSObject, UIViewControllerTransitioningDelegate {
  private(set) lazy var overlayView = closing(SemiModalOverlayView())
  private(set) lazy var indicator = closing(SemiModalIndicatorView())
  let interaction: SemiModalDismissInteractiveTransition

  init(interaction: SemiModalDismissInteractiveTransition) { self.interaction = interaction }

  override convenience init() { self.init(interaction: SemiModalDismissInteractiveTransition()) }

  /// The controller that is presented next.
  weak var viewController: UIViewController? {
    didSet {
      guard let viewController else { return }
      viewController.modalPresentationStyle = .custom
      viewController.transitioningDelegate = self
      interaction.viewController = viewController
      listen(to: viewController)
    }
  }

  /// Makes pans drag the sheet.
  func listen(to viewController: UIViewController) {
    for view in [viewController.view, indicator, overlayView] {
      if let view { interaction.listen(on: view) }
    }
  }

  /// Makes taps on a view close the sheet.
  private func closing<View: UIView>(_ view: View) -> View {
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("close:", SemiModalPresenter.close(_:))))
    return view
  }

  func close(_ recognizer: UITapGestureRecognizer) {
    viewController?.dismiss(animated: true, completion: nil)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    SemiModalPresentationController(
      presentedViewController: presented, presenting: presenting, overlayView: overlayView,
      indicator: indicator)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { SemiModalDismissAnimatedTransition() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction.isInteractiveDismissal ? interaction : nil
  }
}

/// The same, whose own views get their recognizers once.
final class RepairedSemiModalPresenter: SemiModalPresenter {
  private var listens = false

  init() { super.init(interaction: RepairedSemiModalDismissInteractiveTransition()) }

  override func listen(to viewController: UIViewController) {
    if let view = viewController.view { interaction.listen(on: view) }
    guard !listens else { return }
    listens = true
    for view in [indicator, overlayView] { interaction.listen(on: view) }
  }

  override func close(_ recognizer: UITapGestureRecognizer) {
    guard let viewController, !viewController.isBeingPresented, !viewController.isBeingDismissed
    else { return }
    super.close(recognizer)
  }

  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    RepairedSemiModalPresentationController(
      presentedViewController: presented, presenting: presenting, overlayView: overlayView,
      indicator: indicator)
  }
}
