// SPDX-License-Identifier: MIT

// MARK: - Views that an app itself puts into a window, and takes out of it

/// Recordings of Apple's UIKit show that the appearance of a child follows its view, not `addChild`:
/// `viewWillAppear` comes inside the `addSubview` that puts the view into a window, and before the
/// view is there; the other callbacks come later. What follows is for who keeps views; ``addChild``
/// and ``removeFromParent`` are for who keeps none, and do both at once.
extension PresentationWorld {
  /// `container.addChild(child)`, wherever the child's view is.
  public mutating func adoptChild(_ child: ControllerID, in container: ControllerID) {
    settings[child.index].flags.remove(.isRootElsewhere)
    containment.append(child, to: container)
  }

  /// `child.removeFromParent()`; the child's view stays where it is.
  ///
  /// What the child has presented through its container stays on screen (E24).
  public mutating func abandonChild(_ child: ControllerID) {
    guard parent(of: child) != nil else { return }
    takeDownWithOwner(child)
    containment.remove(child)
    if isOnScreen(child) { setIsRootElsewhere(child) }
  }

  /// Says whether the view of a child is among the views of its container.
  public mutating func setViewIsInContainer(_ value: Bool, of child: ControllerID) {
    guard parent(of: child) != nil, containment[child].contains(.isShown) != value else { return }
    if value { containment[child].insert(.isShown) } else { containment[child].remove(.isShown) }
  }

  /// The app, or the window of a root, puts the view of a controller into a window.
  ///
  /// The child of a container that is not on screen is told together with its container, and the
  /// child of one that does not forward is not told (B32).
  ///
  /// - Returns: What is to be delivered at once, before the view is in the window; the other callbacks
  ///   follow through ``next()``.
  public mutating func viewEntersWindow(of controller: ControllerID) -> [Callback] {
    guard error == nil else { return [] }
    // What was lost with a container comes back, and has never been told that it went (D29).
    if controllers[controller.index].appearance == .appeared {
      setIsInWindow(true, treeOf: controller)
    }
    if let container = parent(of: controller) {
      setViewIsInContainer(true, of: controller)
      if containment[container].contains(.keepsAppearance) {
        setIsInWindow(true, treeOf: controller)
        return []
      }
      guard isOnScreen(container) else { return [] }
    } else if controller != rootViewController {
      setIsRootElsewhere(controller)
    }
    guard isNext(.viewWillAppear, for: controller), !isCoveredInContext(controller) else {
      return []
    }
    agenda.remove(MicroStep(.viewDidDisappear, of: controller))
    let callbacks = takeNow(.viewWillAppear, of: controller)
    enqueue(.viewIsAppearing, of: controller)
    // A container that is itself still appearing tells its child when it has appeared (B32).
    let container = parent(of: controller)
    if container.map({ controllers[$0.index].appearance == .appeared }) ?? true {
      enqueue(.viewDidAppear, of: controller)
    }
    return callbacks
  }

  /// The view of a controller, which was about to come into a window, is there.
  public mutating func viewHasEnteredWindow(of controller: ControllerID) {
    guard error == nil, controllers[controller.index].appearance == .appearing else { return }
    setIsInWindow(true, treeOf: controller)
  }

  /// The app, or a window that gets another root, takes the view of a controller out of a window.
  ///
  /// - Returns: What is to be delivered at once, while the view is still in the window.
  public mutating func viewLeavesWindow(of controller: ControllerID) -> [Callback] {
    guard error == nil else { return [] }
    let container = parent(of: controller)
    if container.map({ containment[$0].contains(.keepsAppearance) }) ?? false {
      setIsInWindow(false, treeOf: controller)
      return []
    }
    var callbacks: [Callback] = []
    if isNext(.viewWillDisappear, for: controller) {
      callbacks = takeNow(.viewWillDisappear, of: controller)
    } else if container == nil || controllers[controller.index].appearance != .disappearing {
      return []
    }
    for kind in [MicroStep.Kind.viewIsAppearing, .viewDidAppear, .viewDidDisappear] {
      agenda.remove(MicroStep(kind, of: controller))
    }
    setViewIsInContainer(false, of: controller)
    settings[controller.index].flags.remove(.isRootElsewhere)
    enqueue(.viewDidDisappear, of: controller)
    return callbacks
  }

  /// Takes an appearance step of a controller and of what it contains, before all that is due.
  private mutating func takeNow(
    _ kind: MicroStep.Kind, of controller: ControllerID
  ) -> [Callback] {
    let waiting = agenda
    agenda = Agenda()
    enqueue(kind, of: controller)
    var callbacks: [Callback] = []
    while let step = agenda.popFirst() {
      if let callback = takeAppearanceStep(step) { callbacks.append(callback) }
    }
    agenda = waiting
    return callbacks
  }
}
