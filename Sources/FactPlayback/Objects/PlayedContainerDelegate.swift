// SPDX-License-Identifier: MIT

import UIKit
import UIKitSemantics

/// The delegate of a navigation controller, which has an animator unless the scenario says otherwise,
/// or of a page view controller.
@MainActor
final class PlayedContainerDelegate: NSObject, UINavigationControllerDelegate,
  UIPageViewControllerDelegate
{
  private unowned let objects: PlayedObjects
  /// Who comes in the push that was asked about last, or goes in the pop.
  private var subject = ControllerID.root

  init(_ objects: PlayedObjects) {
    self.objects = objects
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { objects.tell(.navigationControllerWillShow(objects.letter(of: viewController))) }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { objects.tell(.navigationControllerDidShow(objects.letter(of: viewController))) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    for page in pendingViewControllers {
      objects.tell(.pageViewControllerWillTransition(objects.letter(of: page)))
    }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    objects.tell(
      .pageViewControllerDidFinishAnimating(
        objects.letter(of: pageViewController), completed: completed))
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    subject = objects.letter(of: operation == .push ? toVC : fromVC)
    let hasAnimator = objects.tell(.containerAnimationController(subject)) == .yes
    return hasAnimator ? PlayedAnimator(subject, objects) : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let isLed = objects.tell(.containerInteractionController(subject)) == .yes
    return isLed ? objects.interaction(of: subject) : nil
  }
}
