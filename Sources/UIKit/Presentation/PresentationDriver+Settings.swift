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

  // MARK: - The window

  /// The window shows another root.
  func rootChanged(to controller: UIViewController?) {
    guard let controller else { return }
    if takeFirstRoot(controller) { return }
    let identifier = identifier(of: controller)
    guard identifier != world.rootViewController else { return }
    world.setRootViewController(identifier)
    record(.setRootViewController(identifier), .accepted)
  }
}
