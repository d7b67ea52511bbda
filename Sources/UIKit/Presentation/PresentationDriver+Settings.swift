// SPDX-License-Identifier: MIT

import UIKitSemantics

// MARK: - What is set on controllers

extension PresentationDriver {
  func styleChanged(of controller: UIViewController) {
    guard let identifier = knownIdentifier(of: controller) else { return }
    world.setModalPresentationStyle(controller.modalPresentationStyle.rule, of: identifier)
  }

  func transitionChanged(of controller: UIViewController) {
    guard let identifier = knownIdentifier(of: controller) else { return }
    world.setZooms(controller.zooms, of: identifier)
  }

  func modalFlagChanged(of controller: UIViewController, from old: Bool) {
    guard let identifier = knownIdentifier(of: controller), controller.isModalInPresentation != old
    else { return }
    let value = controller.isModalInPresentation
    world.setModalInPresentation(value, of: identifier)
    record(.setModalInPresentation(value, of: identifier), .accepted)
  }

  func contextChanged(of controller: UIViewController) {
    guard let identifier = knownIdentifier(of: controller) else { return }
    world.setDefinesPresentationContext(controller.definesPresentationContext, of: identifier)
  }

  /// Touches on some views leave a popover where it is: the rules know whose views they are (H10).
  func passthroughViewsChanged(of popover: UIPopoverPresentationController) {
    let owners = (popover.passthroughViews ?? []).compactMap(\.controllerAround)
    world.setPassthroughViews(
      of: identifier(of: popover.presentedViewController), to: owners.map { identifier(of: $0) })
  }

  /// A popover gets something to point at, or loses it (H15).
  func popoverSourceChanged(of popover: UIPopoverPresentationController) {
    guard let identifier = knownIdentifier(of: popover.presentedViewController) else { return }
    world.setHasPopoverSource(popover.sourceItem != nil, of: identifier)
  }

  func delegateChanged(of controller: UIPresentationController) {
    controller.presentedViewController.expectsDelegate = controller.delegate != nil
    guard knownIdentifier(of: controller.presentedViewController) != nil else { return }
    refresh()
  }

  func beginAppearanceTransition(_ isAppearing: Bool, of controller: UIViewController) {
    let identifier = identifier(of: controller)
    record(
      .beginAppearanceTransition(isAppearing, of: identifier),
      world.beginAppearanceTransition(isAppearing, of: identifier))
  }

  func endAppearanceTransition(of controller: UIViewController) {
    let identifier = identifier(of: controller)
    record(
      .endAppearanceTransition(of: identifier), world.endAppearanceTransition(of: identifier))
  }

  // MARK: - What the rules say of controllers

  /// What the rules know of the presentation of a controller itself.
  func rules(of controller: UIViewController) -> Presentation? {
    knownIdentifier(of: controller).flatMap { world.presentation(of: $0) }
  }

  /// `isBeingDismissed` of a controller.
  func isBeingDismissed(_ controller: UIViewController) -> Bool {
    knownIdentifier(of: controller).map { world.isBeingDismissed($0) } ?? false
  }

  /// Whether a call of `dismiss` takes a controller away, and not the user (A5).
  package func isDismissedByCode(_ controller: UIViewController) -> Bool {
    guard let rules = rules(of: controller) else { return false }
    return rules.isBeingDismissed && rules.cause == .program
  }

  func coordinator(of controller: UIViewController) -> TransitionCoordinator? {
    guard let one = coordinatedTransition(of: controller) else { return nil }
    if (one as? ChildExchange)?.isFinished == true { return one.endedCoordinator }
    if let coordinator = one.coordinator { return coordinator }
    let coordinator = TransitionCoordinator(one)
    one.coordinator = coordinator
    return coordinator
  }

  /// The animated transition in which a controller takes part: a presentation, or what happens in
  /// one of its containers.
  private func coordinatedTransition(of controller: UIViewController) -> AnimatedTransition? {
    if let one = transition(of: controller),
      world.presentation(of: one.identifier)?.hasTransitionCoordinator == true
    {
      return one
    }
    return knownIdentifier(of: controller).flatMap { world.containerWithCoordinator(around: $0) }
      .flatMap { container in
        world.isTellingOfEnd(in: container)
          ? exchanges.last { $0.isFinished && $0.coordinated == container }
          : exchange(in: container)
      }
  }
}
