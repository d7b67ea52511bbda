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
      if !isTellingOfEnd(in: container) {
        change(transitionOf: container) { $0.flags.insert(.interactionBlock) }
      }
      return .accepted
    }
    stack[level].flags.insert(.interactionBlock)
    return .accepted
  }

  /// The container whose animated transition has the coordinator that a controller gets, be it during
  /// the last callbacks (M11); the turn of a page has none.
  public func containerWithCoordinator(around controller: ControllerID) -> ControllerID? {
    if let ended = endedExchange.value?.container, isTellingOfEnd(in: ended),
      chainOfParents(from: controller).contains(ended)
    {
      return ended
    }
    guard let container = containerInTransition(around: controller) else { return nil }
    let isAnimated = containment.transition(of: container)?.isAnimated == true
    return isAnimated && containment[container].kind != .pages ? container : nil
  }

  /// Whether the last callbacks of an animated transition come, and the next one has not begun.
  public func isTellingOfEnd(in container: ControllerID) -> Bool {
    endedExchange.value?.container == container
      && containment.transition(of: container)?.hasBegun != true
  }

  private mutating func animateAlongsideContainer(around controller: ControllerID) -> Response {
    guard let container = containerWithCoordinator(around: controller) else {
      return .refused(.noTransitionCoordinator)
    }
    if isTellingOfEnd(in: container), let completion = endedExchange.value?.completion {
      agenda.remove(completion)
      agenda.append(completion)
    } else {
      change(transitionOf: container) { $0.flags.insert(.alongside) }
      agenda.append(MicroStep(.alongsideAnimations, in: container))
    }
    return .accepted
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

/// A push, a pop or a change of tabs that is over, as long as its last callbacks come.
struct EndedExchange: Hashable, Sendable {
  let container: ControllerID
  /// Runs the blocks that wait for the end.
  let completion: MicroStep
}
