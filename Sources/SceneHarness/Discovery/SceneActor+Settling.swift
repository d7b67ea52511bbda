// SPDX-License-Identifier: MIT

import ModalHarness
import UIKit
import UIKitSemantics

extension SceneActor {
  /// Lets everything happen that goes on by itself now: calls that are due, then the ends of UIKit's
  /// animations, then those of the app's.
  ///
  /// - Returns: Whether nothing is left that waits. A call or a timer that is due later is left, and
  ///   so is a transition that waits for a hand.
  func settle() -> Bool {
    for _ in 0..<Self.boundOfCalls {
      guard presentation.exception == nil, presentation.world.error == nil else { return false }
      guard let command = commandThatGoesOn else { break }
      presentation.turn { perform(command) }
    }
    return presentation.world.isAtRest && scene.clock.isIdle
  }

  /// What happens next by itself, without time passing for the app.
  private var commandThatGoesOn: SceneCommand? {
    let pending = scene.clock.pending
    if let due = pending.first(where: { $0.kind != .animation && $0.due <= scene.clock.now }) {
      return .fire(due.id)
    }
    if presentation.canEndAnimation { return .system(.animationEnds) }
    if let container = presentation.world.containersInTransition.first {
      return .system(.containerTransitionEnds(container))
    }
    return pending.first { $0.kind == .animation || $0.kind == .touch }.map { .fire($0.id) }
  }
}
