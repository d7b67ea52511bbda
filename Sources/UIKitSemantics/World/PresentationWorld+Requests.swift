// SPDX-License-Identifier: MIT

/// How a controller is to be presented.
public struct PresentationRequest: Hashable, Sendable {
  /// `modalPresentationStyle` of the presented controller.
  public var style: ModalPresentationStyle
  /// Whether the presentation is animated.
  public var animated: Bool
  /// Whether a completion handler is given.
  public var hasCompletion: Bool

  /// Describes a call of `present(_:animated:completion:)`.
  public init(
    _ style: ModalPresentationStyle, animated: Bool = true, hasCompletion: Bool = false
  ) {
    self.style = style
    self.animated = animated
    self.hasCompletion = hasCompletion
  }
}

// MARK: - Requests of the app

extension PresentationWorld {
  /// `source.present(controller, animated:completion:)`.
  ///
  /// The decision falls at once; the callbacks follow through ``next()``.
  ///
  /// - Complexity: O(*d*), where *d* is the number of presentations.
  @discardableResult
  public mutating func present(
    _ controller: ControllerID, from caller: ControllerID, _ request: PresentationRequest
  ) -> Response {
    if let error { return .raised(error) }
    makeRoom()
    bringUpChain(of: caller)
    let source = presenter(askedAt: representative(of: caller), style: request.style)
    if request.style == .none, obeys(.b13) { return raise(.presentedWithStyleNone) }
    if let mistake = mistakeInPresenting(controller) { return raise(mistake) }
    if level(of: controller) != nil, let response = presentAgain(controller, from: source) {
      return response
    }
    if let response = refusalBySearch(toPresent: controller, from: caller) { return response }
    if let response = putOffPresentation(of: controller, from: caller, request) { return response }
    let isStillThere = level(of: controller) != nil
    if let refusal = isStillThere ? .transitionInProgress : refusalToPresent(from: source) {
      if refusal == .presenterIsBeingDismissed,
        let response = presentOnWhatGoes(controller, from: source, request)
      {
        return response
      }
      return refuse(refusal, presenting: controller, on: source, from: caller)
    }

    if !controllers[caller.index].isViewInWindow, obeys(.e36) {
      logLine.value = .presentOnDetached(caller)
    }
    var flags: Presentation.Flags = []
    if request.animated { flags.insert(.animated) }
    if request.hasCompletion { flags.insert(.presentCompletion) }
    if controllers[controller.index].hasOverlay, !obeys(.h5b) { flags.insert(.overlayWasAdded) }
    if hasEarlyCustomController(controller) { flags.insert(.customController) }
    settings[controller.index].flags.remove(.isLeaked)
    let level = count
    // What covers a sheet takes the finger off it (no source; a touch belongs to what is on top).
    if level > 0, isInChain(level - 1, of: source) { loseFinger(at: level - 1) }
    let style = presentedStyle(of: controller, requested: request.style)
    stack[level] = Presentation(
      presented: controller, presenting: source, requestedStyle: style,
      style: adapted(style, of: controller), transition: .presentation, flags: flags)
    count += 1
    enqueueQuestionsBeforePresentation(at: level)
    enqueue(.beginPresentation, at: level)
    return .accepted
  }

  /// `controller.dismiss(animated:completion:)`.
  ///
  /// What goes is what the controller presents, with everything above; where it presents nothing,
  /// the controller itself goes (E1).
  ///
  /// - Complexity: O(*d*), where *d* is the number of presentations.
  @discardableResult
  public mutating func dismiss(
    from controller: ControllerID, animated: Bool = true, hasCompletion: Bool = false
  ) -> Response {
    if let error { return .raised(error) }
    makeRoom()
    bringUpChain(of: controller)
    dismissed.value = nil
    let controller = representative(of: controller)
    guard let target = levelToDismiss(askedAt: controller) else {
      if hasCompletion, consulting(.dismissOfNothingRunsCompletion).dismissOfNothingRunsCompletion
      {  // L10
        enqueue(.dismissCompletion, of: controller)
      }
      return .refused(.nothingToDismiss)
    }
    if controllers[stack[target].presented.index].isModalInPresentation, !obeys(.a6) {
      return refuseDismissal(askedAt: controller)
    }
    switch stack[count - 1].transition {
    case .presentation:
      guard !stack[target].flags.contains(.dismissDeferred), defersDismissal() else {
        return refuseDismissal(askedAt: controller)
      }
      return putOff(at: target, animated: animated, hasCompletion: hasCompletion)
    case .dismissal:
      if let own = levelReached(bySecondDismissOf: controller, after: target) {
        return putOff(at: own, animated: animated, hasCompletion: hasCompletion)
      }
      let isOfFinger = stack[count - 1].drive == .dragging || stack[count - 1].isSnappingBack
      let takesOver =
        isOfFinger
        ? consulting(.dismissWhileDragging).dismissWhileDragging == .takesOver : !obeys(.e2)
      guard takesOver, !stack[target].flags.contains(.dismissDeferred) else {
        return refuseDismissal(askedAt: controller)
      }
      if stack[count - 1].isSnappingBack {
        return putOff(at: target, animated: animated, hasCompletion: hasCompletion)
      }
      dismissed.value = stack[target].presented
      takeOverFromFinger(target: target, hasCompletion: hasCompletion)
      return .accepted
    case .none:
      dismissed.value = stack[target].presented
      if hasCompletion { stack[target].flags.insert(.dismissCompletion) }
      startProgrammaticDismissal(target: target, animated: animated)
      return .accepted
    }
  }

  /// `controller.isModalInPopover = value`, as `isModalInPresentation` was called before (A36).
  public mutating func setModalInPopover(_ value: Bool, of controller: ControllerID) {
    if obeys(.a36) { setModalInPresentation(value, of: controller) }
  }

  /// `controller.isModalInPresentation = value`.
  public mutating func setModalInPresentation(_ value: Bool, of controller: ControllerID) {
    controllers[controller.index].isModalInPresentation = value
    if let level = level(of: controller) { updateTouchesBehind(at: level) }
  }

  /// `controller.presentationController?.delegate = …`, before the presentation or later (A20).
  ///
  /// The presentation controller is thrown away with the presentation, and its delegate with it:
  /// a second presentation needs another assignment (A23).
  public mutating func setDelegate(_ methods: DelegateMethods, of controller: ControllerID) {
    let controller = ownerOfPresentationController(askedAt: controller)
    if behavior.version == .iOS13, level(of: controller) == nil, obeys(.c27) {
      settings[controller.index].flags.insert(.isLeaked)
    }
    if level(of: controller) == nil || obeys(.a20) {
      controllers[controller.index].delegate = methods
    }
  }

  /// `controller.transitioningDelegate = …`: asked anew for each transition (D16, D28).
  public mutating func setTransitioningDelegate(
    _ methods: TransitioningMethods, of controller: ControllerID
  ) {
    controllers[controller.index].transitioningDelegate = methods
  }

  /// Puts the app's overlay into the container view of a controller's presentation.
  ///
  /// - Returns: Whether there was a container to put it into (C11).
  @discardableResult
  public mutating func addOverlay(to controller: ControllerID) -> Bool {
    guard let level = level(of: controller), stack[level].hasContainerView, obeys(.c11) else {
      return false
    }
    controllers[controller.index].hasOverlay = true
    stack[level].flags.insert(.overlayWasAdded)
    return true
  }

  /// `overlay.removeFromSuperview()`.
  public mutating func removeOverlay(from controller: ControllerID) {
    controllers[controller.index].hasOverlay = false
  }

  /// `presentedView?.frame = frameOfPresentedViewInContainerView` (C13).
  public mutating func applyPreferredFrame(to controller: ControllerID) {
    guard let level = level(of: controller) else { return }
    stack[level].frame = .preferred
  }
}

// MARK: - How requests begin

extension PresentationWorld {
  mutating func raise(_ error: ProgrammingError) -> Response {
    self.error = error
    agenda = Agenda()
    question = nil
    return .raised(error)
  }

  /// Whether a dismissal that comes during the presentation follows it, and is not lost (E8, X3).
  private mutating func defersDismissal() -> Bool {
    if consulting(.dismissWhilePresenting).dismissWhilePresenting == .deferred { return true }
    let isEnding = stack[count - 1].flags.contains(.ending)
    return isEnding
      && consulting(.dismissInViewDidAppear).dismissInViewDidAppear == .takesEffect || !obeys(.e8)
  }

  /// A dismissal follows the transition that runs (X3, E2).
  private mutating func putOff(at level: Int, animated: Bool, hasCompletion: Bool) -> Response {
    dismissed.value = stack[level].presented
    stack[level].flags.insert(.dismissDeferred)
    if !animated { stack[level].flags.insert(.deferredUnanimated) }
    if hasCompletion { stack[level].flags.insert(.dismissCompletion) }
    return .deferred
  }

  /// The level of a controller that is told to dismiss what is on its way out already (E2).
  ///
  /// Some saw that the call finds nothing presented and goes to the controller's own presenter.
  private mutating func levelReached(
    bySecondDismissOf controller: ControllerID, after target: Int
  ) -> Int? {
    guard let own = levelShowing(controller), own < target, stack[own].isAtRest,
      stack[target].isBeingDismissed, stack[target].drive != .dragging,
      stack[target].drive != .reversing, !stack[own].flags.contains(.dismissDeferred),
      consulting(.secondDismiss).secondDismiss == .reachesPresenter
    else { return nil }
    return own
  }

  /// The questions of a presentation in UIKit's order (C1, C29, D1, A21).
  private mutating func enqueueQuestionsBeforePresentation(at level: Int) {
    let controller = controllers[stack[level].presented.index]
    let methods = controller.transitioningDelegate
    let features = settings[stack[level].presented.index].features
    let isAsked = stack[level].requestedStyle == .custom || !obeys(.c24)
    if methods.contains(.presentationController), isAsked,
      !stack[level].hasCustomPresentationController
    {
      enqueue(.askPresentationController, at: level)
    }
    enqueue(.askShouldPresentInFullscreen, at: level)
    enqueue(.presentationControllerAdaptiveStyle, at: level)
    enqueueAdaptation(at: level)
    let isMisspelled = features.contains(.misspelledAnimationController)
    if methods.contains(.animationControllerForPresented) && obeys(.d1)
      || isMisspelled && !obeys(.d27)
    {
      enqueue(.askAnimationControllerForPresented, at: level)
    }
    if methods.contains(.interactionControllerForPresentation) {
      enqueue(.askInteractionControllerForPresentation, at: level)
    }
    enqueue(.askShouldRemovePresentersView, at: level)
    enqueueAnnouncementOfStyle(at: level, isChange: false)
  }

  /// Starts a dismissal that code asked for, of a level and all above it (A5, A27, E13).
  mutating func startProgrammaticDismissal(target: Int, animated: Bool) {
    for level in target..<count {
      loseFinger(at: level)
      stack[level].transition = .dismissal
      stack[level].drive = .animating
      stack[level].cause = .program
      stack[level].flags.subtract(.ofOneTransition)
      stack[level].flags.remove([.dismissDeferred, .deferredUnanimated])
      if animated { stack[level].flags.insert(.animated) }
    }
    let level = levelToAnimate(from: target)
    let methods = controllers[stack[level].presented.index].transitioningDelegate
    if methods.contains(.animationControllerForDismissed), obeys(.d2) {  // D28
      enqueue(.askAnimationControllerForDismissed, at: level)
    }
    if methods.contains(.interactionControllerForDismissal) {
      enqueue(.askInteractionControllerForDismissal, at: level)
    }
    enqueue(.beginDismissal, at: target)
  }

  /// The level whose animator is asked for; only where there is one to ask it matters which.
  private mutating func levelToAnimate(from target: Int) -> Int {
    let isChoice =
      target < count - 1
      && [target, count - 1].contains {
        controllers[stack[$0].presented.index].transitioningDelegate
          .contains(.animationControllerForDismissed)
      }
    if isChoice { _ = consulting(.animatedLevelOfStack) }
    return animatedLevel
  }

  /// Code dismisses in the middle of a swipe, and UIKit lets it take effect (X3, L8).
  private mutating func takeOverFromFinger(target: Int, hasCompletion: Bool) {
    let top = count - 1
    stack[top].drive = .animating
    stack[top].finger = .up
    sheets[stack[top].presented.index].nearest = nil
    if consulting(.didDismissAfterTakeover).didDismissAfterTakeover {
      stack[top].flags.insert(.takenOver)
    } else {
      stack[top].cause = .program
    }
    if hasCompletion { stack[target].flags.insert(.dismissCompletion) }
    enqueueInteractionChange(.interactionEnds)
    for level in target..<top {
      stack[level].transition = .dismissal
      stack[level].drive = .animating
      stack[level].cause = .program
      stack[level].flags.insert(.animated)
    }
    if target < top { enqueueDismissalBegin(levels: target..<top) }
  }
}
