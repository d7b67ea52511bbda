// SPDX-License-Identifier: MIT

public import StateSpace
public import UIKitSemantics

/// A state that UIKit is part of.
public protocol WorldBearing {
  /// UIKit's side of the state.
  var world: PresentationWorld { get }
  /// Whether a finger holds what moves, or could be lifted at once.
  var isDrivenInteractively: Bool { get }
  /// Whether the app has ended, or is judged no further.
  var isOver: Bool { get }
}

extension HarnessState: WorldBearing {
  /// Whether the app says so.
  public var isOver: Bool { app.isOver }

  /// Whether a finger holds the uppermost sheet, or leads a transition.
  public var isDrivenInteractively: Bool {
    if let top = world.top, top.finger != .up { return true }
    return world.isInteracting && app.hasHandOnTransition(in: world)
  }
}

/// An action with an actor.
public protocol ActorBearing {
  /// Who does it.
  var actor: Actor { get }
  /// What ends with it, without any user action.
  var finishes: Finish? { get }
}

extension HarnessAction: ActorBearing {}

/// A system that UIKit is part of: what the built-in properties are about.
public protocol HarnessedSystem: TransitionSystem
where
  State: WorldBearing, Action: ActorBearing, Event == PresentationEvent,
  StatePart == PresentationWorld, StepView == WorldStep
{
}

extension HarnessedSystem {
  /// UIKit's side of the state.
  @inlinable
  public static func part(of state: State) -> PresentationWorld { state.world }

  /// UIKit's side of the step.
  @inlinable
  public static func view(of step: Step<Self>) -> WorldStep {
    WorldStep(before: step.before.world, events: step.events, after: step.after.world)
  }
}

extension PresentationSystem: HarnessedSystem {}

extension Property where System: HarnessedSystem {
  /// A built-in property.
  @inlinable
  public static func catalog(
    _ property: CatalogProperty, filePath: String = #filePath, line: Int = #line
  ) -> Self {
    catalog([property], filePath: filePath, line: line)[0]
  }

  /// Several built-in properties.
  @inlinable
  public static func catalog(
    _ properties: [CatalogProperty], filePath: String = #filePath, line: Int = #line
  ) -> [Self] {
    let fairness = systemFinishesWhatItBegan
    return properties.map { property in
      property.rule.property(named: property.rawValue, under: fairness)
        .explained(property.meaning).stated(at: SourcePlace(path: filePath, line: line))
    }
  }

  /// What is assumed wherever something is owed: see ``Finish``.
  @inlinable
  public static var systemFinishesWhatItBegan: [Fairness<System>] {
    Finish.allCases.map { finish in
      .strong(finish.assumption) { action in action.finishes == finish }
    } + [.userEventuallyStops]
  }
}

extension Fairness where System: HarnessedSystem {
  /// Assumes that the user eventually stops: each touch may schedule a call of the app's, which
  /// then comes before the end of an animation.
  @inlinable
  static var userEventuallyStops: Self {
    .ceasing("the user eventually stops") { action in action.actor == .user }
  }

  /// Assumes that messages, responses and other external events eventually stop.
  ///
  /// Calls that the app scheduled itself come when they are due (``Finish/call``).
  @inlinable
  static var externalEventsEventuallyStop: Self {
    .ceasing("external events eventually stop") { action in
      action.actor == .app && action.finishes == nil
    }
  }
}

extension Array {
  /// Several built-in properties, where an array of properties is expected.
  @inlinable
  public static func catalog<System: HarnessedSystem>(
    _ properties: [CatalogProperty], filePath: String = #filePath, line: Int = #line
  ) -> [Element] where Element == Property<System> {
    Property<System>.catalog(properties, filePath: filePath, line: line)
  }
}

extension WorldBearing {
  /// Whether the system has to make progress: the app runs, and nothing is driven interactively.
  @inlinable
  var isOwedProgress: Bool { world.error == nil && !isOver && !isDrivenInteractively }
}

extension CatalogRule {
  /// The controllers for which obligations are made: all that there can be.
  @usableFromInline static let controllers = (0..<PresentationWorld.capacity).map {
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
        name, forEachOf: obligations.count * Self.controllers.count,
        while: { state in state.isOwedProgress },
        owed: { world in obligations.controllers(in: world, where: \.when) },
        fairness: fairness + (ifLeftAlone ? [.externalEventsEventuallyStop] : [])
      ) { world in obligations.controllers(in: world, where: \.goal) }
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
