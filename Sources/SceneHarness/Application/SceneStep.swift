// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
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
  /// What was found out when the step was executed for the first time; `nil` if its origin is not known.
  let findings: NotCompared<StepFindings?>

  init(
    _ action: SceneActor.Action, under behavior: UIKitBehavior = UIKitBehavior(),
    noting inquiry: Inquiry? = nil, from origin: StepOrigin? = nil
  ) {
    self.action = action
    self.behavior = behavior.telling(nil)
    self.inquiry = NotCompared(inquiry)
    self.origin = NotCompared(origin)
    findings = NotCompared(origin.map { _ in StepFindings() })
  }

  /// The same step, executed again.
  var again: SceneStep {
    var step = self
    step.inquiry = NotCompared(nil)
    return step
  }

  /// What a journal calls the circumstances, the steps from the start, and one more.
  static func names(_ names: [String], and step: SceneStep) -> [String] {
    let settings = BehaviorSwitch.settings(of: step.behavior)
    var names = names
    if !settings.isEmpty { names[0] += " \(names.count): \(settings.joined(separator: " "))" }
    names.append(ControllerNames([]).name(of: step.action))
    return names
  }
}

/// What is found out when a step is executed for the first time, and the same each time.
final class StepFindings: @unchecked Sendable {
  // Scenes are executed on the main thread alone.
  var screen: Fingerprint?

  /// How everything looks when the step begins.
  func screen(_ find: () -> Fingerprint) -> Fingerprint {
    if let screen { return screen }
    let found = find()
    screen = found
    return found
  }
}
