// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

/// The objects of one presentation: what the rules of presentation know by numbers alone.
@MainActor
final class ShownPresentation {
  let identifier: ControllerID
  let presented: UIViewController
  let presenting: UIViewController
  /// Who was asked to present.
  let source: UIViewController
  var controller: UIPresentationController
  var presentCompletion: (() -> Void)?
  var containerView: TransitionContainerView?
  /// Who is asked about the presentation; UIKit asks before `present` returns, so that a delegate
  /// that nobody else keeps is there (Apple's sample CustomTransitions).
  var delegateOfRequest: (any UIViewControllerTransitioningDelegate)?
  /// The segue that began the presentation; it lives as long (Apple's sample SegueCatalog).
  var segue: UIStoryboardSegue?

  /// Where the presenter's view was before it was taken out of the window.
  weak var presentersHome: UIView?
  var hasRemovedPresenter = false

  // Of the running transition
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactionController: (any UIViewControllerInteractiveTransitioning)?
  var context: TransitionContext?
  var coordinator: TransitionCoordinator?
  /// What the animator animates, as long as it runs.
  var animations: [RunningAnimation] = []

  init(
    _ presented: UIViewController, _ identifier: ControllerID, presenting: UIViewController,
    source: UIViewController, controller: UIPresentationController
  ) {
    self.identifier = identifier
    self.presented = presented
    self.presenting = presenting
    self.source = source
    self.controller = controller
  }

  /// The view that comes and goes: the presentation controller may put one around the presented
  /// controller's (C16).
  var presentedView: UIView { controller.presentedView ?? presented.view }

  /// The animator and the coordinator of the transition that has just ended: their last callbacks
  /// come when the transition is over.
  private(set) var endedAnimator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var endedCoordinator: TransitionCoordinator?

  /// Keeps what hears of the end of a transition.
  func keepForLastCallbacks() {
    if animator != nil { endedAnimator = animator }
    if coordinator != nil { endedCoordinator = coordinator }
  }

  /// Forgets what belongs to a transition that is over.
  func forgetTransition() {
    animator = nil
    interactionController = nil
    context = nil
    coordinator = nil
    animations = []
  }
}

/// The view in which a presentation takes place; it keeps touches from what lies behind.
final class TransitionContainerView: UIView {
  weak var presentationController: UIPresentationController?

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }
}
