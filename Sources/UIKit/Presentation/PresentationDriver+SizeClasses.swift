// SPDX-License-Identifier: MIT

package import Foundation
package import UIKitSemantics

// MARK: - The window gets another size

extension PresentationDriver {
  private static let regularWidth: CGFloat = 1024
  private static let compactWidth: CGFloat = 390

  /// The window changes its width, as in split view, and its controllers are told (F12).
  func setHorizontalSizeClass(_ sizeClass: HorizontalSizeClass) {
    guard sizeClass != world.horizontalSizeClass else { return }
    let screen = HeadlessScene.current.screen
    let former = otherWidth ?? (sizeClass == .compact ? Self.compactWidth : Self.regularWidth)
    otherWidth = screen.bounds.width
    setSizeClasses(
      horizontal: sizeClass, vertical: world.verticalSizeClass,
      size: CGSize(width: former, height: screen.bounds.height))
  }

  /// The window changes its size classes and its size, as when a phone is rotated.
  ///
  /// Controllers and presentation controllers are told before it happens, the rules adapt what is
  /// presented (F12, F13), and the traits change. The safe area stays.
  package func setSizeClasses(
    horizontal: HorizontalSizeClass, vertical: VerticalSizeClass, size: CGSize
  ) {
    let scene = HeadlessScene.current
    let traits = UITraitCollection(traitsFrom: [
      scene.screen.traitCollection,
      UITraitCollection(horizontalSizeClass: horizontal == .compact ? .compact : .regular),
      UITraitCollection(verticalSizeClass: vertical == .compact ? .compact : .regular),
    ])
    let coordinator = SizeChangeCoordinator(in: window)
    announce(traits, size, coordinator)
    let previous = scene.screen.traitCollection
    world.setSizeClasses(horizontal: horizontal, vertical: vertical)
    scene.setScreen(size: size, safeArea: scene.screen.safeArea)
    if !traits.isEqual(previous) {
      scene.setTraits(traits)
      for one in shown { one.controller.traitCollectionDidChange(previous) }
    }
    coordinator.animate()
    afterCallbacks { coordinator.complete() }
  }

  /// Whether the controller on top lets the device be turned.
  package var mayRotate: Bool {
    let size = HeadlessScene.current.screen.bounds.size
    let top = presentedControllers.last ?? window?.rootViewController
    let mask: UIInterfaceOrientationMask = size.width < size.height ? .landscape : .portrait
    return top.map { !$0.supportedInterfaceOrientations.isDisjoint(with: mask) } ?? false
  }

  /// The device is turned: width and height are exchanged, and a phone has little height then.
  package func rotate() {
    let size = HeadlessScene.current.screen.bounds.size
    let isPhone = min(size.width, size.height) < 600
    let notifications = HeadlessScene.current.notifications
    notifications.post(
      name: UIApplication.willChangeStatusBarOrientationNotification, object: UIApplication.shared)
    setSizeClasses(
      horizontal: world.horizontalSizeClass,
      vertical: isPhone && size.width < size.height ? .compact : .regular,
      size: CGSize(width: size.height, height: size.width))
    notifications.post(
      name: UIApplication.didChangeStatusBarOrientationNotification, object: UIApplication.shared)
    notifications.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
  }

  private func announce(
    _ traits: UITraitCollection, _ size: CGSize, _ coordinator: SizeChangeCoordinator
  ) {
    let root = window?.rootViewController
    if !traits.isEqual(HeadlessScene.current.screen.traitCollection) {
      root?.willTransition(to: traits, with: coordinator)
      for one in shown { one.controller.willTransition(to: traits, with: coordinator) }
    }
    guard size != HeadlessScene.current.screen.bounds.size else { return }
    root?.viewWillTransition(to: size, with: coordinator)
    for one in shown { one.controller.viewWillTransition(to: size, with: coordinator) }
  }
}
