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
    parts = Self.run { Parts(definition) }
  }

  /// Runs code of the scene on the main thread; the tasks that it begins are the scene's.
  private static func run<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    MainThread.run { TaskRuntime.run { body() } }
  }

  func appendActions(to actions: inout [Action]) {
    actions += Self.run { parts.actions }.map { SceneStep($0) }
  }

  func perform(_ action: Action, emitting events: inout [PresentationEvent]) {
    events += Self.run { parts.perform(action) }
  }

  func follow(_ path: [Action]) {
    Self.run {
      for step in path { parts.perform(step.again) }
    }
  }

  func observe() -> Observation { Self.run { parts.observation } }

  func add(to snapshot: inout Snapshot) {
    TaskRuntime.run { parts.add(to: &snapshot) }
  }

  var isAccepting: Bool { Self.run { parts.isAccepting } }
}
