// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKitSemantics

/// What is counted on the steps of random walks.
struct WalkObservations<App: Application> {
  typealias Action = HarnessAction<App.Input>

  private let names: ControllerNames
  private var actions: [Action: String] = [:]
  private var tallies: [String: ActionReport] = [:]
  private var previous = ""
  private var pairs: [String: Set<String>] = [:]
  private var descriptions: [Callback: CallbackDescription] = [:]
  private(set) var callbacks: [CallbackDescription: CallbackTally] = [:]

  init(names: ControllerNames) {
    self.names = names
  }

  /// Counts one step; the first of a walk has the number 1.
  mutating func add(_ step: Step<PresentationSystem<App>>, number: Int) {
    let name = actions[step.action] ?? names.name(of: step.action)
    actions[step.action] = name
    let fresh = ActionReport(
      name: name, actor: step.action.actor.rawValue, taken: 0, firstDepth: number)
    tallies[name, default: fresh].taken += 1
    tallies[name, default: fresh].firstDepth = min(tallies[name]?.firstDepth ?? number, number)
    if number > 1 { pairs[previous, default: []].insert(name) }
    previous = name
    addCallbacks(of: step, number)
  }

  private mutating func addCallbacks(of step: Step<PresentationSystem<App>>, _ number: Int) {
    var received: Set<CallbackDescription> = []
    for case .callback(let callback) in step.events {
      let description = descriptions[callback] ?? names.describe(callback)
      descriptions[callback] = description
      received.insert(description)
    }
    for description in received {
      callbacks[description, default: CallbackTally()].add(
        depth: number, configuration: step.before.configuration)
    }
  }

  /// The actions by name.
  var actionReports: [ActionReport] { tallies.values.sorted { $0.name < $1.name } }

  /// Which actions followed which.
  var pairReport: ActionPairReport {
    let names = tallies.keys.sorted()
    let missing = names.compactMap { first -> ActionPairReport.MissingPairs? in
      let never = names.filter { pairs[first]?.contains($0) != true }
      return never.isEmpty ? nil : .init(after: first, never: never)
    }
    let missingCount = missing.map(\.never.count).reduce(0, +)
    return ActionPairReport(
      occurred: names.count * names.count - missingCount, possible: names.count * names.count,
      missing: missing)
  }
}
