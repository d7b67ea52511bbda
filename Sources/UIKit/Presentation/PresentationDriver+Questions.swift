// SPDX-License-Identifier: MIT

package import UIKitSemantics

// MARK: - What UIKit asks the app

extension PresentationDriver {
  /// Asks the app's objects.
  package func answer(_ question: Callback) -> Answer {
    switch question {
    case .presentationControllerForPresented(let id): answerPresentationController(id)
    case .animationControllerForPresented(let id):
      answerAnimator(id) { delegate, one in
        delegate.animationController(
          forPresented: one.presented, presenting: one.presenting, source: one.source)
      }
    case .animationControllerForDismissed(let id):
      answerAnimator(id) { delegate, one in
        delegate.animationController(forDismissed: one.presented)
      }
    case .interactionControllerForPresentation(let id):
      answerInteraction(id) {
        $0.interactionControllerForPresentation(using: $1)
      }
    case .interactionControllerForDismissal(let id):
      answerInteraction(id) {
        $0.interactionControllerForDismissal(using: $1)
      }
    case .containerAnimationController(let id): answerContainerAnimator(id)
    case .containerInteractionController(let id): answerContainerInteraction(id)
    case .adaptivePresentationStyle(let id): answerAdaptiveStyle(id)
    case .viewControllerForAdaptivePresentationStyle(let id, let style):
      answerAdaptiveController(id, UIModalPresentationStyle(style))
    case .presentationControllerShouldDismiss(let id):
      yesOrNo(id) { one in
        if one.delegate == nil { answeredByDefault = true }
        return one.delegate?.presentationControllerShouldDismiss(one) ?? true
      }
    case .shouldRemovePresentersView(let id): yesOrNo(id) { $0.shouldRemovePresentersView }
    case .shouldPresentInFullscreen(let id):
      yesOrNo(id) { one in reading { one.shouldPresentInFullscreen } }
    case .wantsInteractiveStart(let id):
      transition(of: id)?.interactionController?.wantsInteractiveStart == false ? .no : .yes
    case .interruptibleAnimator(let id): answerInterruptible(id)
    case .transitionDuration(let id):
      .milliseconds(Int((transition(of: id)?.context?.duration ?? 0) * 1000))
    case .overriddenDismiss(let id): answerOverriddenDismiss(id)
    default: .yes
    }
  }

  /// UIKit calls the `dismiss` of a controller for the user (E27, E28).
  ///
  /// Whether the app overrides it cannot be seen; if `super` is called nothing is recorded, and
  /// whatever else an override does is recorded as usual.
  private func answerOverriddenDismiss(_ id: ControllerID) -> Answer {
    guard let controller = controller(id) else { return .yes }
    askedToDismiss = id
    controller.dismiss(animated: true, completion: nil)
    answeredByDefault = askedToDismiss == nil
    askedToDismiss = nil
    return answeredByDefault ? .yes : .no
  }

  private func yesOrNo(_ id: ControllerID, _ ask: (UIPresentationController) -> Bool) -> Answer {
    guard let one = presentation(of: id) else { return .yes }
    return ask(one.controller) ? .yes : .no
  }

  private func answerPresentationController(_ id: ControllerID) -> Answer {
    guard let one = presentation(of: id) else {
      answeredByDefault = true
      return controller(id)?.earlyPresentationController?.isCustom == true ? .yes : .no
    }
    if one.controller.isCustom { return .yes }
    guard let delegate = one.presented.transitioningDelegate else { return .no }
    let presenting = world.presentingArgument() == nil ? nil : one.presenting
    guard
      let custom = delegate.presentationController(
        forPresented: one.presented, presenting: presenting, source: one.source)
    else { return .no }
    custom.isCustom = true
    expectOverrides(by: custom, id)
    one.controller = custom
    custom.adopt(presenting: one.presenting, presentation: one)
    if custom.delegate != nil { delegateChanged(of: custom) }
    return .yes
  }

  /// Whether the class of an app's presentation controller overrides what UIKit reads shows when it
  /// is read (C31).
  func expectOverrides(by controller: UIPresentationController, _ id: ControllerID) {
    guard controller.isCustom else { return }
    let features = world.transitionSettings(of: id).features
    world.setTransitionFeatures(features.union(.ofPresentationControllers), of: id)
  }

  private func answerAnimator(
    _ id: ControllerID,
    _ ask: (any UIViewControllerTransitioningDelegate, ShownPresentation)
      -> (any UIViewControllerAnimatedTransitioning)?
  ) -> Answer {
    guard let one = presentation(of: id), let delegate = one.presented.transitioningDelegate else {
      return .no
    }
    // Blocks may have been given to the coordinator right after present or dismiss.
    let coordinator = one.coordinator
    one.forgetTransition()
    if coordinator?.isRunning == true { one.coordinator = coordinator }
    return take(ask(delegate, one), by: one, id)
  }

  /// The app has given an animator, or none.
  func take(
    _ animator: (any UIViewControllerAnimatedTransitioning)?, by one: AnimatedTransition,
    _ id: ControllerID
  ) -> Answer {
    one.animator = animator
    // Whether the animator can be interrupted shows when it is asked (D25).
    setFeatures(of: id, animator == nil ? [] : .interruptibleAnimator)
    return animator == nil ? .no : .yes
  }

  private func answerInteraction(
    _ id: ControllerID,
    _ ask: (any UIViewControllerTransitioningDelegate, any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
  ) -> Answer {
    guard let one = presentation(of: id), let animator = one.animator,
      let delegate = one.presented.transitioningDelegate,
      let interaction = ask(delegate, animator)
    else { return .no }
    return take(interaction, by: one, id)
  }

  /// The app has given somebody who leads the transition.
  func take(
    _ interaction: any UIViewControllerInteractiveTransitioning, by one: AnimatedTransition,
    _ id: ControllerID
  ) -> Answer {
    one.interactionController = interaction
    var features: TransitionFeatures = .interruptibleAnimator
    if let percentDriven = interaction as? UIPercentDrivenInteractiveTransition {
      features.insert(.percentDriven)
      percentDriven.isAbout(id)
    }
    if !interaction.wantsInteractiveStart { features.insert(.wantsInteractiveStart) }
    setFeatures(of: id, features)
    return .yes
  }

  /// Tells the rules what the objects of a transition implement; what those of a presentation do
  /// stays.
  private func setFeatures(of id: ControllerID, _ features: TransitionFeatures) {
    let former = world.transitionSettings(of: id).features
    let all = former.intersection(.ofPresentationControllers).union(features)
    if former != all { world.setTransitionFeatures(all, of: id) }
  }

  private func answerInterruptible(_ id: ControllerID) -> Answer {
    guard let one = transition(of: id), let animator = one.animator, let context = one.context,
      !context.isOver
    else {
      answeredByDefault = true
      return .yes
    }
    answeredByDefault = false
    let given = animator.interruptibleAnimator(using: context)
    if answeredByDefault {
      let features = world.transitionSettings(of: id).features
      world.setTransitionFeatures(features.subtracting(.interruptibleAnimator), of: id)
      return .yes
    }
    defer { context.interruptibleAnimator = given }
    return context.interruptibleAnimator.map { $0 === given } ?? true ? .yes : .no
  }

  private func answerAdaptiveStyle(_ id: ControllerID) -> Answer {
    guard let one = presentation(of: id), let delegate = one.controller.delegate else {
      answeredByDefault = true
      return .no
    }
    let style = delegate.adaptivePresentationStyle(
      for: one.controller, traitCollection: one.presenting.traitCollection)
    return answeredByDefault ? .no : .style(style.rule)
  }

  private func answerAdaptiveController(
    _ id: ControllerID, _ style: UIModalPresentationStyle
  ) -> Answer {
    guard let one = presentation(of: id), let delegate = one.controller.delegate,
      let other = delegate.presentationController(
        one.controller, viewControllerForAdaptivePresentationStyle: style),
      other !== one.presented
    else { return .no }
    one.wrapper = other
    guard one.presented.isInside(other) else { return .replacement(identifier(of: other)) }
    wrapped = one.presented
    defer { wrapped = nil }
    return .controller(identifier(of: other))
  }
}
