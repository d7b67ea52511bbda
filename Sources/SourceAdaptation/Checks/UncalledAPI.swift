// SPDX-License-Identifier: MIT

/// What Apple's UIKit and SwiftUI do and the stand-ins never will.
package enum UncalledAPI {
  /// Methods of delegates that Apple's UIKit calls and the stand-in does not.
  package struct Group: Sendable {
    package let protocolName: String
    /// Why nothing calls them.
    package let reason: String
    /// Their full names.
    package let methods: [String]

    init(_ protocolName: String, because reason: String, _ methods: String...) {
      (self.protocolName, self.reason, self.methods) = (protocolName, reason, methods)
    }
  }

  package static let methods: [Group] = [
    Group(
      "UIScrollViewDelegate", because: "nobody taps the status bar",
      "scrollViewShouldScrollToTop(_:)", "scrollViewDidScrollToTop(_:)"),
    Group(
      "UIScrollViewDelegate", because: "insets follow the safe area at once",
      "scrollViewDidChangeAdjustedContentInset(_:)"),
    Group(
      "UITableViewDelegate", because: "rows have no buttons of their own",
      "tableView(_:editActionsForRowAt:)"),
    Group(
      "UITableViewDelegate", because: "menus have no previews",
      "tableView(_:willPerformPreviewActionForMenuWith:animator:)"),
    Group(
      "UITableViewDelegate", because: "only the row itself is told of",
      "tableView(_:willDisplayHeaderView:forSection:)",
      "tableView(_:willDisplayFooterView:forSection:)",
      "tableView(_:didHighlightRowAt:)", "tableView(_:didUnhighlightRowAt:)",
      "tableView(_:willDeselectRowAt:)", "tableView(_:estimatedHeightForRowAt:)",
      "tableView(_:shouldIndentWhileEditingRowAt:)", "tableView(_:indentationLevelForRowAt:)"),
    Group(
      "UITableViewDataSource", because: "rows have no index", "sectionIndexTitles(for:)"),
    Group(
      "UICollectionViewDelegate", because: "menus have no previews",
      "collectionView(_:willPerformPreviewActionForMenuWith:animator:)"),
    Group(
      "UICollectionViewDelegate", because: "only the cell itself is told of",
      "collectionView(_:didHighlightItemAt:)", "collectionView(_:didUnhighlightItemAt:)",
      "collectionView(_:shouldDeselectItemAt:)",
      "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)"),
    Group(
      "UIDynamicAnimatorDelegate", because: "nothing moves by physics",
      "dynamicAnimatorWillResume(_:)", "dynamicAnimatorDidPause(_:)"),
    Group(
      "UICalendarViewDelegate", because: "days look alike, and nobody turns to another month",
      "calendarView(_:decorationFor:)", "calendarView(_:didChangeVisibleDateComponentsFrom:)"),
    Group(
      "UITextFieldDelegate", because: "fields have no button that clears them",
      "textFieldShouldClear(_:)"),
    Group(
      "UITextViewDelegate", because: "nothing in a text is touched or marked",
      "textViewDidChangeSelection(_:)", "textView(_:shouldInteractWith:in:interaction:)",
      "textView(_:shouldInteractWith:in:)", "textView(_:primaryActionFor:defaultAction:)"),
    Group(
      "UITabBarControllerDelegate", because: "tabs are told of when they have been chosen",
      "tabBarController(_:willBeginCustomizing:)",
      "tabBarController(_:didEndCustomizing:changed:)"),
    Group(
      "UINavigationControllerDelegate", because: "nobody turns the device",
      "navigationControllerSupportedInterfaceOrientations(_:)",
      "navigationControllerPreferredInterfaceOrientationForPresentation(_:)"),
    Group(
      "UISearchBarDelegate", because: "search bars have no scopes, bookmarks and lists of results",
      "searchBar(_:selectedScopeButtonIndexDidChange:)", "searchBarBookmarkButtonClicked(_:)",
      "searchBarResultsListButtonClicked(_:)"),
    Group(
      "UISearchControllerDelegate", because: "search bars stay where they are",
      "searchController(_:willChangeTo:)", "searchController(_:didChangeFrom:)"),
    Group(
      "UIPageViewControllerDelegate", because: "nobody turns the device",
      "pageViewController(_:spineLocationFor:)",
      "pageViewControllerSupportedInterfaceOrientations(_:)",
      "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)"),
    Group(
      "UISplitViewControllerDelegate", because: "nobody turns the device",
      "splitViewControllerSupportedInterfaceOrientations(_:)",
      "splitViewControllerPreferredInterfaceOrientationForPresentation(_:)"),
    Group(
      "UISplitViewControllerDelegate", because: "no finger shows columns",
      "splitViewController(_:willShow:)", "splitViewController(_:willHide:)",
      "splitViewControllerInteractivePresentationGestureWillBegin(_:)",
      "splitViewControllerInteractivePresentationGestureDidEnd(_:)",
      "targetDisplayModeForAction(in:)"),
    Group(
      "UIPopoverPresentationControllerDelegate",
      because: "the methods of the adaptive delegate are called instead (A35)",
      "popoverPresentationControllerShouldDismissPopover(_:)",
      "popoverPresentationControllerDidDismissPopover(_:)"),
    Group(
      "UIPopoverPresentationControllerDelegate", because: "popovers stay where they are",
      "popoverPresentationController(_:willRepositionPopoverTo:in:)"),
    Group(
      "SFSafariViewControllerDelegate", because: "no page is loaded",
      "safariViewController(_:didCompleteInitialLoad:)",
      "safariViewController(_:initialLoadDidRedirectTo:)",
      "safariViewController(_:activityItemsFor:title:)",
      "safariViewControllerWillOpenInBrowser(_:)"),
    Group(
      "CLLocationManagerDelegate", because: "the device neither moves nor turns",
      "locationManager(_:didUpdateHeading:)", "locationManager(_:didEnterRegion:)",
      "locationManager(_:didExitRegion:)", "locationManager(_:didDetermineState:for:)",
      "locationManager(_:didStartMonitoringFor:)", "locationManager(_:didVisit:)",
      "locationManager(_:monitoringDidFailFor:withError:)",
      "locationManagerDidPauseLocationUpdates(_:)", "locationManagerDidResumeLocationUpdates(_:)"),
    Group(
      "MKMapViewDelegate", because: "nobody moves the map but the app",
      "mapView(_:regionWillChangeAnimated:)", "mapViewDidChangeVisibleRegion(_:)",
      "mapView(_:didChange:animated:)"),
    Group(
      "MKMapViewDelegate", because: "no map is loaded or drawn",
      "mapViewWillStartLoadingMap(_:)", "mapViewDidFinishLoadingMap(_:)",
      "mapViewDidFailLoadingMap(_:withError:)", "mapViewWillStartRenderingMap(_:)",
      "mapViewDidFinishRenderingMap(_:fullyRendered:)", "mapView(_:rendererFor:)",
      "mapView(_:clusterAnnotationForMemberAnnotations:)"),
    Group(
      "WKNavigationDelegate",
      because: "a page comes as a whole or not at all, and no server asks who one is",
      "webView(_:didFail:withError:)", "webView(_:didReceive:completionHandler:)",
      "webView(_:didReceiveServerRedirectForProvisionalNavigation:)",
      "webViewWebContentProcessDidTerminate(_:)"),
    Group(
      "WKUIDelegate", because: "nothing in a page is touched or run",
      "webView(_:createWebViewWith:for:windowFeatures:)", "webViewDidClose(_:)",
      "webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)",
      "webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)",
      "webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:"
        + "completionHandler:)"),
    Group(
      "WKScriptMessageHandler", because: "nothing in a page is touched or run",
      "userContentController(_:didReceive:)"),
    Group(
      "QLPreviewControllerDelegate", because: "documents are not changed",
      "previewController(_:shouldOpen:for:)", "previewController(_:editingModeFor:)",
      "previewController(_:didUpdateContentsOf:)",
      "previewController(_:didSaveEditedCopyOf:at:)"),
    Group(
      "UIContextMenuInteractionDelegate", because: "menus have no previews and no animations",
      "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
      "contextMenuInteraction(_:willEndFor:animator:)",
      "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)"),
    Group(
      "UISceneDelegate", because: "scenes stay connected, and nothing is handed on or restored",
      "sceneDidDisconnect(_:)", "stateRestorationActivity(for:)",
      "scene(_:restoreInteractionStateWith:)", "scene(_:willContinueUserActivityWithType:)",
      "scene(_:continue:)", "scene(_:didFailToContinueUserActivityWithType:error:)",
      "scene(_:didUpdate:)"),
    Group(
      "UIWindowSceneDelegate", because: "nobody turns the device, or uses the app's icon",
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
      "windowScene(_:performActionFor:completionHandler:)",
      "windowScene(_:userDidAcceptCloudKitShareWith:)"),
    Group(
      "UIApplicationDelegate", because: "the app is not ended, and nothing reaches it from outside",
      "applicationWillTerminate(_:)", "application(_:didDiscardSceneSessions:)",
      "application(_:supportedInterfaceOrientationsFor:)",
      "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
      "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      "application(_:performFetchWithCompletionHandler:)",
      "application(_:performActionFor:completionHandler:)",
      "application(_:continue:restorationHandler:)"),
  ]

  /// What is accepted and has no effect, though it has one on a device; who uses it is warned.
  package static let names = [
    "AVPlayer.addPeriodicTimeObserver", "CLLocationManager.startUpdatingHeading",
    "DispatchSource", "DispatchWorkItem.notify",
    "ForEach.onInsert", "MKMapItem.openInMaps", "ModelContext.undoManager",
    "NSCollectionLayoutItem.supplementaryItems",
    "NSCollectionLayoutSection.visibleItemsInvalidationHandler",
    "NSObject.setValue", "NSPredicate(format:)", "PHAsset.fetchAssets",
    "PHPhotoLibrary.presentLimitedLibraryPicker",
    "PHPhotoLibrary.register", "RunLoop.run", "ScrollViewProxy.scrollTo", "Thread",
    "TimelineView", "UIActivity.activityViewController", "UIApplication.canOpenURL",
    "UIApplication.open", "UIApplication.registerForRemoteNotifications",
    "UICollectionView.beginInteractiveMovementForItem",
    "UICollectionView.dragInteractionEnabled",
    "UICollectionViewDiffableDataSource.reorderingHandlers",
    "UICollectionViewDiffableDataSource.sectionSnapshotHandlers",
    "UICollectionViewListCell.accessories", "UIDocumentInteractionController",
    "UIDynamicAnimator",
    "UIGestureRecognizer.allowedTouchTypes", "UIGestureRecognizer.delaysTouchesBegan",
    "UIImageWriteToSavedPhotosAlbum", "UIKeyCommand", "UIMenuController",
    "UINavigationController.hidesBarsOnSwipe", "UINavigationController.hidesBarsOnTap",
    "UINavigationController.hidesBarsWhenKeyboardAppears",
    "UINavigationController.hidesBarsWhenVerticallyCompact", "UINib",
    "UIPageViewController.isDoubleSided", "UIPageViewController.spineLocation",
    "UIPanGestureRecognizer.allowedScrollTypesMask",
    "UIPasteboard.OptionsKey.expirationDate", "UIScrollView.canCancelContentTouches",
    "UISearchBar.scopeButtonTitles",
    "UISheetPresentationController.detents (a third one of the app's own)",
    "UITableView.dragInteractionEnabled",
    "UITapGestureRecognizer.buttonMaskRequired",
    "UIView.addInteraction", "UIView.addObserver",
    "UIViewController.edgesForExtendedLayout", "UIViewController.nibName",
    "UIViewController.traitOverrides", "UIWindowScene.requestGeometryUpdate",
    "UNUserNotificationCenterDelegate",
    "View.chartAngleSelection", "View.chartGesture", "View.chartOverlay", "View.chartXSelection",
    "View.chartYSelection",
    "View.contextMenu(forSelectionType:)", "View.defaultAppStorage", "View.defaultFocus",
    "View.dialogSuppressionToggle", "View.draggable", "View.dropDestination",
    "View.findNavigator(isPresented:)", "View.focusedValue",
    "View.onContinueUserActivity", "View.onDrag", "View.onDrop",
    "View.onKeyPress", "View.onMapCameraChange", "View.onScrollGeometryChange",
    "View.onScrollPhaseChange",
    "View.onScrollVisibilityChange",
    "View.searchCompletion", "View.searchScopes", "View.searchSuggestions",
    "View.searchable(tokens:)", "View.toolbarTitleMenu", "View.userActivity",
    "method_exchangeImplementations",
  ]

  /// Why nothing calls a method of a protocol.
  static func reason(for method: String, of protocolName: String) -> String? {
    methods.first { $0.protocolName == protocolName && $0.methods.contains(method) }?.reason
  }
}
