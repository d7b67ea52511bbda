// SPDX-License-Identifier: MIT

import UIKitSemantics

extension CatalogRule {
  /// A transition that is not driven interactively ends without any action by the user, be it of a
  /// presentation or of a container.
  ///
  /// Each is an obligation of its own: when one has ended, another may begin at once.
  static var everyTransitionEnds: CatalogRule {
    .obligations([ends(.presentation), ends(.dismissal)], ifLeftAlone: false)
  }

  /// What a controller comes or goes by ends: a presentation, or the transition of its container.
  private static func ends(_ transition: Presentation.Transition) -> Obligation {
    let runs: ControllerPredicate = { world, controller in
      if world.presentation(of: controller)?.transition == transition { return true }
      guard let container = world.container(ofTransitionOf: controller),
        let exchange = world.containerTransition(of: container)
      else { return false }
      return exchange.isReturn == (transition == .dismissal)
    }
    return Obligation(when: runs) { world, controller in !runs(world, controller) }
  }

  /// What UIKit has agreed to present ends up on screen, or the app cancels it.
  ///
  /// UIKit's answer to `present` comes at once: what it accepts stands on the stack after the same
  /// step, and what it refuses does not (``noRequestIsRefused`` is about that).
  static var noLostPresent: CatalogRule {
    .leadsTo(
      when: { world, controller in
        guard let presentation = world.presentation(of: controller) else { return false }
        return presentation.isAwaited || presentation.isWithoutContent
      }
    ) { world, controller in
      guard let presentation = world.presentation(of: controller) else { return false }
      return !presentation.isAwaited && !presentation.isWithoutContent
    }
  }

  /// What UIKit has agreed to dismiss, for the user or the app, is dismissed or kept back.
  static var noLostDismiss: CatalogRule {
    .leadsTo(
      when: { world, controller in world.presentation(of: controller)?.isLeaving == true }
    ) { world, controller in
      guard let presentation = world.presentation(of: controller) else { return true }
      return !presentation.isAtRest && !presentation.isLeaving
    }
  }

  /// A screen that gets no touches gets them again without any action by the user.
  ///
  /// It is about the topmost controller. Where one transition follows the other forever, each of
  /// them ends and the user waits; so external events, such as a notification in the middle of each
  /// transition, are assumed to stop eventually. An app that keeps itself busy is not. Where
  /// touches reach the app during transitions (H13), nothing is blocked.
  static var touchHandlingIsRestored: CatalogRule {
    let obligation = Obligation { world, controller in
      world.topmostController == controller && !world.answersTouches
    } goal: { world, _ in
      world.acceptsTouches(world.topmostController)
    }
    return .obligations([obligation], ifLeftAlone: true)
  }

  /// The user can leave all presentations, with what began coming to its end.
  ///
  /// What the app has put off until later happens by itself, so it is no obstacle.
  ///
  /// This is not a liveness property: that the user *can* leave does not say that the user will, and
  /// linear-time formulas cannot express what only may happen. What happens without the user is
  /// ``touchHandlingIsRestored``.
  static var userIsNeverTrapped: CatalogRule {
    .alwaysReachable(
      when: { $0.count > 0 && $0.error == nil },
      via: { actor, finishes in actor != .app || finishes }
    ) { $0.count == 0 }
  }

  /// UIKit never ignores a request because it comes at the wrong time.
  static var noRequestIsRefused: CatalogRule {
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
  static var noProgrammingError: CatalogRule {
    .always { $0.error == nil }
  }
}

extension PresentationWorld {
  /// Whether nothing moves and what is uppermost gets the user's touches.
  fileprivate var answersTouches: Bool { isAtRest && acceptsTouches(topmostController) }
}

extension PresentationEvent {
  /// UIKit's response, if this event is a `present` or a `dismiss`.
  fileprivate var responseToRequest: Response? {
    switch self {
    case .call(.present, let response), .call(.dismiss, let response): response
    default: nil
    }
  }
}
