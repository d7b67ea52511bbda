// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

/// One execution of a scene, from the moment its objects were made.
final class SceneExecution: LiveScene, Sendable {
  typealias Action = SceneStep
  typealias Event = PresentationEvent

  /// What is compared and checked in a state.
  struct Observation: Hashable, Sendable {
    var world: PresentationWorld
    var scene: SceneObservation
  }

  private let parts: Parts

  init(_ definition: SceneDefinition) {
    parts = MainThread.run { Parts(definition) }
  }

  func appendActions(to actions: inout [Action]) {
    actions += MainThread.run { parts.actions }.map { SceneStep($0) }
  }

  func perform(_ action: Action, emitting events: inout [PresentationEvent]) {
    events += MainThread.run { parts.perform(action) }
  }

  func follow(_ path: [Action]) {
    MainThread.run {
      for step in path { parts.perform(step.again) }
    }
  }

  func observe() -> Observation { MainThread.run { parts.observation } }

  func add(to snapshot: inout Snapshot) {
    parts.add(to: &snapshot)
  }

  var isAccepting: Bool { MainThread.run { parts.isAccepting } }
}
