// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A presentation controller that dims what is behind the sheet and closes it by a tap there.
final class DimmingController: UIPresentationController {
  private lazy var dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height * 0.4, width: bounds.width, height: bounds.height * 0.6)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("close", DimmingController.close)))
    containerView.insertSubview(dimming, at: 0)
  }

  func close() { presentedViewController.dismiss(animated: true) }
}

/// A sheet that a drag dismisses, with an animator and an interaction controller of its own.
final class DimmedSheet: UIViewController, UIViewControllerTransitioningDelegate {
  private let interaction = UIPercentDrivenInteractiveTransition()
  private var isDragged = false

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self, action: Selector("dragged:", DimmedSheet.dragged(_:))))
  }

  func dragged(_ pan: UIPanGestureRecognizer) {
    let share = pan.translation(in: view).y / view.bounds.height
    switch pan.state {
    case .began:
      isDragged = true
      dismiss(animated: true)
    case .changed: interaction.update(share)
    case .ended where share > 0.5 || pan.velocity(in: view).y > 1000:
      isDragged = false
      interaction.finish()
    case .ended, .cancelled:
      isDragged = false
      interaction.cancel()
    default: break
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { SlideAway() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDragged ? interaction : nil }
}

/// Moves the presented view down and out.
final class SlideAway: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .from)
    UIView.animate(
      withDuration: 0.3, animations: { view?.frame.origin.y = 900 },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// A controller with a button that presents a sheet.
final class Home: UIViewController {
  let makeSheet: () -> UIViewController
  private let showButton = UIButton()
  private(set) weak var sheet: UIViewController?

  init(_ makeSheet: @escaping () -> UIViewController = { DimmedSheet() }) {
    self.makeSheet = makeSheet
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    showButton.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    showButton.addTarget(
      self, action: Selector("showSheet", Home.showSheet), for: .touchUpInside)
    view.addSubview(showButton)
  }

  func showSheet() {
    let sheet = makeSheet()
    self.sheet = sheet
    present(sheet, animated: true)
  }
}
