// SPDX-License-Identifier: MIT

// MARK: - Events of the system and of an app's own transitions

extension PresentationWorld {
  /// Whether an animation runs whose end is a possible next event.
  public var canEndAnimation: Bool {
    guard error == nil, isSettled, let top, !top.isAtRest else { return false }
    switch top.drive {
    case .animating:
      return top.isBeingPresented
        ? !mutated(.presentationNeverEnds) : !mutated(.dismissalNeverEnds)
    case .reversing: return !mutated(.cancelledSwipeNeverEnds)
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
  public mutating func endAnimation() {
    precondition(canEndAnimation, "No animation runs.")
    let top = count - 1
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
  /// UIKit believes what it is told: `true` after a cancel removes the controller (D10). The context
  /// of the transition is there from `animateTransition` or `startInteractiveTransition` on (D1, D2)
  /// and is of use once.
  @discardableResult
  public mutating func completeTransition(
    _ didComplete: Bool, of controller: ControllerID
  ) -> Response {
    guard let level = level(of: controller), stack[level].flags.contains(.context) else {
      return .refused(.noTransitionToComplete)
    }
    if !didComplete, !stack[level].isCancelled { enqueueCancellation() }
    endTransition(completed: didComplete && (!stack[level].isCancelled || obeys(.d10)))
    return .accepted
  }

  /// Whether UIKit is about to start an interactive transition of the app's.
  public var canStartInteractiveTransition: Bool {
    error == nil && isSettled && top?.drive == .awaitingInteractiveStart
      && top?.isAtRest == false
  }

  /// UIKit starts the app's interactive transition, on a later turn of the run loop (D5, D7).
  ///
  /// - Precondition: ``canStartInteractiveTransition``.
  public mutating func startInteractiveTransition() {
    precondition(canStartInteractiveTransition, "No interactive transition waits for its start.")
    let top = count - 1
    stack[top].drive = .interacting
    enqueue(.startInteractiveTransition, at: top)
    for level in transitionBase..<count {
      if stack[level].flags.contains(.alongside) { enqueue(.alongsideAnimations, at: level) }
      enqueueLayout(at: level)
    }
  }

  /// `finish()` of the interaction controller: the rest is animated (D11, D20).
  ///
  /// Before UIKit started the transition the call has nothing to act on and is lost (D8).
  @discardableResult
  public mutating func finishInteractiveTransition(of controller: ControllerID) -> Response {
    guard let level = interactingLevel(of: controller) else {
      return .refused(.noInteractiveTransition)
    }
    stack[level].drive = .animating
    return .accepted
  }

  /// `cancel()` of the interaction controller: the way back is animated (B21, D11, D20).
  @discardableResult
  public mutating func cancelInteractiveTransition(of controller: ControllerID) -> Response {
    guard let level = interactingLevel(of: controller), !stack[level].isCancelled else {
      return .refused(.noInteractiveTransition)
    }
    enqueueCancellation()
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

  /// `transitionCoordinator?.animate(alongsideTransition:completion:)` of a controller.
  ///
  /// The animations run with the transition, so in an interactive one when it starts (D5, D7); the
  /// completion runs when it is over, cancelled or not (C9, E35), even where it comes too late for
  /// the animations (D22). Without an animated transition there is no coordinator (C10, D23).
  @discardableResult
  public mutating func animateAlongsideTransition(of controller: ControllerID) -> Response {
    guard let level = level(of: controller), hasCoordinator(at: level) else {
      return .refused(.noTransitionCoordinator)
    }
    stack[level].flags.insert(.alongside)
    let isEnding = stack[level].flags.contains(.ending)
    if !isEnding, stack[count - 1].drive != .awaitingInteractiveStart {
      enqueue(.alongsideAnimations, at: level)
    }
    return .accepted
  }
}

// MARK: - The transition coordinator

extension PresentationWorld {
  private mutating func hasCoordinator(at level: Int) -> Bool {
    if stack[level].isAtRest { return !obeys(.d23) }
    return stack[level].flags.contains(.animated) ? obeys(.c9) : !obeys(.c10)
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
    if startsAnimator(at: level) { steps.append(MicroStep(.animateTransition, at: level)) }
    if presentation.hasCustomPresentationController, presentation.drive == .animating {
      steps.append(MicroStep(.containerViewWillLayoutSubviews, at: level))
      steps.append(MicroStep(.containerViewDidLayoutSubviews, at: level))
    }
    return steps
  }

  /// Puts what the presentation controller hears before or after what the views hear (L1, C23).
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

  /// What the levels hear when their dismissal begins, the uppermost first (C2, C7, A27, B28).
  mutating func enqueueDismissalBegin(levels: Range<Int>) {
    for level in levels.reversed() {
      var controller = Agenda()
      if stack[level].hasCustomPresentationController, obeys(.c2) {
        controller.append(MicroStep(.dismissalTransitionWillBegin, at: level))
      }
      var views = Agenda()
      if hearsOfDismissal(level) {
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

  /// The presenter of a sheet was never away and hears nothing (B2).
  mutating func returnOfPresenter(at level: Int) -> Agenda {
    var views = Agenda()
    if stack[level].removesPresentersView || stack[level].style.isSheet && !obeys(.b2) {
      views.append(MicroStep(.viewWillAppear, of: stack[level].presenting))
      views.append(MicroStep(.viewIsAppearing, of: stack[level].presenting))
    }
    return views
  }

  /// Who goes hears of it, even if another one covers it (B28).
  mutating func hearsOfDismissal(_ level: Int) -> Bool { !isCovered(level) || obeys(.b28) }

  /// The animated part of a dismissal by code, run by the uppermost presentation (C2, D2, E13).
  mutating func enqueueDismissalAnimation(levels: Range<Int>) {
    let top = levels.upperBound - 1
    if startsAnimator(at: top) { enqueue(.animateTransition, at: top) }
    guard stack[top].drive == .animating else { return }  // What is interactive starts later (D7).
    for level in levels { enqueueLayout(at: level) }
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
