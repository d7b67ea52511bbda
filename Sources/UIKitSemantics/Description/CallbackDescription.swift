// SPDX-License-Identifier: MIT

/// A callback in the words of an iOS engineer: which object receives which method.
public struct CallbackDescription: Hashable, Sendable {
  /// The object that UIKit calls.
  public let receiver: String
  /// The method, without its class.
  public let method: String

  /// Both, as in a call.
  public var text: String { "\(receiver).\(method)" }
}

extension ControllerNames {
  /// Describes a callback.
  public func describe(_ callback: Callback) -> CallbackDescription {
    switch callback {
    case .viewWillAppear(let id): view(id, "viewWillAppear")
    case .viewIsAppearing(let id): view(id, "viewIsAppearing")
    case .viewDidAppear(let id): view(id, "viewDidAppear")
    case .viewWillDisappear(let id): view(id, "viewWillDisappear")
    case .viewDidDisappear(let id): view(id, "viewDidDisappear")
    case .presentationControllerShouldDismiss(let id):
      delegate(id, "presentationControllerShouldDismiss")
    case .presentationControllerWillDismiss(let id):
      delegate(id, "presentationControllerWillDismiss")
    case .presentationControllerDidDismiss(let id):
      delegate(id, "presentationControllerDidDismiss")
    case .presentationControllerDidAttemptToDismiss(let id):
      delegate(id, "presentationControllerDidAttemptToDismiss")
    case .adaptivePresentationStyle(let id): delegate(id, "adaptivePresentationStyle")
    case .adaptivePresentationStyleWithoutTraits(let id):
      delegate(id, "adaptivePresentationStyle(for:)")
    case .viewControllerForAdaptivePresentationStyle(let id, let style):
      delegate(id, "viewControllerForAdaptivePresentationStyle(.\(style))")
    case .prepareAdaptivePresentationController(let id):
      delegate(id, "presentationController(_:prepare:)")
    case .willPresentWithAdaptiveStyle(let id, let style):
      delegate(id, "willPresentWithAdaptiveStyle(.\(style))")
    case .sheetPresentationControllerDidChangeSelectedDetentIdentifier(let id):
      delegate(id, "sheetPresentationControllerDidChangeSelectedDetentIdentifier")
    case .presentationControllerForPresented(let id):
      transitioning(id, "presentationController(forPresented:)")
    case .animationControllerForPresented(let id):
      transitioning(id, "animationController(forPresented:)")
    case .animationControllerForDismissed(let id):
      transitioning(id, "animationController(forDismissed:)")
    case .interactionControllerForPresentation(let id):
      transitioning(id, "interactionControllerForPresentation")
    case .interactionControllerForDismissal(let id):
      transitioning(id, "interactionControllerForDismissal")
    case .containerAnimationController(let id):
      CallbackDescription(
        receiver: "delegate of \(self[id])'s container", method: "animation controller")
    case .containerInteractionController(let id):
      CallbackDescription(
        receiver: "delegate of \(self[id])'s container", method: "interaction controller")
    case .navigationControllerWillShow(let id):
      CallbackDescription(
        receiver: "navigation controller's delegate", method: "willShow \(self[id])")
    case .navigationControllerDidShow(let id):
      CallbackDescription(
        receiver: "navigation controller's delegate", method: "didShow \(self[id])")
    case .pageViewControllerWillTransition(let id):
      CallbackDescription(
        receiver: "page view controller's delegate", method: "willTransitionTo \(self[id])")
    case .pageViewControllerDidFinishAnimating(let id, let completed):
      CallbackDescription(
        receiver: "\(self[id]) delegate",
        method: "didFinishAnimating(transitionCompleted: \(completed))")
    case .shouldRemovePresentersView(let id): presentation(id, "shouldRemovePresentersView")
    case .presentationTransitionWillBegin(let id):
      presentation(id, "presentationTransitionWillBegin")
    case .presentationTransitionDidEnd(let id, let completed):
      presentation(id, "presentationTransitionDidEnd(\(completed))")
    case .dismissalTransitionWillBegin(let id): presentation(id, "dismissalTransitionWillBegin")
    case .dismissalTransitionDidEnd(let id, let completed):
      presentation(id, "dismissalTransitionDidEnd(\(completed))")
    case .containerViewWillLayoutSubviews(let id):
      presentation(id, "containerViewWillLayoutSubviews")
    case .containerViewDidLayoutSubviews(let id):
      presentation(id, "containerViewDidLayoutSubviews")
    case .shouldPresentInFullscreen(let id): presentation(id, "shouldPresentInFullscreen")
    case .presentationControllerAdaptivePresentationStyle(let id):
      presentation(id, "adaptivePresentationStyle(for:)")
    case .presentationControllerViewWillTransition(let id):
      presentation(id, "viewWillTransition(to:with:)")
    case .presentedView(let id): presentation(id, "presentedView")
    case .frameOfPresentedViewInContainerView(let id):
      presentation(id, "frameOfPresentedViewInContainerView")
    case .transitionDuration(let id): animator(id, "transitionDuration")
    case .interruptibleAnimator(let id): animator(id, "interruptibleAnimator")
    case .wantsInteractiveStart(let id): interaction(id, "wantsInteractiveStart")
    case .animateTransition(let id): animator(id, "animateTransition")
    case .startInteractiveTransition(let id): interaction(id, "startInteractiveTransition")
    case .animatorAnimationsDidFinish(let id, _): animator(id, "animation completion block")
    case .animationEnded(let id, let completed): animator(id, "animationEnded(\(completed))")
    case .alongsideAnimations(let id): coordinator(id, "alongside animations")
    case .alongsideCompletion(let id, let cancelled):
      coordinator(id, "completion block (\(cancelled ? "cancelled" : "completed"))")
    case .systemControllerDidFinish(let id):
      CallbackDescription(receiver: "\(self[id])'s own delegate", method: "didFinish")
    case .alertActionHandler(let id):
      CallbackDescription(receiver: self[id], method: "handler of the alert's action")
    case .unwindAction(let id): view(id, "unwind action")
    case .overriddenDismiss(let id): view(id, "dismiss(animated:completion:)")
    case .interactionChanged(let id, let isInteractive, let isCancelled):
      coordinator(
        id,
        "interaction block (\(isInteractive ? "interactive" : "not interactive")"
          + "\(isCancelled ? ", cancelled" : ""))")
    case .presentCompletion(let id):
      CallbackDescription(receiver: self[id], method: "completion of present")
    case .dismissCompletion(let id):
      CallbackDescription(receiver: self[id], method: "completion of dismiss")
    }
  }

  private func view(_ id: ControllerID, _ method: String) -> CallbackDescription {
    CallbackDescription(receiver: self[id], method: method)
  }

  private func delegate(_ id: ControllerID, _ method: String) -> CallbackDescription {
    CallbackDescription(receiver: "\(self[id]) delegate", method: method)
  }

  private func transitioning(_ id: ControllerID, _ method: String) -> CallbackDescription {
    CallbackDescription(receiver: "\(self[id]) transitioningDelegate", method: method)
  }

  private func presentation(_ id: ControllerID, _ method: String) -> CallbackDescription {
    CallbackDescription(receiver: "\(self[id]) presentation controller", method: method)
  }

  private func animator(_ id: ControllerID, _ method: String) -> CallbackDescription {
    CallbackDescription(receiver: "\(self[id]) animator", method: method)
  }

  private func interaction(_ id: ControllerID, _ method: String) -> CallbackDescription {
    CallbackDescription(receiver: "\(self[id]) interaction controller", method: method)
  }

  private func coordinator(_ id: ControllerID, _ method: String) -> CallbackDescription {
    CallbackDescription(receiver: "\(self[id]) coordinator", method: method)
  }
}
