// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKitSemantics

/// What came of the steps that were taken in a state, so that each is executed once.
///
/// An exploration comes to a state once for each answer of UIKit's that is new there, and several
/// explorations of a scene have most of their steps in common, as has what is told of them. A step
/// has the same outcome under all behaviors that agree in what it asks. It is remembered as long as
/// the state is.
final class StepMemory: @unchecked Sendable {
  /// What came of a step.
  struct Outcome: Sendable {
    let step: SceneStep
    /// The questions that the step asks, one bit for each.
    let asked: UInt64
    let events: [PresentationEvent]
    let next: LiveState<SceneExecution>
    /// What comes of steps in the next state.
    let memory = StepMemory()
  }

  // Scenes are executed on the main thread alone.
  private(set) var outcomes: [Outcome] = []

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
