// SPDX-License-Identifier: MIT

// MARK: - Children come and go

extension PresentationWorld {
  /// Makes a controller a container with these children, before anything of it is on screen.
  ///
  /// Of a navigation controller the last child is on top, of a tab bar controller the first one is
  /// selected.
  public mutating func setChildren(
    _ children: [ControllerID], of container: ControllerID, as kind: ContainerKind
  ) {
    switch kind {
    case .plain: break
    case .navigation: containment[container].insert(.isNavigation)
    case .tabs: containment[container].insert(.isTabs)
    }
    for child in children { containment.append(child, to: container) }
    switch kind {
    case .plain: for child in children { containment[child].insert(.isShown) }
    case .navigation: if let last = children.last { containment[last].insert(.isShown) }
    case .tabs: if let first = children.first { containment[first].insert(.isShown) }
    }
    guard controllers[container.index].appearance == .appeared else { return }
    for child in shownChildren(of: container) { placeOnScreen(child) }
  }

  /// A child of a container that has appeared already has appeared with it.
  private mutating func placeOnScreen(_ child: ControllerID) {
    controllers[child.index].appearance = .appeared
    controllers[child.index].isViewInWindow = true
    for next in shownChildren(of: child) { placeOnScreen(next) }
  }

  /// `container.addChild(child)`, with the child's view put into the container's.
  public mutating func addChild(_ child: ControllerID, to container: ControllerID) {
    containment.append(child, to: container)
    exchange(nil, for: child, in: container)
  }

  /// `child.removeFromParent()`, with its view taken out of the container's.
  ///
  /// What the child has presented through its container stays on screen (E24).
  public mutating func removeFromParent(_ child: ControllerID) {
    guard let container = parent(of: child) else { return }
    takeDownWithOwner(child)
    exchange(child, for: nil, in: container)
    containment.remove(child)
  }

  /// `tabBarController.selectedViewController = child`.
  public mutating func select(_ child: ControllerID) {
    guard let container = parent(of: child), let old = frontChild(of: container), old != child
    else { return }
    exchange(old, for: child, in: container)
  }

  /// `navigationController.pushViewController(child, animated:)`.
  ///
  /// An animated push ends with `containerTransitionEnds`. What the navigation controller
  /// presents goes on beside it: the two transitions know nothing of each other (E25).
  public mutating func push(
    _ child: ControllerID, onto container: ControllerID, animated: Bool = true
  ) {
    endRunningTransition(of: container)
    guard mayMoveChildren() else { return }
    let old = frontChild(of: container)
    containment.append(child, to: container)
    exchange(old, for: child, in: container, animated: animated)
  }

  /// `navigationController.popViewController(animated:)`; the last child stays.
  ///
  /// What the child has presented through its container stays on screen (E24).
  public mutating func pop(from container: ControllerID, animated: Bool = true) {
    endRunningTransition(of: container)
    guard containment[container].contains(.isNavigation) else { return }
    let children = containment.children(of: container)
    guard children.count > 1, let old = children.last, mayMoveChildren() else { return }
    takeDownWithOwner(old)
    exchange(old, for: children[children.count - 2], in: container, animated: animated)
    containment.remove(old)
  }
}

extension PresentationWorld {
  /// `navigationController.setViewControllers(children, animated:)`.
  ///
  /// It is what the pops of several and `viewControllers` of a tab bar controller come to. `front`
  /// is the one of the children that is on screen from then on.
  public mutating func replaceChildren(
    of container: ControllerID, with children: [ControllerID], showing front: ControllerID?,
    animated: Bool = true
  ) {
    endRunningTransition(of: container)
    guard mayMoveChildren() else { return }
    let old = frontChild(of: container)
    let leaving = containment.children(of: container).filter { !children.contains($0) }
    for child in leaving { takeDownWithOwner(child) }
    for child in children {
      let isShown = containment[child].contains(.isShown)
      containment.remove(child)
      containment.append(child, to: container)
      if isShown { containment[child].insert(.isShown) }
    }
    if old != front { exchange(old, for: front, in: container, animated: animated) }
    for child in leaving { containment.remove(child) }
  }

  /// Whether an animated push or pop of a container has begun and not ended, whatever is still to
  /// be told of it.
  public func isInContainerTransition(_ container: ControllerID) -> Bool {
    containment.leavingChild(of: container) != nil
  }

  /// A push or a pop ends when the next one begins, be it in the middle of its callbacks.
  private mutating func endRunningTransition(of container: ControllerID) {
    if isInContainerTransition(container) { endContainerTransition(of: container) }
  }

  /// A modal transition that runs is no obstacle (E25).
  private mutating func mayMoveChildren() -> Bool { !isInTransition || obeys(.e25) }

  /// UIKit does nothing about what a controller presents when the controller goes (E24).
  mutating func takeDownWithOwner(_ child: ControllerID) {
    guard let level = levelPresented(byNearest: child), !obeys(.e24) else { return }
    startProgrammaticDismissal(target: level, animated: true)
  }
}

// MARK: - The transitions of containers

extension PresentationWorld {
  /// Whether an animated push or pop of a container runs.
  func canEndContainerTransition(of container: ControllerID) -> Bool {
    error == nil && isSettled && containment.leavingChild(of: container) != nil
  }

  /// The containers of which an animated push or pop runs.
  public var containersInTransition: [ControllerID] {
    guard error == nil, isSettled, !containment.isEmpty else { return [] }
    return controllersInUse.filter { containment.leavingChild(of: $0) != nil }
  }

  /// The animation of a push or a pop ends.
  ///
  /// - Precondition: ``canEndContainerTransition(of:)``.
  mutating func endContainerTransition(of container: ControllerID) {
    guard let old = containment.leavingChild(of: container) else {
      preconditionFailure("No child of this container is on its way.")
    }
    containment.setLeavingChild(nil, of: container)
    enqueueEnd(of: old, for: frontChild(of: container), in: container)
  }

  /// Puts one child's view in the place of another's.
  ///
  /// Children receive callbacks while their container is on screen: the one that goes before the
  /// one that comes, at the beginning and at the end.
  private mutating func exchange(
    _ old: ControllerID?, for new: ControllerID?, in container: ControllerID,
    animated: Bool = false
  ) {
    if let old { containment[old].remove(.isShown) }
    if let new { containment[new].insert(.isShown) }
    let appearance = controllers[container.index].appearance
    if appearance == .appeared || appearance == .appearing {
      if let old, isOnScreen(old) { enqueue(.viewWillDisappear, of: old) }
      if let new, !isCoveredInContext(new) {
        enqueue(.viewWillAppear, of: new)
        enqueue(.viewIsAppearing, of: new)
      }
    }
    if animated, appearance == .appeared, let old {
      containment.setLeavingChild(old, of: container)
    } else {
      enqueueEnd(of: old, for: new, in: container)
    }
  }

  private mutating func enqueueEnd(
    of old: ControllerID?, for new: ControllerID?, in container: ControllerID
  ) {
    let isAsPushed = obeys(.b34)  // Unlike at the end of a presentation (B33).
    // A container that is itself still appearing tells its child when it has appeared (B32).
    let isShown = controllers[container.index].appearance == .appeared
    let arriving = new.flatMap { isShown && !isCoveredInContext($0) ? $0 : nil }
    if let arriving, !isAsPushed { enqueue(.viewDidAppear, of: arriving) }
    if let old, controllers[old.index].appearance != .disappeared {
      enqueue(.viewDidDisappear, of: old)
    }
    if let arriving, isAsPushed { enqueue(.viewDidAppear, of: arriving) }
  }

  /// Whether a controller is there, or is coming.
  func isOnScreen(_ controller: ControllerID) -> Bool {
    let appearance = controllers[controller.index].appearance
    return appearance == .appeared || appearance == .appearing
  }
}
