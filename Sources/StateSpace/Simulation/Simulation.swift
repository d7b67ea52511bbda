// SPDX-License-Identifier: MIT

/// What random walks through a system have found.
public struct Simulation<System: TransitionSystem>: Sendable {
  /// The system.
  public let system: System
  /// Which walks were made.
  public let plan: WalkPlan
  /// The distinct states met, together with those of the monitors if there are any.
  public let distinct: Int
  /// The steps taken in all walks.
  public let steps: Int
  /// The walks that ended early because nothing was enabled.
  public let endedWalks: Int
  /// What was found out about each property, in the order in which they were given.
  public let results: [SimulationResult<System>]
}

extension Simulation: CustomStringConvertible {
  /// The walks, what they met, the verdicts, and the traces that show them.
  public var description: String {
    let counts = """
      \(plan.walks) walks of at most \(plan.depth) steps, seed \(plan.seed): \(steps) steps, \
      \(distinct) distinct states
      """
    return ([counts] + results.map(\.description)).joined(separator: "\n")
  }
}

/// What random walks can say of a property: never that it holds.
public enum SimulationVerdict: String, Codable, Hashable, Sendable, CaseIterable {
  /// A counterexample was found.
  case violated
  /// None was found, though the property was exercised.
  case noViolation
  /// Nothing put the property to the test.
  case vacuous
  /// For `reachable`: a witness was found, which proves it.
  case reached
  /// For `reachable`: none was found, which proves nothing.
  case notReached
  /// The property is about the whole space, and walks cannot judge it.
  case notJudged
}

extension SimulationVerdict: CustomStringConvertible {
  /// The verdict in a few words.
  public var description: String {
    switch self {
    case .violated: "violated"
    case .noViolation: "no violation found (not a proof)"
    case .vacuous: "vacuous: never exercised"
    case .reached: "reached"
    case .notReached: "not reached (not a proof)"
    case .notJudged: "not judged: random walks do not cover whole spaces"
    }
  }
}

/// What random walks have found out about one property.
public struct SimulationResult<System: TransitionSystem>: Sendable {
  /// The property's name.
  public let name: String
  /// The property's form.
  public let kind: PropertyKind
  /// The property's explanation, possibly empty.
  public let explanation: String
  /// The conclusion.
  public let verdict: SimulationVerdict
  /// How often the property was exercised: once for each distinct state, or on each step.
  public let exercised: Int
  /// How often it was found violated.
  public let violations: Int
  /// A counterexample, or for `reachable` a way to a witness; shortened as far as is known.
  public internal(set) var trace: Trace<System>?
  /// Whether no shorter trace exists.
  public internal(set) var isShortest = false

  /// The assumptions of a claim about behaviors.
  private let fairness: [Fairness<System>]

  init(_ property: Property<System>, _ tally: Tally, trace: Trace<System>?) {
    fairness = property.fairness
    name = property.name
    kind = property.kind
    explanation = property.explanation
    exercised = tally.exercised
    violations = tally.violations
    self.trace = trace
    verdict =
      if kind.needsWholeSpace {
        // Of claims about behaviors, walks see where standing still breaks them, and no more.
        tally.violations > 0 ? .violated : .notJudged
      } else if kind == .reachable {
        tally.exercised > 0 ? .reached : .notReached
      } else if tally.violations > 0 {
        .violated
      } else {
        tally.exercised > 0 ? .noViolation : .vacuous
      }
  }
}

extension SimulationResult {
  /// The same, where nothing more happens after the trace of a claim about behaviors.
  var standingStill: Self {
    guard kind.isTemporal, let trace, trace.loop == nil else { return self }
    var result = self
    result.trace = Trace(
      origin: trace.origin, initial: trace.initial, steps: trace.steps,
      loop: TraceLoop(
        start: trace.steps.count, fairness: trace.steps.map { $0.served(of: fairness) }))
    return result
  }
}

extension SimulationResult: CustomStringConvertible {
  /// The name and the verdict, and indented below it the trace that shows it.
  public var description: String {
    let note = trace == nil || isShortest ? "" : ", perhaps in fewer steps"
    let lines = trace.map { "\($0)".split(separator: "\n").map { "\n  \($0)" } } ?? []
    return "\(name): \(verdict)\(note)\(lines.joined())"
  }
}
