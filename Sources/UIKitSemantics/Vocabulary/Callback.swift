// SPDX-License-Identifier: MIT

/// One call that UIKit makes into an app.
///
/// Calls that concern a presentation carry the presented controller, which stands for its
/// presentation controller too. Some calls are questions (``isQuestion``): UIKit goes on only
/// when it has the answer.
public enum Callback: Hashable, Sendable {
  // UIViewController
  case viewWillAppear(ControllerID)
  case viewIsAppearing(ControllerID)
  case viewDidAppear(ControllerID)
  case viewWillDisappear(ControllerID)
  case viewDidDisappear(ControllerID)

  // UIAdaptivePresentationControllerDelegate
  /// A question: may the user dismiss this one?
  case presentationControllerShouldDismiss(ControllerID)
  case presentationControllerWillDismiss(ControllerID)
  case presentationControllerDidDismiss(ControllerID)
  case presentationControllerDidAttemptToDismiss(ControllerID)
  /// A question: which style in these traits?
  case adaptivePresentationStyle(ControllerID)
  /// The same question by the older method, `adaptivePresentationStyle(for:)` (F6).
  case adaptivePresentationStyleWithoutTraits(ControllerID)
  /// A question: which controller is to be presented in its place in the adapted style (F11)?
  case viewControllerForAdaptivePresentationStyle(ControllerID, ModalPresentationStyle)
  /// `presentationController(_:prepare:)`, from iOS 15 on (F7).
  case prepareAdaptivePresentationController(ControllerID)
  /// The style is `.none` where the original one is used (F8).
  case willPresentWithAdaptiveStyle(ControllerID, ModalPresentationStyle)

  // UISheetPresentationControllerDelegate
  case sheetPresentationControllerDidChangeSelectedDetentIdentifier(ControllerID)

  // UIViewControllerTransitioningDelegate: questions, answered with yes for "here is one".
  case presentationControllerForPresented(ControllerID)
  case animationControllerForPresented(ControllerID)
  case animationControllerForDismissed(ControllerID)
  case interactionControllerForPresentation(ControllerID)
  case interactionControllerForDismissal(ControllerID)

  // UINavigationControllerDelegate and UITabBarControllerDelegate; the controller is the one that
  // comes, in a pop the one that goes.
  /// A question, answered with yes for "here is one".
  case containerAnimationController(ControllerID)
  /// A question, answered with yes for "here is one".
  case containerInteractionController(ControllerID)
  /// `navigationController(_:willShow:animated:)`.
  case navigationControllerWillShow(ControllerID)
  /// `navigationController(_:didShow:animated:)`.
  case navigationControllerDidShow(ControllerID)
  /// `pageViewController(_:willTransitionTo:)`, with the page that comes.
  case pageViewControllerWillTransition(ControllerID)
  /// `pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`, with the
  /// page view controller.
  case pageViewControllerDidFinishAnimating(ControllerID, completed: Bool)

  // UIPresentationController's overridables
  /// A question, asked of a custom presentation controller.
  case shouldRemovePresentersView(ControllerID)
  case presentationTransitionWillBegin(ControllerID)
  case presentationTransitionDidEnd(ControllerID, completed: Bool)
  case dismissalTransitionWillBegin(ControllerID)
  case dismissalTransitionDidEnd(ControllerID, completed: Bool)
  case containerViewWillLayoutSubviews(ControllerID)
  case containerViewDidLayoutSubviews(ControllerID)
  /// A question, asked of a custom presentation controller that overrides it (C17).
  case shouldPresentInFullscreen(ControllerID)
  /// `adaptivePresentationStyle(for:)` of a custom presentation controller that overrides it, and
  /// lets nothing adapt (C29).
  case presentationControllerAdaptivePresentationStyle(ControllerID)
  /// `viewWillTransition(to:with:)` of a custom presentation controller that overrides it (C15).
  case presentationControllerViewWillTransition(ControllerID)
  /// UIKit reads `presentedView` of a custom presentation controller that overrides it (C31).
  case presentedView(ControllerID)
  /// UIKit reads `frameOfPresentedViewInContainerView` (C31).
  case frameOfPresentedViewInContainerView(ControllerID)

  // UIViewControllerAnimatedTransitioning and UIViewControllerInteractiveTransitioning
  /// A question: how long does the animator take?
  case transitionDuration(ControllerID)
  case animateTransition(ControllerID)
  /// A question, answered with yes for the animator that was given before (D25).
  case interruptibleAnimator(ControllerID)
  /// A question: does the transition start with the user's finger (D24)?
  case wantsInteractiveStart(ControllerID)
  case startInteractiveTransition(ControllerID)
  /// The animation that a custom animator started is over: its completion block runs.
  case animatorAnimationsDidFinish(ControllerID, cancelled: Bool)
  case animationEnded(ControllerID, completed: Bool)

  // UIViewControllerTransitionCoordinator
  case alongsideAnimations(ControllerID)
  case alongsideCompletion(ControllerID, cancelled: Bool)
  /// The block of `notifyWhenInteractionChanges` (D21).
  case interactionChanged(ControllerID, isInteractive: Bool, isCancelled: Bool)

  // The system's view controllers
  /// The controller's own delegate, or its completion handler, is told how it ended:
  /// `imagePickerControllerDidCancel`, `documentPicker(_:didPickDocumentsAt:)`,
  /// `safariViewControllerDidFinish` (A30–A33).
  case systemControllerDidFinish(ControllerID)
  /// The handler of the `UIAlertAction` that the user chose (B29).
  case alertActionHandler(ControllerID)
  /// The `@IBAction` of the controller to which a segue unwinds (B36, E28).
  case unwindAction(ControllerID)

  /// A question: UIKit calls `dismiss(animated:completion:)`, which the controller overrides, and
  /// the answer is whether the override calls `super` (E27, E28).
  case overriddenDismiss(ControllerID)

  // Completion handlers of present(_:animated:completion:) and dismiss(animated:completion:)
  case presentCompletion(ControllerID)
  case dismissCompletion(ControllerID)

  /// Whether UIKit waits for an answer.
  public var isQuestion: Bool {
    switch self {
    case .presentationControllerShouldDismiss, .adaptivePresentationStyle,
      .adaptivePresentationStyleWithoutTraits, .viewControllerForAdaptivePresentationStyle,
      .presentationControllerForPresented, .animationControllerForPresented,
      .animationControllerForDismissed, .interactionControllerForPresentation,
      .interactionControllerForDismissal, .shouldRemovePresentersView,
      .shouldPresentInFullscreen, .transitionDuration, .interruptibleAnimator,
      .wantsInteractiveStart, .overriddenDismiss, .containerAnimationController,
      .containerInteractionController:
      true
    default:
      false
    }
  }
}

/// What the app answers to a question of UIKit.
public enum Answer: Hashable, Sendable {
  /// `true`, or "here is one".
  case yes
  /// `false`, or `nil`.
  case no
  /// The style asked for by `adaptivePresentationStyle(for:traitCollection:)`.
  case style(ModalPresentationStyle)
  /// The duration asked for by `transitionDuration(using:)`.
  case milliseconds(Int)
  /// The controller asked for by
  /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)`.
  case controller(ControllerID)
  /// The same, of a controller that does not contain the one that was to be presented (F18).
  case replacement(ControllerID)
}
