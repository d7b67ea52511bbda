// SPDX-License-Identifier: MIT

import Foundation
import UIKitSemantics

/// A push or a pop: who comes, who goes, and what is still to be told.
@MainActor
final class StackTransition {
  let old: UIViewController?
  let new: UIViewController?
  let arriving: [UIViewController]
  let leaving: [UIViewController]
  let isAnimated: Bool

  init(from former: [UIViewController], to latter: [UIViewController], animated: Bool) {
    old = former.last
    new = latter.last
    arriving = latter.filter { one in !former.contains { $0 === one } }
    leaving = former.filter { one in !latter.contains { $0 === one } }
    isAnimated = animated
  }

  /// Tells who comes and goes that it begins.
  func begin(in container: UIViewController) {
    for child in leaving {
      child.willMove(toParent: nil)
      child.containment.isMovingFromParent = true
    }
    for child in arriving {
      child.willMove(toParent: container)
      child.containment.parent = container
      child.containment.isMovingToParent = true
    }
  }

  /// Tells who came and went that it is over.
  func end(in container: UIViewController) {
    for child in leaving {
      child.containment.isMovingFromParent = false
      if child.parent === container, !container.children.contains(where: { $0 === child }) {
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
}

extension UINavigationController {
  private var driver: PresentationDriver { HeadlessScene.current.presentation }

  /// Brings other controllers onto the stack, by a push or a pop if another one is on top.
  ///
  /// - Returns: Those that leave, the topmost last.
  @discardableResult
  func replaceStack(with new: [UIViewController], animated: Bool) -> [UIViewController] {
    finishTransition()
    let isAnimated = HeadlessScene.current.animations.allow(animated)
    let transition = StackTransition(from: children, to: new, animated: isAnimated)
    transition.begin(in: self)
    containment.children = new
    self.transition = transition
    let isRunning = tellRules(transition)
    if isViewLoaded {
      if let top = transition.new { place(top) }
      if view.window != nil, let top = transition.new, top !== transition.old {
        delegate?.navigationController(self, willShow: top, animated: isAnimated)
        if isAnimated, let old = transition.old { refuseAnimator(from: old, to: top, transition) }
      }
      navigationBar.reload()
    }
    if !isRunning { finishTransition() }
    return transition.leaving
  }

  /// Says that an animator of the app's is not played, instead of playing something else.
  private func refuseAnimator(
    from old: UIViewController, to new: UIViewController, _ transition: StackTransition
  ) {
    let operation: Operation = transition.arriving.contains { $0 === new } ? .push : .pop
    let animator = delegate?.navigationController(
      self, animationControllerFor: operation, from: old, to: new)
    guard let animator else { return }
    HeadlessException.raise(
      "ModalCheckLimit",
      "\(type(of: animator)) animates a push or a pop, which cannot be played here.")
  }

  /// Tells the rules of presentation; says whether an animation runs now.
  private func tellRules(_ transition: StackTransition) -> Bool {
    guard let identifier = driver.knownIdentifier(of: self) else { return false }
    let identifiers = children.map { driver.identifier(of: $0) }
    driver.world.replaceChildren(
      of: identifier, with: identifiers, showing: identifiers.last,
      animated: transition.isAnimated)
    if let top = identifiers.last, transition.arriving.contains(where: { $0 === transition.new }) {
      driver.record(.push(top, onto: identifier), .accepted)
    } else if !transition.leaving.isEmpty {
      driver.record(.pop(from: identifier), .accepted)
    }
    return driver.world.isInContainerTransition(identifier)
  }

  /// Puts the view of a controller above the others.
  func place(_ top: UIViewController) {
    guard let view = top.view, view.superview !== contentView else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  /// A push or a pop is over: one view is left, and what came and went is told after the
  /// appearance callbacks.
  func finishTransition() {
    guard let transition else { return }
    self.transition = nil
    if let old = transition.old, old !== transition.new, old.viewIfLoaded?.superview === contentView
    {
      old.view.removeFromSuperview()
    }
    guard driver.knownIdentifier(of: self) != nil else { return transition.end(in: self) }
    driver.afterCallbacks { [self] in
      transition.end(in: self)
      guard let top = transition.new, top !== transition.old, isViewLoaded, view.window != nil
      else { return }
      delegate?.navigationController(self, didShow: top, animated: transition.isAnimated)
    }
  }

  /// Puts the bar below what is not safe at the top.
  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: UINavigationBar.height)
    navigationBar.reload()
  }
}
