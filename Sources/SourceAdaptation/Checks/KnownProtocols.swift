// SPDX-License-Identifier: MIT

/// The protocols of UIKit whose methods need not be there.
enum KnownProtocols {
  /// Which protocols refine others.
  static let refinements = [
    "UICollectionViewDelegate": ["UIScrollViewDelegate"],
    "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate"],
    "UIPopoverPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
    "UISheetPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
    "UITableViewDelegate": ["UIScrollViewDelegate"],
    "UITextViewDelegate": ["UIScrollViewDelegate"],
  ]

  /// Which classes conform to them, so that a subclass can add a method.
  static let conformances: [String: Set<String>] = [
    "UICollectionViewController": ["UICollectionViewDelegate", "UIScrollViewDelegate"],
    "UITableViewController": ["UITableViewDelegate", "UIScrollViewDelegate"],
  ]

  /// The optional requirements by protocol.
  static let optionalRequirements: [String: [Requirement]] = {
    let file = ParsedFile(index: 0, path: "", text: declarations)
    return Requirement.all(in: file) { _ in true }
  }()

  private static let declarations = """
    protocol UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
      func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
      func presentationController(_ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
      func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?
      func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: UIViewControllerTransitionCoordinator?)
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    }
    protocol UIViewControllerTransitioningDelegate {
      func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning?
      func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
      func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?
      func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?
      func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
    }
    protocol UIViewControllerAnimatedTransitioning {
      func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating
      func animationEnded(_ transitionCompleted: Bool)
    }
    protocol UIViewControllerInteractiveTransitioning {
      var completionSpeed: CGFloat { get }
      var completionCurve: UIView.AnimationCurve { get }
      var wantsInteractiveStart: Bool { get }
    }
    protocol UISheetPresentationControllerDelegate {
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
    }
    protocol UIPopoverPresentationControllerDelegate {
      func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    }
    protocol UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
    }
    protocol UINavigationControllerDelegate {
      func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
      func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
      func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?
      func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning?
    }
    protocol UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView)
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
      func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    }
    protocol UITextViewDelegate {
      func textViewDidChange(_ textView: UITextView)
      func textViewDidBeginEditing(_ textView: UITextView)
      func textViewDidEndEditing(_ textView: UITextView)
    }
    protocol UITextFieldDelegate {
      func textFieldDidBeginEditing(_ textField: UITextField)
      func textFieldDidEndEditing(_ textField: UITextField)
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
      func textFieldShouldReturn(_ textField: UITextField) -> Bool
    }
    """
}
