// SPDX-License-Identifier: MIT

import Conformance
import Foundation
import UIKit
import UIKitSemantics

// MARK: - What the app does in a transition

extension PlayedObjects {
  func completeTransition(_ didComplete: Bool, of controller: ControllerID) -> Response {
    guard let context = self[itemsOf: controller].context else {
      return .refused(.noTransitionToComplete)
    }
    complete()
    return response { context.completeTransition(didComplete) }
  }

  /// Calls a method of the interaction controller; before there is one, nothing is called.
  private func interact(
    _ controller: ControllerID, _ body: (any PlayedInteraction) -> Void
  ) -> Response {
    guard let interaction = self[itemsOf: controller].interaction, interaction.hasContext else {
      return .refused(.noInteractiveTransition)
    }
    return response { body(interaction) }
  }

  func finishInteractiveTransition(of controller: ControllerID) -> Response {
    interact(controller) { $0.finish() }
  }

  func cancelInteractiveTransition(of controller: ControllerID) -> Response {
    interact(controller) { $0.cancel() }
  }

  func pauseInteractiveTransition(of controller: ControllerID) -> Response {
    interact(controller) { $0.pause() }
  }

  func updateInteractiveTransition(_ percent: Int, of controller: ControllerID) -> Response {
    interact(controller) { $0.update(CGFloat(percent) / 100) }
  }

  func setCompletionSpeed(percent: Int, of controller: ControllerID) {
    percentDriver(controller)?.completionSpeed = CGFloat(percent) / 100
  }

  func percentDriverDoesNotStart(of controller: ControllerID) {
    percentDriver(controller)?.startsWithoutSuper = true
  }

  private func percentDriver(_ controller: ControllerID) -> PlayedPercentDriver? {
    self[itemsOf: controller].interaction as? PlayedPercentDriver
  }

  func percentComplete(of controller: ControllerID) -> Int {
    let percent = self[itemsOf: controller].interaction?.percentComplete ?? 0
    return Int((percent * 100).rounded())
  }

  func remainingDuration(of controller: ControllerID) -> Int? {
    let end = scene.clock.schedule(of: [.animation]).first
    return end.map { Int((($0.due - scene.clock.now) * 1000).rounded()) }
  }

  func report(_ report: InteractionReport, of controller: ControllerID) -> Response {
    guard let context = self[itemsOf: controller].context else {
      return .refused(.noInteractiveTransition)
    }
    return interact(controller) { $0.report(report, to: context) }
  }

  func contextView(forKey key: TransitionKey, of controller: ControllerID) -> ContextView? {
    let view = self[itemsOf: controller].context?.view(forKey: key == .from ? .from : .to)
    guard let view else { return nil }
    if let owner = view.viewController { return .view(of: letter(of: owner)) }
    return .presentedView(of: controller)
  }

  func moveViews(of controller: ControllerID) {
    let presentation = self[controller].activePresentationController
    let views = [presentation?.presentedView, presentation?.presentingViewController.view]
    self[itemsOf: controller].formerFrames = views.compactMap { $0 }.map { ($0, $0.frame) }
    for (view, _) in self[itemsOf: controller].formerFrames { view.frame.origin.y += 10_000 }
  }

  func setPresentersViewIsTaken(_ isTaken: Bool, of controller: ControllerID) {
    guard let presentation = self[controller].activePresentationController,
      let view = presentation.presentingViewController.viewIfLoaded
    else { return }
    let around = isTaken ? presentation.containerView : presentation.containerView?.superview
    around?.insertSubview(view, at: 0)
  }

  func restoreViews(of controller: ControllerID) {
    for (view, frame) in self[itemsOf: controller].formerFrames { view.frame = frame }
  }

  // MARK: - The coordinator

  func animateAlongsideTransition(of controller: ControllerID) -> Response {
    guard let coordinator = self[controller].transitionCoordinator else {
      return .refused(.noTransitionCoordinator)
    }
    let presented = presented(in: coordinator)
    coordinator.animate { [unowned self] _ in
      tell(.alongsideAnimations(presented))
    } completion: { [unowned self] context in
      tell(.alongsideCompletion(presented, cancelled: context.isCancelled))
    }
    return .accepted
  }

  func notifyWhenInteractionChanges(of controller: ControllerID) -> Response {
    guard let coordinator = self[controller].transitionCoordinator else {
      return .refused(.noTransitionCoordinator)
    }
    let presented = presented(in: coordinator)
    coordinator.notifyWhenInteractionChanges { [unowned self] context in
      tell(
        .interactionChanged(
          presented, isInteractive: context.isInteractive, isCancelled: context.isCancelled))
    }
    return .accepted
  }

  /// Who comes or goes: facts call a transition by it.
  private func presented(in coordinator: any UIViewControllerTransitionCoordinator)
    -> ControllerID
  {
    let sides = [UITransitionContextViewControllerKey.to, .from].compactMap {
      coordinator.viewController(forKey: $0)
    }
    return letter(of: sides.first { $0.isBeingPresented || $0.isBeingDismissed } ?? self[.root])
  }
}
