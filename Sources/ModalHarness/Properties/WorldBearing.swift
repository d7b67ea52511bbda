// SPDX-License-Identifier: MIT

public import StateSpace
public import UIKitSemantics

/// A state that UIKit is part of.
public protocol WorldBearing {
  /// UIKit's side of the state.
  var world: PresentationWorld { get }
  /// Whether the user's hand has what moves, or could let go of it at once.
  var isLedByHand: Bool { get }
}

extension HarnessState: WorldBearing {
  /// Whether a finger holds the uppermost sheet, or a gesture of the app's leads its transition.
  public var isLedByHand: Bool {
    guard let top = world.top else { return false }
    if top.finger != .up { return true }
    return world.animated?.drive == .interacting && app.hasHandOnTransition(in: world)
  }
}

/// An action that somebody does.
public protocol ActorBearing {
  /// Who does it.
  var actor: Actor { get }
  /// What comes to its end by it without anybody's help.
  var finishes: Finish? { get }
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
  public static func catalog(_ property: CatalogProperty) -> Self {
    catalog([property])[0]
  }

  /// Several ready-made properties.
  @inlinable
  public static func catalog(_ properties: [CatalogProperty]) -> [Self] {
    let fairness = systemFinishesWhatItBegan
    return properties.map { property in
      property.rule.property(named: property.rawValue, under: fairness)
        .explained(property.meaning)
    }
  }

  /// What is assumed wherever something is owed: see ``Finish``.
  @inlinable
  public static var systemFinishesWhatItBegan: [Fairness<System>] {
    Finish.allCases.map { finish in
      .weak(finish.assumption) { action in action.finishes == finish }
    } + [.fingersRest]
  }
}

extension Fairness where System: HarnessedSystem {
  /// Assumes that the user leaves off at some time: each move may put off something of the app's,
  /// which then comes before the end of an animation.
  @inlinable
  static var fingersRest: Self {
    .ceasing("nobody goes on using the app for ever") { action in action.actor == .user }
  }

  /// Assumes that messages, answers and whatever else reaches the app from outside leave off.
  ///
  /// What the app put off itself comes whenever it is due (``Finish/call``).
  @inlinable
  static var nothingComesForEver: Self {
    .ceasing("nothing goes on reaching the app from outside for ever") { action in
      action.actor == .app && action.finishes == nil
    }
  }
}

extension Array {
  /// Several ready-made properties, where an array of properties is expected.
  @inlinable
  public static func catalog<System: HarnessedSystem>(_ properties: [CatalogProperty])
    -> [Element] where Element == Property<System>
  {
    Property<System>.catalog(properties)
  }
}

extension WorldBearing {
  /// Whether things have to go on by themselves: the app runs, and no hand leads what moves.
  @inlinable
  var isOwedProgress: Bool { world.error == nil && !isLedByHand }
}

extension CatalogRule {
  /// The controllers for which obligations are made: all but the root.
  @usableFromInline static let presentable = (1..<PresentationWorld.capacity).map {
    ControllerID($0)
  }

  /// The claim about a system that UIKit is part of.
  @inlinable
  func property<System: HarnessedSystem>(
    named name: String, under fairness: [Fairness<System>]
  ) -> Property<System> {
    switch self {
    case .monitor(let monitor):
      return .monitor(monitor)
    case .obligations(let obligations, let ifLeftAlone):
      return .leadsTo(
        name, forEachOf: obligations.count * Self.presentable.count,
        owed: { state in
          state.isOwedProgress ? obligations.controllers(in: state.world, where: \.when) : 0
        }, fairness: fairness + (ifLeftAlone ? [.nothingComesForEver] : [])
      ) { state in
        state.isOwedProgress ? obligations.controllers(in: state.world, where: \.goal) : .max
      }
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
        via: { action in via(action.actor, action.finishes != nil) }
      ) { state in goal(state.world) }
    }
  }
}
