// SPDX-License-Identifier: MIT

import UIKitSemantics

// MARK: - Windows and their roots

extension PresentationDriver {
  /// A window shows another root.
  ///
  /// The rules know one window: the first that got a root. Roots of others stand beside it.
  func rootChanged(of window: UIWindow) {
    guard let controller = window.rootViewController else { return }
    if takeFirstRoot(controller) {
      self.window = window
      return world.clearWindow()
    }
    guard window === self.window else { return }
    let identifier = identifier(of: controller)
    guard identifier != world.rootViewController else { return }
    world.exchangeRootViewController(for: identifier)
    record(.setRootViewController(identifier), .accepted)
  }

  /// A window comes on screen with what is in it, or leaves it.
  func visibilityChanged(of window: UIWindow) {
    guard let root = window.rootViewController else { return }
    if window === self.window {
      if window.isShown { world.showWindow() }
    } else if !window.isShown {
      world.leaveOtherWindow(identifier(of: root))
    } else {
      world.showInOtherWindow(identifier(of: root))
    }
  }
}

// MARK: - Views that come into a window, and leave it

extension PresentationDriver {
  /// A view is about to come into a window, or to leave the one that it is in.
  ///
  /// Where neither a presentation nor a container of UIKit's own has it do so, the controllers of
  /// the views are told.
  func viewWillMove(_ view: UIView, to window: UIWindow?) {
    if window?.isHidden == true { return }
    if !view.looseController.isEmpty, let controller = view.viewController {
      controllerWillMove(controller, isEntering: window != nil)
      // What is in a view that leaves is told by the controller of that view.
      if window == nil { return }
    }
    for child in view.children { viewWillMove(child, to: window) }
  }

  private func controllerWillMove(_ controller: UIViewController, isEntering: Bool) {
    guard movesByItself(controller) else { return }
    let identifier = identifier(of: controller)
    // Whose view is not there does not appear with its container.
    refreshChildren()
    if isEntering { entering.append(identifier) }
    tell(
      controller,
      isEntering
        ? world.viewEntersWindow(of: identifier) : world.viewLeavesWindow(of: identifier))
  }

  /// The views that were about to come into a window are there: their controllers may present (E9).
  func viewsHaveMoved() {
    if entering.isEmpty { return }
    for identifier in entering where isInWindow(identifier) {
      world.viewHasEnteredWindow(of: identifier)
    }
    entering.removeAll(where: isInWindow)
  }

  private func isInWindow(_ identifier: ControllerID) -> Bool {
    slots[Int(identifier.rawValue)].controller?.viewIfLoaded?.window != nil
  }

  /// The view of a root is about to leave its window, whatever the root presents (E30).
  func rootWillLeave(_ root: UIViewController) {
    guard let identifier = knownIdentifier(of: root) else { return }
    tell(root, world.viewLeavesWindow(of: identifier))
  }

  private func tell(_ controller: UIViewController, _ callbacks: [Callback]) {
    // UIKit alone may keep a controller, until it has told it everything.
    if !callbacks.isEmpty { moving.append(controller) }
    for callback in callbacks {
      events.append(.callback(callback))
      receive(callback)
    }
  }

  /// Whether a controller's view comes and goes by itself, and not with a presentation or as the one
  /// that a container of UIKit's own shows.
  private func movesByItself(_ controller: UIViewController) -> Bool {
    if let parent = controller.parent {
      return parent.containerKind == .plain && knownIdentifier(of: parent) != nil
        && controller !== wrapped && !isPresented(controller)
    }
    let presents = { (one: ShownPresentation) in one.presenting === controller }
    return !isPresented(controller) && !shown.contains(where: presents)
      && !ended.contains(where: presents)
  }

  /// Whether a controller is what a presentation brings or has just taken away.
  func isPresented(_ controller: UIViewController) -> Bool {
    let isIt = { (one: ShownPresentation) in
      one.presented === controller || one.wrapper === controller
    }
    return shown.contains(where: isIt) || ended.contains(where: isIt)
  }

  /// Tells the rules which children have their views among those of their container (B32).
  func refreshChildren() {
    guard hasPlainChildren, childrenAreRefreshedAt != TreeChanges.count else { return }
    childrenAreRefreshedAt = TreeChanges.count
    for place in slots.indices where slots[place].isUsed {
      guard let child = slots[place].controller, let container = child.parent,
        container.containerKind == .plain
      else { continue }
      world.setViewIsInContainer(child.isShown(in: container), of: ControllerID(place))
    }
  }
}

extension UIViewController {
  /// Whether the controller's view is where that of its container is.
  fileprivate func isShown(in container: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let outer = container.viewIfLoaded else { return false }
    return view.isDescendant(of: outer) || view.window != nil && view.window === outer.window
  }
}
