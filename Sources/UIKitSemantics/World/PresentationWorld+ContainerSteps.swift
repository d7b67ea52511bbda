// SPDX-License-Identifier: MIT

// MARK: - How the transition of a container begins

extension PresentationWorld {
  /// Lets another child be in front; its view comes, and the callbacks, when the call has returned
  /// (REC34, REC35).
  ///
  /// A call that comes before that changes only which view comes in the end.
  mutating func exchangeFront(
    _ front: ControllerID?, for new: ControllerID?, in container: ControllerID,
    _ flags: ContainerTransition.Flags
  ) {
    let isPending = isInContainerTransition(container)
    let old = isPending ? containment.leavingChild(of: container) : front
    if let front { containment[front].remove(.isShown) }
    if let new { containment[new].insert(.isShown) }
    agenda.remove(MicroStep(.beginContainerTransition, of: container))
    guard old != new else { return forgetTransition(of: container) }
    containment.setLeavingChild(old, of: container)
    containment.setTransition(ContainerTransition(flags), of: container)
    let begin = MicroStep(.beginContainerTransition, of: container)
    // A page comes before the call has returned (N5).
    if containment[container].kind == .pages { agenda.prepend(begin) } else { agenda.append(begin) }
  }

  /// The child that stands for the transition of a container: who comes, or who goes in a pop.
  public func subject(ofTransitionIn container: ControllerID) -> ControllerID {
    let old = containment.leavingChild(of: container)
    let new = frontChild(of: container)
    let isReturn = containment.transition(of: container)?.isReturn ?? false
    return (isReturn ? old ?? new : new ?? old) ?? container
  }

  /// The transition of a container.
  public func containerTransition(of container: ControllerID) -> ContainerTransition? {
    containment.transition(of: container)
  }

  /// The container whose transition a child stands for.
  public func container(ofTransitionOf subject: ControllerID) -> ControllerID? {
    guard let container = parent(of: subject), isInContainerTransition(container),
      self.subject(ofTransitionIn: container) == subject
    else { return nil }
    return container
  }

  /// The transition that runs around a controller: of itself or the nearest of its containers.
  public func containerInTransition(around controller: ControllerID) -> ControllerID? {
    guard !containment.isEmpty else { return nil }
    return chainOfParents(from: controller).first { isInContainerTransition($0) }
  }

  /// The transition that a controller stands for: its presentation's, or its container's.
  public func runningTransition(of subject: ControllerID) -> RunningTransition? {
    if let container = container(ofTransitionOf: subject),
      let transition = containment.transition(of: container)
    {
      return RunningTransition(
        drive: transition.drive, isAnimated: transition.isAnimated,
        isCancelled: transition.isCancelled, isReturn: transition.isReturn,
        hasBegunInteractive: transition.flags.contains(.startedInteractive))
    }
    return presentation(of: subject).map {
      RunningTransition(
        drive: $0.drive, isAnimated: $0.isAnimated, isCancelled: $0.isCancelled,
        isReturn: $0.isBeingDismissed, hasBegunInteractive: false)
    }
  }

  mutating func change(
    transitionOf container: ControllerID, _ body: (inout ContainerTransition) -> Void
  ) {
    guard var transition = containment.transition(of: container) else { return }
    body(&transition)
    containment.setTransition(transition, of: container)
  }

  /// The views begin to move; with an animation, the delegate is asked for an animator.
  ///
  /// What is not on screen is exchanged without one.
  mutating func beginContainerTransition(of container: ControllerID) {
    let old = containment.leavingChild(of: container)
    let moves = old != nil && controllers[container.index].appearance == .appeared
    change(transitionOf: container) {
      $0.flags.insert(.begun)
      if !moves { $0.flags.remove(.animated) }
    }
    guard let transition = containment.transition(of: container) else { return }
    var steps = Agenda()
    if transition.isAnimated, frontChild(of: container) != nil,
      containment[container].contains(.hasDelegate), containment[container].kind != .pages
    {
      steps.append(MicroStep(.askContainerAnimator, of: container))
    }
    steps.append(MicroStep(.runContainerTransition, of: container))
    agenda.prepend(steps)
  }

  /// Takes the answer of a container's delegate.
  mutating func takeContainerAnswer(_ answer: Answer, to step: MicroStep) {
    switch (step.kind, answer) {
    case (.askContainerAnimator, .yes):
      change(transitionOf: step.controller) { $0.flags.insert(.customAnimator) }
      agenda.prepend(MicroStep(.askContainerInteraction, of: step.controller))
    case (.askContainerInteraction, .yes):
      change(transitionOf: step.controller) { $0.drive = .awaitingInteractiveStart }
      let subject = subject(ofTransitionIn: step.controller)
      if settings[subject.index].features.contains(.wantsInteractiveStart) {
        agenda.prepend(MicroStep(.askWantsInteractiveStart, in: step.controller))
      }
    case (.askContainerAnimator, .no) where containment[step.controller].kind == .tabs:
      change(transitionOf: step.controller) { $0.flags.remove(.animated) }  // REC39
    default: takeAnswerInContainer(answer, to: step)
    }
  }

  private mutating func takeAnswerInContainer(_ answer: Answer, to step: MicroStep) {
    guard let container = step.container else { return }
    switch (step.kind, answer) {
    case (.askWantsInteractiveStart, .no):
      change(transitionOf: container) { $0.drive = .animating }
    case (.askInterruptibleAnimatorAgain, .no):
      change(transitionOf: container) { $0.flags.insert(.stalled) }
    case (.askTransitionDuration, .milliseconds(let duration)):
      settings[subject(ofTransitionIn: container).index].duration = duration
    default: break
    }
  }

  /// All questions are answered: who goes and who comes is told, and the animation starts.
  ///
  /// Unlike a push, a change of tabs tells who comes first, and that before the setter returns
  /// (REC39); so does a turn of a page, which without animation is over by then (N5).
  mutating func runContainerTransition(of container: ControllerID) {
    let wills = willsOfTransition(in: container)
    let rest = restOfTransition(in: container)
    if containment[container].kind == .tabs {
      agenda.append(rest)
      agenda.prepend(wills)
    } else {
      agenda.prepend(rest)
      agenda.prepend(wills)
    }
  }

  private mutating func willsOfTransition(in container: ControllerID) -> Agenda {
    var steps = Agenda()
    let old = containment.leavingChild(of: container)
    guard isOnScreen(container) || tellsPages(of: container, insteadOf: old) else { return steps }
    if let new = frontChild(of: container), !isCoveredInContext(new) {
      steps.append(MicroStep(.viewWillAppear, of: new))
    }
    if let old, isOnScreen(old) {
      let step = MicroStep(.viewWillDisappear, of: old)
      if tellsFirstWhoGoes(container) { steps.prepend(step) } else { steps.append(step) }
    }
    guard containment[container].contains(.hasDelegate), frontChild(of: container) != nil else {
      return steps
    }
    switch containment[container].kind {
    case .navigation: steps.append(MicroStep(.willShow, of: container))  // REC106
    case .pages where isSwiped(container) || !obeys(.n8):
      steps.prepend(MicroStep(.willTurnPage, of: container))
    default: break
    }
    return steps
  }

  private mutating func tellsFirstWhoGoes(_ container: ControllerID) -> Bool {
    switch containment[container].kind {
    case .tabs: !obeys(.m2)
    case .pages: scrollsPages(container) ? !obeys(.n1) : !obeys(.n2)
    default: obeys(.m1)
    }
  }

  private mutating func restOfTransition(in container: ControllerID) -> Agenda {
    guard let transition = containment.transition(of: container) else { return Agenda() }
    var steps = transition.isAnimated ? stepsOfAnimation(in: container, transition) : Agenda()
    let isTold =
      isOnScreen(container)
      || tellsPages(of: container, insteadOf: containment.leavingChild(of: container))
    if let new = frontChild(of: container), isTold, !isCoveredInContext(new) {
      steps.append(MicroStep(.viewIsAppearing, of: new))
    }
    if !transition.isAnimated { steps.append(MicroStep(.settleContainerTransition, of: container)) }
    return steps
  }

  /// The animator is called, or who leads it by the user's hand (D5); what UIKit animates itself is
  /// led by the finger at the edge, if that is what began it.
  private mutating func stepsOfAnimation(
    in container: ControllerID, _ transition: ContainerTransition
  ) -> Agenda {
    var steps = Agenda()
    guard transition.hasCustomAnimator else {
      if transition.flags.contains(.swipe) {
        change(transitionOf: container) { $0.drive = .dragging }
      }
      return steps
    }
    let features = settings[subject(ofTransitionIn: container).index].features
    if features.contains(.transitionDuration) {
      steps.append(MicroStep(.askTransitionDuration, in: container))
    }
    if transition.drive == .awaitingInteractiveStart {
      change(transitionOf: container) {
        $0.drive = .interacting
        $0.flags.insert(.startedInteractive)
      }
      steps.append(MicroStep(.startInteractiveTransition, in: container))
      if features.contains(.percentDriven) {
        steps.append(MicroStep(.animateTransition, in: container))
      }
    } else {
      steps.append(MicroStep(.animateTransition, in: container))
    }
    if features.contains(.interruptibleAnimator) {
      steps.append(MicroStep(.askInterruptibleAnimator, in: container))
    }
    return steps
  }
}
