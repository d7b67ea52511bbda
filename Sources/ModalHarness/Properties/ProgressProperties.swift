// SPDX-License-Identifier: MIT

import StateSpace
import UIKitSemantics

extension Property where System: HarnessedSystem {
  /// Wherever a transition runs, its end is within reach.
  static var everyTransitionEnds: Self {
    .alwaysReachable(
      CatalogueProperty.everyTransitionEnds.rawValue,
      when: { $0.world.isInTransition && $0.world.error == nil }
    ) { !$0.world.isInTransition }
  }

  /// The user, with UIKit finishing what it began, can leave all presentations.
  static var userIsNeverTrapped: Self {
    .alwaysReachable(
      CatalogueProperty.userIsNeverTrapped.rawValue,
      when: { $0.world.count > 0 && $0.world.error == nil },
      via: { $0.actor != .app }
    ) { $0.world.count == 0 }
  }

  /// UIKit never ignores the app because it asks at the wrong time.
  static var noRequestIsRefused: Self {
    .onEveryStep(
      CatalogueProperty.noRequestIsRefused.rawValue,
      when: { step in step.events.contains { $0.responseToRequest != nil } }
    ) { step in
      step.events.allSatisfy { event in
        guard case .refused(let refusal)? = event.responseToRequest else { return true }
        return refusal == .nothingToDismiss
      }
    }
  }

  /// No call of the app is a programmer's error.
  static var noProgrammingError: Self {
    .always(CatalogueProperty.noProgrammingError.rawValue) { $0.world.error == nil }
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
