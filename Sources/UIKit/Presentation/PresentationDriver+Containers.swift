// SPDX-License-Identifier: MIT

import UIKitSemantics

// MARK: - Pushes, pops, changes of tabs and turns of pages

extension PresentationDriver {
  /// Gives a container other children, one of which is in front from now on.
  ///
  /// The views follow when the call has returned (REC34, REC35); pages come before that (N5).
  func exchangeChildren(
    of container: UIViewController, for children: [UIViewController],
    showing front: UIViewController?, animated: Bool = false, isSwipe: Bool = false
  ) {
    let identifier = knownIdentifier(of: container)
    finishBegunTransition(of: container)
    let exchange = newExchange(in: container, identifier)
    exchange.isSwipe = isSwipe
    exchange.aim(at: children, showing: front)
    guard let identifier else { return finish(exchange) }
    world.replaceChildren(
      of: identifier, with: children.map { self.identifier(of: $0) },
      showing: front.map { self.identifier(of: $0) }, animated: animated, isSwipe: isSwipe)
    record(exchange, in: identifier)
    if container.containerKind == .pages {
      deliverBeginning(of: exchange, in: identifier)
      if exchange.isFinished, !exchange.isOver { end(exchange) }
    } else if !world.isInContainerTransition(identifier) {
      finish(exchange)
    }
  }

  /// Turns to a page as code asks for it.
  func setPage(
    _ page: UIViewController, in container: UIPageViewController, animated: Bool
  ) {
    if !container.isKnown, slots[0].isUsed { _ = identifier(of: container) }
    guard let identifier = knownIdentifier(of: container) else {
      return exchangeChildren(of: container, for: [page], showing: page)
    }
    let isAnimated = HeadlessScene.current.animations.allow(animated)
    let call = Call.setPage(self.identifier(of: page), in: identifier, animated: isAnimated)
    if world.raisesForPage(in: identifier, animated: isAnimated) {
      return record(call, .raised(.pagesScrollAlready))
    }
    record(call, .accepted)
    exchangeChildren(of: container, for: [page], showing: page, animated: isAnimated)
  }

  /// Lets another one of its children be in front in a tab bar controller; who comes and goes is
  /// told before this returns (REC39).
  func select(_ child: UIViewController, in container: UIViewController) {
    guard let identifier = knownIdentifier(of: container) else {
      let exchange = newExchange(in: container, nil)
      exchange.aim(at: container.children, showing: child)
      return finish(exchange)
    }
    finishBegunTransition(in: identifier)
    let exchange = newExchange(in: container, identifier)
    exchange.aim(at: container.children, showing: child)
    let selected = self.identifier(of: child)
    let isAnimated = container.hasContainerDelegate && HeadlessScene.current.animations.allow(true)
    world.select(selected, animated: isAnimated)
    record(.select(selected), .accepted)
    deliverBeginning(of: exchange, in: identifier)
  }

  /// Tells who comes and goes, before a call of the app's returns.
  private func deliverBeginning(of exchange: ChildExchange, in container: ControllerID) {
    if exception == nil { deliverNow(world.isolateBeginning(ofTransitionIn: container)) }
    if !world.isInContainerTransition(container), !exchange.isFinished { finish(exchange) }
  }

  /// A controller that is on the stack is pushed; what comes of it comes when the call has returned
  /// (REC97).
  func pushAgain() {
    afterCallbacks { [unowned self] in
      world.pushAgain()
      if let error = world.error { breakOff(error.message) }
    }
  }

  private func newExchange(
    in container: UIViewController, _ identifier: ControllerID?
  ) -> ChildExchange {
    if let pending = identifier.flatMap({ self.exchange(in: $0) }) { return pending }
    let exchange = ChildExchange(in: container, place: identifier)
    if identifier != nil { exchanges.append(exchange) }
    return exchange
  }

  private func record(_ exchange: ChildExchange, in container: ControllerID) {
    if exchange.container.containerKind == .pages { return }
    if exchange.container.containerKind == .tabs {
      if let new = exchange.new { record(.select(identifier(of: new)), .accepted) }
    } else if let new = exchange.new, exchange.arriving.contains(new) {
      record(.push(identifier(of: new), onto: container), .accepted)
    } else if !exchange.leaving.isEmpty {
      record(.pop(from: container), .accepted)
    }
  }

  /// A push or a pop ends, or is taken back, when the next one begins.
  func finishBegunTransition(of container: UIViewController) {
    if let identifier = knownIdentifier(of: container) { finishBegunTransition(in: identifier) }
  }

  private func finishBegunTransition(in container: ControllerID) {
    guard world.containerTransition(of: container)?.hasBegun == true else { return }
    exchange(in: container)?.context?.isTakenOver = true
    world.endRunningTransition(of: container)
    reconcileContainers()
  }

  /// The exchange of a container's children that runs.
  func exchange(in container: ControllerID) -> ChildExchange? {
    for one in exchanges where !one.isFinished && one.coordinated == container { return one }
    return nil
  }

  /// The exchange that a controller stands for, or stood for until just now.
  func exchange(of identifier: ControllerID) -> ChildExchange? {
    for one in exchanges.reversed() where one.concerns(identifier) { return one }
    return nil
  }

  /// The exchange that moves the view of a controller, or of one around it.
  func exchange(movingAround controller: UIViewController) -> ChildExchange? {
    exchanges.last { one in
      [one.old, one.new].contains { $0.map { controller.isInside($0) } ?? false }
    }
  }

  // MARK: - Views

  /// Brings the views of children to where the rules have them.
  func reconcileContainers() {
    for one in exchanges where !one.isFinished {
      guard let transition = world.containerTransition(of: one.coordinated) else {
        finish(one)
        continue
      }
      guard transition.hasBegun else { continue }
      one.isAnimated = transition.isAnimated
      if !one.isLoaded, one.container.viewIfLoaded?.window != nil {
        one.isLoaded = true
        one.new?.loadViewIfNeeded()
      }
    }
  }

  /// The view of a child comes in, unless an animator of the app's does that.
  func placeChild(_ child: UIViewController) {
    for one in exchanges where !one.isFinished && one.new === child && one.animator == nil {
      one.container.place(child)
    }
  }

  /// A push, a pop or a change of tabs is over: one view is left, and what came and went is told
  /// after the appearance callbacks.
  private func finish(_ exchange: ChildExchange) {
    exchange.isFinished = true
    let place = knownIdentifier(of: exchange.container)
    let front = place.flatMap { world.frontChild(of: $0) }.flatMap { controller($0) }
    let isBack = place != nil && exchange.old != nil && front === exchange.old
    if exchange.coordinator == nil, world.isTellingOfEnd(in: exchange.coordinated) {
      exchange.coordinator = TransitionCoordinator(exchange)
    }
    exchange.coordinator?.settle(cancelled: isBack)
    exchange.endTransition()
    let (goes, stays) = isBack ? (exchange.new, exchange.old) : (exchange.old, exchange.new)
    if let goes, goes !== stays, goes.viewIfLoaded?.superview === exchange.viewAround {
      goes.viewIfLoaded?.removeFromSuperview()
    }
    if let stays, exchange.container.isViewLoaded { exchange.container.place(stays) }
    if isBack, exchange.new !== exchange.old {
      exchange.takeBack()
      return afterCallbacks { exchange.container.ended(exchange, isBack: true) }
    }
    guard place != nil else { return end(exchange) }
    afterCallbacks { [unowned self] in if !exchange.isOver { end(exchange) } }
  }

  private func end(_ exchange: ChildExchange) {
    exchange.end()
    exchange.container.ended(exchange, isBack: false)
  }

  /// UIKit's own animation of a push, a pop or a change of tabs ends.
  func endAnimation(in container: ControllerID) {
    let isCancelled = world.containerTransition(of: container)?.isCancelled ?? false
    exchange(in: container)?.coordinator?.settle(cancelled: isCancelled)
    world.perform(.containerTransitionEnds(container))
  }

  // MARK: - Delegates

  /// A container's delegate came or went.
  func delegateOfContainerChanged(_ container: UIViewController) {
    guard let identifier = knownIdentifier(of: container) else { return }
    world.setHasDelegate(container.hasContainerDelegate, of: identifier)
  }

  func answerContainerAnimator(_ id: ControllerID) -> Answer {
    guard let one = exchange(of: id) else { return .no }
    return take(one.container.animator(for: one), by: one, id)
  }

  func answerContainerInteraction(_ id: ControllerID) -> Answer {
    guard let one = exchange(of: id), let animator = one.animator,
      let interaction = one.container.interactionController(for: animator)
    else { return .no }
    return take(interaction, by: one, id)
  }

  func tellDelegateOfPages(_ callback: Callback) {
    switch callback {
    case .pageViewControllerWillTransition(let id):
      guard let page = controller(id), let pages = page.parent as? UIPageViewController else {
        return
      }
      pages.delegate?.pageViewController(pages, willTransitionTo: [page])
    case .pageViewControllerDidFinishAnimating(let id, let completed):
      (controller(id) as? UIPageViewController)?.tellDelegateOfEnd(completed: completed)
    default: break
    }
  }

  func tellDelegateOfNavigation(_ callback: Callback, _ id: ControllerID) {
    guard let shown = controller(id), let navigation = shown.parent as? UINavigationController
    else { return }
    let isAnimated = exchange(movingAround: shown)?.isAnimated ?? false
    if case .navigationControllerWillShow = callback {
      navigation.delegate?.navigationController(
        navigation, willShow: shown, animated: isAnimated)
    } else {
      navigation.delegate?.navigationController(navigation, didShow: shown, animated: isAnimated)
    }
  }

  /// Lets the children of a container be told what it was just told, before its own method returns
  /// (REC91, REC94).
  func forward(from container: UIViewController) {
    guard let identifier = knownIdentifier(of: container), exception == nil else { return }
    deliverNow(world.isolateForwarded(by: identifier))
  }
}
