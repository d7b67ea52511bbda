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
  /// Whether the end of the disappearance tells once more that the controller has moved.
  package var isToldTwice = false
}

extension UIViewController {
  public var parent: UIViewController? { containment.parent }
  public var children: [UIViewController] { containment.children }
  public var isMovingToParent: Bool { containment.isMovingToParent }
  public var isMovingFromParent: Bool { containment.isMovingFromParent }

  public var tabBarController: UITabBarController? { nearest() }

  func nearest<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// Whether a container of UIKit's shows the controller or another one of its children.
  package var isInSystemContainer: Bool { parent.map { $0.containerKind != .plain } ?? false }

  /// Whether the controller is another one or somewhere in it.
  func isInside(_ other: UIViewController) -> Bool {
    var around: UIViewController? = self
    while let next = around, next !== other { around = next.parent }
    return around != nil
  }

  func addToChildren(_ child: UIViewController) {
    guard child.parent !== self else { return }
    guard !isInside(child) else {
      HeadlessException.raise(
        "NSInvalidArgumentException",
        child === self
          ? "\(headlessName) is added as a child of itself."
          : "\(child.headlessName) is added as a child of \(headlessName), which is in it.")
    }
    child.parent?.containment.children.removeAll { $0 === child }
    child.willMove(toParent: self)
    child.containment.parent = self
    containment.children.append(child)
    let driver = HeadlessScene.current.presentation
    if let container = driver.knownIdentifier(of: self) {
      let identifier = driver.identifier(of: child)
      driver.hasPlainChildren = true
      driver.world.adoptChild(identifier, in: container)
      driver.record(.addChild(identifier, to: container), .accepted)
    }
  }

  /// The controller has disappeared: one that was taken out meanwhile is told of that again.
  func tellSecondMove() {
    guard containment.isToldTwice else { return }
    containment.isToldTwice = false
    if parent == nil { didMove(toParent: nil) }
  }

  func removeFromChildren() {
    guard let container = parent else { return }
    if let navigation = container as? UINavigationController {
      return navigation.setViewControllers(
        navigation.children.filter { $0 !== self }, animated: false)
    }
    let driver = HeadlessScene.current.presentation
    if let identifier = driver.knownIdentifier(of: self) {
      containment.isToldTwice = driver.world.state(of: identifier).appearance == .disappearing
      driver.world.abandonChild(identifier)
      driver.record(.removeFromParent(identifier), .accepted)
    }
    container.containment.children.removeAll { $0 === self }
    containment.parent = nil
    didMove(toParent: nil)
  }
}
