// SPDX-License-Identifier: MIT

import StateSpace
import UIKitSemantics

/// What has come of a step in another process, and all that its execution has noted.
struct StepRecord {
  private let asked: UInt64
  private let events: [PresentationEvent]
  private let observation: SceneExecution.Observation
  private let actions: [SceneActor.Action]
  private let isAccepting: Bool
  private let fingerprint: Fingerprint
  private let visible: Fingerprint
  private let screenBefore: Fingerprint?
  /// What the execution has noted for the whole exploration.
  let notes: SceneLedger.Notes
  /// The names of the types that it was the first to meet.
  let met: [String]
  /// Which places are for which types of controllers since, if that may have been decided.
  let places: [Int: String]?

  init(
    _ outcome: SceneArrival.Outcome, notes: SceneLedger.Notes, met: [String],
    places: [Int: String]?
  ) {
    let state = outcome.next.state
    (asked, events) = (outcome.asked, outcome.events)
    (observation, actions) = (state.observation, state.actions.map(\.action))
    (isAccepting, fingerprint, visible) = (state.isAccepting, state.fingerprint, state.visible)
    screenBefore = outcome.step.findings.value?.screen
    (self.notes, self.met, self.places) = (notes, met, places)
  }

  /// The outcome of the step here.
  func outcome(
    of step: SceneStep, at here: SceneArrival, by names: [String]
  ) -> SceneArrival.Outcome {
    step.findings.value?.screen = screenBefore
    let state = LiveState<SceneExecution>(
      path: here.state.path + [step], observation: observation,
      actions: actions.map { SceneStep($0) }, isAccepting: isAccepting, fingerprint: fingerprint,
      visible: visible)
    return SceneArrival.Outcome(
      step: step, asked: asked, events: events,
      next: SceneArrival(at: state, by: names))
  }
}
