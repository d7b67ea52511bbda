// SPDX-License-Identifier: MIT

import UIKitSemantics

/// What kind of controller the rules of presentation know.
typealias KindForRules = ControllerState.Kind

/// Where a controller stands among others.
package struct ControllerContainment {
  @Loose package var parent: UIViewController?
  package var children: [UIViewController] = []
  package var isMovingToParent = false
  package var isMovingFromParent = false
}

extension UIViewController {
  public var parent: UIViewController? { containment.parent }
  public var children: [UIViewController] { containment.children }
  public var isMovingToParent: Bool { containment.isMovingToParent }
  public var isMovingFromParent: Bool { containment.isMovingFromParent }

  public var navigationController: UINavigationController? { nearest() }
  public var tabBarController: UITabBarController? { nearest() }

  private func nearest<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// Whether the controller is another one or somewhere in it.
  func isInside(_ other: UIViewController) -> Bool {
    var around: UIViewController? = self
    while let next = around, next !== other { around = next.parent }
    return around != nil
  }

  func addToChildren(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.parent?.containment.children.removeAll { $0 === child }
    child.willMove(toParent: self)
    child.containment.parent = self
    containment.children.append(child)
    let driver = HeadlessScene.current.presentation
    if let container = driver.knownIdentifier(of: self) {
      let identifier = driver.identifier(of: child)
      driver.world.addChild(identifier, to: container)
      driver.record(.addChild(identifier, to: container), .accepted)
    }
  }

  func removeFromChildren() {
    guard let container = parent else { return }
    if let navigation = container as? UINavigationController {
      return navigation.setViewControllers(
        navigation.children.filter { $0 !== self }, animated: false)
    }
    let driver = HeadlessScene.current.presentation
    if let identifier = driver.knownIdentifier(of: self) {
      driver.world.removeFromParent(identifier)
      driver.record(.removeFromParent(identifier), .accepted)
    }
    container.containment.children.removeAll { $0 === self }
    containment.parent = nil
    didMove(toParent: nil)
  }
}
