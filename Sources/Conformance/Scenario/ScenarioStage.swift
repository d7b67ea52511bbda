// SPDX-License-Identifier: MIT

package import UIKitSemantics

/// Where a scenario is played: UIKit's rules alone, or real objects of an app's.
///
/// What is given and what happens is said in the words of ``PresentationWorld``, which does so by
/// itself. Real objects do the same by what an app can write, and by the user's touches.
package protocol ScenarioStage {
  /// The rules of presentation as they stand now; behind real objects, those that they keep to.
  var rules: PresentationWorld { get }
  mutating func takeLogLine() -> LogLine?
  mutating func takeRecord() -> RuleRecord

  // What can happen
  func offers(_ input: UIKitInput) -> Bool
  mutating func perform(_ input: UIKitInput)
  mutating func setSizeClasses(horizontal: HorizontalSizeClass, vertical: VerticalSizeClass)
  mutating func touch(_ controller: ControllerID) -> Bool
  mutating func isSheetOnItsWayCatchable() -> Bool
  /// A finger taps a view that has two recognizers for taps; says whether the one that was added last acts.
  mutating func newestRecognizerComesFirst() -> Bool
  mutating func touchOverlay(of controller: ControllerID) -> Bool
  func canEndSystemController(_ controller: ControllerID) -> Bool
  mutating func tapCancel(in controller: ControllerID)
  mutating func tapAction(ofAlert controller: ControllerID)

  // Requests
  mutating func present(
    _ controller: ControllerID, from caller: ControllerID, _ request: PresentationRequest
  ) -> Response
  mutating func dismiss(from controller: ControllerID, animated: Bool, hasCompletion: Bool)
    -> Response
  mutating func unwind(to destination: ControllerID) -> Response
  mutating func beginAppearanceTransition(_ isAppearing: Bool, of controller: ControllerID)
    -> Response
  mutating func endAppearanceTransition(of controller: ControllerID) -> Response
  mutating func callAppearanceMethod(of controller: ControllerID) -> Response

  // Controllers
  mutating func setModalPresentationStyle(
    _ style: ModalPresentationStyle, of controller: ControllerID)
  mutating func setModalInPresentation(_ value: Bool, of controller: ControllerID)
  mutating func setModalInPopover(_ value: Bool, of controller: ControllerID)
  mutating func setDefinesPresentationContext(_ value: Bool, of controller: ControllerID)
  mutating func setForwardsAppearanceMethods(_ value: Bool, of container: ControllerID)
  mutating func setOverridesDismiss(_ overrides: Bool, of controller: ControllerID)
  mutating func setZooms(_ value: Bool, of controller: ControllerID)
  mutating func setKind(_ kind: ControllerState.Kind, of controller: ControllerID)
  mutating func release(_ controller: ControllerID)
  mutating func makeAnew(_ controller: ControllerID) -> Bool

  // Containers and windows
  mutating func setRootViewController(_ controller: ControllerID)
  mutating func setChildren(
    _ children: [ControllerID], of container: ControllerID, as kind: ContainerKind)
  mutating func addChild(_ child: ControllerID, to container: ControllerID)
  mutating func removeFromParent(_ child: ControllerID)
  mutating func select(_ child: ControllerID)
  mutating func push(_ child: ControllerID, onto container: ControllerID, animated: Bool)
  mutating func pop(from container: ControllerID, animated: Bool)
  mutating func setPage(_ page: ControllerID, in container: ControllerID, animated: Bool)
  mutating func beginSwipe(to page: ControllerID, in container: ControllerID)
  mutating func setCurlsPages(_ value: Bool, of container: ControllerID)
  mutating func setSearch(_ search: ControllerID, isActive: Bool, in context: ControllerID)
  mutating func setHasDelegate(_ value: Bool, of container: ControllerID)
  mutating func beginSwipeBack(in container: ControllerID)
  mutating func endSwipe(in container: ControllerID, completed: Bool)

  // Delegates and presentation controllers
  mutating func setDelegate(_ methods: DelegateMethods, of controller: ControllerID)
  mutating func releaseDelegate(of controller: ControllerID)
  mutating func setTransitioningDelegate(
    _ methods: TransitioningMethods, of controller: ControllerID)
  mutating func releaseTransitioningDelegate(of controller: ControllerID)
  mutating func setTransitionFeatures(
    _ features: TransitionFeatures, of controller: ControllerID)
  mutating func readPresentationController(of controller: ControllerID)
  mutating func releasePresentationController(of controller: ControllerID)
  mutating func hasPresentationController(
    _ controller: ControllerID, for style: ModalPresentationStyle?
  ) -> Bool
  mutating func hasActivePresentationController(
    _ controller: ControllerID, for style: ModalPresentationStyle?
  ) -> Bool
  mutating func presentingArgument() -> ControllerID?
  mutating func setHasPopoverSource(_ value: Bool, of controller: ControllerID)
  mutating func setPassthroughViews(of popover: ControllerID, to controllers: [ControllerID])
  mutating func addOverlay(to controller: ControllerID) -> Bool
  mutating func applyPreferredFrame(to controller: ControllerID)

  // Sheets
  mutating func setDetents(_ detents: [SheetDetent], of controller: ControllerID) -> Response
  mutating func selectDetent(_ detent: SheetDetent?, of controller: ControllerID) -> Response
  mutating func setLargestUndimmedDetent(_ detent: SheetDetent?, of controller: ControllerID)
    -> Response
  mutating func setPrefersScrollingExpands(_ value: Bool, of controller: ControllerID) -> Response
  mutating func setPrefersGrabberVisible(_ value: Bool, of controller: ControllerID) -> Response
  mutating func setPrefersPageSizing(_ value: Bool, of controller: ControllerID) -> Response
  mutating func setCustomDetent(
    _ detent: SheetDetent, isAvailable: Bool, of controller: ControllerID)
  mutating func invalidateDetents(of controller: ControllerID) -> Response

  // Transitions
  mutating func completeTransition(_ didComplete: Bool, of controller: ControllerID) -> Response
  mutating func finishInteractiveTransition(of controller: ControllerID) -> Response
  mutating func cancelInteractiveTransition(of controller: ControllerID) -> Response
  mutating func pauseInteractiveTransition(of controller: ControllerID) -> Response
  mutating func updateInteractiveTransition(_ percent: Int, of controller: ControllerID)
    -> Response
  mutating func setCompletionSpeed(percent: Int, of controller: ControllerID)
  mutating func remainingDuration(of controller: ControllerID) -> Int?
  mutating func percentDriverDoesNotStart(of controller: ControllerID)
  mutating func report(_ report: InteractionReport, of controller: ControllerID) -> Response
  mutating func contextView(forKey key: TransitionKey, of controller: ControllerID)
    -> ContextView?
  mutating func moveViews(of controller: ControllerID)
  mutating func setPresentersViewIsTaken(_ isTaken: Bool, of controller: ControllerID)
  mutating func restoreViews(of controller: ControllerID)
  mutating func animateAlongsideTransition(of controller: ControllerID) -> Response
  mutating func notifyWhenInteractionChanges(of controller: ControllerID) -> Response

  // What an app sees
  func isPresented(_ controller: ControllerID) -> Bool
  func isGone(_ controller: ControllerID) -> Bool
  func isBeingPresented(_ controller: ControllerID) -> Bool
  func isBeingDismissed(_ controller: ControllerID) -> Bool
  func isViewInWindow(_ controller: ControllerID) -> Bool
  func presentedViewController(of controller: ControllerID) -> ControllerID?
  func presentingViewController(of controller: ControllerID) -> ControllerID?
  func modalPresentationStyle(of controller: ControllerID) -> ModalPresentationStyle
  /// The style that the rules use, after adaptation; `nil` if nothing is on screen.
  func styleInUse(of controller: ControllerID) -> ModalPresentationStyle?
  func hasTransitionCoordinator(_ controller: ControllerID) -> Bool
  func saysAnimated(_ controller: ControllerID) -> Bool?
  func isDeallocated(_ controller: ControllerID) -> Bool
  func hasDelegate(_ controller: ControllerID) -> Bool
  func hasSheetPresentationController(_ controller: ControllerID) -> Bool
  func selectedDetent(of controller: ControllerID) -> SheetDetent?
  /// Where the sheet stands; `nil` if it is nowhere.
  func standingDetent(of controller: ControllerID) -> SheetDetent?
  func hasPageSize(_ controller: ControllerID) -> Bool
  func isModalInPresentation(_ controller: ControllerID) -> Bool
  /// The controller whose animator is done and waits for `completeTransition`, and whether its
  /// transition was cancelled.
  var awaitingCompletion: (controller: ControllerID, isCancelled: Bool)? { get }
  func hasPreferredFrame(_ controller: ControllerID) -> Bool?
  func isOverlayOnScreen(of controller: ControllerID) -> Bool
  func hasOverlayInContainer(of controller: ControllerID) -> Bool
  func acceptsTouches(_ controller: ControllerID, onBar: Bool) -> Bool
  func percentComplete(of controller: ControllerID) -> Int
}

package protocol ObjectStage: AnyObject, ScenarioStage, ViewStage {
  /// Whom objects tell what happens, and ask what they answer.
  var receive: (ScenarioEvent) -> Answer { get set }
  /// Whom objects tell what they cannot do, and why.
  var obstacle: (String) -> Void { get set }
  /// The style of V, from the beginning.
  func setStyle(_ style: ModalPresentationStyle)
  /// Changes the settings of sheets in the block of `animateChanges(_:)`.
  func animateChanges(of controller: ControllerID, _ changes: () -> Void)
  /// Shows the window, when all is arranged.
  func launch()
  /// Lets something happen when the main queue is served.
  func putOff(_ body: @escaping () -> Void)
  /// Lets something happen in the handler of a touch, and UIKit all that follows from it.
  func turn(_ body: () -> Void)
}

// MARK: - UIKit's rules alone

extension PresentationWorld: ScenarioStage {
  package var rules: PresentationWorld { self }

  package mutating func hasPresentationController(
    _ controller: ControllerID, for style: ModalPresentationStyle?
  ) -> Bool { presentationController(of: controller)?.style == style }

  package mutating func hasActivePresentationController(
    _ controller: ControllerID, for style: ModalPresentationStyle?
  ) -> Bool { activePresentationController(of: controller)?.style == style }

  package mutating func setSearch(
    _ search: ControllerID, isActive: Bool, in context: ControllerID
  ) {
    if isActive { beginSearch(search, in: context) } else { endSearch(search) }
  }

  package mutating func touchOverlay(of controller: ControllerID) -> Bool { touch(controller) }

  package var awaitingCompletion: (controller: ControllerID, isCancelled: Bool)? {
    animated.flatMap {
      $0.drive == .awaitingCompletion ? ($0.presented, $0.isCancelled) : nil
    }
  }

  package func isPresented(_ controller: ControllerID) -> Bool {
    presentation(of: controller)?.isAtRest == true
  }

  package func isGone(_ controller: ControllerID) -> Bool {
    presentation(of: controller) == nil
  }

  package func styleInUse(of controller: ControllerID) -> ModalPresentationStyle? {
    presentation(of: controller)?.style
  }

  package func isBeingPresented(_ controller: ControllerID) -> Bool {
    presentation(of: controller)?.isBeingPresented == true
  }

  package func isViewInWindow(_ controller: ControllerID) -> Bool {
    state(of: controller).isViewInWindow
  }

  package func hasTransitionCoordinator(_ controller: ControllerID) -> Bool {
    presentation(of: controller)?.hasTransitionCoordinator == true
      || containerWithCoordinator(around: controller) != nil
  }

  package func saysAnimated(_ controller: ControllerID) -> Bool? {
    presentation(of: controller)?.isAnimated
  }

  package func hasDelegate(_ controller: ControllerID) -> Bool {
    !state(of: controller).delegate.isEmpty
  }

  package func selectedDetent(of controller: ControllerID) -> SheetDetent? {
    sheet(of: controller).selected
  }

  package func standingDetent(of controller: ControllerID) -> SheetDetent? {
    sheet(of: controller).standing
  }

  package func hasPageSize(_ controller: ControllerID) -> Bool {
    sheet(of: controller).prefersPageSizing
  }

  package func isModalInPresentation(_ controller: ControllerID) -> Bool {
    state(of: controller).isModalInPresentation
  }

  package func hasPreferredFrame(_ controller: ControllerID) -> Bool? {
    presentation(of: controller).map { $0.frame != .container }
  }

  package func percentComplete(of controller: ControllerID) -> Int {
    transitionSettings(of: controller).percentComplete
  }
}
