// SPDX-License-Identifier: MIT

import ModalHarness
import UIKitSemantics

extension [PresentationEvent] {
  /// What a model and its code have to agree on.
  ///
  /// Whether a method is missing or says "there is none" is the same to UIKit.
  var comparable: [PresentationEvent] {
    indices.compactMap { index in
      if self[index].asksForObject, index + 1 < count, self[index + 1] == .answer(.no) {
        return nil
      }
      if index > 0, self[index - 1].asksForObject, self[index] == .answer(.no) { return nil }
      return self[index].isComparable ? self[index] : nil
    }
  }
}

extension PresentationEvent {
  /// The event as the model tells it: what a controller asks for that the model has not, another one
  /// asks for; what it receives nobody receives.
  func told(by standIns: [ControllerID: ControllerID]) -> PresentationEvent? {
    switch self {
    case .call(.present(let presented, let source, let request), let response):
      return .call(
        .present(standIns[presented] ?? presented, from: standIns[source] ?? source, request),
        response)
    case .call(.dismiss(let source, let hasCompletion), let response):
      return .call(
        .dismiss(from: standIns[source] ?? source, hasCompletion: hasCompletion), response)
    case .callback(.viewWillAppear(let id)), .callback(.viewIsAppearing(let id)),
      .callback(.viewDidAppear(let id)), .callback(.viewWillDisappear(let id)),
      .callback(.viewDidDisappear(let id)):
      return standIns[id] == nil ? self : nil
    default: return self
    }
  }

  /// Whether model and code have to agree on it: what UIKit calls, and the requests that have an
  /// effect on it.
  fileprivate var isComparable: Bool {
    switch self {
    case .callback(.animatorAnimationsDidFinish), .callback(.containerViewDidLayoutSubviews),
      .callback(.containerViewWillLayoutSubviews):
      false
    // Only of real code is it known whether it overrides them.
    case .callback(.presentedView), .callback(.frameOfPresentedViewInContainerView): false
    case .callback(.animationEnded): false  // Only one of the two has the optional method.
    case .callback, .answer: true
    case .call(.present, _), .call(.dismiss, _), .call(.completeTransition, _): true
    case .call(.finishInteractiveTransition, .accepted),
      .call(.cancelInteractiveTransition, .accepted):
      true
    default: false
    }
  }

  /// Whether UIKit asks for an object, or for a wish that few have.
  fileprivate var asksForObject: Bool {
    switch self {
    case .callback(.presentationControllerForPresented),
      .callback(.animationControllerForPresented), .callback(.animationControllerForDismissed),
      .callback(.interactionControllerForPresentation),
      .callback(.interactionControllerForDismissal), .callback(.shouldRemovePresentersView):
      true
    default: false
    }
  }
}
