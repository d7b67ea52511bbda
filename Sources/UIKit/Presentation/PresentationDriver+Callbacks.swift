// SPDX-License-Identifier: MIT

package import UIKitSemantics

// MARK: - What UIKit tells the app

extension PresentationDriver {
  /// Calls the app's objects.
  package func receive(_ callback: Callback) { calling(as: .app) { tell(callback) } }

  private func tell(_ callback: Callback) {
    switch callback {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      tellOfAppearance(callback)
    case .animateTransition(let id): animate(id)
    case .startInteractiveTransition(let id): startInteraction(id)
    case .animationEnded(let id, let completed):
      guard let animator = transition(of: id)?.endedAnimator else { return noteDefaultAnswer() }
      animator.animationEnded(completed)
    case .alongsideAnimations(let id): transition(of: id)?.coordinator?.animate()
    case .alongsideCompletion(let id, let cancelled):
      transition(of: id)?.endedCoordinator?.complete(cancelled: cancelled)
    case .navigationControllerWillShow(let id), .navigationControllerDidShow(let id):
      tellDelegateOfNavigation(callback, id)
    case .pageViewControllerWillTransition, .pageViewControllerDidFinishAnimating:
      tellDelegateOfPages(callback)
    case .interactionChanged(let id, let isInteractive, let isCancelled):
      transition(of: id)?.coordinator?.interactionChanged(
        isInteractive: isInteractive, isCancelled: isCancelled)
    case .presentedView(let id):
      if let one = presentation(of: id) { reading { one.controller.presentedView } }
    case .frameOfPresentedViewInContainerView(let id):
      if let one = presentation(of: id) {
        reading { one.controller.frameOfPresentedViewInContainerView }
      }
    case .presentationControllerAdaptivePresentationStyle(let id):
      if let one = presentation(of: id) {
        let traits = one.presenting.traitCollection
        reading { one.controller.adaptivePresentationStyle(for: traits) }
      }
    case .presentCompletion(let id): runPresentCompletion(id)
    case .dismissCompletion(let id): dismissCompletions.removeValue(forKey: id)?()
    case .alertActionHandler(let id), .systemControllerDidFinish(let id):
      controller(id)?.runChosenAction()
    default:
      guard let one = presentation(of: callback.controllerOfPresentation) else { return }
      if case .containerViewWillLayoutSubviews = callback { return layOutContainer(of: one) }
      tell(callback, one.controller)
    }
  }

  private func tell(_ callback: Callback, _ controller: UIPresentationController) {
    let delegate = controller.delegate
    if delegate == nil, callback.isOfDelegate { return noteDefaultAnswer() }
    switch callback {
    case .presentationTransitionWillBegin: controller.presentationTransitionWillBegin()
    case .presentationTransitionDidEnd(_, let completed):
      controller.presentationTransitionDidEnd(completed)
    case .dismissalTransitionWillBegin: controller.dismissalTransitionWillBegin()
    case .dismissalTransitionDidEnd(_, let completed):
      controller.dismissalTransitionDidEnd(completed)
    case .presentationControllerWillDismiss:
      delegate?.presentationControllerWillDismiss(controller)
    case .presentationControllerDidDismiss: delegate?.presentationControllerDidDismiss(controller)
    case .presentationControllerDidAttemptToDismiss:
      delegate?.presentationControllerDidAttemptToDismiss(controller)
    case .prepareAdaptivePresentationController:
      let popover = controller as? UIPopoverPresentationController
      delegate?.presentationController(
        controller, prepare: popover?.adaptiveSheetPresentationController ?? controller)
    case .willPresentWithAdaptiveStyle(_, let style):
      delegate?.presentationController(
        controller, willPresentWithAdaptiveStyle: UIModalPresentationStyle(style),
        transitionCoordinator: controller.presentedViewController.transitionCoordinator)
    case .sheetPresentationControllerDidChangeSelectedDetentIdentifier:
      let popover = controller as? UIPopoverPresentationController
      guard
        let sheet = controller as? UISheetPresentationController
          ?? popover?.adaptiveSheetPresentationController
      else { return }
      (delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    default: break
    }
  }

  private func tellOfAppearance(_ callback: Callback) {
    guard let controller = controller(callback.controllerOfPresentation) else { return }
    HeadlessScene.current.clock.tell(controller) { tell(controller, of: callback) }
  }

  private func tell(_ controller: UIViewController, of callback: Callback) {
    let isAnimated = isAnimated(controller)
    switch callback {
    case .viewWillAppear: controller.viewWillAppear(isAnimated)
    case .viewIsAppearing:
      // By then the view is in the hierarchy, and in viewWillAppear it is not (B15). What a
      // presentation controller of the app's adds when the presentation begins lies behind.
      if let one = presentation(of: callback.controllerOfPresentation) {
        placePresentedView(of: one)
      }
      placeChild(controller)
      controller.viewIsAppearing(isAnimated)
    case .viewDidAppear:
      settleViews(of: controller, callback.controllerOfPresentation)
      controller.viewDidAppear(isAnimated)
      if controller.canBecomeFirstResponder {
        HeadlessScene.current.keyboard.appeared(controller)
      }
      controller.containment.isMovingToParent = false
    case .viewWillDisappear: controller.viewWillDisappear(isAnimated)
    default:
      HeadlessScene.current.clock.note(departureOf: controller)
      controller.viewDidDisappear(isAnimated)
      controller.tellSecondMove()
    }
  }

  /// Before a controller has appeared, its views are laid out, and whom it covers has left.
  ///
  /// Where layout passes are events of their own, they come when they come.
  private func settleViews(of controller: UIViewController, _ id: ControllerID) {
    if let one = presentation(of: id),
      world.presentation(of: one.identifier)?.removesPresentersView == true
    {
      cover(one)
    }
    guard !keepsLayoutPasses, HeadlessScene.current.clock.hasPendingLayout,
      let window = controller.viewIfLoaded?.window
    else { return }
    window.root.solveConstraints()
    window.layoutUntilClean()
  }

  /// Whether the transition is animated in which a controller takes part, or just took part (B31).
  private func isAnimated(_ controller: UIViewController) -> Bool {
    if let exchange = exchange(movingAround: controller) { return exchange.isAnimated }
    if let one = transition(of: controller) {
      return world.presentation(of: one.identifier)?.isAnimated ?? false
    }
    return ended.last { controller.isInside($0.presented) || controller.isInside($0.presenting) }?
      .wasAnimated ?? false
  }

  private func runPresentCompletion(_ id: ControllerID) {
    guard let one = presentation(of: id) else { return }
    let completion = one.presentCompletion
    one.presentCompletion = nil
    completion?()
  }

  // MARK: - Animators

  private func animate(_ id: ControllerID) {
    guard let one = transition(of: id), let animator = one.animator else { return }
    let context = context(of: one)
    if let interaction = one.interactionController as? UIPercentDrivenInteractiveTransition {
      interaction.mayTakeHold(of: context)
    }
    // Asked twice, as kern0x1b/charon recorded in the file for custom transitions; where the user
    // leads, the first time is before the start.
    if context.duration == 0 { _ = animator.transitionDuration(using: context) }
    context.duration = animator.transitionDuration(using: context)
    let animations = HeadlessScene.current.animations
    animations.keepsEmptyBlocks = one.coordinator?.animatesAlong ?? false
    one.animations = animations.started { animator.animateTransition(using: context) }
    animations.keepsEmptyBlocks = false
    guard !context.isOver else { return }
    if one.animations.isEmpty { return world.animatorStartsNoAnimation(of: id) }
    let drive = one.running?.drive
    for animation in one.animations {
      // A release can precede the call of the animator: what is cancelled goes back at once.
      if drive == .interacting { animation.pause() }
      if drive == .reversing { animation.run(for: 0, reversed: true) }
      animation.willEnd = { [existence = one.existence] animation in
        guard let one = existence.object as? AnimatedTransition else { return }
        HeadlessScene.current.presentation.animatorsAnimationEnds(animation, one)
      }
    }
  }

  /// The last of an animator's animations is about to end: the rules are told first.
  private func animatorsAnimationEnds(_ animation: RunningAnimation, _ one: AnimatedTransition) {
    one.animations.removeAll { $0 === animation }
    guard one.animations.isEmpty, let end = one.endOfAnimations, world.offers(end) else { return }
    world.perform(end)
    if let callback = world.next() { events.append(.callback(callback)) }
  }

  private func startInteraction(_ id: ControllerID) {
    guard let one = transition(of: id), let interaction = one.interactionController else {
      return
    }
    let context = context(of: one)
    context.duration = one.animator?.transitionDuration(using: context) ?? 0
    interaction.startInteractiveTransition(context)
    if let percentDriven = interaction as? UIPercentDrivenInteractiveTransition,
      percentDriven.context !== context
    {
      world.percentDriverDoesNotStart(of: id)
    }
  }

  private func context(of one: AnimatedTransition) -> TransitionContext {
    if let context = one.context { return context }
    let context = TransitionContext(one)
    one.context = context
    return context
  }
}

extension Callback {
  /// Whether a presentation controller's delegate is told, which may be gone.
  fileprivate var isOfDelegate: Bool {
    switch self {
    case .presentationControllerWillDismiss, .presentationControllerDidDismiss,
      .presentationControllerDidAttemptToDismiss, .prepareAdaptivePresentationController,
      .willPresentWithAdaptiveStyle, .sheetPresentationControllerDidChangeSelectedDetentIdentifier:
      true
    default: false
    }
  }

  /// The controller that is called, or whose presentation is.
  var controllerOfPresentation: ControllerID {
    switch self {
    case .viewWillAppear(let id), .viewIsAppearing(let id), .viewDidAppear(let id),
      .viewWillDisappear(let id), .viewDidDisappear(let id),
      .presentationControllerWillDismiss(let id), .presentationControllerDidDismiss(let id),
      .presentationControllerDidAttemptToDismiss(let id),
      .prepareAdaptivePresentationController(let id), .willPresentWithAdaptiveStyle(let id, _),
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(let id),
      .presentationTransitionWillBegin(let id), .presentationTransitionDidEnd(let id, _),
      .dismissalTransitionWillBegin(let id), .dismissalTransitionDidEnd(let id, _),
      .containerViewWillLayoutSubviews(let id), .containerViewDidLayoutSubviews(let id):
      id
    default: .root
    }
  }
}
