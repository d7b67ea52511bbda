// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace

// What is found out by executing the actions of a state once more.
extension SceneApplication {
  /// Executes the actions that lead to the state in a new scene, and returns how many there are.
  ///
  /// Nothing is observed on the way, and nothing is executed if the app has crashed.
  func execute(in definition: SceneDefinition) -> Int {
    guard fatalStep == nil else { return 0 }
    SceneExecution(definition).follow(state.path)
    return state.path.count
  }

  /// Executes the actions that lead to the state twice, and names a property that differs, and an
  /// object that both executions share, so that each sees what the other did to it.
  public func difference(from twin: SceneApplication) -> String? {
    let stored = system.difference(between: state, and: twin.state)
    let reasons = [stored, observedDifference(from: twin), sharedObjects.first].compactMap(\.self)
    return reasons.isEmpty ? nil : reasons.joined(separator: "; ")
  }

  /// What is seen in one of two executions of the same actions and not in the other.
  private func observedDifference(from twin: SceneApplication) -> String? {
    let (one, other) = (state.observation.scene, twin.state.observation.scene)
    for (left, right) in zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children)
    where "\(left.value)" != "\(right.value)" {
      guard let name = left.label, !["printed", "names"].contains(name) else { continue }
      return left.value is Fingerprint
        ? "'\(name)', which is what waits to happen, was not the same"
        : "'\(name)' was \(left.value), then \(right.value)"
    }
    for (action, again) in zip(enabledActions, twin.enabledActions) where action != again {
      let names = ControllerNames(one.controllerNames)
      return "then a second look found '\(names.name(of: again))' in place of "
        + "'\(names.name(of: action))'"
    }
    return state.observation.world == twin.state.observation.world
      ? nil : "UIKit's side was not the same"
  }

  /// The properties of objects that only grow on the way to the state, as exclusions name them.
  var growingProperties: [String] {
    guard fatalStep == nil else { return [] }
    let outcome = SceneJournal.current.perform(["the longest sequence, once more"]) {
      system.growingProperties(until: state)
    }
    guard case .returned(let properties) = outcome else { return [] }
    return properties
  }

  /// The app's objects that several executions of the scene share, one sentence each.
  public var sharedObjects: [String] {
    fatalStep == nil ? system.sharedObjects(after: state.path) : []
  }
}
