// SPDX-License-Identifier: MIT

import UIKitSemantics

extension CatalogueRule {
  /// Wherever a transition runs, its end is within reach.
  static var everyTransitionEnds: CatalogueRule {
    .alwaysReachable(
      when: { $0.isInTransition && $0.error == nil }
    ) { !$0.isInTransition }
  }

  /// A presentation that nobody leads ends, although nobody does anything.
  static var presentationsEndByThemselves: CatalogueRule { ends(\.isBeingPresented) }

  /// A dismissal that nobody leads ends, although nobody does anything.
  static var dismissalsEndByThemselves: CatalogueRule { ends(\.isBeingDismissed) }

  /// A transition of one kind; with its end another one may begin at once.
  private static func ends(_ runs: any KeyPath<Presentation, Bool> & Sendable) -> CatalogueRule {
    .leadsTo(when: { $0.error == nil && !$0.isLedByHand && $0.top?[keyPath: runs] == true }) {
      $0.error != nil || $0.isLedByHand || $0.top?[keyPath: runs] != true
    }
  }

  /// The user can leave all presentations, with what began coming to its end.
  ///
  /// What the app has put off until later happens by itself, so it is no obstacle.
  static var userIsNeverTrapped: CatalogueRule {
    .alwaysReachable(
      when: { $0.count > 0 && $0.error == nil },
      via: { actor, finishes in actor != .app || finishes }
    ) { $0.count == 0 }
  }

  /// UIKit never ignores the app because it asks at the wrong time.
  static var noRequestIsRefused: CatalogueRule {
    .onEveryStep(
      when: { step in step.events.contains { $0.responseToRequest != nil } }
    ) { step in
      step.events.allSatisfy { event in
        guard case .refused(let refusal)? = event.responseToRequest else { return true }
        return refusal == .nothingToDismiss
      }
    }
  }

  /// No call of the app is a programmer's error.
  static var noProgrammingError: CatalogueRule {
    .always { $0.error == nil }
  }
}

extension PresentationWorld {
  /// Whether a finger holds the uppermost presentation, or a gesture of the app's leads it.
  fileprivate var isLedByHand: Bool {
    guard let top else { return false }
    return top.finger != .up || top.drive == .interacting
  }
}

extension HarnessEvent {
  /// UIKit's response, if this event is a `present` or a `dismiss`.
  fileprivate var responseToRequest: Response? {
    switch self {
    case .call(.present, let response), .call(.dismiss, let response): response
    default: nil
    }
  }
}
