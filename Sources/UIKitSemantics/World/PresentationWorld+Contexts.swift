// SPDX-License-Identifier: MIT

// MARK: - The context of a transition

extension PresentationWorld {
  /// `transitionContext.view(forKey:)`, while the animator or the interaction controller has it.
  ///
  /// The view of a presenter that stays in the window is not given to the animator (D14). What is
  /// presented comes as `presentedView` of its presentation controller (C16).
  ///
  /// - Returns: `nil` where the context has no such view, or where there is no context.
  public mutating func contextView(
    forKey key: TransitionKey, of controller: ControllerID
  ) -> ContextView? {
    guard let level = level(of: controller), stack[level].flags.contains(.context) else {
      return nil
    }
    guard (key == .to) == stack[level].isBeingPresented else {
      let base = stack[transitionBase]
      return base.removesPresentersView || !obeys(.d14) ? .view(of: base.presenting) : nil
    }
    let isOverridden =
      stack[level].hasCustomPresentationController
      && settings[controller.index].features.contains(.presentedView) && obeys(.c16)
    return isOverridden ? .presentedView(of: controller) : .view(of: controller)
  }

  /// The body of the animator's `animateTransition(using:)` has started no animation, and not ended
  /// the transition: UIKit waits for `completeTransition` (D9).
  public mutating func animatorStartsNoAnimation(of controller: ControllerID) {
    settings[controller.index].features.insert(.startsNoAnimation)
    if let container = container(ofTransitionOf: controller) {
      change(transitionOf: container) {
        if $0.drive == .animating { $0.drive = .awaitingCompletion }
      }
    }
    guard let level = level(of: controller), stack[level].drive == .animating else { return }
    stack[level].drive = .awaitingCompletion
  }

  /// The animator moves views of the running transition: it puts one in or takes one out.
  public mutating func moveViews(of controller: ControllerID) {
    guard let level = level(of: controller), stack[level].flags.contains(.context) else { return }
    stack[level].flags.insert(.viewsMoved)
  }

  /// The animator, or the app later on, puts the views back to where they were (D12).
  public mutating func restoreViews(of controller: ControllerID) {
    if let level = level(of: controller) { stack[level].flags.remove(.viewsMoved) }
    settings[controller.index].flags.remove(.isCovered)
  }

  /// Says whether an animator has put the view of a controller's presenter into the container of a
  /// presentation that leaves it in place (D29).
  public mutating func setPresentersViewIsTaken(_ isTaken: Bool, of controller: ControllerID) {
    guard let level = level(of: controller), !stack[level].removesPresentersView else { return }
    if isTaken {
      stack[level].flags.insert(.presentersViewTaken)
    } else {
      stack[level].flags.remove(.presentersViewTaken)
    }
  }

  /// The container goes, and the presenter's view with it, or UIKit puts that back (D29).
  ///
  /// The presenter is not told.
  mutating func losePresentersView(at level: Int) {
    guard stack[level].flags.contains(.presentersViewTaken),
      consulting(.presentersViewInContainer).presentersViewInContainer == .goesAlong
    else { return }
    setIsInWindow(false, treeOf: stack[level].presenting)
  }

  /// A cancelled transition leaves views where the animator put them: who stays is covered (D12).
  mutating func leaveViews(completed: Bool) {
    let top = animatedLevel
    guard stack[top].flags.contains(.viewsMoved), !completed, obeys(.d12) else { return }
    let staying =
      stack[top].isBeingPresented ? stack[top].presenting : stack[top].presented
    settings[staying.index].flags.insert(.isCovered)
  }

  /// What UIKit asks the presentation controller and the animator before it hands over the context
  /// (D1, D2, C29, C31).
  mutating func stepsBeforeContext(at level: Int) -> Agenda {
    var steps = Agenda()
    guard stack[level].flags.contains(.customAnimator) else { return steps }
    let readings = readingsOfPresentedView(at: level)
    if !readings.isEmpty, obeys(.c31) { steps = readings }
    if settings[stack[level].presented.index].features.contains(.transitionDuration) {
      steps.append(MicroStep(.askTransitionDuration, at: level))
    }
    return steps
  }

  /// UIKit reads `presentedView`, and for a presentation where it is to be (C1, C12).
  func readingsOfPresentedView(at level: Int) -> Agenda {
    var steps = Agenda()
    let features = settings[stack[level].presented.index].features
    guard stack[level].hasCustomPresentationController else { return steps }
    if features.contains(.presentedView) {
      steps.append(MicroStep(.readPresentedView, at: level))
    }
    if features.contains(.frameOfPresentedView), stack[level].isBeingPresented {
      steps.append(MicroStep(.readFrameOfPresentedView, at: level))
    }
    return steps
  }
}

// MARK: - What an app has set up

extension PresentationWorld {
  /// What the objects of a controller's transitions implement beyond what is always told.
  public mutating func setTransitionFeatures(
    _ features: TransitionFeatures, of controller: ControllerID
  ) {
    settings[controller.index].features = features
  }

  /// What is set up for the transitions of a controller.
  public func transitionSettings(of controller: ControllerID) -> TransitionSettings {
    settings[controller.index]
  }

  /// Whether the overlay of a controller's presentation can be seen: it goes with its container,
  /// whether or not somebody takes it out (C8).
  public func isOverlayOnScreen(of controller: ControllerID) -> Bool {
    guard let presentation = presentation(of: controller) else { return false }
    return presentation.overlayWasAdded && controllers[controller.index].hasOverlay
  }
}
