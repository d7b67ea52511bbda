// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

/// Runs blocks along with a transition.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  @Loose private var transition: AnimatedTransition?
  private let isReturn: Bool
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var changeHandlers: [Block] = []
  private var running: [RunningAnimation] = []
  /// Whether the app has asked for one, and not only SwiftUI.
  private(set) var isAskedByApp = false
  private var cancelled: Bool?
  private let wasInteractive: Bool

  init(_ transition: AnimatedTransition) {
    self.transition = transition
    isReturn = transition.running?.isReturn ?? false
    wasInteractive = transition.isOrWasInteractive
    super.init()
  }

  private var driver: PresentationDriver { HeadlessScene.current.presentation }
  private var identifier: ControllerID { transition?.coordinated ?? .root }
  private var now: RunningTransition? { transition?.running }

  /// Whether its transition is the one that runs.
  var isRunning: Bool { cancelled == nil && now?.isReturn == isReturn }

  /// What waits to be called, in its order.
  var pendingBlocks: [Any] { animations as [Any] + completions as [Any] + changeHandlers as [Any] }

  // MARK: Blocks

  /// Whether something waits to be animated along with the transition.
  var animatesAlong: Bool { !animations.isEmpty }

  @discardableResult
  func animate(
    alongsideTransition animation: Block?, completion: Block?
  ) -> Bool {
    let response = driver.world.animateAlongsideTransition(of: identifier)
    driver.record(.animateAlongsideTransition(of: identifier), response)
    guard response == .accepted else { return false }
    if driver.caller != .swiftUI { isAskedByApp = true }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    let response = driver.world.notifyWhenInteractionChanges(of: identifier)
    driver.record(.notifyWhenInteractionChanges(of: identifier), response)
    if response == .accepted { changeHandlers.append(handler) }
  }

  // MARK: What the rules let happen

  /// Runs the blocks that animate; what they change goes back if the transition is cancelled.
  func animate() {
    let blocks = animations
    animations = []
    let changes = AnimationRecorder.changes(duration: transitionDuration) {
      for block in blocks { block(self) }
    }
    guard !changes.isEmpty else { return }
    running.append(
      RunningAnimation(
        changes: changes, duration: transitionDuration, allowsUserInteraction: false
      ) { _ in })
  }

  /// The transition is over: what ran along with it is where it belongs.
  func settle(cancelled: Bool) {
    self.cancelled = cancelled
    for animation in running { animation.end(.init(finished: !cancelled, atStart: cancelled)) }
    running = []
  }

  /// Runs the blocks that wait for the end.
  func complete(cancelled: Bool) {
    settle(cancelled: cancelled)
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }

  /// Runs the blocks that wait for the user's part to begin or end.
  func interactionChanged(isInteractive: Bool, isCancelled: Bool) {
    if isCancelled || isInteractive { cancelled = isCancelled ? true : nil }
    for handler in changeHandlers { handler(self) }
  }

  // MARK: What the blocks can see

  var isAnimated: Bool { now?.isAnimated ?? true }
  var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }
  var initiallyInteractive: Bool { wasInteractive }
  var isInteractive: Bool { now?.isInteractive ?? false }
  var isInterruptible: Bool { transition?.context?.interruptibleAnimator != nil }
  var isCancelled: Bool { cancelled ?? now?.isCancelled ?? false }
  var transitionDuration: TimeInterval { transition?.context?.duration ?? 0.4 }
  var percentComplete: CGFloat { transition?.context?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { transition?.interactionController?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve {
    transition?.interactionController?.completionCurve ?? .easeInOut
  }
  var containerView: UIView { transition?.viewAround ?? UIView() }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.controller(key, isReturn: isReturn)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let side: UITransitionContextViewControllerKey
    switch key {
    case .from: side = .from
    case .to: side = .to
    default: return nil
    }
    return viewController(forKey: side).flatMap { transition?.coordinatedView(of: $0) }
  }
}
