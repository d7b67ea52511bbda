// SPDX-License-Identifier: MIT

import ModalHarness
import UIKit
import UIKitSemantics

// MARK: - What happens without the user

extension SceneActor {
  /// Appends the events of the rules of presentation, then those of the clock that may come next.
  func appendSystemEvents(to actions: inout [SceneAction]) {
    let pending = scene.clock.pending
    let world = presentation.world
    if presentation.canEndAnimation, !waitsForCalls(world.animated, pending) {
      actions.append(action(.system(.animationEnds), .system(.animationEnds)))
    }
    if world.canStartInteractiveTransition {
      actions.append(
        action(.system(.interactiveTransitionStarts), .system(.interactiveTransitionStarts)))
    }
    if vocabulary.includesSizeClassChanges, world.isAtRest, drag == nil {
      let other: HorizontalSizeClass =
        world.horizontalSizeClass == .compact ? .regular : .compact
      let event = SystemEvent.sizeClassChanges(to: other)
      actions.append(action(.system(event), .system(event)))
    }
    for event in vocabulary.clockOrder.next(among: pending, now: scene.clock.now) {
      actions.append(
        action(.named(event.name, event.kind.actor, finishes: true), .fire(event.id)))
    }
  }

  /// An animation of UIKit's is as late as any other; the next turn of the run loop, which ends a
  /// transition without animation, is not.
  private func waitsForCalls(_ animated: Presentation?, _ pending: [PendingEvent]) -> Bool {
    guard animated?.isAnimated == true else { return false }
    return pending.contains { $0.isPutOff && $0.due <= scene.clock.now }
  }

  /// Makes the calls that are due now, and those that they put off in their turn.
  func makeDueCalls() {
    for _ in 0..<Self.boundOfCalls {
      presentation.deliver()
      let due = scene.clock.pending.first { $0.isPutOff && $0.due <= scene.clock.now }
      guard let due else { return }
      scene.clock.fire(due.id)
    }
    let name = scene.clock.pending.first(where: \.isPutOff)?.name ?? "a call"
    presentation.breakOff(
      "Calls never come to an end: \(Self.boundOfCalls) were put off and made at once, and "
        + "'\(name)' is still due. Something puts itself off again each time that it is called.")
  }

  /// How many calls without delay may follow from one action.
  static var boundOfCalls: Int { 1000 }
}

extension PendingEvent {
  /// Whether the app asked for the event at some time.
  fileprivate var isPutOff: Bool { kind == .call || kind == .timer }
}

extension PendingEvent.Kind {
  /// Who lets an event happen.
  fileprivate var actor: Actor {
    switch self {
    case .call, .timer: .app
    case .layout, .animation, .touch: .system
    }
  }
}

extension ClockOrder {
  /// The events that may be the next one.
  func next(among pending: [PendingEvent], now: Double) -> [PendingEvent] {
    if self == .byTime { return Array(pending.prefix(1)) }
    let layout = pending.filter { $0.kind == .layout }
    let firstCall = pending.first { $0.isPutOff }
    if let firstCall, firstCall.due <= now { return layout + [firstCall] }
    let free = pending.filter { $0.kind == .animation || $0.kind == .touch }
    return layout + free + (firstCall.map { [$0] } ?? [])
  }
}
