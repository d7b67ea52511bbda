// SPDX-License-Identifier: MIT

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
  case setPage(ControllerID, in: ControllerID, animated: Bool)
  case addChild(ControllerID, to: ControllerID)
  case removeFromParent(ControllerID)
  case setRootViewController(ControllerID)
}

extension Call {
  /// Whether it says nothing to the authors of an app whose views are SwiftUI's, if SwiftUI makes it: how
  /// it looks at a presentation, waits for one and puts controllers into each other.
  package var isInternalOfSwiftUI: Bool {
    switch self {
    case .readPresentationController, .setDelegate, .animateAlongsideTransition,
      .notifyWhenInteractionChanges, .addChild, .removeFromParent:
      true
    default: false
    }
  }
}
