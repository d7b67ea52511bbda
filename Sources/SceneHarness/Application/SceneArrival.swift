// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKitSemantics

/// A state of a scene as it was reached, and what came of the steps that were taken in it, so that
/// each is executed once.
///
/// An exploration comes to a state once for each answer of UIKit's that is new there, and several
/// explorations of a scene have most of their steps in common, as has what is told of them. A step
/// has the same outcome under all behaviors that agree in what it asks. It is remembered as long as
/// the state is.
final class SceneArrival: @unchecked Sendable {
  /// What came of a step.
  struct Outcome: Sendable {
    let step: SceneStep
    /// The questions that the step asks, one bit for each.
    let asked: UInt64
    let events: [PresentationEvent]
    let next: SceneArrival
  }

  /// The state; UIKit's side follows the usual behavior, whatever the one was that led here.
  let state: LiveState<SceneExecution>
  /// What the journal calls the steps that lead to the state, after what tells executions apart.
  let names: [String]
  // Scenes are executed on the main thread alone.
  private(set) var outcomes: [Outcome] = []
  /// Whether a search has asked for its steps: one may have been taken ahead of that.
  var isExplored = false

  init(at state: LiveState<SceneExecution>, by names: [String]) {
    var state = state
    state.observation.world.follow(UIKitBehavior())
    (self.state, self.names) = (state, names)
  }

  /// The same, of which no step is remembered.
  var forgetful: SceneArrival { SceneArrival(at: state, by: names) }

  /// UIKit's side under a behavior.
  func world(under behavior: UIKitBehavior) -> PresentationWorld {
    var world = state.observation.world
    world.follow(behavior)
    return world
  }

  /// What came of an action, if it has happened under a behavior that is the same to it.
  func outcome(
    of action: SceneActor.Action, under behavior: UIKitBehavior
  ) -> Outcome? {
    outcomes.first {
      $0.step.action == action
        && $0.step.behavior.agrees(with: behavior, on: $0.asked, about: behavior.inquirySubject)
    }
  }

  /// Remembers what came of a step.
  func note(_ outcome: Outcome) { outcomes.append(outcome) }
}
