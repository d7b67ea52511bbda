// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

// MARK: - Which views the user can touch

extension PresentationDriver {
  /// Whether the rules of presentation let touches reach a view (D9, H13, M8, M9, G8, H10).
  ///
  /// That depends on the controller to which the view belongs. A view that belongs to none is not the
  /// concern of the rules. Hit testing is another matter.
  package func letsTouches(reach view: UIView) -> Bool {
    if UIApplication.shared.isIgnoringInteractionEvents { return false }
    for around in sequence(first: view, next: \.superview) {
      if let container = around as? TransitionContainerView {
        return letsTouches(reach: container.presentationController?.presentedViewController)
      }
      if let controller = around.viewController, !isLoose(controller, with: around) {
        let isOnBar = (controller as? UINavigationController)?.hasBar(around: view) ?? false
        return letsTouches(reach: controller, onBar: isOnBar)
      }
    }
    return true
  }

  /// Whether it is the app alone that placed a controller's view.
  private func isLoose(_ controller: UIViewController, with view: UIView) -> Bool {
    controller.parent == nil && view.window?.rootViewController !== controller
      && !isPresented(controller)
  }

  private func letsTouches(reach controller: UIViewController?, onBar: Bool = false) -> Bool {
    guard let controller else { return true }
    let known = sequence(first: controller, next: \.parent).lazy
      .compactMap { self.knownIdentifier(of: $0) }.first
    guard let known else { return true }
    return world.touch(known, onBar: onBar)
  }
}
