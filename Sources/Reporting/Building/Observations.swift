// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKitSemantics

/// What is counted of one callback.
struct CallbackTally {
  private(set) var transitions = 0
  private(set) var firstDepth = Int.max
  private(set) var configurations: Set<Int> = []

  mutating func add(depth: Int, configuration: Int) {
    transitions += 1
    firstDepth = min(firstDepth, depth)
    configurations.insert(configuration)
  }
}

/// What one more run over all transitions shows: who acts, and what UIKit calls.
struct Observations {
  private(set) var actors: [String: Actor] = [:]
  private(set) var callbacks: [CallbackDescription: CallbackTally] = [:]

  init() {}

  init<App: Application>(
    of exploration: Exploration<PresentationSystem<App>>, names: ControllerNames
  ) {
    var known: Set<HarnessAction<App.Input>> = []
    var descriptions: [Callback: CallbackDescription] = [:]
    let states = exploration.states
    exploration.forEachTransition { source, action, events, _ in
      if known.insert(action).inserted { actors[names.name(of: action)] = action.actor }
      var received: Set<CallbackDescription> = []
      for case .callback(let callback) in events {
        let description = descriptions[callback] ?? names.describe(callback)
        descriptions[callback] = description
        received.insert(description)
      }
      let depth = exploration.depth(of: source) + 1
      for description in received {
        callbacks[description, default: CallbackTally()].add(
          depth: depth, configuration: states[source].configuration)
      }
    }
  }
}

extension CallbackReport {
  /// The callbacks in order.
  static func all(_ tallies: [CallbackDescription: CallbackTally]) -> [CallbackReport] {
    tallies.map { description, tally in
      CallbackReport(
        receiver: description.receiver, method: description.method,
        transitions: tally.transitions, firstDepth: tally.firstDepth,
        configurations: tally.configurations.count)
    }.sorted { ($0.receiver, $0.method) < ($1.receiver, $1.method) }
  }
}
