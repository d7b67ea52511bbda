// SPDX-License-Identifier: MIT

public import UIKitSemantics

/// One thing that happened during a step, in the order in which it happened.
///
/// Every step begins with what caused it and ends with ``settled(atRest:)``.
public enum HarnessEvent: Hashable, Sendable {
  /// The user made a gesture on a presented controller.
  case gesture(UserGesture, on: ControllerID)
  /// An input of the app's own came.
  case input(Actor)
  /// The system did something.
  case system(SystemEvent)
  /// The app called UIKit, and UIKit responded.
  case call(Call, Response)
  /// UIKit called the app.
  case callback(Callback)
  /// The app answered the callback before.
  case answer(Answer)
  /// UIKit is done; says whether nothing moves any more.
  case settled(atRest: Bool)
}

/// One call of the app into UIKit.
public enum Call: Hashable, Sendable {
  case present(ControllerID, from: ControllerID, PresentationRequest)
  case dismiss(from: ControllerID, hasCompletion: Bool)
  case setModalInPresentation(Bool, of: ControllerID)
  case setDelegate(DelegateMethods, of: ControllerID)
  case setTransitioningDelegate(TransitioningMethods, of: ControllerID)
  case completeTransition(Bool, of: ControllerID)
  case finishInteractiveTransition(of: ControllerID)
  case cancelInteractiveTransition(of: ControllerID)
  case animateAlongsideTransition(of: ControllerID)
  case notifyWhenInteractionChanges(of: ControllerID)
  case pauseInteractiveTransition(of: ControllerID)
  case updateInteractiveTransition(Int, of: ControllerID)
  case setCompletionSpeed(percent: Int, of: ControllerID)
  case report(InteractionReport, of: ControllerID)
  case moveViews(of: ControllerID)
  case restoreViews(of: ControllerID)
  case readPresentationController(of: ControllerID)
  case addOverlay(to: ControllerID)
  case removeOverlay(from: ControllerID)
  case applyPreferredFrame(to: ControllerID)
  case setDetents([SheetDetent], of: ControllerID)
  case selectDetent(SheetDetent?, of: ControllerID)
  case setLargestUndimmedDetent(SheetDetent?, of: ControllerID)
  case beginAppearanceTransition(Bool, of: ControllerID)
  case endAppearanceTransition(of: ControllerID)
  case unwind(to: ControllerID)
  case push(ControllerID, onto: ControllerID)
  case pop(from: ControllerID)
  case select(ControllerID)
  case addChild(ControllerID, to: ControllerID)
  case removeFromParent(ControllerID)
  case setRootViewController(ControllerID)
}

/// One thing that UIKit, the run loop or the device does.
public enum SystemEvent: Hashable, Sendable {
  /// The running animation ends, or the run loop turns where nothing is animated (E3).
  case animationEnds
  /// UIKit starts an interactive transition of the app's on a later turn of the run loop (D7).
  case interactiveTransitionStarts
  /// The container of a custom presentation is laid out once more (C14).
  case containerLaysOut(ControllerID)
  /// The animation of a navigation controller's push or pop ends (B34).
  case containerTransitionEnds(ControllerID)
  /// UIKit asks whether the user may dismiss, for no reason that the app can see (A7).
  case shouldDismissIsAsked(ControllerID)
  /// The window gets another width, as by rotation or split view (F12).
  case sizeClassChanges(to: HorizontalSizeClass)
}
