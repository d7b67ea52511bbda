// SPDX-License-Identifier: MIT

// MARK: - The window's root

extension PresentationWorld {
  /// `window.rootViewController = controller`.
  ///
  /// The views of the old root and of the new one change places. What the old root has presented
  /// stays on screen, and it stays alive with the old root (E30).
  public mutating func setRootViewController(_ controller: ControllerID) {
    guard error == nil, controller != rootViewController else { return }
    let old = rootViewController
    if count > 0, !obeys(.e30) { startProgrammaticDismissal(target: 0, animated: false) }
    switch controllers[old.index].appearance {
    case .appeared, .appearing:
      enqueue(.viewWillDisappear, of: old)
      enqueue(.viewDidDisappear, of: old)
    case .disappearing: enqueue(.viewDidDisappear, of: old)
    case .disappeared: break
    }
    rootViewController = controller
    enqueue(.viewWillAppear, of: controller)
    enqueue(.viewIsAppearing, of: controller)
    enqueue(.viewDidAppear, of: controller)
  }

  /// Whether a controller has lost its place on screen: its container shows another one or none,
  /// or it is the root no more (E24, E30).
  func isDetached(_ controller: ControllerID) -> Bool {
    if containment.isEmpty, rootViewController == .root { return false }
    let chain = chainOfParents(from: controller)
    let isShown = chain.dropLast().allSatisfy { containment[$0].contains(.isShown) }
    let farthest = chain[chain.count - 1]
    return !isShown || farthest != rootViewController && level(of: farthest) == nil
  }

  /// Whether a controller hears of a step.
  ///
  /// Who has lost its place does not appear there again, and disappears once. Who is presented
  /// without content has nothing that could appear (E12, E33).
  func takesPart(in step: MicroStep) -> Bool {
    if level(of: step.controller).map({ stack[$0].isWithoutContent }) == true { return false }
    guard isDetached(step.controller) else { return true }
    switch step.kind {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear: return false
    default: return isNext(step.kind, for: step.controller)
    }
  }
}
