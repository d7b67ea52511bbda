// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

/// One execution of a scene, from the moment at which its objects were made.
final class SceneExecution: LiveScene, Sendable {
  typealias Action = HarnessAction<SceneAction>
  typealias Event = HarnessEvent

  /// What is compared and checked of a state.
  struct Observation: Hashable, Sendable {
    var world: PresentationWorld
    var scene: SceneObservation
  }

  private let parts: Parts

  init(_ definition: SceneDefinition) {
    parts = MainActor.assumeIsolated { Parts(definition) }
  }

  func appendActions(to actions: inout [Action]) {
    actions += MainActor.assumeIsolated { parts.actions }
  }

  func perform(_ action: Action, emitting events: inout [HarnessEvent]) {
    events += MainActor.assumeIsolated { parts.perform(action) }
  }

  func observe() -> Observation { MainActor.assumeIsolated { parts.observation } }

  func add(to snapshot: inout Snapshot) {
    snapshot.addOnMain { parts.add(to: &$0) }
  }

  var isAccepting: Bool { MainActor.assumeIsolated { parts.isAccepting } }
}
