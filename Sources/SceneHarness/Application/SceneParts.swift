// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

extension SceneExecution {
  /// The objects of an execution; all of them live on the main thread.
  @MainActor
  final class Parts {
    private let scene: HeadlessScene
    private let setup: SceneSetup
    private let root: UIViewController
    private let actor: SceneActor
    private var observer: SceneObserver
    private var comparison: AnimationComparison?

    init(_ definition: SceneDefinition) {
      scene = HeadlessScene.start()
      scene.presentation.names = definition.names
      scene.presentation.configure(
        behavior: definition.behavior, horizontalSizeClass: definition.horizontalSizeClass)
      scene.presentation.keepsLayoutPasses = definition.vocabulary.includesLayoutPasses
      setup = SceneSetup(configuration: definition.configuration)
      let choices = definition.configuration.choices
      actor = SceneActor(
        scene, vocabulary: definition.vocabulary,
        identity: choices.reduce(0) { $0 * 31 + $1 + 1 })
      root = definition.make(setup)
      scene.launch(root)
      observer = SceneObserver(scene, setup)
      if definition.comparesAnimation { comparison = AnimationComparison(definition) }
    }

    var actions: [Action] {
      guard !isOver else { return [] }
      scene.makeCurrent()
      var found: [SceneAction] = []
      actor.appendActions(to: &found)
      return found.map(\.harnessAction)
    }

    /// What a trace begins with when an action happens now.
    func event(of action: Action) -> HarnessEvent {
      action.event(on: scene.presentation.world.topmostController)
    }

    /// Lets an action happen; returns what passed between the app and the rules.
    @discardableResult
    func perform(_ action: Action) -> [PresentationEvent] {
      scene.makeCurrent()
      let found = SceneAction(action)
      observer.actionBegins(found, by: actor)
      comparison?.actionBegins(found, in: scene, isQuiet: observer.isQuiet)
      let events = actor.perform(found)
      observer.actionEnds(events, by: actor)
      comparison?.actionEnds(events, in: scene, look: look)
      return events
    }

    var observation: Observation {
      scene.makeCurrent()
      var seen = observer.observe()
      seen.differenceWithoutAnimation = comparison?.difference
      seen.endWithoutAnimation = comparison?.expected?.fingerprint
      return Observation(
        world: scene.presentation.world, scene: seen,
        consultedElsewhere: NotCompared(comparison?.consulted ?? []))
    }

    /// The open questions that were asked since the scene was made.
    var consulted: SwitchSet { scene.presentation.world.consulted }

    func add(to snapshot: inout Snapshot) {
      scene.makeCurrent()
      snapshot.add(root, named: "root")
      for (name, object) in setup.objects { snapshot.add(object, named: name) }
      for (name, object) in scene.presentation.objectsOfPresentations {
        snapshot.add(object, named: name)
      }
      for name in scene.pendingNames { snapshot.add(name, named: "pending") }
      actor.add(to: &snapshot)
    }

    /// How all looks, if nothing moves.
    var look: SceneLook? {
      observer.isQuiet || isOver ? SceneLook(of: scene, failedChecks: observer.failedChecks) : nil
    }

    /// Lets an action happen without animations, and all that follows from it by itself.
    ///
    /// - Returns: How all looks then; `nil` if it does not come to rest without time passing.
    func performWithoutAnimation(_ action: SceneAction) -> SceneLook? {
      scene.animations.ignoresAnimatedFlags = true
      perform(action.harnessAction)
      return actor.settle() || isOver ? look : nil
    }

    var isAccepting: Bool { isOver || scene.presentation.world.isAtRest }

    private var isOver: Bool {
      scene.presentation.exception != nil || scene.presentation.world.error != nil
    }
  }
}

extension HarnessEvent {
  init(_ event: PresentationEvent) {
    switch event {
    case .call(let call, let response): self = .call(call, response)
    case .callback(let callback): self = .callback(callback)
    case .answer(let answer): self = .answer(answer)
    }
  }
}

extension HarnessAction {
  /// What a trace begins with when this happens.
  func event(on topmost: ControllerID) -> HarnessEvent {
    switch self {
    case .gesture(let gesture): .gesture(gesture, on: topmost)
    case .input(let input): .input(input.actor)
    case .system(let event): .system(event)
    }
  }
}
