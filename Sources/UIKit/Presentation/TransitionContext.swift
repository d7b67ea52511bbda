// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

/// What an animator and an interaction controller are told of their transition.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning, LooseTarget {
  nonisolated(unsafe) let existence = Existence()
  @Loose private var transition: AnimatedTransition?
  private let identifier: ControllerID
  private let isReturn: Bool
  /// How long the animator takes, in seconds.
  var duration: TimeInterval = 0
  /// What the rules, the clock and the interaction controller know of it.
  private var progress = Derived(CGFloat(0))
  /// Whether the transition has ended; what is called then is lost.
  var isOver = false
  /// Whether UIKit has ended the transition for another one, before the app has.
  var isTakenOver = false
  /// What the animator gave last to be interrupted.
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)?
  private var cancelled = false
  /// How far the user led the transition.
  var percentComplete: CGFloat { progress.value }

  init(_ transition: AnimatedTransition) {
    self.transition = transition
    isReturn = transition.running?.isReturn ?? false
    identifier = transition.identifier
    super.init()
    existence.begin(self)
  }

  deinit { existence.end() }

  private var driver: PresentationDriver { HeadlessScene.current.presentation }
  /// What the rules say of the transition; the next one may be about the same controllers.
  private var running: RunningTransition? { isTakenOver ? nil : transition?.running }

  var containerView: UIView { transition?.viewAround ?? UIView() }
  var isAnimated: Bool { running?.isAnimated ?? false }
  var isInteractive: Bool {
    running?.drive == .interacting || running?.drive == .awaitingInteractiveStart
  }
  var transitionWasCancelled: Bool { isOver ? cancelled : running?.isCancelled ?? false }
  var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.controller(key, isReturn: isReturn)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: transition?.contextView(of: .from, isReturn: isReturn)
    case .to: transition?.contextView(of: .to, isReturn: isReturn)
    default: nil
    }
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    guard let transition, controller === viewController(forKey: .from) else { return .zero }
    return transition.initialFrame
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    transition?.finalFrame(of: controller, isReturn: isReturn) ?? .zero
  }

  func completeTransition(_ didComplete: Bool) {
    if isTakenOver {
      (isOver, isTakenOver) = (true, false)
      return
    }
    let call = Call.completeTransition(didComplete, of: identifier)
    guard !isOver else { return driver.record(call, .refused(.noTransitionToComplete)) }
    driver.layOutWhatComes()
    transition?.noteViews()
    let response = driver.world.completeTransition(didComplete, of: identifier)
    driver.record(call, response)
    guard response == .accepted else { return }
    cancelled = running?.isCancelled ?? !didComplete
    isOver = true
    transition?.coordinator?.settle(cancelled: !didComplete)
    // UIKit calls all that follows before it returns, unless it is in the middle of a callback.
    driver.deliver()
  }
}

// MARK: - What an interaction controller tells

extension TransitionContext {
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    progress.value = percentComplete
    report(.update)
  }

  func finishInteractiveTransition() { report(.finish) }

  func cancelInteractiveTransition() { report(.cancel) }

  func pauseInteractiveTransition() {
    let response = driver.world.pauseInteractiveTransition(of: identifier)
    driver.record(.pauseInteractiveTransition(of: identifier), response)
    guard response == .accepted else { return }
    for animation in transition?.animations ?? [] { animation.pause() }
  }

  private func report(_ report: InteractionReport) {
    let call = Call.report(report, of: identifier)
    guard !isOver else { return driver.record(call, .refused(.noInteractiveTransition)) }
    driver.record(call, driver.world.report(report, of: identifier))
  }
}

// MARK: - What a percent-driven interaction controller does

extension TransitionContext {
  /// Moves all that the animator animates.
  func lead(to fraction: CGFloat) {
    progress.value = fraction
    for animation in transition?.animations ?? [] { animation.progress = Double(fraction) }
  }

  /// Lets the animator's animations go on by themselves, at a speed (D11, D18).
  func letGo(reversed: Bool, speed: CGFloat) {
    guard speed > 0 else { return }
    let rest = Double(reversed ? percentComplete : 1 - percentComplete)
    for animation in transition?.animations ?? [] {
      // Where the finger let go is one of many places.
      let longest = animation.duration / Double(speed)
      animation.run(for: longest * rest, longest: longest, reversed: reversed)
    }
  }
}
