// SPDX-License-Identifier: MIT

import ModalHarness
import UIKit
import UIKitSemantics

extension SceneActor {
  /// Lets everything happen that continues by itself: calls that are due, then the ends of UIKit's
  /// animations, then those of the app's.
  ///
  /// - Returns: Whether nothing is pending any more. A call or a timer that is due later stays
  ///   pending, and so does a transition that is driven interactively.
  func settle() -> Bool {
    for _ in 0..<Self.boundOfCalls {
      guard presentation.exception == nil, presentation.world.error == nil else { return false }
      guard let action = actionThatGoesOn else { break }
      presentation.turn(action)
    }
    return presentation.world.isAtRest && !scene.clock.isWaiting
  }

  /// What happens next by itself, without time passing for the app.
  private var actionThatGoesOn: (() -> Void)? {
    let pending = scene.clock.pending
    if let due = pending.first(where: {
      $0.kind != .animation && !$0.kind.comesAtAnyTime && $0.due <= scene.clock.now
    }) {
      return { self.fire(due.id) }
    }
    if presentation.offers(.animationEnds) { return { self.perform(.animationEnds) } }
    if let container = presentation.containersInTransition.first {
      return { self.perform(.containerTransitionEnds(container)) }
    }
    let last = pending.first { $0.kind == .animation || $0.kind == .touch }
    return last.map { event in { self.fire(event.id) } }
  }
}
