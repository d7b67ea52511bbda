// SPDX-License-Identifier: MIT

import Foundation
import UIKit
import UIKitSemantics

/// A transitioning delegate, with the methods that a scenario gives it.
@MainActor
final class PlayedTransitions: NSObject, UIViewControllerTransitioningDelegate {
  private let letter: ControllerID
  private let methods: TransitioningMethods
  private unowned let objects: PlayedObjects

  init(_ letter: ControllerID, _ methods: TransitioningMethods, _ objects: PlayedObjects) {
    (self.letter, self.methods, self.objects) = (letter, methods, objects)
    super.init()
  }

  /// Whether there is a method, and it has something to give.
  private func gives(_ method: TransitioningMethods, _ callback: Callback) -> Bool {
    guard methods.contains(method) else {
      HeadlessScene.current.presentation.noteDefaultAnswer()
      return false
    }
    return objects.tell(callback) == .yes
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    objects.lastPresenting = presenting
    guard gives(.presentationController, .presentationControllerForPresented(letter)) else {
      return nil
    }
    let controller = PlayedPresentation(letter, presented, presenting, objects)
    objects.giveDelegate(to: controller, of: letter)
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    gives(.animationControllerForPresented, .animationControllerForPresented(letter))
      ? PlayedAnimator(letter, objects) : nil
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    gives(.animationControllerForDismissed, .animationControllerForDismissed(letter))
      ? PlayedAnimator(letter, objects) : nil
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    gives(.interactionControllerForPresentation, .interactionControllerForPresentation(letter))
      ? objects.interaction(of: letter) : nil
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    gives(.interactionControllerForDismissal, .interactionControllerForDismissal(letter))
      ? objects.interaction(of: letter) : nil
  }
}

/// An animator, which tells when its animation is over and leaves the rest to the scenario.
@MainActor
final class PlayedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let letter: ControllerID
  private unowned let objects: PlayedObjects
  private var propertyAnimator: UIViewPropertyAnimator?

  init(_ letter: ControllerID, _ objects: PlayedObjects) {
    (self.letter, self.objects) = (letter, objects)
    super.init()
  }

  private var features: TransitionFeatures { objects[itemsOf: letter].features }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    guard features.contains(.transitionDuration),
      case .milliseconds(let duration) = objects.tell(.transitionDuration(letter))
    else { return 0.3 }
    objects[itemsOf: letter].duration = Double(duration) / 1000
    return Double(duration) / 1000
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    objects[itemsOf: letter].context = context
    objects.tell(.animateTransition(letter))
    if let new = context.view(forKey: .to), new.superview !== context.containerView {
      context.containerView.addSubview(new)
    }
    guard !features.contains(.startsNoAnimation) else { return }
    if features.contains(.interruptibleAnimator) {
      makePropertyAnimator(context).startAnimation()
    } else {
      UIView.animate(withDuration: objects[itemsOf: letter].duration) { [self] in
        change(context)
      } completion: { [self] _ in
        finish(context)
      }
    }
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    guard features.contains(.interruptibleAnimator) else {
      HeadlessScene.current.presentation.noteDefaultAnswer()
      return UIViewPropertyAnimator(duration: 0, curve: .linear)
    }
    let isSame = objects.tell(.interruptibleAnimator(letter)) == .yes
    return isSame ? propertyAnimator ?? makePropertyAnimator(context) : UIViewPropertyAnimator()
  }

  private func makePropertyAnimator(_ context: any UIViewControllerContextTransitioning)
    -> UIViewPropertyAnimator
  {
    let made = UIViewPropertyAnimator(
      duration: objects[itemsOf: letter].duration, curve: .linear)
    made.addAnimations { [self] in change(context) }
    made.addCompletion { [self] _ in finish(context) }
    propertyAnimator = made
    return made
  }

  private func change(_ context: any UIViewControllerContextTransitioning) {
    context.changeViews()
  }

  private func finish(_ context: any UIViewControllerContextTransitioning) {
    objects.tell(
      .animatorAnimationsDidFinish(letter, cancelled: context.transitionWasCancelled))
  }

  func animationEnded(_ transitionCompleted: Bool) {
    objects.tell(.animationEnded(letter, completed: transitionCompleted))
  }
}

extension UIViewControllerContextTransitioning {
  func changeViews() {
    let changed = view(forKey: .to) ?? view(forKey: .from)
    changed?.alpha = changed?.alpha == 1 ? 0.9 : 1
  }
}
