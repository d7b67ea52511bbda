// SPDX-License-Identifier: MIT

import ModalHarness
import UIKit
import UIKitSemantics

/// Compares how transitions end with how they end without animation.
///
/// When an action at rest starts a transition that the app wants animated, the same actions are
/// executed in another scene, the last one without animation. How everything looks there is kept
/// until the animated transition has ended.
@MainActor
struct AnimationComparison {
  private let definition: SceneDefinition
  private var path: [SceneStep] = []
  private var beganSettled = false
  private var endsSomething = false
  /// How everything would look at the end of the running transition without animation; `nil` if none
  /// runs or if it cannot be compared.
  private(set) var expected: SceneLook?
  /// What differed at the end of the transition that has just ended.
  private(set) var difference: String?

  init(_ definition: SceneDefinition) {
    var twin = definition.again
    twin.comparesAnimation = false
    self.definition = twin
  }

  /// An action is about to happen.
  mutating func actionBegins(_ step: SceneStep, in scene: HeadlessScene, isSettled: Bool) {
    path.append(step)
    difference = nil
    beganSettled = isSettled
    endsSomething = Self.ends(step.action, in: scene)
  }

  /// An action has happened; `look` is evaluated if nothing moves any more.
  mutating func actionEnds(
    _ events: [PresentationEvent], in scene: HeadlessScene, look: @autoclosure () -> SceneLook?
  ) {
    if beganSettled {
      expected = Self.beginsAnimation(events, in: scene) ? endWithoutAnimation(scene) : nil
    } else if !endsSomething {
      expected = nil
    } else if let expected, let look = look() {
      difference = expected.difference(toAnimated: look)
      self.expected = nil
    }
  }

  /// Whether an action ends something that started earlier, without time passing for the app.
  private static func ends(_ action: SceneActor.Action, in scene: HeadlessScene) -> Bool {
    switch action {
    case .uikit(.animationEnds), .uikit(.containerTransitionEnds): return true
    case .input(let input):
      guard case .fire(let event) = input.deed else { return false }
      return input.actor == .system || scene.clock.remaining(event) ?? 0 <= 0
    default: return false
    }
  }

  /// Whether the app has asked for a transition that is animated now and not interactive.
  private static func beginsAnimation(_ events: [PresentationEvent], in scene: HeadlessScene)
    -> Bool
  {
    let world = scene.presentation.world
    guard events.contains(where: \.asksForTransition), scene.touches.active.isEmpty else {
      return false
    }
    if !world.containersInTransition.isEmpty { return true }
    return world.animated?.isAnimated == true && world.animated?.drive == .animating
      && !world.offers(.interactiveTransitionStarts)
  }

  private mutating func endWithoutAnimation(_ scene: HeadlessScene) -> SceneLook? {
    defer { scene.makeCurrent() }
    guard let last = path.last else { return nil }
    // What ends the process without animation is no fault of the animated action.
    var names = path.reduce([definition.circumstances], SceneStep.names)
    names[names.count - 1] += " without animation"
    let outcome = SceneJournal.current.performPart(names) { [definition, path] in
      let twin = SceneExecution.Parts(definition)
      for step in path.dropLast() { twin.perform(step.again) }
      return twin.performWithoutAnimation(last)
    }
    switch outcome {
    case .returned(let look): return look
    case .fatal(let step): return SceneLook(endedBecause: step.reason)
    }
  }
}

extension PresentationEvent {
  /// Whether the app asks to show or to remove a controller, and UIKit accepts.
  fileprivate var asksForTransition: Bool {
    switch self {
    case .call(.present, .accepted), .call(.dismiss, .accepted), .call(.push, .accepted),
      .call(.pop, .accepted):
      true
    default: false
    }
  }
}
