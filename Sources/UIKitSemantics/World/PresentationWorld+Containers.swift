// SPDX-License-Identifier: MIT

// MARK: - Who contains whom

extension PresentationWorld {
  /// `parent` of a controller.
  public func parent(of controller: ControllerID) -> ControllerID? {
    containment.isEmpty ? nil : containment.parent(of: controller)
  }

  /// `children` of a controller, in their order; of a navigation controller the top one comes last.
  public func children(of container: ControllerID) -> [ControllerID] {
    containment.children(of: container)
  }

  /// `topViewController` of a navigation controller, `selectedViewController` of a tab bar
  /// controller, or the page that is shown.
  public func frontChild(of container: ControllerID) -> ControllerID? {
    guard !containment.isEmpty, containment[container].kind != .plain else { return nil }
    return shownChildren(of: container).first
  }

  /// `definesPresentationContext` of a controller (E16, E31).
  public func definesPresentationContext(_ controller: ControllerID) -> Bool {
    containment[controller].contains(.definesContext)
  }

  /// `controller.definesPresentationContext = value`.
  public mutating func setDefinesPresentationContext(_ value: Bool, of controller: ControllerID) {
    set(.definesContext, value, of: controller)
  }

  /// What the container's override of `shouldAutomaticallyForwardAppearanceMethods` returns (B32).
  public mutating func setForwardsAppearanceMethods(_ value: Bool, of container: ControllerID) {
    set(.keepsAppearance, !value, of: container)
  }

  /// Whether a navigation or tab bar controller has a delegate, which may have an animator.
  public mutating func setHasDelegate(_ value: Bool, of container: ControllerID) {
    set(.hasDelegate, value, of: container)
  }

  private mutating func set(
    _ flag: Containment.Flags, _ value: Bool, of controller: ControllerID
  ) {
    guard containment[controller].contains(flag) != value else { return }
    if value { containment[controller].insert(flag) } else { containment[controller].remove(flag) }
  }

  /// The children whose views are where their container's view is.
  func shownChildren(of container: ControllerID) -> [ControllerID] {
    containment.children(of: container).filter { containment[$0].contains(.isShown) }
  }

  /// The controller and all that contain it, the nearest first.
  func chainOfParents(from controller: ControllerID) -> [ControllerID] {
    var chain = [controller]
    while let next = parent(of: chain[chain.count - 1]) { chain.append(next) }
    return chain
  }

  /// The farthest container that shows a controller's view; the controller itself where it is in a
  /// container that shows another child.
  func visibleRoot(of controller: ControllerID) -> ControllerID {
    var root = controller
    while let container = parent(of: root) {
      let isShown = containment[root].contains(.isShown) || containment.isLeaving(root)
      guard isShown else { return controller }
      root = container
    }
    return root
  }

  /// The container that contains all others around a controller, or the controller itself.
  func farthestAncestor(of controller: ControllerID) -> ControllerID {
    var farthest = controller
    while let next = parent(of: farthest) { farthest = next }
    return farthest
  }
}

// MARK: - What containers mean for presentations

extension PresentationWorld {
  /// The controller that really presents when `source` is told to (E16, E31).
  ///
  /// Where the style asks for a context, it is the nearest container that defines one, else the one
  /// that covers the screen.
  mutating func presenter(
    askedAt source: ControllerID, style: ModalPresentationStyle
  ) -> ControllerID {
    guard parent(of: source) != nil, obeys(.e16) else { return source }
    let chain = chainOfParents(from: source)
    guard let context = chain.first(where: definesPresentationContext) else {
      return chain[chain.count - 1]
    }
    let looksForContext =
      switch style {
      case .currentContext, .overCurrentContext: true
      case .custom: obeys(.e31)
      default: false
      }
    return looksForContext ? context : chain[chain.count - 1]
  }

  /// The level of what a controller presents, or else the nearest of its containers (E1, E17).
  func levelPresented(byNearest controller: ControllerID) -> Int? {
    guard parent(of: controller) != nil else { return levelPresented(by: controller) }
    return chainOfParents(from: controller).lazy.compactMap { levelPresented(by: $0) }.first
  }

  /// The level that shows a controller, as itself or within a container (A19, E18, E19).
  func levelShowing(_ controller: ControllerID) -> Int? {
    level(of: controller) ?? level(of: farthestAncestor(of: controller))
  }

  /// The level that is presented by a controller or by any other in the same container.
  ///
  /// One window shows one chain of presentations here: two that stand side by side in two contexts
  /// are not modeled.
  func levelPresented(inTreeOf controller: ControllerID) -> Int? {
    guard !containment.isEmpty else { return levelPresented(by: controller) }
    let tree = farthestAncestor(of: controller)
    return (0..<count).first { farthestAncestor(of: stack[$0].presenting) == tree }
  }

  /// The level that a `dismiss` of a controller takes down, with all above it.
  ///
  /// It is what the controller presents, or else the controller itself; a child asks its containers
  /// too (E1, E19).
  mutating func levelToDismiss(askedAt controller: ControllerID) -> Int? {
    let asksContainers = parent(of: controller) != nil && obeys(.e19)
    let presented =
      asksContainers ? levelPresented(byNearest: controller) : levelPresented(by: controller)
    if let presented, obeys(.e1) { return presented }
    let own = asksContainers ? levelShowing(controller) : level(of: controller)
    guard let own, own > 0, own == count - 1, asksContainers,
      !containment.children(of: controller).isEmpty,
      consulting(.dismissOfNestedContainerTakesTwo).dismissOfNestedContainerTakesTwo
    else { return own }
    return own - 1  // E20
  }

  /// The controller whose presentation controller another one gets when it asks for its own: a
  /// child of a presented container gets the container's (A18, A19).
  mutating func ownerOfPresentationController(askedAt controller: ControllerID) -> ControllerID {
    guard parent(of: controller) != nil, let level = levelShowing(controller), obeys(.a19) else {
      return controller
    }
    return stack[level].presented
  }

  /// Whether the user may not dismiss a presentation: the flag of the container counts, and that of
  /// the child which is in front at this moment (A2, A25, A26).
  mutating func isModalInPresentation(at level: Int) -> Bool {
    let presented = stack[level].presented
    return controllers[presented.index].isModalInPresentation
      || isModalInPresentation(presented) && obeys(.a25)
  }

  /// Whether `isModalInPresentation` is set on a controller, or on the child in front of it.
  public func isModalInPresentation(_ controller: ControllerID) -> Bool {
    if controllers[controller.index].isModalInPresentation { return true }
    return frontChild(of: controller).map { isModalInPresentation($0) } ?? false
  }
}

// MARK: - Appearance

extension PresentationWorld {
  /// Passes on to the children what their container was just told (B32).
  mutating func forwardAppearance(_ step: MicroStep) {
    guard !containment.isEmpty else { return }
    let container = step.controller
    let forwards = !containment[container].contains(.keepsAppearance)
    var steps = Agenda()
    for child in shownChildren(of: container) + childAboutToLeave(container, with: step.kind) {
      let isCovered = step.kind == .viewWillAppear && isCoveredInContext(child)
      if forwards, isNext(step.kind, for: child), !isCovered, obeys(.b32) {
        steps.append(MicroStep(step.kind, of: child))
      } else if step.kind == .viewIsAppearing {
        setIsInWindow(true, treeOf: child)
      } else if step.kind == .viewDidDisappear || step.kind == .leaveWindow {
        setIsInWindow(false, treeOf: child)
      }
    }
    agenda.prepend(steps)
  }

  /// The child that still is where a container's view goes, though another one is to come in its place:
  /// it is told with the container (B32).
  private func childAboutToLeave(
    _ container: ControllerID, with kind: MicroStep.Kind
  ) -> [ControllerID] {
    guard kind == .viewWillDisappear, let old = containment.leavingChild(of: container),
      containment.transition(of: container)?.hasBegun == false
    else { return [] }
    return [old]
  }

  /// Whether a callback is the next one for a controller: it may have come and gone by itself
  /// meanwhile.
  func isNext(_ kind: MicroStep.Kind, for controller: ControllerID) -> Bool {
    let appearance = controllers[controller.index].appearance
    return switch kind {
    case .viewWillAppear: appearance == .disappeared || appearance == .disappearing
    case .viewIsAppearing, .viewDidAppear: appearance == .appearing
    case .viewWillDisappear: appearance == .appeared || appearance == .appearing
    case .viewDidDisappear: appearance == .disappearing
    default: appearance != .disappeared
    }
  }

  /// Whether a presentation in a child's own context keeps its view out of the window (B6).
  func isCoveredInContext(_ child: ControllerID) -> Bool {
    levelPresented(by: child).map { stack[$0].removesPresentersView } ?? false
  }

  /// Moves the views of a controller and its shown children without telling anybody.
  mutating func setIsInWindow(_ value: Bool, treeOf controller: ControllerID) {
    controllers[controller.index].isViewInWindow = value
    for child in shownChildren(of: controller) { setIsInWindow(value, treeOf: child) }
  }
}
