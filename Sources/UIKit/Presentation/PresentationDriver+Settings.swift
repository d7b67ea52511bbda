// SPDX-License-Identifier: MIT

import UIKitSemantics

// MARK: - What is set on controllers

extension PresentationDriver {
  func styleChanged(of controller: UIViewController) {
    guard let identifier = knownIdentifier(of: controller) else { return }
    world.setModalPresentationStyle(controller.modalPresentationStyle.rule, of: identifier)
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
    let owners = (popover.passthroughViews ?? []).compactMap { view in
      sequence(first: view, next: \.superview).lazy.compactMap(\.viewController).first
    }
    world.setPassthroughViews(
      of: identifier(of: popover.presentedViewController), to: owners.map { identifier(of: $0) })
  }

  /// A popover gets something to point at, or loses it (H15).
  func popoverSourceChanged(of popover: UIPopoverPresentationController) {
    guard let identifier = knownIdentifier(of: popover.presentedViewController) else { return }
    world.setHasPopoverSource(popover.sourceItem != nil, of: identifier)
  }

  func delegateChanged(of controller: UIPresentationController) {
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

  func coordinator(of controller: UIViewController) -> TransitionCoordinator? {
    guard let one = transition(of: controller),
      let presentation = world.presentation(of: one.identifier),
      presentation.hasTransitionCoordinator
    else { return nil }
    if let coordinator = one.coordinator { return coordinator }
    let coordinator = TransitionCoordinator(one, presentation)
    one.coordinator = coordinator
    return coordinator
  }

  // MARK: - Windows

  /// A window shows another root.
  ///
  /// The rules know one window: the first that got a root. Roots of others stand beside it.
  func rootChanged(of window: UIWindow, from old: UIViewController?) {
    guard let controller = window.rootViewController else { return }
    if takeFirstRoot(controller) {
      self.window = window
      world.clearWindow()
      return window.isHidden ? () : world.showWindow()
    }
    let identifier = identifier(of: controller)
    guard window === self.window else {
      if let old { world.leaveOtherWindow(self.identifier(of: old)) }
      return window.isHidden ? () : world.showInOtherWindow(identifier)
    }
    guard identifier != world.rootViewController else { return }
    world.setRootViewController(identifier)
    record(.setRootViewController(identifier), .accepted)
  }

  /// A window comes on screen, or leaves it.
  func visibilityChanged(of window: UIWindow) {
    guard let root = window.rootViewController else { return }
    if window === self.window {
      if !window.isHidden { world.showWindow() }
    } else if window.isHidden {
      world.leaveOtherWindow(identifier(of: root))
    } else {
      world.showInOtherWindow(identifier(of: root))
    }
  }
}
