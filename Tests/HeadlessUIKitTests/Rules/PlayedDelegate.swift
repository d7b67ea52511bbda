// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

@testable import UIKit

/// The delegate of a presentation controller, and a transitioning delegate.
@MainActor
final class PlayedDelegate: NSObject {
  private let identifier: ControllerID
  private let shouldDismiss: Bool, isAnimating: Bool
  private let told: Told

  init(
    _ identifier: ControllerID, shouldDismiss: Bool, isAnimating: Bool, _ told: @escaping Told
  ) {
    (self.identifier, self.shouldDismiss) = (identifier, shouldDismiss)
    (self.isAnimating, self.told) = (isAnimating, told)
    super.init()
  }

  /// A delegate that does not animate does as if it had not the method.
  private func animator(_ callback: Callback) -> PlayedAnimator? {
    guard isAnimating else {
      HeadlessScene.current.presentation.noteDefaultAnswer()
      return nil
    }
    told(callback)
    return PlayedAnimator(identifier, told)
  }
}

extension PlayedDelegate: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    told(.presentationControllerShouldDismiss(identifier))
    return shouldDismiss
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    told(.presentationControllerWillDismiss(identifier))
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    told(.presentationControllerDidDismiss(identifier))
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    told(.presentationControllerDidAttemptToDismiss(identifier))
  }
}

extension PlayedDelegate: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    told(.presentationControllerForPresented(identifier))
    let controller = PlayedPresentation(presentedViewController: presented, presenting: presenting)
    (controller.identifier, controller.told) = (identifier, told)
    return controller
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(.animationControllerForPresented(identifier))
  }
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    animator(.animationControllerForDismissed(identifier))
  }
}

final class PlayedPresentation: UIPresentationController {
  var identifier = ControllerID.root
  var told: Told = { _ in }

  override var shouldRemovePresentersView: Bool {
    told(.shouldRemovePresentersView(identifier))
    return false
  }
  override func presentationTransitionWillBegin() {
    told(.presentationTransitionWillBegin(identifier))
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    told(.presentationTransitionDidEnd(identifier, completed: completed))
  }
  override func dismissalTransitionWillBegin() { told(.dismissalTransitionWillBegin(identifier)) }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    told(.dismissalTransitionDidEnd(identifier, completed: completed))
  }
}

final class PlayedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let identifier: ControllerID, told: Told

  init(_ identifier: ControllerID, _ told: @escaping Told) {
    (self.identifier, self.told) = (identifier, told)
    super.init()
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    told(.animateTransition(identifier))
    if let new = context.view(forKey: .to) { context.containerView.addSubview(new) }
    let moved = context.view(forKey: .to) ?? context.view(forKey: .from)
    UIView.animate(
      withDuration: 0.3, animations: { moved?.frame.origin.y += 100 },
      completion: { [told, identifier] _ in
        told(.animatorAnimationsDidFinish(identifier, cancelled: context.transitionWasCancelled))
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    told(.animationEnded(identifier, completed: transitionCompleted))
  }
}
