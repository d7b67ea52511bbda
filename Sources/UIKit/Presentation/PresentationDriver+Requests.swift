// SPDX-License-Identifier: MIT

package import UIKitSemantics

// MARK: - What the app asks for

extension PresentationDriver {
  /// Asks the rules to present; returns what they say.
  @discardableResult
  package func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) -> Response {
    let caller = identifier(of: source)
    let identifier = identifier(of: presented)
    refresh()
    makeRoom()
    let mostPresentations = PresentationWorld.capacityOfPresentations
    if world.count == mostPresentations {
      HeadlessException.raise(
        HeadlessException.bound,
        "A scene can have \(mostPresentations) presentations on top of each other at a time.")
    }
    let request = PresentationRequest(
      presented.modalPresentationStyle.rule,
      animated: HeadlessScene.current.animations.allow(animated),
      hasCompletion: completion != nil)
    let likeness = ScreenLikeness(of: presented, isRequested: true)
    let response = world.present(identifier, from: caller, request)
    record(.present(identifier, from: caller, request), response)
    note(.present, of: presented, like: likeness, from: source, response)
    let asked = WaitingRequest(
      presented: presented, source: source, identifier: identifier, completion: completion,
      chain: HeadlessScene.current.clock.chain)
    if response == .deferred { waiting = asked }
    if response == .accepted || response == .deferred {
      presented.likenessAsPresented.value = likeness
    }
    if response == .accepted { show(asked) }
    return response
  }

  /// A presentation that had to wait for a push or a pop has begun, or was refused.
  func takeUpWaitingRequest() {
    guard let waiting, world.waitingController != waiting.identifier else { return }
    self.waiting = nil
    show(waiting)
    guard world.presentation(of: waiting.identifier) == nil else { return }
    // Whom the pop has taken off screen presents nothing any more, nor what a finger leads away.
    let isThere = waiting.source.viewIfLoaded?.window != nil
    note(
      .present, of: waiting.presented, from: waiting.source,
      .refused(isThere ? .transitionInProgress : .viewNotInWindow), asked: waiting.chain)
  }

  /// The rules have let a presentation begin.
  private func show(_ request: WaitingRequest) {
    let (presented, source, identifier) = (request.presented, request.source, request.identifier)
    guard let presentation = world.presentation(of: identifier) else { return }
    if let again = shown.first(where: { $0.presented === presented }) {
      again.presentCompletion = request.completion
      return
    }
    let presenting = controller(presentation.presenting) ?? source
    let early = presented.earlyPresentationController
    presented.earlyPresentationController = nil
    let one = ShownPresentation(
      presented, identifier, presenting: presenting, source: source,
      controller: early ?? makePresentationController(for: presented, presenting: presenting))
    one.presentCompletion = request.completion
    one.delegateOfRequest = presented.transitioningDelegate
    one.controller.adopt(presenting: presenting, presentation: one)
    expectOverrides(by: one.controller, identifier)
    if let popover = one.controller as? UIPopoverPresentationController {
      if presentation.style == .popover {
        (popover.delegate as? any UIPopoverPresentationControllerDelegate)?
          .prepareForPopoverPresentation(popover)
      }
      popoverSourceChanged(of: popover)
    }
    shown.append(one)
    let asked = CausalChain.Request(of: one, by: request.chain)
    request.chain.add(asked)
    one.request = asked
    presented.loadViewIfNeeded()
  }

  /// Asks the rules to dismiss; returns what they say.
  @discardableResult
  package func dismiss(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) -> Response {
    let identifier = identifier(of: controller)
    if askedToDismiss == identifier {
      askedToDismiss = nil
      return .accepted
    }
    refresh()
    makeRoom()
    let isAnimated = HeadlessScene.current.animations.allow(animated)
    if let search = search(dismissedBy: controller) {
      record(.dismiss(from: identifier, hasCompletion: completion != nil), .accepted)
      search.deactivate(animated: isAnimated, completion: completion)
      return .accepted
    }
    let response = world.dismiss(
      from: identifier, animated: isAnimated, hasCompletion: completion != nil)
    record(.dismiss(from: identifier, hasCompletion: completion != nil), response)
    noteRefusedDismiss(from: controller, response)
    switch response {
    case .accepted, .deferred:
      if let target = world.dismissed.value, let completion {
        dismissCompletions[target] = completion
      }
    case .refused(.nothingToDismiss):
      if let completion { dismissCompletions[identifier] = completion }  // L10
    default: break
    }
    return response
  }

  /// The active search that goes when a controller is told to dismiss: what it presents, or else the
  /// one that it is in (E1).
  private func search(dismissedBy controller: UIViewController) -> UISearchController? {
    if let presented = controller.presentedViewController {
      return presented as? UISearchController
    }
    return sequence(first: controller, next: \.parent).lazy.compactMap { $0 as? UISearchController }
      .first { $0.isActive }
  }

  /// What has gone, and has still to receive its last callbacks, makes room for a request (B26).
  private func makeRoom() {
    world.makeRoom()
    reconcile()
  }

  // MARK: - What the app sees

  /// The transition that a controller stands for: its container's, or its presentation's.
  func transition(of identifier: ControllerID) -> AnimatedTransition? {
    exchange(of: identifier) ?? presentation(of: identifier)
  }

  func presentedViewController(of controller: UIViewController) -> UIViewController? {
    guard let identifier = knownIdentifier(of: controller) else { return nil }
    let presented = world.presentedViewController(of: identifier).flatMap { self.controller($0) }
    let chain = HeadlessScene.current.clock.chain
    if chain.subject === controller.existence { chain.answered = presented?.existence }
    return presented
  }

  func presentingViewController(of controller: UIViewController) -> UIViewController? {
    guard let identifier = knownIdentifier(of: controller) else { return nil }
    return world.presentingViewController(of: identifier).flatMap { self.controller($0) }
  }

  /// The presentation that shows a controller, by itself or within a container.
  func presentation(showing controller: UIViewController) -> ShownPresentation? {
    if shown.isEmpty { return nil }
    var next: UIViewController? = controller
    while let candidate = next {
      for one in shown where one.presented === candidate || one.wrapper === candidate { return one }
      next = candidate.parent
    }
    return nil
  }

  func presentation(of identifier: ControllerID) -> ShownPresentation? {
    for one in shown where one.concerns(identifier) { return one }
    for one in ended.reversed() where one.concerns(identifier) { return one }
    return nil
  }

  /// The presentation in whose transition a controller takes part, as the one that comes or goes, or
  /// as its presenter (X9).
  func transition(of controller: UIViewController) -> ShownPresentation? {
    let own = presentation(showing: controller)
    if let own, world.presentation(of: own.identifier)?.isAtRest == false { return own }
    for one in shown where controller.isInside(one.presenting) {
      return world.presentation(of: one.identifier)?.isAtRest == false ? one : nil
    }
    return nil
  }

  // MARK: - Presentation controllers

  /// The presentation controller of a controller; before a presentation one is made, except where a
  /// custom style has no delegate to make it (C26).
  func presentationController(of controller: UIViewController) -> UIPresentationController? {
    if let made = presentationController(ifMadeFor: controller) { return made }
    guard let early = makeEarlyPresentationController(for: controller) else { return nil }
    controller.earlyPresentationController = early
    early.isKeptByController()
    // Whether it is a popover depends on the source, which comes later (F19).
    if controller.hasPopoverController, controller.modalPresentationStyle != .popover {
      return early
    }
    let identifier = identifier(of: controller)
    world.readPresentationController(of: identifier)
    record(.readPresentationController(of: identifier), .accepted)
    return early
  }

  func presentationController(
    ifMadeFor controller: UIViewController
  ) -> UIPresentationController? {
    presentation(showing: controller)?.controller ?? controller.earlyPresentationController
  }

  private func makeEarlyPresentationController(
    for controller: UIViewController
  ) -> UIPresentationController? {
    guard controller.modalPresentationStyle == .custom else {
      return makePresentationController(for: controller, presenting: nil)
    }
    let custom = controller.transitioningDelegate?.presentationController(
      forPresented: controller, presenting: nil, source: controller)
    custom?.isCustom = true
    return custom
  }

  private func makePresentationController(
    for controller: UIViewController, presenting: UIViewController?
  ) -> UIPresentationController {
    if controller.hasPopoverController {
      return UIPopoverPresentationController(
        presentedViewController: controller, presenting: presenting)
    }
    return switch controller.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: controller, presenting: presenting)
    default: UIPresentationController(presentedViewController: controller, presenting: presenting)
    }
  }
}

/// A presentation that the app has asked for.
struct WaitingRequest {
  let presented: UIViewController
  let source: UIViewController
  let identifier: ControllerID
  let completion: (() -> Void)?
  let chain: CausalChain
}
