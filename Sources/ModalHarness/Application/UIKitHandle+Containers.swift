// SPDX-License-Identifier: MIT

public import UIKitSemantics

// MARK: - Containers and the window

extension UIKitHandle {
  /// `navigationController.pushViewController(controller, animated:)`.
  public mutating func push(
    _ controller: ControllerID, onto container: ControllerID, animated: Bool = true
  ) {
    set(.push(controller, onto: container)) {
      $0.push(controller, onto: container, animated: animated)
    }
  }

  /// `navigationController.popViewController(animated:)`.
  public mutating func pop(from container: ControllerID, animated: Bool = true) {
    set(.pop(from: container)) { $0.pop(from: container, animated: animated) }
  }

  /// `tabBarController.selectedViewController = controller`.
  public mutating func select(_ controller: ControllerID) {
    set(.select(controller)) { $0.select(controller) }
  }

  /// `container.addChild(controller)`, with its view.
  public mutating func addChild(_ controller: ControllerID, to container: ControllerID) {
    set(.addChild(controller, to: container)) { $0.addChild(controller, to: container) }
  }

  /// `controller.removeFromParent()`, with its view (E24).
  public mutating func removeFromParent(_ controller: ControllerID) {
    set(.removeFromParent(controller)) { $0.removeFromParent(controller) }
  }

  /// `window.rootViewController = controller` (E30).
  public mutating func setRootViewController(_ controller: ControllerID) {
    set(.setRootViewController(controller)) { $0.setRootViewController(controller) }
  }
}
