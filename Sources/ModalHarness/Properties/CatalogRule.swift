// SPDX-License-Identifier: MIT

public import StateSpace
public import UIKitSemantics

/// UIKit's side of a step: all that the built-in properties look at.
///
/// An object, because it is handed to some twenty claims and not small.
public final class WorldStep: Sendable {
  /// UIKit before the step.
  public let before: PresentationWorld
  /// What happened, in order.
  public let events: [PresentationEvent]
  /// UIKit after the step.
  public let after: PresentationWorld

  @inlinable
  init(before: PresentationWorld, events: [PresentationEvent], after: PresentationWorld) {
    self.before = before
    self.events = events
    self.after = after
  }
}

extension WorldStep {
  /// Whether one of the presentations that there were before the step is as asked for.
  func containsBefore(_ isMeant: (Presentation) -> Bool) -> Bool {
    (0..<before.count).contains { isMeant(before.presentation(at: $0)) }
  }
}

/// Something that has to come, for each controller for which it is owed.
@usableFromInline
struct Obligation: Sendable {
  @usableFromInline let when: CatalogRule.ControllerPredicate
  @usableFromInline let goal: CatalogRule.ControllerPredicate
}

extension [Obligation] {
  /// A bit for each obligation and controller for which a predicate is true.
  @usableFromInline
  func controllers(
    in world: PresentationWorld, where predicate: (Obligation) -> CatalogRule.ControllerPredicate
  ) -> UInt64 {
    var bits: UInt64 = 0
    var bit: UInt64 = 1
    for obligation in self {
      let isTrue = predicate(obligation)
      for controller in CatalogRule.controllers {
        if isTrue(world, controller) { bits |= bit }
        bit <<= 1
      }
    }
    return bits
  }
}

/// A built-in claim, whatever the app is: it is about UIKit's side alone.
///
/// Claims are compiled once, here, and wrapped for a system where that is known.
@usableFromInline
enum CatalogRule {
  @usableFromInline typealias StepPredicate = @Sendable (WorldStep) -> Bool
  @usableFromInline typealias WorldPredicate = @Sendable (PresentationWorld) -> Bool
  /// Selects actions by who does them, and by whether something ends by them that was begun.
  @usableFromInline typealias ActionPredicate = @Sendable (Actor, _ finishes: Bool) -> Bool

  @usableFromInline
  typealias ControllerPredicate = @Sendable (PresentationWorld, ControllerID) -> Bool

  case step(when: StepPredicate, StepPredicate)
  case world(WorldPredicate)
  case recovery(when: WorldPredicate, via: ActionPredicate?, goal: WorldPredicate)
  case obligations([Obligation], ifLeftAlone: Bool)
  case monitor(Monitor<PresentationEvent>)

  static func onEveryStep(
    when antecedent: @escaping StepPredicate, _ predicate: @escaping StepPredicate
  ) -> CatalogRule { .step(when: antecedent, predicate) }

  static func always(_ predicate: @escaping WorldPredicate) -> CatalogRule { .world(predicate) }

  static func alwaysReachable(
    when antecedent: @escaping WorldPredicate, via: ActionPredicate? = nil,
    _ goal: @escaping WorldPredicate
  ) -> CatalogRule { .recovery(when: antecedent, via: via, goal: goal) }

  /// An obligation for each controller, to be met whatever the user and the app do, provided that
  /// the system finishes what it began (``Finish``).
  ///
  /// It is suspended while a transition is driven interactively, since the user owes nothing, and
  /// starts again when the finger is lifted.
  static func leadsTo(
    when antecedent: @escaping ControllerPredicate, _ goal: @escaping ControllerPredicate
  ) -> CatalogRule { .obligations([Obligation(when: antecedent, goal: goal)], ifLeftAlone: false) }
}

extension CatalogProperty {
  @usableFromInline var rule: CatalogRule {
    switch self {
    case .didDismissOnlyAfterUser: .monitor(.didDismissOnlyAfterUser)
    case .didDismissAtMostOnce: .monitor(.didDismissAtMostOnce)
    case .willDismissPrecedesDidDismiss: .monitor(.willDismissPrecedesDidDismiss)
    case .didDismissAfterEveryUserDismissal: .didDismissAfterEveryUserDismissal
    case .vetoIsNeverBypassed: .vetoIsNeverBypassed
    case .vetoDoesNotStopCode: .vetoDoesNotStopCode
    case .everyBlockedSwipeIsReported: .everyBlockedSwipeIsReported
    case .overlayRemovedAfterCompletion: .overlayRemovedAfterCompletion
    case .overlayKeptAfterCancel: .overlayKeptAfterCancel
    case .dismissalEndTellsTheTruth: .dismissalEndTellsTheTruth
    case .everyTransitionEnds: .everyTransitionEnds
    case .noLostPresent: .noLostPresent
    case .noLostDismiss: .noLostDismiss
    case .touchHandlingIsRestored: .touchHandlingIsRestored
    case .appearanceBalanced: .appearanceBalanced
    case .presenterReceivesOnlyWhenRemoved: .presenterReceivesOnlyWhenRemoved
    case .removedPresenterReceivesAppearance: .removedPresenterReceivesAppearance
    case .userIsNeverTrapped: .userIsNeverTrapped
    case .completionsRunOnce: .monitor(.completionsRunOnce)
    case .noRequestIsRefused: .noRequestIsRefused
    case .noProgrammingError: .noProgrammingError
    }
  }
}
