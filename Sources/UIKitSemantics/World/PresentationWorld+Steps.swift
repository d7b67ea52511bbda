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
    while let step = agenda.popFirst() {
      guard let callback = take(step) else { continue }
      if callback.isQuestion { question = step }
      return callback
    }
    return nil
  }

  private mutating func take(_ step: MicroStep) -> Callback? {
    switch step.kind {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .leaveWindow:
      takeAppearanceStep(step)
    case .beginPresentation, .beginDismissal, .settle, .remove, .takeUpDeferredDismissal:
      takeSilentStep(step)
    case .willDismiss, .didDismiss, .didAttemptToDismiss:
      tellDelegate(step)
    case .askInteractionControllerForPresentation, .askInteractionControllerForDismissal:
      // Only with an animator is there something to interact with (D3).
      stack[step.level].flags.contains(.customAnimator) ? callback(for: step) : nil
    case .askShouldRemovePresentersView:
      stack[step.level].hasCustomPresentationController ? callback(for: step) : nil
    default:
      callback(for: step)
    }
  }

  private mutating func takeAppearanceStep(_ step: MicroStep) -> Callback? {
    let controller = step.controller
    let index = controller.index
    switch step.kind {
    case .viewWillAppear:
      controllers[index].appearance = .appearing
      return .viewWillAppear(controller)
    case .viewIsAppearing:
      controllers[index].isViewInWindow = true  // B15
      return .viewIsAppearing(controller)
    case .viewDidAppear:
      controllers[index].appearance = .appeared
      return .viewDidAppear(controller)
    case .viewWillDisappear:
      controllers[index].appearance = .disappearing
      return .viewWillDisappear(controller)
    default:
      controllers[index].appearance = .disappeared
      controllers[index].isViewInWindow = false  // B4
      return step.kind == .viewDidDisappear ? .viewDidDisappear(controller) : nil
    }
  }

  private mutating func takeSilentStep(_ step: MicroStep) -> Callback? {
    let level = step.level
    switch step.kind {
    case .beginPresentation:
      decideOnPresentersView(at: level)
      stack[level].flags.insert(.container)  // C11
      agenda.prepend(stepsOfPresentationBegin(at: level))
    case .beginDismissal:
      enqueueDismissalBegin(levels: level..<count)
      enqueueDismissalAnimation(levels: level..<count)
    case .settle:
      settle(at: level)
    case .remove:
      remove(from: level)
    default:
      guard level < count, let base = (0...level).first(where: { isDismissDeferred(at: $0) })
      else { break }
      startProgrammaticDismissal(target: base, animated: true)
    }
    return nil
  }

  private func isDismissDeferred(at level: Int) -> Bool {
    stack[level].flags.contains(.dismissDeferred)
  }

  private mutating func decideOnPresentersView(at level: Int) {
    var removes = stack[level].style.removesPresentersView || stack[level].removesPresentersView
    if mutated(.sheetRemovesPresenter), stack[level].style.isSheet { removes = true }
    if mutated(.fullScreenKeepsPresenter) { removes = false }
    if removes {
      stack[level].flags.insert(.removesPresenter)
    } else {
      stack[level].flags.remove(.removesPresenter)
    }
  }

  private mutating func settle(at level: Int) {
    if stack[level].isBeingPresented, !stack[level].flags.contains(.customAnimator) {
      stack[level].frame = .preferred  // UIKit's own animation ends at the preferred frame (C13).
    }
    if stack[level].isBeingDismissed { stack[level].flags.remove(.dismissCompletion) }
    stack[level].transition = .none
    stack[level].drive = .animating
    stack[level].flags.remove([.customAnimator, .alongside, .cancelled, .animated])
  }

  /// The presentations leave the stack, their containers and presentation controllers with them
  /// (B26, C8, A23); then come the reports that the dismissal is over (A13, C21, C22, C30).
  private mutating func remove(from base: Int) {
    let wasDismissal = stack[base].isBeingDismissed
    var reports = Agenda()
    for level in (base..<count).reversed() {
      let gone = stack[level]
      let index = gone.presented.index
      let isUsers = gone.cause == .user || mutated(.didDismissAfterProgrammaticDismissal)
      if wasDismissal, isUsers, controllers[index].delegate.contains(.didDismiss) {
        reports.append(MicroStep(.didDismiss, of: gone.presented))
        if mutated(.didDismissTwice) {
          reports.append(MicroStep(.didDismiss, of: gone.presented))
        }
      }
      if gone.flags.contains(.customAnimator) {
        reports.append(
          MicroStep(wasDismissal ? .animationEnded : .animationEndedCancelled, of: gone.presented))
      }
    }
    if stack[base].flags.contains(.dismissCompletion), !mutated(.noDismissCompletion) {
      reports.append(MicroStep(.dismissCompletion, of: stack[base].presented))
    }
    for level in (base..<count).reversed() {
      if stack[level].flags.contains(.alongside) {
        let kind: MicroStep.Kind =
          wasDismissal ? .alongsideCompletion : .alongsideCompletionCancelled
        reports.append(MicroStep(kind, of: stack[level].presented))
      }
      let index = stack[level].presented.index
      controllers[index].isViewInWindow = false
      controllers[index].delegate = []  // It belonged to the presentation controller (A23).
      stack[level] = .vacant
    }
    count = base
    agenda.prepend(reports)
  }

  /// Tells the delegate, if it has the method (A22).
  private mutating func tellDelegate(_ step: MicroStep) -> Callback? {
    switch step.kind {
    case .willDismiss:
      let presented = stack[step.level].presented
      guard controllers[presented.index].delegate.contains(.willDismiss), !mutated(.noWillDismiss)
      else { return nil }
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
