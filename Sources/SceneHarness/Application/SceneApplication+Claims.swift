// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace

// What claims ask of a state that depends on what came of its steps, or on what all executions noted.
extension SceneApplication {
  /// A control that no touch reaches, where nothing that the user was let do changed anything.
  ///
  /// It is known when the state was explored.
  var deadControl: String? {
    let seen = state.observation.scene
    guard !isOver, seen.untried.isEmpty, let lost = seen.outOfReach.value,
      state.actions.isEmpty || here.isExplored
    else { return nil }
    let doesSomething = here.outcomes.contains { outcome in
      let action = outcome.step.action
      return action.actor == .user && !action.isFlick
        && outcome.next.state.observation.scene.outOfReach.value?.screen != lost.screen
    }
    return doesSomething ? nil : lost.control
  }

  /// A control that does nothing here, and has shown something where the screen looked the same.
  ///
  /// It is known when all was explored.
  var unresponsive: String? {
    guard !isOver else { return nil }
    let working = responses.filter { !$0.isDead }.map(\.control)
    for response in responses where response.isDead && !working.contains(response.control) {
      guard let shown = ledger.shown(by: response) else { continue }
      return "'\(response.tap)' has shown \(shown) on a screen that looked the same; here it calls "
        + "nothing of UIKit's and changes nothing on screen"
    }
    return nil
  }

  /// Whether a control does something here that does nothing elsewhere, where the screen looks the same.
  var isResponsive: Bool {
    responses.contains { !$0.isDead && ledger.isUnresponsive($0.control) }
  }

  /// What has come of the taps that were executed here; none is dead that changes the app's state.
  private var responses: [ControlRecord.Response] {
    here.outcomes.compactMap { outcome in
      let next = outcome.next.state
      guard var response = next.observation.scene.response.value, !response.isStyled else {
        return nil
      }
      if next.fingerprint != state.fingerprint { response.isDead = false }
      return response
    }
  }

  /// What a tap has put out of use for good.
  ///
  /// It is known when all was explored.
  var outOfUse: String? {
    guard !isOver, state.actions.isEmpty || here.isExplored else { return nil }
    let (depth, isEnd) = (state.path.count, state.actions.isEmpty)
    return state.observation.scene.outOfUse.first {
      ledger.isOutOfUse($0.use, at: depth, isEnd: isEnd)
    }?.text
  }

  /// Whether a spinner runs that should have ended.
  var hasUnendedSpinner: Bool { state.observation.scene.unended.contains(where: ends) }

  /// Whether a spinner that should end has not.
  var isBusy: Bool { state.observation.scene.busySpinners.contains(where: ends) }

  /// Whether a spinner is meant to end: one that runs on when the user comes back may be meant to, unless it
  /// has ended in another execution.
  private func ends(_ spinner: SpinnerRecord.Busy) -> Bool {
    !spinner.isReturned || ledger.hasEnded(spinner.place)
  }

  /// What a drag leaves where the finger was if the system takes it away, and nowhere if it is lifted; it
  /// is known when all was explored.
  var abandoned: String? {
    guard !isOver, let end = state.observation.scene.abandoned,
      let view = ledger.abandonedView(of: end)
    else { return nil }
    return
      "'\(view)' stays as '\(end.drag.subject)' has left it, and goes on if the finger is lifted there"
  }

  /// What a gesture has thrown away for which a button asks; it is known when all was explored.
  var discarded: String? {
    guard !isOver, let ending = state.observation.scene.gestureEnding.value,
      let asker = ledger.asker(before: state.fingerprint, after: ending)
    else { return nil }
    return "what was put in, for which '\(asker)' asks"
  }
}
