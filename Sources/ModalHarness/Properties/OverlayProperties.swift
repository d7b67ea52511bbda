// SPDX-License-Identifier: MIT

import UIKitSemantics

extension CatalogueRule {
  /// What the app put into a container is gone when the presentation is.
  static var overlayRemovedAfterCompletion: CatalogueRule {
    .onEveryStep(
      when: { step in !step.controllersGoneWithOverlay.isEmpty }
    ) { step in
      step.controllersGoneWithOverlay.allSatisfy { !step.after.state(of: $0).hasOverlay }
    }
  }

  /// What the app put into a container is there when its dismissal was cancelled.
  static var overlayKeptAfterCancel: CatalogueRule {
    .onEveryStep(
      when: { step in !step.controllersKeptWithOverlay.isEmpty }
    ) { step in
      step.controllersKeptWithOverlay.allSatisfy { step.after.state(of: $0).hasOverlay }
    }
  }

  /// `dismissalTransitionDidEnd` comes when the dismissal is over, with the right flag.
  static var dismissalEndTellsTheTruth: CatalogueRule {
    .onEveryStep(
      when: { step in !step.endedCustomDismissals.isEmpty }
    ) { step in
      step.endedCustomDismissals.allSatisfy { controller, completed in
        let ends = step.events.filter { event in
          if case .callback(.dismissalTransitionDidEnd(controller, completed: _)) = event {
            true
          } else {
            false
          }
        }
        return ends
          == [.callback(.dismissalTransitionDidEnd(controller, completed: completed))]
      }
    }
  }
}

extension WorldStep {
  fileprivate var presentationsBefore: [Presentation] {
    (0..<before.count).map { before.presentation(at: $0) }
  }

  /// The controllers that left in this step and had an overlay of the app's in their container.
  fileprivate var controllersGoneWithOverlay: [ControllerID] {
    presentationsBefore.filter(\.overlayWasAdded).map(\.presented)
      .filter { after.presentation(of: $0) == nil }
  }

  /// The controllers whose dismissal came to nothing in this step and that had an overlay.
  fileprivate var controllersKeptWithOverlay: [ControllerID] {
    presentationsBefore.filter { $0.overlayWasAdded && $0.isBeingDismissed }.map(\.presented)
      .filter { after.presentation(of: $0)?.isAtRest == true }
  }

  /// The dismissals of custom presentations that were over in this step, and how they ended.
  fileprivate var endedCustomDismissals: [(controller: ControllerID, completed: Bool)] {
    presentationsBefore.filter { $0.isBeingDismissed && $0.hasCustomPresentationController }
      .compactMap { presentation in
        let controller = presentation.presented
        guard let now = after.presentation(of: controller) else { return (controller, true) }
        return now.isAtRest ? (controller, false) : nil
      }
  }
}
