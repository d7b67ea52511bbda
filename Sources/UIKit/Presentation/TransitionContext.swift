// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

/// What an animator and an interaction controller are told of their transition.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning, LooseTarget {
  nonisolated(unsafe) let existence = Existence()
  @Loose private var shown: ShownPresentation?
  private let identifier: ControllerID
  private let isDismissal: Bool
  /// How long the animator takes, in seconds.
  var duration: TimeInterval = 0
  /// Whether the transition has ended; what is called then is lost.
  var isOver = false
  /// What the animator gave last to be interrupted.
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)?
  private var cancelled = false
  /// How far the user led the transition.
  private(set) var percentComplete: CGFloat = 0

  init(_ shown: ShownPresentation, isDismissal: Bool) {
    self.shown = shown
    self.isDismissal = isDismissal
    identifier = shown.identifier
    super.init()
    existence.begin(self)
  }

  deinit { existence.end() }

  private var driver: PresentationDriver { HeadlessScene.current.presentation }
  private var presentation: Presentation? { driver.world.presentation(of: identifier) }

  var containerView: UIView { shown?.containerView ?? UIView() }
  var isAnimated: Bool { presentation?.isAnimated ?? false }
  var isInteractive: Bool {
    presentation?.drive == .interacting || presentation?.drive == .awaitingInteractiveStart
  }
  var transitionWasCancelled: Bool {
    isOver ? cancelled : presentation?.isCancelled ?? false
  }
  var presentationStyle: UIModalPresentationStyle {
    shown?.presented.modalPresentationStyle ?? .none
  }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: isDismissal ? shown?.presented : shown?.presenting
    case .to: isDismissal ? shown?.presenting : shown?.presented
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let side: TransitionKey
    switch key {
    case .from: side = .from
    case .to: side = .to
    default: return nil
    }
    switch driver.world.contextView(forKey: side, of: identifier) {
    case .view(let owner):
      return owner == identifier ? shown?.presentedView : driver.controller(owner)?.view
    case .presentedView: return shown?.presentedView
    case nil: return nil
    }
  }

  // The frames are those that kern0x1b/charon recorded, in the two files
  // tests/backports/device/customtransition-expectations.h and custompresentation-expectations.h.

  /// Where a view begins: what is visible, in the frame that the presentation controller asks for.
  ///
  /// Strange as it is, that is so for a presenter too.
  func initialFrame(for controller: UIViewController) -> CGRect {
    guard let shown, controller === viewController(forKey: .from) else { return .zero }
    return shown.controller.frameOfPresentedViewInContainerView
  }

  /// Where a view ends: a presenter that leaves the window ends nowhere, and what is dismissed where
  /// it stands.
  func finalFrame(for controller: UIViewController) -> CGRect {
    guard let shown else { return .zero }
    if controller === shown.presented {
      return shown.controller.frameOfPresentedViewInContainerView
    }
    let isTakenAway = !isDismissal && presentation?.removesPresentersView == true
    return isTakenAway ? .zero : containerView.bounds
  }

  func completeTransition(_ didComplete: Bool) {
    let call = Call.completeTransition(didComplete, of: identifier)
    guard !isOver else { return driver.record(call, .refused(.noTransitionToComplete)) }
    driver.layOutWhatComes()
    let response = driver.world.completeTransition(didComplete, of: identifier)
    driver.record(call, response)
    guard response == .accepted else { return }
    cancelled = presentation?.isCancelled ?? !didComplete
    isOver = true
    shown?.coordinator?.settle(cancelled: !didComplete)
    // UIKit calls all that follows before it returns, unless it is in the middle of a callback.
    driver.deliver()
  }
}

// MARK: - What an interaction controller tells

extension TransitionContext {
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    report(.update)
  }

  func finishInteractiveTransition() { report(.finish) }

  func cancelInteractiveTransition() { report(.cancel) }

  func pauseInteractiveTransition() {
    let response = driver.world.pauseInteractiveTransition(of: identifier)
    driver.record(.pauseInteractiveTransition(of: identifier), response)
    guard response == .accepted else { return }
    for animation in shown?.animations ?? [] { animation.pause() }
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
    percentComplete = fraction
    for animation in shown?.animations ?? [] { animation.progress = Double(fraction) }
  }

  /// Lets the animator's animations go on by themselves, at a speed (D11, D18).
  func letGo(reversed: Bool, speed: CGFloat) {
    guard speed > 0 else { return }
    let rest = Double(reversed ? percentComplete : 1 - percentComplete)
    for animation in shown?.animations ?? [] {
      animation.run(for: animation.duration * rest / Double(speed), reversed: reversed)
    }
  }
}
