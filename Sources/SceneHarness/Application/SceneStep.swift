// SPDX-License-Identifier: MIT

import ModalHarness
import UIKitSemantics

/// An action, and how UIKit behaves while it happens and until the next one.
struct SceneStep: Hashable, Sendable {
  let action: SceneActor.Action
  /// Records no questions; what an earlier step asked is known when it is executed again.
  let behavior: UIKitBehavior
  /// Told which open questions are asked when the step is executed for the first time.
  var inquiry: NotCompared<Inquiry?>
  /// The state in which the step is taken; `nil` if it is not known.
  let origin: NotCompared<StepOrigin?>

  init(
    _ action: SceneActor.Action, under behavior: UIKitBehavior = UIKitBehavior(),
    noting inquiry: Inquiry? = nil, from origin: StepOrigin? = nil
  ) {
    self.action = action
    self.behavior = behavior.telling(nil)
    self.inquiry = NotCompared(inquiry)
    self.origin = NotCompared(origin)
  }

  /// The same step, executed again.
  var again: SceneStep { SceneStep(action, under: behavior, from: origin.value) }

  /// What a journal calls steps from the start.
  static func names(of steps: [SceneStep], in circumstances: String) -> [String] {
    let names = ControllerNames([])
    var circumstances = circumstances
    for (place, step) in steps.enumerated() {
      let settings = BehaviorSwitch.settings(of: step.behavior)
      if !settings.isEmpty { circumstances += " \(place + 1): \(settings.joined(separator: " "))" }
    }
    return [circumstances] + steps.map { names.name(of: $0.action) }
  }
}
