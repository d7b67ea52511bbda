// SPDX-License-Identifier: MIT

// MARK: - Interaction controllers

extension PresentationWorld {
  /// Whether UIKit is about to start an interactive transition of the app's.
  var canStartInteractiveTransition: Bool {
    guard error == nil, isSettled, isInTransition else { return false }
    return stack[animatedLevel].drive == .awaitingInteractiveStart
  }

  /// UIKit starts the app's interactive transition, on a later turn of the run loop (D5, D7).
  ///
  /// A percent-driven one calls the animator itself (D5).
  ///
  /// - Precondition: ``canStartInteractiveTransition``.
  mutating func startInteractiveTransition() {
    precondition(canStartInteractiveTransition, "No interactive transition waits for its start.")
    agenda.append(stepsOfInteractiveStart())
  }

  mutating func stepsOfInteractiveStart() -> Agenda {
    let top = animatedLevel
    let index = stack[top].presented.index
    stack[top].drive = .interacting
    if settings[index].percentComplete > 0, !obeys(.d17) { settings[index].percentComplete = 0 }
    var steps = stepsBeforeContext(at: top)
    steps.append(MicroStep(.startInteractiveTransition, at: top))
    if settings[index].features.contains(.percentDriven), obeys(.d5) {
      steps.append(MicroStep(.animateTransition, at: top))
    }
    if settings[index].features.contains(.interruptibleAnimator) {
      steps.append(MicroStep(.askInterruptibleAnimator, at: top))
    }
    for level in transitionBase..<count {
      if stack[level].flags.contains(.alongside) {
        steps.append(MicroStep(.alongsideAnimations, at: level))
      }
      appendLayout(at: level, to: &steps)
    }
    return steps
  }

  /// A subclass of `UIPercentDrivenInteractiveTransition` has not called the method of its
  /// superclass, which is what calls the animator (D5).
  public mutating func percentDriverDoesNotStart(of controller: ControllerID) {
    guard obeys(.d5) else { return }
    settings[controller.index].features.remove(.percentDriven)
    if let level = level(of: controller) { agenda.remove(MicroStep(.animateTransition, at: level)) }
    if let container = container(ofTransitionOf: controller) {
      agenda.remove(MicroStep(.animateTransition, in: container))
    }
  }

  /// `finish()` of the interaction controller: the rest is animated (D11, D20).
  ///
  /// Before UIKit started the transition the call has nothing to act on and is lost (D8).
  @discardableResult
  public mutating func finishInteractiveTransition(of controller: ControllerID) -> Response {
    guard let level = interactingLevel(of: controller) else {
      return letGoInContainer(of: controller, reversed: false)
    }
    stack[level].drive = .animating
    enqueueInteractionChange(.interactionEnds)
    beginLastPart(at: level)
    return .accepted
  }

  /// `cancel()` of the interaction controller: the way back is animated (D11, D20).
  @discardableResult
  public mutating func cancelInteractiveTransition(of controller: ControllerID) -> Response {
    guard let level = interactingLevel(of: controller), !stack[level].isCancelled else {
      return letGoInContainer(of: controller, reversed: true)
    }
    turnBack()
    beginLastPart(at: level)
    return .accepted
  }

  /// The same for the transition of a container.
  private mutating func letGoInContainer(
    of subject: ControllerID, reversed: Bool
  ) -> Response {
    guard let container = container(ofTransitionOf: subject),
      containment.transition(of: container)?.drive == .interacting
    else { return .refused(.noInteractiveTransition) }
    letGoOfTransition(in: container, reversed: reversed)
    let settings = settings[subject.index]
    let isPercentDriven = settings.features.contains(.percentDriven)
    change(transitionOf: container) {
      if isPercentDriven, settings.completionSpeed == 0 { $0.flags.insert(.stalled) }  // D18
      if isPercentDriven, settings.features.contains(.startsNoAnimation) {
        if reversed { $0.flags.insert(.cancelled) }
        $0.drive = .awaitingCompletion
      }
    }
    if settings.features.contains(.interruptibleAnimator) {
      agenda.append(MicroStep(.askInterruptibleAnimatorAgain, in: container))
    }
    return .accepted
  }

  /// The level whose interactive transition can be finished or cancelled now.
  ///
  /// Before UIKit started it there is nothing to act on (D8); what is not interactive cannot be
  /// stopped at all (D20).
  private mutating func interactingLevel(of controller: ControllerID) -> Int? {
    guard let level = level(of: controller), !stack[level].isAtRest,
      !stack[level].flags.contains(.ending)
    else { return nil }
    switch stack[level].drive {
    case .interacting: return level
    case .awaitingInteractiveStart: return obeys(.d8) ? nil : level
    case .animating: return obeys(.d20) ? nil : level
    default: return nil
    }
  }

  /// What follows the interaction runs at `completionSpeed`, with the same animator as before; what
  /// drives an animator that starts no animation has nothing to run.
  private mutating func beginLastPart(at level: Int) {
    let settings = settings[stack[level].presented.index]
    let isPercentDriven = settings.features.contains(.percentDriven)
    if isPercentDriven, settings.completionSpeed == 0, obeys(.d18) {
      stack[level].flags.insert(.stalled)
    }
    if isPercentDriven, settings.features.contains(.startsNoAnimation) {
      if stack[level].isCancelled { stack[level].flags.insert(.cancelled) }
      stack[level].drive = .awaitingCompletion
    }
    if settings.features.contains(.interruptibleAnimator) {
      enqueue(.askInterruptibleAnimatorAgain, at: level)
    }
  }

  /// `pause()`: takes hold of a transition that runs by itself (D24).
  ///
  /// That needs an animator that can be interrupted, and a transition that is not on its way back.
  /// UIKit asks for the animator again, and it has to be the same for the life of the transition: of
  /// another one UIKit knows nothing, and what it waits for never ends (D25).
  @discardableResult
  public mutating func pauseInteractiveTransition(of controller: ControllerID) -> Response {
    guard let level = level(of: controller), stack[level].drive == .animating,
      stack[level].flags.contains(.context),
      settings[controller.index].features.contains(.interruptibleAnimator), obeys(.d24)
    else { return pauseInContainer(of: controller) }
    stack[level].drive = .interacting
    enqueue(.askInterruptibleAnimatorAgain, at: level)
    enqueueInteractionChange(.interactionBegins)
    return .accepted
  }

  private mutating func pauseInContainer(of subject: ControllerID) -> Response {
    guard let container = container(ofTransitionOf: subject),
      let transition = containment.transition(of: container), transition.drive == .animating,
      transition.flags.contains(.context),
      settings[subject.index].features.contains(.interruptibleAnimator)
    else { return .refused(.noInteractiveTransition) }
    change(transitionOf: container) {
      $0.drive = .interacting
      $0.flags.insert(.startedInteractive)
    }
    agenda.append(MicroStep(.askInterruptibleAnimatorAgain, in: container))
    if transition.flags.contains(.interactionBlock) {
      agenda.append(MicroStep(.interactionBegins, in: container))
    }
    return .accepted
  }
}

// MARK: - Percent-driven interaction

extension PresentationWorld {
  /// `update(_:)` of a percent-driven interaction controller, with a percentage from 0 to 100.
  ///
  /// `percentComplete` is what the last call said, whether or not a transition ran, and it stays
  /// until the next call (D17).
  @discardableResult
  public mutating func updateInteractiveTransition(
    _ percent: Int, of controller: ControllerID
  ) -> Response {
    settings[controller.index].percentComplete = percent
    let isInteracting = runningTransition(of: controller)?.drive == .interacting
    return isInteracting ? .accepted : .refused(.noInteractiveTransition)
  }

  /// `completionSpeed = percent / 100`, before `finish()` or `cancel()` (D18).
  public mutating func setCompletionSpeed(percent: Int, of controller: ControllerID) {
    settings[controller.index].completionSpeed = percent
  }

  /// How long the part after the interaction takes, in milliseconds (D18).
  ///
  /// - Returns: `nil` where it never ends, because the speed is 0.
  public mutating func remainingDuration(of controller: ControllerID) -> Int? {
    let settings = settings[controller.index]
    guard obeys(.d18) else { return settings.duration }
    guard settings.completionSpeed > 0 else { return nil }
    return settings.duration * (100 - settings.percentComplete) / settings.completionSpeed
  }

  /// A call of the app's to the context of an interactive transition.
  ///
  /// An interaction controller of the app's own makes these calls. A percent-driven one makes them
  /// itself, and the app must not (D19): here such a call does nothing.
  @discardableResult
  public mutating func report(_ report: InteractionReport, of controller: ControllerID) -> Response
  {
    if settings[controller.index].features.contains(.percentDriven), obeys(.d19) {
      return .refused(.contextBelongsToPercentDriver)
    }
    switch report {
    case .update:
      let isInteracting = runningTransition(of: controller)?.drive == .interacting
      return isInteracting ? .accepted : .refused(.noInteractiveTransition)
    case .finish: return finishInteractiveTransition(of: controller)
    case .cancel: return cancelInteractiveTransition(of: controller)
    }
  }
}
