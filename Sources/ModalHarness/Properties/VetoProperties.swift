// SPDX-License-Identifier: MIT

import UIKitSemantics

extension WorldStep {
  /// The gesture that this step begins with, and on whom.
  var gesture: (kind: UIKitInput, controller: ControllerID)? {
    guard case .uikit(let kind, on: let controller)? = events.first, kind.actor == .user else {
      return nil
    }
    return (kind, controller)
  }

  func receives(_ callback: Callback) -> Bool { events.contains(.callback(callback)) }

  /// Whether the app said no to a question about a controller during this step.
  func refusedDismissal(of controller: ControllerID) -> Bool {
    let question = PresentationEvent.callback(.presentationControllerShouldDismiss(controller))
    return zip(events, events.dropFirst()).contains { $0 == question && $1 == .answer(.no) }
  }
}

extension CatalogRule {
  /// A gesture that meets a veto does not dismiss the controller.
  static var vetoIsNeverBypassed: CatalogRule {
    .onEveryStep(
      when: { step in
        guard let (kind, controller) = step.gesture else { return false }
        switch kind {
        case .swipeBegins, .swipeDownAgain, .swipeReleased, .tapOutside, .accessibilityEscape:
          break
        default: return false
        }
        let isModal = step.before.isModalInPresentation(controller)
        return isModal || step.refusedDismissal(of: controller)
      }
    ) { step in
      guard let (_, controller) = step.gesture else { return true }
      // Code may dismiss in the same step; only the user must not.
      guard let after = step.after.presentation(of: controller) else { return true }
      return !(after.isBeingDismissed && after.cause == .user && !after.isCancelled)
    }
  }

  /// A veto does not block dismissals by code (A6).
  static var vetoDoesNotStopCode: CatalogRule {
    .onEveryStep(
      when: { step in
        step.before.isAtRest
          && step.events.contains { event in
            guard case .call(.dismiss(from: let source, hasCompletion: _), _) = event else {
              return false
            }
            return step.before.wouldDismissBlockedController(source)
          }
      }
    ) { step in
      step.events.contains { event in
        if case .call(.dismiss, .accepted) = event { true } else { false }
      }
    }
  }

  /// A swipe that was released past the threshold without dismissing is reported.
  static var everyBlockedSwipeIsReported: CatalogRule {
    .onEveryStep(
      when: { step in
        guard let (kind, controller) = step.gesture, kind == .swipeReleased,
          let before = step.before.presentation(of: controller),
          before.finger == .pastThreshold
        else { return false }
        guard before.isBeingDismissed else { return true }
        return step.after.presentation(of: controller)?.isCancelled == true
      }
    ) { step in
      guard let (_, controller) = step.gesture else { return true }
      return step.receives(.presentationControllerDidAttemptToDismiss(controller))
    }
  }

  /// The delegate is told about every dismissal by the user when it is over.
  static var didDismissAfterEveryUserDismissal: CatalogRule {
    .onEveryStep(
      when: { step in step.containsBefore { step.isDismissedByUser($0) } }
    ) { step in
      !step.containsBefore {
        step.isDismissedByUser($0)
          && !step.receives(.presentationControllerDidDismiss($0.presented))
      }
    }
  }
}

extension WorldStep {
  /// Whether the user's gesture took a controller off the screen, finally, in this step.
  fileprivate func isDismissedByUser(_ earlier: Presentation) -> Bool {
    earlier.isBeingDismissed && earlier.cause == .user
      && receives(.viewDidDisappear(earlier.presented))
  }
}

extension PresentationWorld {
  /// Whether `dismiss` on a controller would take down one that blocks the user's dismissal.
  fileprivate func wouldDismissBlockedController(_ source: ControllerID) -> Bool {
    let target = presentedViewController(of: source) ?? source
    return presentation(of: target) != nil && isModalInPresentation(target)
  }
}
