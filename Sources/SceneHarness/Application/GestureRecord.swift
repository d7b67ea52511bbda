// SPDX-License-Identifier: MIT

import ModalHarness
import StateSpace
import UIKit
import UIKitSemantics

/// How everything looked before a finger came down, until it is clear whether its gesture changed
/// anything.
@MainActor
struct GestureRecord {
  /// What a cancelled gesture has left different.
  struct Outcome: Hashable, Sendable {
    /// What differs from how it was before; `nil` if nothing does.
    var difference: String?
  }

  private struct Before {
    let look: SceneLook
    let controllers: [Existence]
    let detents: [SheetDetent]
    let top: TopLook?
    let effects: SideEffects
    /// How many answers and steps of tasks were to come.
    let awaited: Int
    /// The same when the finger was about to be taken away, if it was.
    var topWhenTaken: TopLook?
    var cancelled: Existence?
    var hasMoved = false
  }

  private var before: Before?
  /// Whether a gesture that has begun at rest may still turn out to have changed nothing.
  var isUnderWay: Bool { before != nil }
  /// What the gesture that has just ended in a cancelled transition came to.
  private(set) var outcome: Outcome?

  /// An action is about to happen.
  mutating func actionBegins(
    _ action: SceneActor.Action, in scene: HeadlessScene, isAtRest: Bool
  ) {
    outcome = nil
    switch Part(action, scene.clock) {
    case .beginning where isAtRest:
      before = Before(
        look: SceneLook(of: scene), controllers: scene.presentation.controllersOnScreen,
        detents: Self.detents(in: scene), top: TopLook(in: scene), effects: SideEffects(in: scene),
        awaited: scene.clock.countOfAwaited)
    case .beginning, .other: before = nil
    case .continuation: break
    }
  }

  /// The system is about to take the fingers away.
  mutating func fingersAreTaken(in scene: HeadlessScene) {
    before?.topWhenTaken = TopLook(in: scene)
  }

  /// An action has happened.
  mutating func actionEnds(in scene: HeadlessScene, isAtRest: Bool) {
    guard var now = before else { return }
    let presentation = scene.presentation
    if presentation.world.isInTransition || !presentation.world.containersInTransition.isEmpty {
      now.hasMoved = true
    }
    if let animated = presentation.world.animated, animated.isCancelled,
      let controller = presentation.controller(animated.presented)
    {
      now.cancelled = controller.existence
    }
    before = now
    guard isAtRest else { return }
    before = nil
    // A finger that has left a sheet at another detent has cancelled nothing but a dismissal.
    guard now.detents == Self.detents(in: scene) else { return }
    let controllers = presentation.controllersOnScreen
    guard now.hasMoved else {
      guard controllers.elementsEqual(now.controllers, by: ===) else { return }
      let change = now.top?.change(to: TopLook(in: scene), whenTaken: now.topWhenTaken)
      return outcome = change.map { Outcome(difference: $0) }
    }
    if controllers.elementsEqual(now.controllers, by: ===) {
      let effects = SideEffects(in: scene)
      // Who appears again may well load anew, and shows that.
      if scene.clock.countOfAwaited > now.awaited { return }
      // What makes room for a keyboard follows the focus, which `viewDidAppear` may set again.
      let change =
        now.effects.focuses(as: effects) ? now.look.change(to: SceneLook(of: scene)) : nil
      outcome = Outcome(difference: change ?? now.effects.change(to: effects))
    } else if let cancelled = now.cancelled, !controllers.contains(where: { $0 === cancelled }),
      now.controllers.contains(where: { $0 === cancelled }),
      controllers.count < now.controllers.count
    {
      outcome = Outcome(difference: "what the user has kept by cancelling is dismissed")
    }
  }

  /// At which detents sheets stand, the lowest sheet first.
  private static func detents(in scene: HeadlessScene) -> [SheetDetent] {
    let world = scene.presentation.world
    return (0..<world.count).map { world.sheet(of: world.presentation(at: $0).presented).standing }
  }

  /// What tells records apart that may come to different ends.
  func add(to fingerprint: inout Fingerprint) {
    guard let before else { return }
    fingerprint.combine(before.look.fingerprint)
    fingerprint.combine(before.hasMoved ? 2 : 3)
    fingerprint.combine(before.cancelled == nil ? 0 : 1)
    fingerprint.combine(UInt64(before.awaited))
    before.effects.add(to: &fingerprint)
  }

  /// What an action has to do with a gesture.
  private enum Part {
    case beginning, continuation, other

    @MainActor
    init(_ action: SceneActor.Action, _ clock: LogicalClock) {
      switch action {
      case .uikit(.swipeBegins), .uikit(.detentDragBegins): self = .beginning
      case .uikit(.tapOutside), .uikit(.tapGrabber), .uikit(.accessibilityEscape),
        .uikit(.scrollAtTop), .uikit(.sizeClassChanges):
        self = .other
      case .uikit: self = .continuation
      case .input(let input):
        switch input.deed {
        case .drag: self = .beginning
        case .move, .lift, .leave, .cancel, .abandon: self = .continuation
        case .fire(let event):
          self = clock.comesByItself(event) ? .other : .continuation
        default: self = .other
        }
      }
    }
  }
}
