// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

/// The objects that take part in a transition: of a presentation, or of a container's children.
///
/// What the rules know by numbers alone. Animators, contexts and coordinators are the same for both
/// kinds; subclasses say which views and controllers move.
@MainActor
class AnimatedTransition: LooseTarget {
  nonisolated(unsafe) let existence = Existence()
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactionController: (any UIViewControllerInteractiveTransitioning)?
  var context: TransitionContext?
  var coordinator: TransitionCoordinator?
  /// What the animator animates, as long as it runs.
  var animations: [RunningAnimation] = []
  /// The animator and the coordinator of the transition that has just ended: their last callbacks
  /// come when the transition is over.
  private(set) var endedAnimator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var endedCoordinator: TransitionCoordinator?

  init() { existence.begin(self) }

  deinit { existence.end() }

  /// Keeps what is called at the end of a transition.
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

  /// The transition is over: its context is released.
  func endTransition() {
    context?.isOver = true
    keepForLastCallbacks()
    forgetTransition()
  }

  // MARK: For subclasses

  /// What the rules call the one that comes and goes.
  var identifier: ControllerID { .root }
  /// Whom the rules are asked about for the coordinator.
  var coordinated: ControllerID { identifier }
  /// What the rules say of the transition.
  var running: RunningTransition? {
    HeadlessScene.current.presentation.world.runningTransition(of: identifier)
  }
  /// Whether a finger or the app's interaction controller drives it, or did in the beginning.
  var isOrWasInteractive: Bool { running?.isOrWasInteractive ?? false }
  /// What ends the animations of the app's animator, if this transition is the one that runs.
  var endOfAnimations: UIKitInput? { nil }
  /// Who comes and goes, and who goes and comes in return.
  var subject: UIViewController? { nil }
  var other: UIViewController? { nil }
  /// The view in which all moves.
  var viewAround: UIView? { nil }
  var presentationStyle: UIModalPresentationStyle { .none }
  /// The view of who is on one side, as the context gives it.
  func contextView(of side: TransitionKey, isReturn: Bool) -> UIView? { nil }
  /// The view of who is on one side, as the coordinator gives it.
  func coordinatedView(of controller: UIViewController) -> UIView? { controller.view }
  /// Tells the rules where the animator has left views whose transition ends.
  func noteViews() {}
  /// Where the one that goes begins.
  var initialFrame: CGRect { viewAround?.bounds ?? .zero }
  /// Where a controller's view ends.
  func finalFrame(of controller: UIViewController, isReturn: Bool) -> CGRect { .zero }

  /// Who goes or comes.
  func controller(
    _ key: UITransitionContextViewControllerKey, isReturn: Bool
  ) -> UIViewController? {
    switch key {
    case .from: isReturn ? subject : other
    case .to: isReturn ? other : subject
    default: nil
    }
  }
}
