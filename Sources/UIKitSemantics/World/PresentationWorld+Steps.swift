// SPDX-License-Identifier: MIT

// MARK: - Taking steps

extension PresentationWorld {
  /// Takes steps until one has something to tell the app, and returns that.
  ///
  /// - Returns: The next callback, or `nil` when UIKit has nothing more to do before the next
  ///   input.
  /// - Precondition: The last question was answered.
  public mutating func next() -> Callback? {
    precondition(question == nil, "UIKit waits for the answer to its question.")
    guard error == nil else {
      agenda = Agenda()
      return nil
    }
    while let next = agenda.popFirst() {
      let step = bringUpChain(of: next)
      if step.kind == .stop { return nil }
      guard let callback = take(step) else { continue }
      if callback.isQuestion { question = step }
      return callback
    }
    endedExchange.value = nil
    bringUpWhatMoves()
    return nil
  }

  private mutating func take(_ step: MicroStep) -> Callback? {
    switch step.kind {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .leaveWindow:
      takeAppearanceStep(step)
    case .viewWillAppearByHand, .viewIsAppearingByHand, .viewDidAppearByHand,
      .viewWillDisappearByHand, .viewDidDisappearByHand:
      takeAppearanceStepByHand(step)
    case .beginPresentation, .beginDismissal, .settle, .endRelations, .remove,
      .keepWithoutContent, .adaptPresentersView, .layOutSheet, .takeUpDeferredDismissal,
      .departureEnds:
      takeSilentStep(step)
    case .askViewControllerForAdaptiveStyle, .prepareAdaptiveController,
      .willPresentWithAdaptiveStyle:
      takeAdaptationStep(step)
    case .beginContainerTransition, .runContainerTransition, .settleContainerTransition,
      .takeUpWaitingPresentation:
      takeContainerStep(step)
    case .animateTransition, .startInteractiveTransition:
      handOverContext(step)
    case .willDismiss, .didDismiss, .didAttemptToDismiss:
      tellDelegate(step)
    case .askInteractionControllerForPresentation, .askInteractionControllerForDismissal:
      // Only with an animator is there something to interact with (D3).
      stack[step.level].flags.contains(.customAnimator) || !obeys(.d3) ? callback(for: step) : nil
    case .askShouldRemovePresentersView, .askShouldPresentInFullscreen,
      .presentationControllerAdaptiveStyle:
      askPresentationController(step)
    default:
      callback(for: step)
    }
  }

  /// Asks the app's presentation controller, if it has a method of its own.
  ///
  /// Whether it covers the screen is asked once more after whether the presenter's view goes (C29).
  private mutating func askPresentationController(_ step: MicroStep) -> Callback? {
    guard stack[step.level].hasCustomPresentationController else { return nil }
    let features = settings[stack[step.level].presented.index].features
    let hasFullscreen = features.contains(.shouldPresentInFullscreen)
    switch step.kind {
    case .askShouldPresentInFullscreen where !hasFullscreen: return nil
    case .presentationControllerAdaptiveStyle
    where !features.contains(.adaptivePresentationStyle):
      return nil
    case .askShouldRemovePresentersView where hasFullscreen:
      if obeys(.c29) { agenda.prepend(MicroStep(.askShouldPresentInFullscreen, at: step.level)) }
    default: break
    }
    return callback(for: step)
  }

  mutating func takeAppearanceStep(_ step: MicroStep) -> Callback? {
    let controller = step.controller
    let index = controller.index
    if let child = wrappedChild(of: controller) {  // It receives what its parent receives (F11).
      agenda.prepend(MicroStep(step.kind, of: child))
    }
    forwardAppearance(step)
    guard takesPart(in: step) else { return nil }
    if withholdsAppearance(from: controller) {
      switch step.kind {
      case .viewIsAppearing: controllers[index].isViewInWindow = true
      case .viewDidDisappear, .leaveWindow: controllers[index].isViewInWindow = false
      default: break
      }
      return nil
    }
    forgetAppearanceByHand(of: controller)
    switch step.kind {
    case .viewWillAppear:
      controllers[index].appearance = .appearing
      return .viewWillAppear(controller)
    case .viewIsAppearing:
      guard obeys(.b15) else { return nil }
      controllers[index].isViewInWindow = !isDetached(controller)
      return .viewIsAppearing(controller)
    case .viewDidAppear:
      controllers[index].appearance = .appeared
      return .viewDidAppear(controller)
    case .viewWillDisappear:
      controllers[index].appearance = .disappearing
      return .viewWillDisappear(controller)
    default:
      controllers[index].appearance = .disappeared
      if obeys(.b4) { controllers[index].isViewInWindow = false }
      return step.kind == .viewDidDisappear ? .viewDidDisappear(controller) : nil
    }
  }

  private mutating func takeContainerStep(_ step: MicroStep) -> Callback? {
    switch step.kind {
    case .beginContainerTransition: beginContainerTransition(of: step.controller)
    case .runContainerTransition: runContainerTransition(of: step.controller)
    case .settleContainerTransition: endContainerTransition(of: step.controller, completed: true)
    default: takeUpWaitingPresentation()
    }
    return nil
  }

  private mutating func takeSilentStep(_ step: MicroStep) -> Callback? {
    let level = step.level
    switch step.kind {
    case .beginPresentation:
      if lacksSource(at: level) {
        _ = raise(.popoverWithoutSource)
        break
      }
      setRemovesPresenter(shouldRemovePresentersView(at: level), at: level)
      stack[level].flags.insert(.container)  // C11
      layOutSheet(at: level)
      if stack[level].hasCustomPresentationController, !obeys(.c12) {
        stack[level].frame = .preferred
      }
      agenda.prepend(stepsOfPresentationBegin(at: level))
      endAtOnceIfUnanimated(level)
    case .beginDismissal:
      enqueueDismissalBegin(levels: level..<count)
      enqueueDismissalAnimation(levels: level..<count)
      endAtOnceIfUnanimated(level)
    case .settle:
      settle(at: level)
    case .endRelations:
      for level in level..<count { stack[level].flags.insert(.departed) }
    case .remove:
      remove(from: level)
    case .departureEnds:
      settings[step.controller.index].flags.remove(.isDeparting)
    case .keepWithoutContent:
      keepWithoutContent(at: level)
    case .adaptPresentersView:
      adaptPresentersView(at: level)
    case .layOutSheet:
      layOutSheet(at: level)
    default:
      // What began meanwhile goes first; its end takes the dismissal up.
      guard !isInTransition, let base = deferredDismissal else { break }
      let isAnimated = !stack[base].flags.contains(.deferredUnanimated)
      startProgrammaticDismissal(target: base, animated: isAnimated)
    }
    return nil
  }

  /// A transition without animation does not end in the same turn of the run loop (E3).
  private mutating func endAtOnceIfUnanimated(_ level: Int) {
    if !stack[level].flags.contains(.animated), !obeys(.e3) { endTransition(completed: true) }
  }

  /// The lowest level whose dismissal was put off (X3).
  private var deferredDismissal: Int? {
    (0..<count).first { stack[$0].flags.contains(.dismissDeferred) }
  }

  /// From now on the app can end the transition (D1, D2, D5, D9).
  private mutating func handOverContext(_ step: MicroStep) -> Callback? {
    if let container = step.container {
      guard isInContainerTransition(container) else { return nil }
      let features = settings[subject(ofTransitionIn: container).index].features
      change(transitionOf: container) {
        $0.flags.insert(.context)
        if step.kind == .animateTransition, $0.drive == .animating,
          features.contains(.startsNoAnimation)
        {
          $0.drive = .awaitingCompletion
        }
      }
      return callback(for: step)
    }
    stack[step.level].flags.insert(.context)
    let features = settings[stack[step.level].presented.index].features
    if step.kind == .animateTransition, stack[step.level].drive == .animating,
      features.contains(.startsNoAnimation)
    {
      stack[step.level].drive = .awaitingCompletion
    }
    return callback(for: step)
  }

  /// A presentation is complete, or a dismissal was cancelled: what moved is at rest again, and the
  /// app is told that it is over (C20, C30, D22, J5, L5).
  private mutating func settle(at level: Int) {
    let isDismissal = stack[level].isBeingDismissed
    let levels = isDismissal ? level..<count : level..<level + 1
    var reports = reportsOfEnd(of: levels, completed: !isDismissal)
    for level in levels {
      if !isDismissal, !stack[level].flags.contains(.customAnimator) || !obeys(.c13) {
        stack[level].frame = .preferred  // UIKit's own animation ends at the preferred frame.
      }
      if isDismissal, !stack[level].flags.contains(.dismissDeferred) {
        stack[level].flags.remove(.dismissCompletion)
      }
      stack[level].transition = .none
      stack[level].drive = .animating
      stack[level].cause = .program
      stack[level].flags.subtract(.ofOneTransition)
      if shouldRemovePresentersView(at: level) != stack[level].removesPresentersView {
        reports.append(MicroStep(.adaptPresentersView, at: level))
      }
    }
    appendWaitingAdaptation(to: &reports)
    if deferredDismissal != nil { reports.append(MicroStep(.takeUpDeferredDismissal, at: 0)) }
    agenda.prepend(reports)
  }

  /// A dismissal is complete, or a presentation was cancelled: what moved leaves the stack, with its
  /// containers, presentation controllers and all that they had still to do (B26, C8, A23), and the
  /// app is told that it is over (A13, C21, C22, C30).
  ///
  /// A request in their last callbacks lets them leave before these have come.
  mutating func remove(from base: Int, beforeLastCallbacks: Bool = false) {
    var reports = reportsOfEnd(of: base..<count, completed: stack[base].isBeingDismissed)
    losePresentersView(at: base)
    for level in base..<count {
      let index = stack[level].presented.index
      if beforeLastCallbacks {
        settings[index].flags.insert(.isDeparting)
        reports.prepend(MicroStep(.departureEnds, of: stack[level].presented))
      }
      controllers[index].isViewInWindow = false
      forgetPresentationController(of: index)
      stack[level] = .vacant
    }
    count = base
    agenda.removeSteps(fromLevel: base)
    appendWaitingAdaptation(to: &reports)
    if deferredDismissal != nil { reports.append(MicroStep(.takeUpDeferredDismissal, at: 0)) }
    if beforeLastCallbacks { agenda.append(reports) } else { agenda.prepend(reports) }
  }

  /// What the app is told at the end of a transition, the uppermost level first: the delegate, the
  /// completion handlers (E15), the animator (D1, D2), and last the coordinator's completions (C30,
  /// E35).
  mutating func reportsOfEnd(of levels: Range<Int>, completed: Bool) -> Agenda {
    var reports = Agenda()
    for level in levels.reversed() {
      let ended = stack[level]
      if ended.isBeingDismissed, completed { reports.append(reportsOfSystemController(at: level)) }
      for _ in 0..<numberOfDidDismiss(at: level, completed: completed) {
        reports.append(MicroStep(.didDismiss, of: ended.presented))
      }
    }
    appendCompletions(of: levels, completed: completed, to: &reports)
    return reports
  }

  /// The one completion handler (E15), then `animationEnded`, and the coordinator's completions:
  /// these run last (C30).
  private mutating func appendCompletions(
    of levels: Range<Int>, completed: Bool, to reports: inout Agenda
  ) {
    var completions = Agenda()
    if let kind = completionOfEnd(at: levels.lowerBound, completed: completed) {
      let base = stack[levels.lowerBound]
      // The handler of present belongs to the call, which named the child of a wrapper (F11).
      let named = kind == .presentCompletion ? base.wrapped ?? base.presented : base.presented
      completions.append(MicroStep(kind, of: named))
      if levels.count > 1, !obeys(.e15) { completions.append(MicroStep(kind, of: named)) }
    }
    var blocks = Agenda()
    for level in levels.reversed() where stack[level].flags.contains(.alongside) && obeys(.d22) {
      let kind: MicroStep.Kind = completed ? .alongsideCompletion : .alongsideCompletionCancelled
      blocks.append(MicroStep(kind, of: stack[level].presented))
    }
    let areLast =
      completions.isEmpty || blocks.isEmpty
      || consulting(.coordinatorCompletionsRunLast).coordinatorCompletionsRunLast
    for level in levels.reversed() where stack[level].flags.contains(.customAnimator) {
      completions.append(
        MicroStep(
          completed ? .animationEnded : .animationEndedCancelled, of: stack[level].presented))
    }
    reports.append(areLast ? completions : blocks)
    reports.append(areLast ? blocks : completions)
  }

  /// One, if the user dismissed and the delegate has the method (A1, A5, A10).
  private mutating func numberOfDidDismiss(at level: Int, completed: Bool) -> Int {
    let ended = stack[level]
    let delegate = controllers[ended.presented.index].delegate
    guard ended.isBeingDismissed, delegate.contains(.didDismiss) else { return 0 }
    guard completed else { return ended.cause == .user && !obeys(.a10) ? 1 : 0 }
    let isReported = ended.cause == .user ? obeys(.a1) : !obeys(.a5)
    guard isReported else { return 0 }
    return mutated(.didDismissTwice) ? 2 : 1
  }

  /// The completion handler that the end of a transition runs (C20, C21, L5).
  private mutating func completionOfEnd(at base: Int, completed: Bool) -> MicroStep.Kind? {
    let flags = stack[base].flags
    if stack[base].isBeingPresented {
      let runs = completed && flags.contains(.presentCompletion) && obeys(.c20)
      return runs ? .presentCompletion : nil
    }
    guard flags.contains(.dismissCompletion) else { return nil }
    guard completed else {
      if flags.contains(.dismissDeferred) { return nil }  // It is the one's that follows (X3).
      let behavior = consulting(.cancelledDismissalRunsCompletion)  // L5
      return behavior.cancelledDismissalRunsCompletion ? .dismissCompletion : nil
    }
    return obeys(.c21) ? .dismissCompletion : nil
  }

  /// Tells the delegate, if it has the method (A22).
  private mutating func tellDelegate(_ step: MicroStep) -> Callback? {
    switch step.kind {
    case .willDismiss:
      let presented = stack[step.level].presented
      guard controllers[presented.index].delegate.contains(.willDismiss), obeys(.a13) else {
        return nil
      }
      return .presentationControllerWillDismiss(presented)
    case .didAttemptToDismiss:
      let presented = stack[step.level].presented
      guard controllers[presented.index].delegate.contains(.didAttemptToDismiss) else {
        return nil
      }
      return .presentationControllerDidAttemptToDismiss(presented)
    default:
      return .presentationControllerDidDismiss(step.controller)
    }
  }
}
