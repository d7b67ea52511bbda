// SPDX-License-Identifier: MIT

import UIKitSemantics

extension CatalogRule {
  /// What the app put into a container is gone when the presentation is.
  static var overlayRemovedAfterCompletion: CatalogRule {
    .onEveryStep(
      when: { step in step.containsBefore { step.isGoneWithOverlay($0) } }
    ) { step in
      !step.containsBefore {
        step.isGoneWithOverlay($0) && step.after.state(of: $0.presented).hasOverlay
      }
    }
  }

  /// What the app put into a container is there when its dismissal was cancelled.
  static var overlayKeptAfterCancel: CatalogRule {
    .onEveryStep(
      when: { step in step.containsBefore { step.isKeptWithOverlay($0) } }
    ) { step in
      !step.containsBefore {
        step.isKeptWithOverlay($0) && !step.after.state(of: $0.presented).hasOverlay
      }
    }
  }

  /// `dismissalTransitionDidEnd` comes when the dismissal is over, with the right flag.
  static var dismissalEndTellsTheTruth: CatalogRule {
    .onEveryStep(
      when: { step in step.containsBefore { step.endOfCustomDismissal($0) != nil } }
    ) { step in
      !step.containsBefore { presentation in
        guard let completed = step.endOfCustomDismissal(presentation) else { return false }
        let controller = presentation.presented
        let ends = step.events.filter { event in
          if case .callback(.dismissalTransitionDidEnd(controller, completed: _)) = event {
            true
          } else {
            false
          }
        }
        return ends != [.callback(.dismissalTransitionDidEnd(controller, completed: completed))]
      }
    }
  }
}

extension WorldStep {
  /// Whether a controller left in this step and had an overlay of the app's in its container.
  fileprivate func isGoneWithOverlay(_ earlier: Presentation) -> Bool {
    earlier.overlayWasAdded && after.presentation(of: earlier.presented) == nil
  }

  /// Whether a controller's dismissal came to nothing in this step, and it had an overlay.
  fileprivate func isKeptWithOverlay(_ earlier: Presentation) -> Bool {
    earlier.overlayWasAdded && earlier.isBeingDismissed
      && after.presentation(of: earlier.presented)?.isAtRest == true
  }

  /// Whether a dismissal of a custom presentation was completed; `nil` if none was over in this
  /// step.
  fileprivate func endOfCustomDismissal(_ earlier: Presentation) -> Bool? {
    guard earlier.isBeingDismissed && earlier.hasCustomPresentationController else { return nil }
    guard let now = after.presentation(of: earlier.presented) else { return true }
    return now.isAtRest ? false : nil
  }
}
