// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

/// A push, a pop, a change of tabs or a turn of a page: who comes, who goes, and what is still to be told.
final class ChildExchange: AnimatedTransition {
  let container: UIViewController
  private let place: ControllerID?
  private let former: [UIViewController]
  /// Who was in front, and who comes instead.
  let old: UIViewController?
  private(set) var new: UIViewController?
  private(set) var arriving: [UIViewController] = []
  private(set) var leaving: [UIViewController] = []
  /// Whether the appearance callbacks say so; known when the views begin to move.
  var isAnimated = false
  /// Whether the view that comes was loaded.
  var isLoaded = false
  /// Whether the views are where they stay; the next exchange of the container may begin.
  var isFinished = false
  /// Whether a finger has begun it.
  var isSwipe = false
  /// Whether who came and who went have been told that it is over.
  private(set) var isOver = false
  private var formerSubject: ControllerID?

  /// An exchange of the children that a container has now; `place` is what the rules call it.
  init(in container: UIViewController, place: ControllerID?) {
    (self.container, self.place) = (container, place)
    former = container.children
    old = container.shownChildren.first
    super.init()
  }

  /// Lets other children come than those that were to come before, and tells who comes and goes.
  func aim(at latter: [UIViewController], showing front: UIViewController?) {
    let wasLeaving = leaving
    for child in arriving where !latter.contains(child) { takeOut(child) }
    for child in leaving where latter.contains(child) { keep(child) }
    leaving = former.filter { !latter.contains($0) }
    let added = latter.filter { !former.contains($0) && !arriving.contains($0) }
    arriving = latter.filter { !former.contains($0) }
    new = front
    for child in leaving where !wasLeaving.contains(child) {
      child.willMove(toParent: nil)
      child.containment.isMovingFromParent = true
    }
    for child in added {
      child.willMove(toParent: container)
      child.containment.parent = container
      child.containment.isMovingToParent = true
    }
    container.showFront(front, of: latter)
  }

  /// Tells who came and went that it is over.
  func end() {
    isOver = true
    for child in leaving {
      child.containment.isMovingFromParent = false
      if child.parent === container, !container.children.contains(child) {
        child.containment.parent = nil
      }
      child.didMove(toParent: nil)
    }
    let isSeen = container.viewIfLoaded?.window != nil
    for child in arriving {
      // What is there before its container appears moves to it then, as far as it is told.
      if isSeen || child !== new { child.containment.isMovingToParent = false }
      child.didMove(toParent: container)
    }
  }

  /// A cancelled transition leaves the children as they were.
  func takeBack() {
    isOver = true
    for child in arriving { takeOut(child) }
    for child in leaving { keep(child) }
    container.showFront(old, of: former)
  }

  private func takeOut(_ child: UIViewController) {
    child.containment.isMovingToParent = false
    if child.parent === container { child.containment.parent = nil }
    child.didMove(toParent: nil)
  }

  private func keep(_ child: UIViewController) {
    child.containment.isMovingFromParent = false
    child.didMove(toParent: container)
  }

  // MARK: - The transition

  private var driver: PresentationDriver { HeadlessScene.current.presentation }

  override var identifier: ControllerID {
    guard let place, !isFinished, driver.world.isInContainerTransition(place) else {
      return formerSubject ?? .root
    }
    let subject = driver.world.subject(ofTransitionIn: place)
    formerSubject = subject
    return subject
  }

  /// Whether it is the transition that a controller stands for, or stood for until just now.
  func concerns(_ identifier: ControllerID) -> Bool { self.identifier == identifier }

  override var coordinated: ControllerID { place ?? .root }
  override var isOrWasInteractive: Bool { isSwipe || super.isOrWasInteractive }
  override var endOfAnimations: UIKitInput? {
    isFinished ? nil : place.map { .containerTransitionEnds($0) }
  }
  override var subject: UIViewController? { driver.controller(identifier) }
  override var other: UIViewController? { subject === old ? new : old }
  override var viewAround: UIView? { container.transitionView }

  override func controller(
    _ key: UITransitionContextViewControllerKey, isReturn: Bool
  ) -> UIViewController? {
    switch key {
    case .from: old
    case .to: new
    default: nil
    }
  }

  override func contextView(of side: TransitionKey, isReturn: Bool) -> UIView? {
    controller(side == .from ? .from : .to, isReturn: isReturn)?.view
  }

  /// As kern0x1b/charon recorded: who goes ends nowhere, who comes fills the container.
  override func finalFrame(of controller: UIViewController, isReturn: Bool) -> CGRect {
    controller === new ? initialFrame : .zero
  }
}
