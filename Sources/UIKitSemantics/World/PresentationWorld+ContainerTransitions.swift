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
    if kind != .plain { containment[container].kind = kind }
    for child in children { containment.append(child, to: container) }
    switch kind {
    case .plain: for child in children { containment[child].insert(.isShown) }
    case .navigation: if let last = children.last { containment[last].insert(.isShown) }
    case .tabs, .pages: if let first = children.first { containment[first].insert(.isShown) }
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
  ///
  /// The new one is told first that it comes, and the old one first that it is gone (REC39, REC101,
  /// REC102).
  public mutating func select(_ child: ControllerID) { select(child, animated: false) }

  /// The same, with an animator if the tab bar controller's delegate gives one.
  public mutating func select(_ child: ControllerID, animated: Bool) {
    guard let container = parent(of: child), frontChild(of: container) != child else { return }
    endRunningTransition(of: container)
    var flags: ContainerTransition.Flags = animated ? [.animated] : []
    if isBefore(child, frontChild(of: container), in: container) { flags.insert(.isReturn) }
    exchangeFront(frontChild(of: container), for: child, in: container, flags)
  }

  /// `navigationController.pushViewController(child, animated:)`.
  ///
  /// An animated push ends with `containerTransitionEnds`. What the navigation controller
  /// presents goes on beside it: the two transitions know nothing of each other (E25).
  public mutating func push(
    _ child: ControllerID, onto container: ControllerID, animated: Bool = true
  ) {
    // A pop that snaps back is taken back first.
    endRunningTransition(of: container)
    let children = containment.children(of: container)
    guard !children.contains(child) else { return pushAgain() }
    replaceChildren(
      of: container, with: children + [child], showing: child, animated: animated)
  }

  /// The app pushes a controller that is on the stack already (M7).
  public mutating func pushAgain() {
    if consulting(.pushOfStackedController).pushOfStackedController == .raises {
      _ = raise(.pushedTwice)
    }
  }

  /// `navigationController.popViewController(animated:)`; the last child stays.
  ///
  /// What the child has presented through its container stays on screen (E24).
  public mutating func pop(from container: ControllerID, animated: Bool = true) {
    endRunningTransition(of: container)
    let children = containment.children(of: container)
    guard containment[container].kind == .navigation, children.count > 1 else { return }
    replaceChildren(
      of: container, with: children.dropLast(), showing: children[children.count - 2],
      animated: animated)
  }
}

extension PresentationWorld {
  /// A finger at the edge of the screen begins to pop; it holds what comes and goes.
  ///
  /// On the only page, where UIKit lets none begin, the next push waits for it (M12).
  public mutating func beginSwipeBack(in container: ControllerID) {
    let children = containment.children(of: container)
    guard !isInContainerTransition(container) else { return }
    guard children.count > 1 else {
      if obeys(.m12) { containment.awaitTransition(of: container) }
      return
    }
    replaceChildren(
      of: container, with: children.dropLast(), showing: children[children.count - 2],
      isSwipe: true)
  }

  /// `navigationController.setViewControllers(children, animated:)`.
  ///
  /// It is what a push, a pop of one or several, `viewControllers` of a tab bar controller, and pages
  /// come to. `front` is the one of the children that is on screen from then on. `isSwipe` says that
  /// the user's finger pops, or turns a page.
  public mutating func replaceChildren(
    of container: ControllerID, with children: [ControllerID], showing front: ControllerID?,
    animated: Bool = true, isSwipe: Bool = false
  ) {
    endRunningTransition(of: container)
    guard mayMoveChildren() else { return }
    let former = containment.children(of: container)
    let old = frontChild(of: container)
    for child in former where !children.contains(child) {
      takeDownWithOwner(child)
      containment[child].insert(.leaves)
    }
    for child in children {
      var flags = containment[child].intersection([.isShown, .arrives])
      if !former.contains(child), parent(of: child) != container { flags.insert(.arrives) }
      containment.remove(child)
      containment.append(child, to: container)
      containment[child].formUnion(flags)
    }
    guard old != front else {
      if containment.transition(of: container) == nil { confirmChildren(of: container) }
      return
    }
    var flags: ContainerTransition.Flags = animated ? [.animated] : []
    if front.map(former.contains) ?? true { flags.insert(.isReturn) }
    if isSwipe { flags.formUnion([.swipe, .startedInteractive]) }
    if animated, containment.awaitsTransition(container) { flags.insert(.swipe) }
    exchangeFront(old, for: front, in: container, flags)
  }

  /// Whether a push, a pop or a change of tabs was asked for and has not ended, whatever is still to
  /// be told of it.
  public func isInContainerTransition(_ container: ControllerID) -> Bool {
    containment.transition(of: container) != nil
  }

  /// A modal transition that runs is no obstacle (E25).
  private mutating func mayMoveChildren() -> Bool { !isInTransition || obeys(.e25) }

  /// UIKit does nothing about what a controller presents when the controller goes (E24).
  mutating func takeDownWithOwner(_ child: ControllerID) {
    guard let level = levelPresented(byNearest: child), !obeys(.e24) else { return }
    startProgrammaticDismissal(target: level, animated: true)
  }

  private func isBefore(
    _ child: ControllerID, _ other: ControllerID?, in container: ControllerID
  ) -> Bool {
    let children = containment.children(of: container)
    guard let other, let place = children.firstIndex(of: child),
      let otherPlace = children.firstIndex(of: other)
    else { return false }
    return place < otherPlace
  }
}

// MARK: - Containers that show all their children

extension PresentationWorld {
  /// Puts a child's view on screen, or takes one away.
  ///
  /// Children receive callbacks while their container is on screen.
  private mutating func exchange(
    _ old: ControllerID?, for new: ControllerID?, in container: ControllerID
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
    append(endOfExchange(of: old, for: new, in: container))
  }

  /// Who went is told before who came, unlike at the end of a presentation (B33, B34).
  mutating func endOfExchange(
    of old: ControllerID?, for new: ControllerID?, in container: ControllerID
  ) -> Agenda {
    var steps = Agenda()
    let isAsPushed = scrollsPages(container) ? !obeys(.n1) : obeys(.b34)
    // A container that is itself still appearing tells its child when it has appeared (B32).
    let isShown = controllers[container.index].appearance == .appeared
    let arriving = new.flatMap { new in
      let isTold = isShown || isPage(new) && isNext(.viewDidAppear, for: new)
      return isTold && !isCoveredInContext(new) ? new : nil
    }
    if let arriving, !isAsPushed { steps.append(MicroStep(.viewDidAppear, of: arriving)) }
    if let old, controllers[old.index].appearance != .disappeared {
      steps.append(MicroStep(.viewDidDisappear, of: old))
    }
    if let arriving, isAsPushed { steps.append(MicroStep(.viewDidAppear, of: arriving)) }
    return steps
  }

  /// Whether a controller is there, or is coming.
  func isOnScreen(_ controller: ControllerID) -> Bool {
    let appearance = controllers[controller.index].appearance
    return appearance == .appeared || appearance == .appearing
  }
}
