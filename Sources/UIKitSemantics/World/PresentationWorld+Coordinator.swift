// SPDX-License-Identifier: MIT

// MARK: - The transition coordinator

extension PresentationWorld {
  /// `transitionCoordinator?.animate(alongsideTransition:completion:)` of a controller.
  ///
  /// The animations run with the transition, so in an interactive one when it starts (D5, D7); the
  /// completion runs when it is over, cancelled or not (C9, E35), even where it comes too late for
  /// the animations (D22). Without an animated transition there is no coordinator (C10, D23).
  @discardableResult
  public mutating func animateAlongsideTransition(of controller: ControllerID) -> Response {
    guard let level = transitionLevel(of: controller), hasCoordinator(at: level) else {
      return animateAlongsideContainer(around: controller)
    }
    stack[level].flags.insert(.alongside)
    let isEnding = stack[level].flags.contains(.ending)
    if !isEnding, stack[animatedLevel].drive != .awaitingInteractiveStart {
      enqueue(.alongsideAnimations, at: level)
    }
    return .accepted
  }

  /// `transitionCoordinator?.notifyWhenInteractionChanges(_:)` of a controller.
  ///
  /// The block runs each time the transition becomes interactive or stops being so (D21): where the
  /// user changes his mind, long before the controllers learn of it (B21).
  @discardableResult
  public mutating func notifyWhenInteractionChanges(of controller: ControllerID) -> Response {
    guard let level = transitionLevel(of: controller), hasCoordinator(at: level) else {
      guard let container = containerWithCoordinator(around: controller) else {
        return .refused(.noTransitionCoordinator)
      }
      if isInContainerTransition(container) {
        change(transitionOf: container) { $0.flags.insert(.interactionBlock) }
      }
      return .accepted
    }
    stack[level].flags.insert(.interactionBlock)
    return .accepted
  }

  /// The container whose animated transition has the coordinator that a controller gets.
  ///
  /// It is one that runs, or one whose completions are still to run (M11). The turn of a page has none.
  public func containerWithCoordinator(around controller: ControllerID) -> ControllerID? {
    if let container = containerInTransition(around: controller) {
      let isAnimated = containment.transition(of: container)?.isAnimated == true
      return isAnimated && containment[container].kind != .pages ? container : nil
    }
    return endOfCoordinator(around: controller)?.relation?.container
  }

  /// The end, still to come, of the coordinator that a controller gets; who has gone with its
  /// transition gets it, too.
  private func endOfCoordinator(around controller: ControllerID) -> MicroStep? {
    guard !containment.isEmpty else { return nil }
    let chain = chainOfParents(from: controller)
    return agenda.first { step in
      guard step.kind == .coordinatorEnds || step.kind == .coordinatorEndsCancelled,
        let relation = step.relation
      else { return false }
      return relation.child == controller || chain.contains(relation.container)
    }
  }

  /// What comes too late for the animations is told of the end all the same, as with a presentation
  /// (D22).
  private mutating func animateAlongsideContainer(around controller: ControllerID) -> Response {
    guard let container = containerWithCoordinator(around: controller) else {
      return .refused(.noTransitionCoordinator)
    }
    guard isInContainerTransition(container) else {
      tellOfEnd(of: container)
      return .accepted
    }
    change(transitionOf: container) { $0.flags.insert(.alongside) }
    agenda.append(MicroStep(.alongsideAnimations, in: container))
    return .accepted
  }

  /// Lets the completions run that were given to a coordinator after its transition.
  private mutating func tellOfEnd(of container: ControllerID) {
    guard let end = endOfCoordinator(around: container), let subject = end.relation?.child
    else { return }
    let isCompleted = end.kind == .coordinatorEnds
    let completion = MicroStep(
      isCompleted ? .alongsideCompletion : .alongsideCompletionCancelled, of: subject)
    guard agenda.first(where: { $0 == completion }) == nil else { return }
    agenda.insert(completion, before: end)
  }

  /// The presentation whose transition a controller takes part in: as the one that comes or goes,
  /// or as its presenter (X9).
  private mutating func transitionLevel(of controller: ControllerID) -> Int? {
    let own = level(of: controller)
    if let own, !stack[own].isAtRest { return own }
    guard let above = levelPresented(by: controller), !stack[above].isAtRest, obeys(.x9) else {
      return own
    }
    return above
  }

  private mutating func hasCoordinator(at level: Int) -> Bool {
    if stack[level].isAtRest { return !obeys(.d23) }
    return stack[level].flags.contains(.animated) ? obeys(.c9) : !obeys(.c10)
  }

  /// The blocks of all that moves in the transition, the uppermost first.
  mutating func enqueueInteractionChange(_ kind: MicroStep.Kind) {
    for level in (transitionBase..<count).reversed()
    where stack[level].flags.contains(.interactionBlock) && obeys(.d21) {
      enqueue(kind, at: level)
    }
  }
}
