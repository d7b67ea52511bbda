// SPDX-License-Identifier: MIT

// MARK: - Questions and the callbacks that change nothing

extension PresentationWorld {
  /// Whether UIKit waits for an answer.
  public var awaitsAnswer: Bool { question != nil }

  /// Hands in the answer to the last question.
  ///
  /// What the app did while it was asked counts: a gesture that has lost its sheet meanwhile does
  /// not get it back by the answer (A8). A crashed app's answer changes nothing.
  ///
  /// - Precondition: The last call of ``next()`` returned a question.
  public mutating func answer(_ answer: Answer) {
    guard error == nil else { return }
    guard let step = question else { preconditionFailure("UIKit has asked nothing.") }
    question = nil
    if step.container != nil { return takeContainerAnswer(answer, to: step) }
    let level = step.level
    switch step.kind {
    case .askContainerAnimator, .askContainerInteraction: takeContainerAnswer(answer, to: step)
    case .askPresentationController:
      if answer == .yes { stack[level].flags.insert(.customController) }
    case .askAdaptiveStyle, .askAdaptiveStyleWithoutTraits:
      takeAdaptiveStyle(answer, at: level)
    case .askViewControllerForAdaptiveStyle:
      takeViewControllerForAdaptiveStyle(answer, at: level)
    case .askAnimationControllerForPresented, .askAnimationControllerForDismissed:
      if answer == .yes { stack[level].flags.insert(.customAnimator) }
    case .askInteractionControllerForPresentation, .askInteractionControllerForDismissal:
      if answer == .yes { awaitInteractiveStart(at: level) }
    case .askPresentationControllerEarly, .askShouldPresentInFullscreen, .askTransitionDuration,
      .askWantsInteractiveStart, .askInterruptibleAnimator, .askInterruptibleAnimatorAgain:
      takeAnswerOfFeature(answer, to: step)
    case .callDismissForTap, .callDismissForUnwinding:
      takeAnswerOfOverride(answer == .yes, to: step)
    case .askShouldRemovePresentersView:
      if answer == .yes { stack[level].flags.insert(.removesPresenter) }  // B12, C17
    default:
      let isVeto = answer != .yes && (step.kind == .askShouldDismissOnTap || obeys(.a4))
      answerShouldDismiss(!isVeto, to: step)
    }
  }

  /// There is an interaction controller: UIKit starts that one and not the animator (D5, D6).
  private mutating func awaitInteractiveStart(at level: Int) {
    stack[level].drive = .awaitingInteractiveStart
    if settings[stack[level].presented.index].features.contains(.wantsInteractiveStart) {
      agenda.prepend(MicroStep(.askWantsInteractiveStart, at: level))
    }
  }

  /// Takes what an object says that implements more than it must.
  private mutating func takeAnswerOfFeature(_ answer: Answer, to step: MicroStep) {
    let level = step.level
    switch (step.kind, answer) {
    case (.askPresentationControllerEarly, .yes):
      settings[step.controller.index].flags.insert(.earlyControllerIsCustom)
    case (.askPresentationControllerEarly, .no) where obeys(.c26):
      settings[step.controller.index].earlyStyle = nil
    case (.askShouldPresentInFullscreen, .no) where obeys(.c17):
      stack[level].flags.insert(.currentContext)
    case (.askTransitionDuration, .milliseconds(let duration)):
      settings[stack[level].presented.index].duration = duration
    case (.askWantsInteractiveStart, .no) where obeys(.d24):
      stack[level].drive = .animating
    case (.askInterruptibleAnimatorAgain, .no) where obeys(.d25):
      // What becomes of another animator no source tells; here UIKit waits for its own in vain.
      stack[level].flags.insert(.stalled)
    default: break
    }
  }

  private mutating func answerShouldDismiss(_ allowed: Bool, to step: MicroStep) {
    let level = step.level
    guard stillWaits(for: step) else { return }
    switch (step.kind, allowed) {
    case (.askShouldDismissOnPull, true): startDrag(at: level)
    case (.askShouldDismissOnPull, false): blockPull(at: level)  // A4
    case (.askShouldDismissOnCatch, true): takeHold(at: level)
    case (.askShouldDismissOnRelease, true): commitDrag(at: level)
    case (.askShouldDismissOnRelease, false):
      letGo(at: level)
      enqueueAttempt(at: level)
    case (.askShouldDismissOnTap, true): startTapDismissal(at: level)
    case (.askShouldDismissOnMove, false), (.askShouldDismissWithoutCause, false):
      if !obeys(.a7) { letGo(at: level) }  // Such an answer changes nothing.
    case (.askShouldDismissOnTap, false): refuseTap(at: level)
    default: break
    }
  }

  /// Whether the gesture that asked is still on, and on the uppermost sheet (A8).
  private func stillWaits(for step: MicroStep) -> Bool {
    if step.kind == .askShouldDismissOnTap { return stillAwaitsTap(at: step.level) }
    guard step.level == count - 1, let top else { return false }
    if step.kind == .askShouldDismissOnCatch { return canBeCaught(top) }
    return switch step.kind {
    case .askShouldDismissOnPull: top.isAtRest && top.finger == .pulled
    default: top.isBeingDismissed && top.drive == .dragging
    }
  }

  /// The callback of a step that changes nothing by itself.
  func callback(for step: MicroStep) -> Callback {
    switch step.kind {
    case .animationEnded: .animationEnded(step.controller, completed: true)
    case .animationEndedCancelled: .animationEnded(step.controller, completed: false)
    case .alongsideCompletion: .alongsideCompletion(step.controller, cancelled: false)
    case .alongsideCompletionCancelled: .alongsideCompletion(step.controller, cancelled: true)
    case .systemControllerDidFinish: .systemControllerDidFinish(step.controller)
    case .alertActionHandler: .alertActionHandler(step.controller)
    case .unwindAction: .unwindAction(step.controller)
    case .callDismissForUnwinding: .overriddenDismiss(step.controller)
    case .presentCompletion: .presentCompletion(step.controller)
    case .askPresentationControllerEarly: .presentationControllerForPresented(step.controller)
    case .dismissCompletion: .dismissCompletion(step.controller)
    case .askContainerAnimator:
      .containerAnimationController(subject(ofTransitionIn: step.controller))
    case .askContainerInteraction:
      .containerInteractionController(subject(ofTransitionIn: step.controller))
    case .willShow: .navigationControllerWillShow(frontChild(of: step.controller) ?? .root)
    case .didShow: .navigationControllerDidShow(step.controller)
    case .willTurnPage:
      .pageViewControllerWillTransition(frontChild(of: step.controller) ?? .root)
    case .didTurnPage, .didNotTurnPage:
      .pageViewControllerDidFinishAnimating(
        step.controller, completed: step.kind == .didTurnPage)
    default: callbackOfTransition(for: step)
    }
  }

  private func callbackOfTransition(for step: MicroStep) -> Callback {
    guard let container = step.container else {
      let presentation = stack[step.level]
      // The delegate knows the one that was to be presented, whatever is shown in its place.
      let isAboutStyle =
        step.kind == .askAdaptiveStyle || step.kind == .askAdaptiveStyleWithoutTraits
      let presented = isAboutStyle ? presentation.wrapped : nil
      return callback(
        for: step.kind, of: presented ?? presentation.presented, by: presentation.presenting,
        isCancelled: presentation.isCancelled)
    }
    return callback(
      for: step.kind, of: subject(ofTransitionIn: container), by: container,
      isCancelled: containment.transition(of: container)?.isCancelled ?? false)
  }

  private func callback(
    for kind: MicroStep.Kind, of presented: ControllerID, by presenting: ControllerID,
    isCancelled: Bool
  ) -> Callback {
    switch kind {
    case .askPresentationController: .presentationControllerForPresented(presented)
    case .callDismissForTap: .overriddenDismiss(presenting)
    case .askAdaptiveStyle: .adaptivePresentationStyle(presented)
    case .askAdaptiveStyleWithoutTraits: .adaptivePresentationStyleWithoutTraits(presented)
    case .didChangeSelectedDetent:
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(presented)
    case .askAnimationControllerForPresented: .animationControllerForPresented(presented)
    case .askInteractionControllerForPresentation:
      .interactionControllerForPresentation(presented)
    case .askAnimationControllerForDismissed: .animationControllerForDismissed(presented)
    case .askInteractionControllerForDismissal: .interactionControllerForDismissal(presented)
    case .askShouldRemovePresentersView: .shouldRemovePresentersView(presented)
    case .askShouldPresentInFullscreen: .shouldPresentInFullscreen(presented)
    case .askTransitionDuration: .transitionDuration(presented)
    case .askWantsInteractiveStart: .wantsInteractiveStart(presented)
    case .askInterruptibleAnimator, .askInterruptibleAnimatorAgain:
      .interruptibleAnimator(presented)
    case .presentationControllerAdaptiveStyle:
      .presentationControllerAdaptivePresentationStyle(presented)
    case .presentationViewWillTransition: .presentationControllerViewWillTransition(presented)
    case .readPresentedView: .presentedView(presented)
    case .readFrameOfPresentedView: .frameOfPresentedViewInContainerView(presented)
    case .interactionBegins, .interactionEnds, .interactionEndsCancelled:
      .interactionChanged(
        presented, isInteractive: kind == .interactionBegins,
        isCancelled: kind == .interactionEndsCancelled)
    case .askShouldDismissOnPull, .askShouldDismissOnMove, .askShouldDismissOnCatch,
      .askShouldDismissOnRelease,
      .askShouldDismissOnTap, .askShouldDismissWithoutCause:
      .presentationControllerShouldDismiss(presented)
    case .presentationTransitionWillBegin: .presentationTransitionWillBegin(presented)
    case .presentationTransitionDidEnd: .presentationTransitionDidEnd(presented, completed: true)
    case .presentationTransitionDidEndCancelled:
      .presentationTransitionDidEnd(presented, completed: false)
    case .dismissalTransitionWillBegin: .dismissalTransitionWillBegin(presented)
    case .dismissalTransitionDidEnd: .dismissalTransitionDidEnd(presented, completed: true)
    case .dismissalTransitionDidEndCancelled:
      .dismissalTransitionDidEnd(presented, completed: false)
    case .containerViewWillLayoutSubviews: .containerViewWillLayoutSubviews(presented)
    case .containerViewDidLayoutSubviews: .containerViewDidLayoutSubviews(presented)
    case .animateTransition: .animateTransition(presented)
    case .startInteractiveTransition: .startInteractiveTransition(presented)
    case .animatorAnimationsDidFinish:
      .animatorAnimationsDidFinish(presented, cancelled: isCancelled)
    case .alongsideAnimations: .alongsideAnimations(presented)
    default: preconditionFailure("This step has no callback of its own.")
    }
  }
}
