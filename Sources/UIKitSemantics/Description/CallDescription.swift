// SPDX-License-Identifier: MIT

extension ControllerNames {
  /// A call of the app as it would stand in its source.
  public func describe(_ call: Call) -> String {
    switch call {
    case .present(let controller, let source, let request):
      "\(self[source]).present(\(self[controller]), .\(request.style), animated: \(request.animated))"
    case .dismiss(let controller, _): "\(self[controller]).dismiss()"
    case .setModalInPresentation(let value, let controller):
      "\(self[controller]).isModalInPresentation = \(value)"
    case .setDelegate(let methods, let controller):
      "\(self[controller]).presentationController.delegate = \(methods.isEmpty ? "nil" : "…")"
    case .setTransitioningDelegate(let methods, let controller):
      "\(self[controller]).transitioningDelegate = \(methods.isEmpty ? "nil" : "…")"
    case .completeTransition(let didComplete, _): "completeTransition(\(didComplete))"
    case .finishInteractiveTransition: "interaction controller.finish()"
    case .cancelInteractiveTransition: "interaction controller.cancel()"
    case .animateAlongsideTransition(let controller):
      "\(self[controller]).transitionCoordinator?.animate(alongside)"
    case .notifyWhenInteractionChanges(let controller):
      "\(self[controller]).transitionCoordinator?.notifyWhenInteractionChanges()"
    case .pauseInteractiveTransition: "interaction controller.pause()"
    case .updateInteractiveTransition(let percent, _): "interaction controller.update(\(percent) %)"
    case .setCompletionSpeed(let percent, _):
      "interaction controller.completionSpeed = \(percent) %"
    case .report(let report, _): "transitionContext.\(report)InteractiveTransition()"
    case .moveViews: "the animator moves views"
    case .restoreViews: "the views are put back"
    case .readPresentationController(let controller): "\(self[controller]).presentationController"
    case .addOverlay: "containerView?.addSubview(overlay)"
    case .removeOverlay: "overlay.removeFromSuperview()"
    case .applyPreferredFrame: "presentedView?.frame = frameOfPresentedViewInContainerView"
    case .setDetents(let detents, let controller):
      "\(sheet(controller)).detents = [\(detents.map(\.words).joined(separator: ", "))]"
    case .selectDetent(let detent, let controller):
      "\(sheet(controller)).selectedDetentIdentifier = \(detent?.words ?? "nil")"
    case .setLargestUndimmedDetent(let detent, let controller):
      "\(sheet(controller)).largestUndimmedDetentIdentifier = \(detent?.words ?? "nil")"
    case .beginAppearanceTransition(let isAppearing, let controller):
      "\(self[controller]).beginAppearanceTransition(\(isAppearing))"
    case .endAppearanceTransition(let controller):
      "\(self[controller]).endAppearanceTransition()"
    case .unwind(let destination): "unwind segue to \(self[destination])"
    case .push(let controller, let container):
      "\(self[container]).pushViewController(\(self[controller]))"
    case .pop(let container): "\(self[container]).popViewController()"
    case .select(let controller): "select the tab of \(self[controller])"
    case .setPage(let page, let container, let animated):
      "\(self[container]).setViewControllers([\(self[page])], animated: \(animated))"
    case .addChild(let controller, let container):
      "\(self[container]).addChild(\(self[controller]))"
    case .removeFromParent(let controller): "\(self[controller]).removeFromParent()"
    case .setRootViewController(let controller):
      "window.rootViewController = \(self[controller])"
    }
  }

  private func sheet(_ controller: ControllerID) -> String {
    "\(self[controller]).sheetPresentationController?"
  }

  /// What UIKit made of a call; `nil` where it just did it.
  public func describe(_ response: Response) -> String? {
    switch response {
    case .accepted: nil
    case .deferred: "put off until the running transition is over"
    case .refused(let refusal): "refused: \(refusal.message)"
    case .raised(let error): "exception: \(error.message)"
    }
  }
}

extension SheetDetent {
  /// As code has it; of an app's own only the place is known.
  fileprivate var words: String {
    switch self {
    case .medium, .large: ".\(self)"
    case .customBelowMedium: "a custom one below .medium"
    case .customAboveMedium: "a custom one above .medium"
    }
  }
}
