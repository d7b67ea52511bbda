// SPDX-License-Identifier: MIT

public import StateSpace
public import UIKitSemantics

/// A state that UIKit is part of.
public protocol WorldBearing {
  /// UIKit's side of the state.
  var world: PresentationWorld { get }
}

extension HarnessState: WorldBearing {}

/// An action that somebody does.
public protocol ActorBearing {
  /// Who does it.
  var actor: Actor { get }
}

extension HarnessAction: ActorBearing {}

/// A system that UIKit is part of: what the ready-made properties are about.
public protocol HarnessedSystem: TransitionSystem
where State: WorldBearing, Action: ActorBearing, Event == HarnessEvent {}

extension PresentationSystem: HarnessedSystem {}

extension Property where System: HarnessedSystem {
  /// A ready-made property.
  public static func catalogue(_ property: CatalogueProperty) -> Self {
    let ready: Self =
      switch property {
      case .didDismissOnlyAfterUser: .monitor(.didDismissOnlyAfterUser)
      case .didDismissAtMostOnce: .monitor(.didDismissAtMostOnce)
      case .willDismissPrecedesDidDismiss: .monitor(.willDismissPrecedesDidDismiss)
      case .didDismissAfterEveryUserDismissal: didDismissAfterEveryUserDismissal
      case .vetoIsNeverOverrun: vetoIsNeverOverrun
      case .vetoDoesNotStopCode: vetoDoesNotStopCode
      case .everyBlockedSwipeIsReported: everyBlockedSwipeIsReported
      case .overlayRemovedAfterCompletion: overlayRemovedAfterCompletion
      case .overlayKeptAfterCancel: overlayKeptAfterCancel
      case .dismissalEndTellsTheTruth: dismissalEndTellsTheTruth
      case .everyTransitionEnds: everyTransitionEnds
      case .appearanceBalanced: appearanceBalanced
      case .presenterHearsOnlyWhenRemoved: presenterHearsOnlyWhenRemoved
      case .removedPresenterHears: removedPresenterHears
      case .userIsNeverTrapped: userIsNeverTrapped
      case .completionsRunOnce: .monitor(.completionsRunOnce)
      case .noRequestIsRefused: noRequestIsRefused
      case .noProgrammingError: noProgrammingError
      }
    return ready.explained(property.meaning)
  }

  /// Several ready-made properties.
  public static func catalogue(_ properties: [CatalogueProperty]) -> [Self] {
    properties.map { catalogue($0) }
  }
}

extension Array {
  /// Several ready-made properties, where an array of properties is expected.
  public static func catalogue<System: HarnessedSystem>(_ properties: [CatalogueProperty])
    -> [Element] where Element == Property<System>
  {
    Property<System>.catalogue(properties)
  }
}
