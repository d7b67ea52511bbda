// SPDX-License-Identifier: MIT

// MARK: - How the transition of a container ends

extension PresentationWorld {
  /// Whether the animation of a container's transition runs.
  func canEndContainerTransition(of container: ControllerID) -> Bool {
    guard error == nil, isSettled, let transition = containment.transition(of: container),
      transition.hasBegun, !transition.flags.contains(.stalled)
    else { return false }
    return transition.drive == .animating || transition.drive == .reversing
  }

  /// The containers whose transition is animated just now, so that the end is a possible next event.
  public var containersInTransition: [ControllerID] {
    guard error == nil, isSettled, !containment.isEmpty else { return [] }
    return controllersInUse.filter { canEndContainerTransition(of: $0) }
  }

  /// A push or a pop ends when the next one begins, be it in the middle of its callbacks.
  public mutating func endRunningTransition(of container: ControllerID) {
    guard let transition = containment.transition(of: container), transition.hasBegun else {
      return
    }
    endContainerTransition(of: container, completed: !transition.isCancelled)
  }

  /// The animation of a push, a pop or a change of tabs ends; the app is to complete its own.
  ///
  /// - Precondition: ``canEndContainerTransition(of:)``.
  mutating func endAnimation(in container: ControllerID) {
    guard let transition = containment.transition(of: container) else {
      preconditionFailure("No child of this container is on its way.")
    }
    guard transition.hasCustomAnimator else {
      return endContainerTransition(of: container, completed: !transition.isCancelled)
    }
    change(transitionOf: container) {
      if $0.drive == .reversing { $0.flags.insert(.cancelled) }
      $0.drive = .awaitingCompletion
    }
    agenda.append(MicroStep(.animatorAnimationsDidFinish, in: container))
  }

  /// The transition is over, completed or taken back.
  mutating func endContainerTransition(of container: ControllerID, completed: Bool) {
    guard let transition = containment.transition(of: container) else { return }
    let subject = subject(ofTransitionIn: container)
    let old = containment.leavingChild(of: container)
    let new = frontChild(of: container)
    containment.setLeavingChild(nil, of: container)
    containment.setTransition(nil, of: container)
    var steps: Agenda
    if completed {
      confirmChildren(of: container)
      steps = endOfExchange(of: old, for: new, in: container)
    } else {
      steps = takeBackExchange(of: old, for: new, in: container)
    }
    if transition.hasCustomAnimator {
      let kind: MicroStep.Kind = completed ? .animationEnded : .animationEndedCancelled
      let end = MicroStep(kind, of: subject)
      if obeys(.m5) { steps.append(end) } else { steps.prepend(end) }
    }
    if containment[container].contains(.hasDelegate), new != nil, isOnScreen(container) {
      switch containment[container].kind {
      case .navigation where completed || !obeys(.m4):
        // Whatever is pushed until the delegate is told, it is told of who has come now.
        if let shown = frontChild(of: container) { steps.append(MicroStep(.didShow, of: shown)) }
      case .pages where transition.flags.contains(.swipe) || !obeys(.n8):
        steps.append(MicroStep(completed ? .didTurnPage : .didNotTurnPage, of: container))
      default: break
      }
    }
    let completion = MicroStep(
      completed ? .alongsideCompletion : .alongsideCompletionCancelled, of: subject)
    if transition.flags.contains(.alongside) { steps.append(completion) }
    if transition.isAnimated, containment[container].kind != .pages, obeys(.m11) {
      endedExchange.value = EndedExchange(container: container, completion: completion)
    }
    if waiting != nil { steps.append(MicroStep(.takeUpWaitingPresentation, of: container)) }
    if transition.isAnimated { append(steps) } else { agenda.prepend(steps) }
  }

  /// Who came is there, and who went is gone.
  mutating func confirmChildren(of container: ControllerID) {
    for child in containment.children(of: container, where: { $0.contains(.leaves) }) {
      containment.remove(child)
    }
    for child in containment.children(of: container) { containment[child].remove(.arrives) }
  }

  mutating func forgetTransition(of container: ControllerID) {
    containment.setLeavingChild(nil, of: container)
    containment.setTransition(nil, of: container)
    confirmChildren(of: container)
    if waiting != nil { enqueue(.takeUpWaitingPresentation, of: container) }
  }

  /// A cancel takes the exchange back: who did not come after all goes again, as was recorded in whole,
  /// and then who stays comes back (REC10, REC69, REC70).
  private mutating func takeBackExchange(
    of old: ControllerID?, for new: ControllerID?, in container: ControllerID
  ) -> Agenda {
    for child in containment.children(of: container, where: { $0.contains(.arrives) }) {
      containment.remove(child)
    }
    for child in containment.children(of: container, where: { $0.contains(.leaves) }) {
      containment[child].remove(.leaves)
    }
    if let new { containment[new].remove(.isShown) }
    if let old { containment[old].insert(.isShown) }
    var leaving = Agenda()
    if let new, isOnScreen(new) {
      leaving.append(MicroStep(.viewWillDisappear, of: new))
      leaving.append(MicroStep(.viewDidDisappear, of: new))
    }
    var staying = Agenda()
    if let old, isOnScreen(container), !isCoveredInContext(old) {
      staying.append(MicroStep(.viewWillAppear, of: old))
      staying.append(MicroStep(.viewIsAppearing, of: old))
      staying.append(MicroStep(.viewDidAppear, of: old))
    }
    return containment[container].kind == .pages
      ? compensationOfPages(leaving, staying, in: container)
      : compensation(leaving, staying)
  }
}

// MARK: - The user's finger

extension PresentationWorld {
  /// Whether the finger at the edge of the screen pops just now, or one turns a page.
  public func isSwiping(in container: ControllerID) -> Bool {
    containment.transition(of: container)?.drive == .dragging
  }

  /// The finger is lifted: the pop, or the page, goes on by itself, or goes back.
  public mutating func endSwipe(in container: ControllerID, completed: Bool) {
    guard isSwiping(in: container) else { return }
    letGoOfTransition(in: container, reversed: !completed)
  }

  /// The transition of a container is no longer driven.
  mutating func letGoOfTransition(in container: ControllerID, reversed: Bool) {
    guard let transition = containment.transition(of: container) else { return }
    change(transitionOf: container) { $0.drive = reversed ? .reversing : .animating }
    guard transition.flags.contains(.interactionBlock) else { return }
    agenda.append(
      MicroStep(reversed ? .interactionEndsCancelled : .interactionEnds, in: container))
  }

  /// Whether a controller is in what a cancelled swipe back had brought, and covers again: touches go
  /// to where views are going to be, and there lies what comes back (M9).
  func isCoveredAgain(_ controller: ControllerID) -> Bool {
    guard let container = containerInTransition(around: controller), container != controller,
      containment[container].kind != .pages,
      containment.transition(of: container)?.isCancelled == true,
      let returning = containment.leavingChild(of: container)
    else { return false }
    return !chainOfParents(from: controller).contains(returning)
  }

  /// Whether a container's transition keeps touches from a controller.
  ///
  /// One that no finger began does to all that is in the container (M9), except among pages (N7). The
  /// bar of a navigation controller takes none, whoever began it (M8).
  func isBlockedByContainer(_ controller: ControllerID, onBar: Bool) -> Bool {
    guard let container = containerInTransition(around: controller),
      let transition = containment.transition(of: container),
      containment[container].kind != .pages, transition.hasBegun
    else { return false }
    return onBar && container == controller || !transition.flags.contains(.startedInteractive)
  }
}
