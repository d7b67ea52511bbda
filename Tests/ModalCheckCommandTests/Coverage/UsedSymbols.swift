// SPDX-License-Identifier: MIT

/// What public code uses, by the type that declares it or by its kind.
enum UsedSymbols {
  typealias Members = (owner: String, members: [String])

  /// What presentation code uses of UIKit: counted by the compiler over 25 libraries, and by reading
  /// 110 files of 40 repositories.
  static let ofUIKit = table(
    """
    UIView: bounds backgroundColor alpha addSubview frame layer removeFromSuperview
      addGestureRecognizer init animate translatesAutoresizingMaskIntoConstraints
      insertSubview topAnchor transform bottomAnchor superview layoutIfNeeded leadingAnchor
      safeAreaInsets trailingAnchor center heightAnchor widthAnchor centerXAnchor
      centerYAnchor leftAnchor rightAnchor isHidden isUserInteractionEnabled autoresizingMask
      clipsToBounds subviews window convert hitTest point layoutSubviews setNeedsLayout
      snapshotView animateKeyframes safeAreaLayoutGuide bringSubviewToFront sendSubviewToBack
      tag gestureRecognizers removeGestureRecognizer sizeToFit systemLayoutSizeFitting
      tintColor
    UIViewController: dismiss view modalPresentationStyle transitioningDelegate
      transitionCoordinator init present viewDidLoad presentationController viewDidAppear
      viewDidDisappear prepare presentingViewController viewWillAppear viewWillDisappear
      presentedViewController preferredContentSize beginAppearanceTransition
      endAppearanceTransition isBeingDismissed isBeingPresented addChild removeFromParent
      didMove willMove children parent navigationController traitCollection viewWillTransition
      additionalSafeAreaInsets preferredStatusBarStyle isModalInPresentation
      popoverPresentationController sheetPresentationController definesPresentationContext
      modalTransitionStyle modalPresentationCapturesStatusBarAppearance storyboard
      edgesForExtendedLayout performSegue viewDidLayoutSubviews viewWillLayoutSubviews
    UIPresentationController: init containerView dismissalTransitionWillBegin
      presentationTransitionWillBegin presentedViewController
      frameOfPresentedViewInContainerView presentingViewController presentedView
      dismissalTransitionDidEnd containerViewWillLayoutSubviews containerViewDidLayoutSubviews
      presentationTransitionDidEnd delegate size preferredContentSizeDidChange
      shouldRemovePresentersView shouldPresentInFullscreen adaptivePresentationStyle
      overrideTraitCollection
    UIViewControllerContextTransitioning: completeTransition containerView viewController
      transitionWasCancelled finalFrame view initialFrame isInteractive
      updateInteractiveTransition finishInteractiveTransition cancelInteractiveTransition
      pauseInteractiveTransition isAnimated presentationStyle
    UIViewControllerAnimatedTransitioning: animateTransition transitionDuration
      interruptibleAnimator animationEnded
    UIViewControllerTransitioningDelegate: presentationController animationController
      interactionControllerForDismissal interactionControllerForPresentation
    UIViewControllerInteractiveTransitioning: startInteractiveTransition wantsInteractiveStart
      completionSpeed completionCurve
    UIPercentDrivenInteractiveTransition: cancel finish init update pause percentComplete
      completionSpeed timingCurve
    UIAdaptivePresentationControllerDelegate: adaptivePresentationStyle
      presentationControllerShouldDismiss presentationControllerWillDismiss
      presentationControllerDidDismiss presentationControllerDidAttemptToDismiss
      presentationController
    UISheetPresentationController: detents selectedDetentIdentifier
      largestUndimmedDetentIdentifier prefersGrabberVisible preferredCornerRadius
      prefersScrollingExpandsWhenScrolledToEdge animateChanges
      prefersEdgeAttachedInCompactHeight widthFollowsPreferredContentSizeWhenEdgeAttached
    UIPopoverPresentationController: sourceView sourceRect barButtonItem
      permittedArrowDirections passthroughViews arrowDirection popoverLayoutMargins
      popoverBackgroundViewClass canOverlapSourceViewRect
    UIViewPropertyAnimator: init startAnimation addCompletion addAnimations fractionComplete
      isReversed continueAnimation stopAnimation pauseAnimation finishAnimation
      isInterruptible runningPropertyAnimator
    UIGestureRecognizer: state delegate view isEnabled location addTarget cancelsTouchesInView
    UIPanGestureRecognizer: translation velocity setTranslation
    UIScrollView: contentOffset contentSize panGestureRecognizer contentInset bounces
      isDragging
    UIViewControllerTransitionCoordinator: animate notifyWhenInteractionChanges
    CALayer: cornerRadius masksToBounds maskedCorners shadowOpacity add removeAllAnimations
    UIColor: black init withAlphaComponent clear white
    UIScreen: bounds main scale
    UIEdgeInsets: bottom top left right zero
    CGAffineTransform: identity init translatedBy scaledBy concatenating inverted
    UIWindow: rootViewController makeKeyAndVisible windowLevel windowScene
    UIApplication: shared keyWindow windows connectedScenes applicationState open
      statusBarFrame beginIgnoringInteractionEvents endIgnoringInteractionEvents
    UIResponder: becomeFirstResponder resignFirstResponder inputAccessoryView next
      touchesBegan
    NSLayoutConstraint: isActive activate deactivate priority constant multiplier identifier
    UINavigationController: pushViewController popViewController viewControllers delegate
    UITabBarController: viewControllers selectedIndex selectedViewController delegate
    UIPageViewController: setViewControllers dataSource delegate viewControllers
    UISplitViewController: viewControllers preferredDisplayMode show delegate
    UISearchController: searchBar isActive searchResultsUpdater delegate
    """)

  /// What is used of SwiftUI: counted in 60 repositories, as far as two of them use it.
  static let ofSwiftUI = table(
    """
    modifiers: padding background frame font onAppear foregroundColor sheet onTapGesture
      onChange overlay offset navigationTitle animation alert shadow pickerStyle
      multilineTextAlignment ignoresSafeArea environmentObject cornerRadius clipShape tag
      tabItem scaleEffect disabled toolbar tint scaledToFit opacity fontWeight listStyle
      gesture foregroundStyle environment buttonStyle rotationEffect
      navigationBarTitleDisplayMode transition onReceive lineLimit clipped bold onDisappear
      keyboardType focused task preferredColorScheme modifier edgesIgnoringSafeArea border
      aspectRatio textFieldStyle scaledToFill navigationBarTitle imageScale fullScreenCover
      confirmationDialog blur swipeActions strokeBorder onSubmit navigationDestination
      labelsHidden id fixedSize contextMenu position navigationBarItems contentShape
      actionSheet accessibilityLabel accentColor zIndex tabViewStyle searchable
      onPreferenceChange onLongPressGesture navigationViewStyle mask allowsHitTesting
      textInputAutocapitalization progressViewStyle listRowSeparator listRowInsets
      listRowBackground labelStyle italic datePickerStyle coordinateSpace blendMode
      autocorrectionDisabled autocapitalization textContentType symbolRenderingMode
      refreshable popover navigationBarHidden minimumScaleFactor indexViewStyle
      accessibilityIdentifier simultaneousGesture safeAreaInset previewLayout
      presentationDetents matchedGeometryEffect lineSpacing layoutPriority hidden drawingGroup
      disableAutocorrection colorMultiply accessibilityValue accessibilityElement
      accessibilityAddTraits toggleStyle submitLabel strikethrough saturation previewDevice
      preference navigationBarBackButtonHidden hueRotation grayscale dynamicTypeSize
      alignmentGuide accessibilityHidden accessibility truncationMode textCase statusBar
      scrollContentBackground previewInterfaceOrientation previewDisplayName keyboardShortcut
      interactiveDismissDisabled highPriorityGesture headerProminence focusedValue
      accessibilityHint visualEffect transaction textSelection symbolVariant symbolEffect
      searchCompletion scrollTargetLayout scrollBounceBehavior presentationDragIndicator
      presentationCornerRadius presentationBackground matchedTransitionSource
      listRowSeparatorTint controlSize contentTransition containerRelativeFrame
      compositingGroup colorInvert buttonBorderShape badge accessibilityAdjustableAction
      underline toolbarBackground sensoryFeedback scrollTargetBehavior scrollPosition
      scrollDismissesKeyboard scrollDisabled scrollClipDisabled redacted phaseAnimator
      overlayPreferenceValue onOpenURL navigationTransition gaugeStyle fontDesign focusable
      colorScheme brightness backgroundStyle anchorPreference accessibilityRemoveTraits
      onScrollGeometryChange navigationSplitViewColumnWidth fontWidth gridCellColumns
      containerBackground
    views: Text VStack Button Image HStack Spacer Color ZStack List ForEach Section
      RoundedRectangle Picker Rectangle Group NavigationLink TextField GeometryReader Circle
      Toggle TabView ScrollView NavigationView Path Form EmptyView Label Slider DatePicker
      ToolbarItem LinearGradient Capsule ProgressView LazyVGrid TextEditor Stepper
      NavigationStack EditButton Divider AnyView Alert AsyncImage ToolbarItemGroup ActionSheet
      SecureField Link Tab Menu LazyVStack RadialGradient ScrollViewReader NavigationPath
      LazyHGrid ColorPicker Canvas AngularGradient ShareLink NavigationSplitView GridRow Grid
      Ellipse ContentUnavailableView TimelineView PhotosPicker LabeledContent GroupBox
      UnevenRoundedRectangle LazyHStack DisclosureGroup ViewThatFits Table OutlineGroup
      MultiDatePicker Gauge
    property wrappers: State Binding Environment ObservedObject EnvironmentObject StateObject
      FocusState AppStorage GestureState Namespace SceneStorage Bindable ScaledMetric
      FocusedValue FetchRequest Query
    """)

  /// Reads a table in which what is indented goes on with the line before.
  private static func table(_ text: String) -> [Members] {
    text.replacing("\n  ", with: " ").split(separator: "\n").map { line in
      let parts = line.split(separator: ": ")
      return (String(parts[0]), parts[1].split(separator: " ").map(String.init))
    }
  }
}
