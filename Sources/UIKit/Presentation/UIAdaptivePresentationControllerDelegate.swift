// SPDX-License-Identifier: MIT

public import Foundation

/// Is told about the user's dismissals and decides how a presentation adapts.
///
/// All methods are optional in UIKit; each has a default here that does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )
  /// Configures the presentation controller that is used after adaptation.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  )
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// What UIKit does without the method.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    HeadlessScene.current.presentation.noteDefaultAnswer()
    return .automatic
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    styleByOlderMethod(for: controller, traitCollection: traitCollection)
  }
  /// What the method with one argument says, which is asked in compact width only (F6).
  package func styleByOlderMethod(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else {
      HeadlessScene.current.presentation.noteDefaultAnswer()
      return .automatic
    }
    return adaptivePresentationStyle(for: controller)
  }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    HeadlessScene.current.presentation.noteDefaultAnswer()
    return nil
  }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { HeadlessScene.current.presentation.noteDefaultAnswer() }
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { HeadlessScene.current.presentation.noteDefaultAnswer() }
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    HeadlessScene.current.presentation.noteDefaultAnswer()
    return true
  }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { HeadlessScene.current.presentation.noteDefaultAnswer() }
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { HeadlessScene.current.presentation.noteDefaultAnswer() }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { HeadlessScene.current.presentation.noteDefaultAnswer() }

  // The methods once more, for calls with a question mark.
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
}
