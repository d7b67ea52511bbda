// SPDX-License-Identifier: MIT

import ModalHarness
import UIKit
import UIKitSemantics

/// Compares how transitions end with how they end without animation.
///
/// When an action at rest begins a transition that the app wants animated, the same actions are
/// executed in a scene of their own, the last one without animation. What all looks like there is
/// kept until the animated transition has ended.
@MainActor
struct AnimationComparison {
  private let definition: SceneDefinition
  private var path: [SceneActor.Action] = []
  private var beganQuiet = false
  private var endsSomething = false
  /// How all looks at the end of the transition that runs, if it were not animated; `nil` if none
  /// runs or if it cannot be compared.
  private(set) var expected: SceneLook?
  /// What was different at the end of the transition that has just ended.
  private(set) var difference: String?
  /// The open questions that were asked in all scenes of its own.
  private(set) var consulted: SwitchSet = []

  init(_ definition: SceneDefinition) {
    var twin = definition
    twin.comparesAnimation = false
    self.definition = twin
  }

  /// An action is about to happen.
  mutating func actionBegins(_ action: SceneActor.Action, in scene: HeadlessScene, isQuiet: Bool) {
    path.append(action)
    difference = nil
    beganQuiet = isQuiet
    endsSomething = Self.ends(action, in: scene)
  }

  /// An action has happened; `look` is asked for if nothing moves any more.
  mutating func actionEnds(
    _ events: [PresentationEvent], in scene: HeadlessScene, look: @autoclosure () -> SceneLook?
  ) {
    if beganQuiet {
      expected = Self.beginsAnimation(events, in: scene) ? endWithoutAnimation(scene) : nil
    } else if !endsSomething {
      expected = nil
    } else if let expected, let look = look() {
      difference = expected.difference(toAnimated: look)
      self.expected = nil
    }
  }

  /// Whether an action lets something end that began before, without time passing for the app.
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
    let twin = SceneExecution.Parts(definition)
    defer { consulted.formUnion(twin.consulted) }
    for action in path.dropLast() { twin.perform(action) }
    return twin.performWithoutAnimation(last)
  }
}

extension PresentationEvent {
  /// Whether the app asks for a controller to come or to go, and may.
  fileprivate var asksForTransition: Bool {
    switch self {
    case .call(.present, .accepted), .call(.dismiss, .accepted), .call(.push, .accepted),
      .call(.pop, .accepted):
      true
    default: false
    }
  }
}
