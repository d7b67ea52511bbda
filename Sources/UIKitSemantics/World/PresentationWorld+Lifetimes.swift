// SPDX-License-Identifier: MIT

// MARK: - What lives how long

extension PresentationWorld {
  /// The last strong reference to the delegate of a controller's presentation controller goes.
  ///
  /// The presentation controller does not keep its delegate alive: from now on it has none (A22).
  public mutating func releaseDelegate(of controller: ControllerID) {
    if obeys(.a22) { controllers[controller.index].delegate = [] }
  }

  /// Whether UIKit itself keeps a view controller alive.
  ///
  /// Who presents a controller keeps it, to the end of its dismissal; afterwards it lives as long
  /// as the app wants (B35). What is presented keeps its presenter (E30).
  public func keepsAlive(_ controller: ControllerID) -> Bool {
    controller == rootViewController
      || (0..<count).contains {
        stack[$0].presented == controller || stack[$0].wrapped == controller
          || farthestAncestor(of: stack[$0].presenting) == controller
      }
  }

  /// The app throws a view controller away and makes another one of the same class.
  ///
  /// The new one goes by the same identifier. Nothing that was set on the old one is set on it
  /// (A24).
  ///
  /// - Returns: Whether the old one could be thrown away: nothing presents it, and it presents
  ///   nothing.
  @discardableResult
  public mutating func makeAnew(_ controller: ControllerID) -> Bool {
    guard controller != rootViewController, parent(of: controller) == nil,
      level(of: controller) == nil, !isReplaced(controller),
      levelPresented(by: controller) == nil
    else { return false }
    controllers[controller.index] = ControllerState()
    sheets[controller.index] = SheetState()
    settings[controller.index] = TransitionSettings()
    containment.forget(controller)
    return true
  }

  /// A presentation controller goes with its presentation, and with it what was set on it; what was
  /// set on the view controller stays (A23, A24).
  mutating func forgetPresentationController(of index: Int) {
    if obeys(.a23) {
      controllers[index].delegate = []
      sheets[index] = SheetState()
      controllers[index].passthrough = ControllerSet()
      settings[index].earlyStyle = nil
      settings[index].flags.remove(.earlyControllerIsCustom)
    }
    if controllers[index].isModalInPresentation, !obeys(.a24) {
      controllers[index].isModalInPresentation = false
    }
  }
}

// MARK: - A question at any time

extension PresentationWorld {
  /// Whether there is somebody to ask: a delegate with the method, of a presented controller whose
  /// `isModalInPresentation` is not set (A3).
  func mayAskShouldDismiss(_ controller: ControllerID) -> Bool {
    let state = controllers[controller.index]
    return error == nil && isSettled && level(of: controller) != nil
      && state.delegate.contains(.shouldDismiss) && !isModalInPresentation(controller)
  }

  /// UIKit asks whether the user may dismiss, for no reason that the app can see.
  ///
  /// It may do so at any time and any number of times, and the answer changes nothing (A7). Where
  /// `isModalInPresentation` is set it never asks (A3), and it asks only about what is presented.
  ///
  /// - Precondition: ``isSettled``.
  mutating func askShouldDismiss(_ controller: ControllerID) {
    precondition(isSettled, "UIKit is busy.")
    guard error == nil, let level = level(of: controller),
      controllers[controller.index].delegate.contains(.shouldDismiss)
    else { return }
    if isModalInPresentation(at: level), obeys(.a3) { return }
    enqueue(.askShouldDismissWithoutCause, at: level)
  }
}
