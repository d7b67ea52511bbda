// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

/// One execution of a scene, from the moment its objects were made.
final class SceneExecution: LiveScene, Sendable {
  typealias Action = SceneActor.Action
  typealias Event = PresentationEvent

  /// What is compared and checked in a state.
  struct Observation: Hashable, Sendable {
    var world: PresentationWorld
    var scene: SceneObservation
    /// The open questions asked in the scenes that this one was compared with.
    var consultedElsewhere = NotCompared<SwitchSet>([])

    /// What would be observed under another behavior; `nil` if anything might have gone differently.
    func under(_ behavior: UIKitBehavior) -> Observation? {
      guard let world = world.under(behavior, asking: consultedElsewhere.value) else { return nil }
      var copy = self
      copy.world = world
      return copy
    }
  }

  private let parts: Parts

  init(_ definition: SceneDefinition) {
    parts = MainThread.run { Parts(definition) }
  }

  func appendActions(to actions: inout [Action]) {
    actions += MainThread.run { parts.actions }
  }

  func perform(_ action: Action, emitting events: inout [PresentationEvent]) {
    events += MainThread.run { parts.perform(action) }
  }

  func follow(_ path: [Action]) {
    MainThread.run {
      for action in path { parts.perform(action) }
    }
  }

  func observe() -> Observation { MainThread.run { parts.observation } }

  func add(to snapshot: inout Snapshot) {
    parts.add(to: &snapshot)
  }

  var isAccepting: Bool { MainThread.run { parts.isAccepting } }
}
