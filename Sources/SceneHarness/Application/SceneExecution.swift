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

  // Written once more by `deinit`, when there is no other reference to the execution.
  private nonisolated(unsafe) var held: Parts?

  private var parts: Parts {
    guard let held else { preconditionFailure("The execution has ended.") }
    return held
  }

  init(_ definition: SceneDefinition) {
    held = Self.run { Parts(definition) }
  }

  // What the app does as its objects go belongs to the main thread, too.
  deinit {
    Self.run {
      held?.prepareForEnd()
      held = nil
    }
  }

  /// Runs code of the scene on the main thread; the tasks that it begins are the scene's.
  private static func run<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    readsSymbols
    return MainThread.run { TaskRuntime.run { body() } }
  }

  private static let readsSymbols: Void = {
    SystemAnswers.nameOfCode = CodeNames.name
    ClassMethods.has = DeclaredMethods.has
  }()

  func appendActions(to actions: inout [Action]) {
    actions += Self.run { parts.actions }.map { SceneStep($0) }
  }

  var trial: Action? { Self.run { parts.trial } }

  var asked: UInt64 {
    get { SceneJournal.current.asked.pointee }
    set { SceneJournal.current.asked.pointee = newValue }
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
