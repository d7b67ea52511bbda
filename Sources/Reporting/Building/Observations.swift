// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKitSemantics

/// What is counted on steps, those of an exploration or of random walks: who acts, and what UIKit
/// calls.
struct Observations<App: Application> {
  private struct Tally {
    var steps = 0
    var firstDepth = Int.max
    var configurations: Set<Int> = []
  }

  private let names: ControllerNames
  private let receivers: ControllerNames
  private var actionNames: [HarnessAction<App.Input>: String] = [:]
  private var tallies: [String: ActionReport] = [:]
  private var descriptions: [Callback: CallbackDescription] = [:]
  private var callbacks: [CallbackDescription: Tally] = [:]

  /// Names actions by some names, and who receives callbacks by the same or others.
  init(names: ControllerNames, receivers: ControllerNames? = nil) {
    self.names = names
    self.receivers = receivers ?? names
  }

  /// Counts one step.
  mutating func add(
    _ action: HarnessAction<App.Input>, _ events: some Sequence<PresentationEvent>, depth: Int,
    configuration: Int
  ) {
    let name = actionNames[action] ?? names.name(of: action)
    actionNames[action] = name
    let fresh = ActionReport(
      name: name, actor: action.actor.rawValue, taken: 0, firstDepth: depth)
    tallies[name, default: fresh].taken += 1
    tallies[name, default: fresh].firstDepth = min(tallies[name]?.firstDepth ?? depth, depth)
    var received: Set<CallbackDescription> = []
    for case .callback(let callback) in events {
      let description = descriptions[callback] ?? receivers.describe(callback)
      descriptions[callback] = description
      received.insert(description)
    }
    for description in received {
      callbacks[description, default: Tally()].steps += 1
      callbacks[description, default: Tally()].firstDepth =
        min(callbacks[description]?.firstDepth ?? depth, depth)
      callbacks[description, default: Tally()].configurations.insert(configuration)
    }
  }

  var actions: [ActionReport] { tallies.values.sorted { $0.name < $1.name } }

  var callbackReports: [CallbackReport] {
    callbacks.map { description, tally in
      CallbackReport(
        receiver: description.receiver, method: description.method, transitions: tally.steps,
        firstDepth: tally.firstDepth, configurations: tally.configurations.count)
    }.sorted { ($0.receiver, $0.method) < ($1.receiver, $1.method) }
  }
}
