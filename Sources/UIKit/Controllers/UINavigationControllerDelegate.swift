// SPDX-License-Identifier: MIT

public import Foundation

/// Is told what a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Who animates a push or a pop.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who leads that animation.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// The methods once more, for calls with a question mark.
  public var navigationController: UINavigationControllerDelegateCalls? {
    UINavigationControllerDelegateCalls(delegate: self)
  }

  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { HeadlessScene.current.presentation.noteDefaultAnswer() }
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { HeadlessScene.current.presentation.noteDefaultAnswer() }
  /// The system's own animation.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    HeadlessScene.current.presentation.noteDefaultAnswer()
    return nil
  }
  /// None.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    HeadlessScene.current.presentation.noteDefaultAnswer()
    return nil
  }
}

/// Lets the optional methods of a navigation controller's delegate be called with a question mark.
@preconcurrency @MainActor
public struct UINavigationControllerDelegateCalls {
  let delegate: any UINavigationControllerDelegate

  public func callAsFunction(
    _ controller: UINavigationController, willShow shown: UIViewController, animated: Bool
  ) { delegate.navigationController(controller, willShow: shown, animated: animated) }
  public func callAsFunction(
    _ controller: UINavigationController, didShow shown: UIViewController, animated: Bool
  ) { delegate.navigationController(controller, didShow: shown, animated: animated) }
  public func callAsFunction(
    _ controller: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(
      controller, animationControllerFor: operation, from: fromVC, to: toVC)
  }
  public func callAsFunction(
    _ controller: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(controller, interactionControllerFor: animator)
  }
}
