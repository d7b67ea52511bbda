// SPDX-License-Identifier: MIT

/// What presentation code uses of UIKit: counted by the compiler over 25 libraries, and by reading
/// 110 files of 40 repositories.
enum UsedSymbols {
  /// Members by the type that declares them.
  static let byOwner: [(owner: String, members: [String])] = [
    (
      "UIView",
      words(
        """
        bounds backgroundColor alpha addSubview frame layer removeFromSuperview addGestureRecognizer init
        animate translatesAutoresizingMaskIntoConstraints insertSubview topAnchor transform bottomAnchor
        superview layoutIfNeeded leadingAnchor safeAreaInsets trailingAnchor center heightAnchor
        widthAnchor centerXAnchor centerYAnchor leftAnchor rightAnchor isHidden isUserInteractionEnabled
        autoresizingMask clipsToBounds subviews window convert hitTest point layoutSubviews setNeedsLayout
        snapshotView animateKeyframes safeAreaLayoutGuide bringSubviewToFront sendSubviewToBack tag
        gestureRecognizers removeGestureRecognizer sizeToFit systemLayoutSizeFitting tintColor
        """)
    ),
    (
      "UIViewController",
      words(
        """
        dismiss view modalPresentationStyle transitioningDelegate transitionCoordinator init present
        viewDidLoad presentationController viewDidAppear viewDidDisappear prepare presentingViewController
        viewWillAppear viewWillDisappear presentedViewController preferredContentSize
        beginAppearanceTransition endAppearanceTransition isBeingDismissed isBeingPresented addChild
        removeFromParent didMove willMove children parent navigationController traitCollection
        viewWillTransition additionalSafeAreaInsets preferredStatusBarStyle isModalInPresentation
        popoverPresentationController sheetPresentationController definesPresentationContext
        modalTransitionStyle modalPresentationCapturesStatusBarAppearance storyboard
        edgesForExtendedLayout performSegue viewDidLayoutSubviews viewWillLayoutSubviews
        """)
    ),
    (
      "UIPresentationController",
      words(
        """
        init containerView dismissalTransitionWillBegin presentationTransitionWillBegin
        presentedViewController frameOfPresentedViewInContainerView presentingViewController presentedView
        dismissalTransitionDidEnd containerViewWillLayoutSubviews containerViewDidLayoutSubviews
        presentationTransitionDidEnd delegate size preferredContentSizeDidChange
        shouldRemovePresentersView shouldPresentInFullscreen adaptivePresentationStyle
        overrideTraitCollection
        """)
    ),
    (
      "UIViewControllerContextTransitioning",
      words(
        """
        completeTransition containerView viewController transitionWasCancelled finalFrame view
        initialFrame isInteractive updateInteractiveTransition finishInteractiveTransition
        cancelInteractiveTransition pauseInteractiveTransition isAnimated presentationStyle
        """)
    ),
    (
      "UIViewControllerAnimatedTransitioning",
      words("animateTransition transitionDuration interruptibleAnimator animationEnded")
    ),
    (
      "UIViewControllerTransitioningDelegate",
      words(
        """
        presentationController animationController interactionControllerForDismissal
        interactionControllerForPresentation
        """)
    ),
    (
      "UIViewControllerInteractiveTransitioning",
      words("startInteractiveTransition wantsInteractiveStart completionSpeed completionCurve")
    ),
    (
      "UIPercentDrivenInteractiveTransition",
      words("cancel finish init update pause percentComplete completionSpeed timingCurve")
    ),
    (
      "UIAdaptivePresentationControllerDelegate",
      words(
        """
        adaptivePresentationStyle presentationControllerShouldDismiss presentationControllerWillDismiss
        presentationControllerDidDismiss presentationControllerDidAttemptToDismiss presentationController
        """)
    ),
    (
      "UISheetPresentationController",
      words(
        """
        detents selectedDetentIdentifier largestUndimmedDetentIdentifier prefersGrabberVisible
        preferredCornerRadius prefersScrollingExpandsWhenScrolledToEdge animateChanges
        prefersEdgeAttachedInCompactHeight widthFollowsPreferredContentSizeWhenEdgeAttached
        """)
    ),
    (
      "UIPopoverPresentationController",
      words(
        """
        sourceView sourceRect barButtonItem permittedArrowDirections passthroughViews arrowDirection
        popoverLayoutMargins popoverBackgroundViewClass canOverlapSourceViewRect
        """)
    ),
    (
      "UIViewPropertyAnimator",
      words(
        """
        init startAnimation addCompletion addAnimations fractionComplete isReversed continueAnimation
        stopAnimation pauseAnimation finishAnimation isInterruptible runningPropertyAnimator
        """)
    ),
    (
      "UIGestureRecognizer",
      words("state delegate view isEnabled location addTarget cancelsTouchesInView")
    ),
    ("UIPanGestureRecognizer", words("translation velocity setTranslation")),
    (
      "UIScrollView",
      words("contentOffset contentSize panGestureRecognizer contentInset bounces isDragging")
    ),
    ("UIViewControllerTransitionCoordinator", words("animate notifyWhenInteractionChanges")),
    (
      "CALayer",
      words("cornerRadius masksToBounds maskedCorners shadowOpacity add removeAllAnimations")
    ),
    ("UIColor", words("black init withAlphaComponent clear white")),
    ("UIScreen", words("bounds main scale")),
    ("UIEdgeInsets", words("bottom top left right zero")),
    ("CGAffineTransform", words("identity init translatedBy scaledBy concatenating inverted")),
    ("UIWindow", words("rootViewController makeKeyAndVisible windowLevel windowScene")),
    (
      "UIApplication",
      words(
        """
        shared keyWindow windows connectedScenes applicationState open statusBarFrame
        beginIgnoringInteractionEvents endIgnoringInteractionEvents
        """)
    ),
    (
      "UIResponder",
      words("becomeFirstResponder resignFirstResponder inputAccessoryView next touchesBegan")
    ),
    (
      "NSLayoutConstraint",
      words("isActive activate deactivate priority constant multiplier identifier")
    ),
    (
      "UINavigationController",
      words("pushViewController popViewController viewControllers delegate")
    ),
    ("UITabBarController", words("viewControllers selectedIndex selectedViewController delegate")),
    ("UIPageViewController", words("setViewControllers dataSource delegate viewControllers")),
    ("UISplitViewController", words("viewControllers preferredDisplayMode show delegate")),
    ("UISearchController", words("searchBar isActive searchResultsUpdater delegate")),
  ]

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}
