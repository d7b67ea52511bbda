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
  /// Whether UIKit finishes by it what it began: the end of an animation, the start of an
  /// interactive transition.
  var finishesWhatBegan: Bool { get }
}

extension HarnessAction: ActorBearing {}

/// A system that UIKit is part of: what the ready-made properties are about.
public protocol HarnessedSystem: TransitionSystem
where State: WorldBearing, Action: ActorBearing, Event == HarnessEvent, StepView == WorldStep {}

extension HarnessedSystem {
  /// UIKit's side of the step.
  @inlinable
  public static func view(of step: Step<Self>) -> WorldStep {
    WorldStep(before: step.before.world, events: step.events, after: step.after.world)
  }
}

extension PresentationSystem: HarnessedSystem {}

extension Property where System: HarnessedSystem {
  /// A ready-made property.
  @inlinable
  public static func catalogue(_ property: CatalogueProperty) -> Self {
    property.rule.property(named: property.rawValue).explained(property.meaning)
  }

  /// Several ready-made properties.
  @inlinable
  public static func catalogue(_ properties: [CatalogueProperty]) -> [Self] {
    properties.map { catalogue($0) }
  }
}

extension Array {
  /// Several ready-made properties, where an array of properties is expected.
  @inlinable
  public static func catalogue<System: HarnessedSystem>(_ properties: [CatalogueProperty])
    -> [Element] where Element == Property<System>
  {
    Property<System>.catalogue(properties)
  }
}

extension CatalogueRule {
  /// The claim about a system that UIKit is part of.
  @inlinable
  func property<System: HarnessedSystem>(named name: String) -> Property<System> {
    switch self {
    case .monitor(let monitor):
      return .monitor(monitor)
    case .promise(let antecedent, let goal):
      return .leadsTo(
        name, when: { state in antecedent(state.world) },
        fairness: [.weak("UIKit finishes what it began") { action in action.finishesWhatBegan }]
      ) { state in goal(state.world) }
    case .world(let predicate):
      return .always(name) { state in predicate(state.world) }
    case .step(let antecedent, let predicate):
      return .onEveryStep(name, viewed: antecedent, predicate)
    case .recovery(let antecedent, let via, let goal):
      guard let via else {
        return .alwaysReachable(name, when: { state in antecedent(state.world) }) { state in
          goal(state.world)
        }
      }
      return .alwaysReachable(
        name, when: { state in antecedent(state.world) },
        via: { action in via(action.actor, action.finishesWhatBegan) }
      ) { state in goal(state.world) }
    }
  }
}
