// SPDX-License-Identifier: MIT

// MARK: - The window's root

extension PresentationWorld {
  /// `window.rootViewController = controller`.
  ///
  /// The views of the old root and of the new one change places: each is told at once that it will
  /// go or come, and later that it has. What the old root has presented
  /// stays on screen, and it stays alive with the old root (E30).
  public mutating func setRootViewController(_ controller: ControllerID) {
    guard error == nil, controller != rootViewController else { return }
    let old = rootViewController
    if isOnScreen(old) { enqueue(.viewWillDisappear, of: old) }
    exchangeRootViewController(for: controller)
    enqueue(.viewWillAppear, of: controller)
    if controllers[old.index].appearance != .disappeared { enqueue(.viewDidDisappear, of: old) }
    enqueue(.viewIsAppearing, of: controller)
    enqueue(.viewDidAppear, of: controller)
  }

  /// The same, where the views tell by themselves that they leave the window and come into it.
  public mutating func exchangeRootViewController(for controller: ControllerID) {
    guard error == nil, controller != rootViewController else { return }
    if count > 0, !obeys(.e30) { startProgrammaticDismissal(target: 0, animated: false) }
    rootViewController = controller
    settings[controller.index].flags.remove(.isRootElsewhere)
  }

  /// The app is launched, and its window is not shown yet: nothing has appeared.
  ///
  /// A world begins with a root that has appeared. This is for who wants to see it appear.
  public mutating func clearWindow() { takeOffScreen(rootViewController) }

  /// The window is shown: its root appears, with what the root contains (B32).
  public mutating func showWindow() {
    guard error == nil, controllers[rootViewController.index].appearance == .disappeared else {
      return
    }
    enqueueArrival(of: rootViewController)
  }

  /// Another window is shown, with this root (E30).
  ///
  /// What it presents is another chain than what this one presents.
  public mutating func showInOtherWindow(_ controller: ControllerID) {
    guard error == nil, !isRootElsewhere(controller) else { return }
    setIsRootElsewhere(controller)
    enqueueArrival(of: controller)
  }

  /// Another window is hidden, or shows another root.
  public mutating func leaveOtherWindow(_ controller: ControllerID) {
    guard error == nil, isRootElsewhere(controller) else { return }
    settings[controller.index].flags.remove(.isRootElsewhere)
    enqueue(.viewWillDisappear, of: controller)
    enqueue(.viewDidDisappear, of: controller)
  }

  /// A controller is shown by no container and no presentation, and not as the root of the window.
  mutating func setIsRootElsewhere(_ controller: ControllerID) {
    settings[controller.index].flags.insert(.isRootElsewhere)
    hasOtherChains.value = true
  }

  /// Whether a controller is the root of another window, or one that the app itself shows.
  func isRootElsewhere(_ controller: ControllerID) -> Bool {
    settings[controller.index].flags.contains(.isRootElsewhere)
  }

  private mutating func enqueueArrival(of controller: ControllerID) {
    enqueue(.viewWillAppear, of: controller)
    enqueue(.viewIsAppearing, of: controller)
    enqueue(.viewDidAppear, of: controller)
  }

  private mutating func takeOffScreen(_ controller: ControllerID) {
    controllers[controller.index].appearance = .disappeared
    controllers[controller.index].isViewInWindow = false
    for child in shownChildren(of: controller) { takeOffScreen(child) }
  }

  /// Whether a controller has lost its place on screen: its container shows another one or none,
  /// or it is the root no more (E24, E30).
  func isDetached(_ controller: ControllerID) -> Bool {
    if containment.isEmpty, rootViewController == .root { return false }
    let chain = chainOfParents(from: controller)
    let isShown = chain.dropLast().allSatisfy { containment[$0].contains(.isShown) }
    let farthest = chain[chain.count - 1]
    let isRoot = farthest == rootViewController || isRootElsewhere(farthest)
    return !isShown || !isRoot && level(of: farthest) == nil
  }

  /// Whether a controller receives the callback of a step.
  ///
  /// Who has lost its place does not appear there again, and disappears once; a page appears also where
  /// its container does not (N5). Who is presented without content has nothing that could appear
  /// (E12, E33).
  func takesPart(in step: MicroStep) -> Bool {
    if level(of: step.controller).map({ stack[$0].isWithoutContent }) == true { return false }
    guard isDetached(step.controller) else {
      // A container and the window may both have announced it; it comes once, and not after the end.
      return step.kind != .viewIsAppearing || isNext(step.kind, for: step.controller)
    }
    switch step.kind {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear:
      return isPage(step.controller) && isNext(step.kind, for: step.controller)
    default: return isNext(step.kind, for: step.controller)
    }
  }
}
