// SPDX-License-Identifier: MIT

/// What an exploration found that looked at one representative of each orbit.
///
/// The counts are those of the orbits, by the counting rules of ``Exploration``: they say how much the
/// reduction saved, and no more.
public struct ReducedExploration<System: TransitionSystem>: Sendable {
  /// The system that was explored.
  public let system: System
  /// The number of distinct states looked at.
  public let distinct: Int
  /// The number of states generated.
  public let generated: Int
  /// How often a step, or an initial state, was outside the constraint.
  public let outsideConstraint: Int
  /// For each number of steps, the states first found after so many.
  public let levels: [Int]
  /// Where the exploration ended.
  public let boundary: Boundary
  /// The representatives, in the order of discovery.
  public let states: [System.State]
  /// What was found out about each property, in the order in which they were given.
  ///
  /// Every trace is one that the system itself takes. `exercised` and `violations` count what was
  /// looked at.
  public let results: [PropertyResult<System>]

  init<Explored: TransitionSystem>(
    of system: System, _ exploration: Exploration<Explored>, results: [PropertyResult<System>]
  ) where Explored.State == System.State {
    self.system = system
    distinct = exploration.distinct
    generated = exploration.generated
    outsideConstraint = exploration.outsideConstraint
    levels = exploration.levels
    boundary = exploration.boundary
    states = Array(exploration.states)
    self.results = results
  }

  /// Whether nothing was left out but what the reduction allows.
  public var isClosed: Bool { boundary == .closed }

  /// The greatest number of steps after which a state was first found.
  public var depth: Int { max(0, levels.count - 1) }

  /// Returns the result for a property of a given name.
  public func result(named name: String) -> PropertyResult<System>? {
    results.first { $0.name == name }
  }
}

extension PropertyResult {
  /// Carries the result for another view of the system over to this one.
  init(
    _ other: PropertyResult<some TransitionSystem>, verdict: Verdict, trace: Trace<System>?
  ) {
    name = other.name
    kind = other.kind
    explanation = other.explanation
    self.verdict = verdict
    exercised = other.exercised
    violations = other.violations
    self.trace = trace
    violatingOrigins = other.violatingOrigins
    fairness = []
    firstByOrigin = other.firstByOrigin
    lassos = [:]
  }
}
