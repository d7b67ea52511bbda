// SPDX-License-Identifier: MIT

// MARK: - Events of the system and of an app's own transitions

extension PresentationWorld {
  /// Whether an animation runs whose end is a possible next event.
  var canEndAnimation: Bool {
    guard error == nil, isSettled, count > 0 else { return false }
    let top = stack[animatedLevel]
    guard !top.isAtRest else { return false }
    switch top.drive {
    case .animating where top.flags.contains(.stalled): return false  // D18, D25
    case .animating:
      return top.isBeingPresented
        ? !mutated(.presentationNeverEnds) : !mutated(.dismissalNeverEnds)
    case .reversing:
      return !top.flags.contains(.stalled) && !mutated(.cancelledSwipeNeverEnds)
    default: return false
    }
  }

  /// The running animation ends; a transition without animation ends in the same way, one turn of
  /// the run loop later (E3).
  ///
  /// UIKit ends its own transitions. One that a custom animator runs waits for
  /// ``completeTransition(_:of:)``, which the app is to call (D9, D11).
  ///
  /// - Precondition: ``canEndAnimation``.
  mutating func endAnimation() {
    precondition(canEndAnimation, "No animation runs.")
    let top = animatedLevel
    let isCancelled = stack[top].drive == .reversing
    guard stack[top].flags.contains(.customAnimator), obeys(.d9) else {  // D11
      endTransition(completed: !isCancelled)
      return
    }
    stack[top].drive = .awaitingCompletion
    if isCancelled { stack[top].flags.insert(.cancelled) }
    enqueue(.animatorAnimationsDidFinish, at: top)
  }

  /// `transitionContext.completeTransition(didComplete)`.
  ///
  /// UIKit believes what it is told: `true` after a cancel removes the controller (D10). The
  /// context of the transition is there from `animateTransition` or `startInteractiveTransition` on
  /// (D1, D2) and is of use once.
  @discardableResult
  public mutating func completeTransition(
    _ didComplete: Bool, of controller: ControllerID
  ) -> Response {
    bringUpChain(of: controller)
    if let container = container(ofTransitionOf: controller),
      let transition = containment.transition(of: container), transition.flags.contains(.context)
    {
      endContainerTransition(of: container, completed: didComplete)
      return .accepted
    }
    guard let level = level(of: controller), stack[level].flags.contains(.context) else {
      return .refused(.noTransitionToComplete)
    }
    if !didComplete, !stack[level].isCancelled { turnBack() }
    endTransition(completed: didComplete && (!stack[level].isCancelled || obeys(.d10)))
    return .accepted
  }
}

// MARK: - The beginning of a transition

extension PresentationWorld {
  /// All that happens when a presentation begins (C1, C29, B14, B33).
  mutating func stepsOfPresentationBegin(at level: Int) -> Agenda {
    let presentation = stack[level]
    var views = Agenda()
    if presentation.removesPresentersView {
      views.append(MicroStep(.viewWillDisappear, of: presentation.presenting))
    }
    if obeys(.b14) { views.append(MicroStep(.viewWillAppear, of: presentation.presented)) }
    views.append(MicroStep(.viewIsAppearing, of: presentation.presented))

    var controller = Agenda()
    if presentation.hasCustomPresentationController, obeys(.c1) {
      controller.append(MicroStep(.presentationTransitionWillBegin, at: level))
    }
    var steps = inOrder(controller: controller, views: views)
    steps.append(readingsOfPresentedView(at: level))
    appendAnimation(at: level, layingOut: level..<level + 1, to: &steps)
    if level > 0, stack[level - 1].hasCustomPresentationController, obeys(.c14) {
      appendLayout(at: level - 1, to: &steps)
    }
    return steps
  }

  /// Puts what the presentation controller receives before or after what the views receive (L1,
  /// C23).
  mutating func inOrder(controller: Agenda, views: Agenda) -> Agenda {
    if controller.isEmpty || views.isEmpty {
      var steps = views
      steps.prepend(controller)
      return steps
    }
    switch consulting(.callbackOrder).callbackOrder {
    case .presentationControllerFirst:
      var steps = views
      steps.prepend(controller)
      return steps
    case .viewControllersFirst:
      var steps = controller
      steps.prepend(views)
      return steps
    }
  }

  /// What the levels receive when their dismissal begins, the uppermost first (C2, C7, A27, B28).
  mutating func enqueueDismissalBegin(levels: Range<Int>) {
    for level in levels.reversed() {
      var controller = Agenda()
      if stack[level].hasCustomPresentationController, obeys(.c2) {
        controller.append(MicroStep(.dismissalTransitionWillBegin, at: level))
      }
      var views = Agenda()
      if receivesDisappearance(level) {
        views.append(MicroStep(.viewWillDisappear, of: stack[level].presented))
      }
      append(inOrder(controller: controller, views: views))
    }
    enqueueReturnOfPresenter(at: levels.lowerBound)
  }

  /// A presenter whose view was taken out of the window is put back for the dismissal (B3, B4).
  mutating func enqueueReturnOfPresenter(at level: Int) {
    append(returnOfPresenter(at: level))
  }

  /// The presenter of a sheet was never away and receives nothing (B2).
  mutating func returnOfPresenter(at level: Int) -> Agenda {
    var views = Agenda()
    if stack[level].removesPresentersView || stack[level].style.isSheet && !obeys(.b2) {
      views.append(MicroStep(.viewWillAppear, of: stack[level].presenting))
      views.append(MicroStep(.viewIsAppearing, of: stack[level].presenting))
    }
    return views
  }

  /// What goes receives its callbacks, even if another one covers it (B28).
  mutating func receivesDisappearance(_ level: Int) -> Bool {
    let isSeen = stack[level].flags.isDisjoint(with: [.withoutContent, .joined])
    return isSeen && (!isCovered(level) || obeys(.b28))
  }

  /// The animated part of a dismissal by code, run by one of the presentations (C2, D2, E13).
  mutating func enqueueDismissalAnimation(levels: Range<Int>) {
    var steps = Agenda()
    appendAnimation(at: animatedLevel, layingOut: levels, to: &steps)
    agenda.append(steps)
  }

  /// The animator's work, and the layout passes that belong to it; what is interactive starts on a
  /// later turn of the run loop (D7).
  private mutating func appendAnimation(
    at level: Int, layingOut levels: Range<Int>, to steps: inout Agenda
  ) {
    if startsAnimator(at: level) {
      steps.append(stepsBeforeContext(at: level))
      steps.append(MicroStep(.animateTransition, at: level))
      if settings[stack[level].presented.index].features.contains(.interruptibleAnimator) {
        steps.append(MicroStep(.askInterruptibleAnimator, at: level))
      }
    }
    switch stack[level].drive {
    case .animating:
      for level in levels { appendLayout(at: level, to: &steps) }
    case .awaitingInteractiveStart:
      if !obeys(.d7) { steps.append(stepsOfInteractiveStart()) }
    default: break
    }
  }

  /// Whether UIKit calls the animator: where no interaction controller does that in its stead, and
  /// even where nothing is animated.
  private mutating func startsAnimator(at level: Int) -> Bool {
    guard stack[level].flags.contains(.customAnimator) else { return false }
    guard stack[level].drive == .animating else { return !obeys(.d5) }
    return stack[level].flags.contains(.animated) ? obeys(.d4) : obeys(.d13)
  }

  mutating func append(_ steps: Agenda) {
    var joined = steps
    joined.prepend(agenda)
    agenda = joined
  }
}
