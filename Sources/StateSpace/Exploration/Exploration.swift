// SPDX-License-Identifier: MIT

/// Everything an exploration found, as a value.
///
/// The counting rules:
/// - *distinct* counts the states found, together with the states of the monitors if there are any;
/// - *generated* counts the initial states and one for each enabled action of each expanded state,
///   also if it leads to a known state, changes nothing, or leaves the constraint;
/// - *levels* counts the states first found after 0, 1, 2, … steps.
///
/// States are numbered from 0 in the order of discovery.
public struct Exploration<System: TransitionSystem>: Sendable {
  /// The system that was explored.
  public let system: System
  /// The number of distinct states.
  public let distinct: Int
  /// The number of states generated.
  public let generated: Int
  /// The number of steps executed, where each action counts with those that lead to it from an
  /// initial state.
  public let steps: Int
  /// How often a step, or an initial state, was outside the constraint.
  public let outsideConstraint: Int
  /// For each number of steps, the states first found after so many.
  public let levels: [Int]
  /// Where the exploration ended.
  public let boundary: Boundary
  /// Where actions were not taken, because of a limit.
  let frontier: Frontier
  /// The number of states of which none that come after them was expanded.
  public let expandedCount: Int
  /// What was found out about each property, in the order in which they were given.
  public private(set) var results: [PropertyResult<System>]
  /// What limits the meaning of all this, in sentences; put in by whoever prepared the exploration.
  public package(set) var notices: [String] = []
  /// Whether whoever prepared the exploration had to make its depth less than was asked for.
  public package(set) var isCutShort = false

  @usableFromInline let monitors: MonitorBank<System.Event>
  @usableFromInline let store: StateStore<System>
  let depths: LevelDepths

  init(
    system: System, properties: [Property<System>], monitors: MonitorBank<System.Event>,
    store: StateStore<System>, levels: [Int], stateLevels: [Int],
    counts: Search<System>.Counts, boundary: Boundary, frontier: Frontier,
    outcomes: [PropertyOutcome]
  ) throws(ExplorationError) {
    self.system = system
    self.monitors = monitors
    self.store = store
    self.levels = stateLevels
    self.boundary = boundary
    self.frontier = frontier
    distinct = store.count
    generated = counts.generated
    steps = counts.steps
    outsideConstraint = counts.outside
    expandedCount =
      store.isFamily
      ? store.visits.stateCount(ofVisits: counts.expanded + frontier.leftOut)
      : counts.expanded + frontier.leftOut
    depths = LevelDepths(levels)
    results = []
    let extent = extent
    for (property, outcome) in zip(properties, outcomes) {
      let trace = try trace(of: outcome, under: property.fairness)
      results.append(PropertyResult(property, outcome, in: extent, trace: trace))
    }
  }

  /// What was seen; `nil` if it is the whole space.
  var extent: Verdict.Extent? {
    if store.isCompact { return .fingerprints(depth: depth) }
    if outsideConstraint > 0 { return .constraint(depth: depth) }
    return isClosed ? nil : .depth(completeDepth)
  }

  /// Whether every reachable state was found and expanded.
  public var isClosed: Bool { boundary == .closed }

  /// How many states were presumably taken for others, if only fingerprints were kept.
  public var expectedOmissions: ExpectedOmissions? {
    store.isCompact ? ExpectedOmissions(states: distinct) : nil
  }

  /// The greatest number of steps after which a state was first found.
  public var depth: Int { max(0, levels.count - 1) }

  /// The greatest number of steps after which every state was found that can be reached.
  ///
  /// Less than ``depth`` if the limit on steps has ended the exploration in the midst of a level.
  public var completeDepth: Int { frontier.completeDepth }

  /// The number of states with actions that were not taken, because of a limit.
  public var frontierCount: Int { frontier.count }

  /// The number of these actions.
  public var frontierActions: Int { frontier.actions }

  /// How many steps it takes to take them.
  public var frontierSteps: Int { frontier.steps }

  /// Whether any of the actions enabled in a state were taken.
  public func isExpanded(_ index: Int) -> Bool {
    index < expandedCount && !frontier.unexpanded.contains(index)
  }

  /// The states in the order of discovery; with monitors, equal states may come more than once.
  ///
  /// If only fingerprints were kept, those of the last levels.
  public var states: ExploredStates<System> { store.states }

  /// Returns the result for a property of a given name.
  public func result(named name: String) -> PropertyResult<System>? {
    results.first { $0.name == name }
  }

  /// The results that show a mistake, in the system or in what is claimed of it: a counterexample, a
  /// witness that is not there, or a property that nothing put to the test.
  ///
  /// What only a bound leaves undecided is none. A test of a system reads:
  ///
  /// ```swift
  /// let exploration = try Explorer(Lift()).explore()
  /// #expect(exploration.unexpected.isEmpty, "\(exploration)")
  /// ```
  public var unexpected: [PropertyResult<System>] { results.filter(\.verdict.isUnexpected) }

  /// Returns the number of steps of the shortest path to a state.
  ///
  /// - Complexity: O(log *l*), where *l* is the number of levels.
  public func depth(of index: Int) -> Int {
    precondition(store.indices.contains(index), "No state has the index \(index).")
    return depths.depth(of: index)
  }

  /// Returns the index, among the system's initial states, of the one a state was found from.
  public func origin(of index: Int) -> Int { store.origin(of: index) }

  /// Returns the state before a state on the shortest path to it, or `nil` for an initial state.
  public func parent(of index: Int) -> Int? { store.arrival(of: index).parent }
}

/// Where actions were not taken, because of a limit.
@usableFromInline
struct Frontier: Sendable {
  /// How many states these actions are enabled in.
  let count: Int
  /// How many they are.
  let actions: Int
  /// How many steps they take.
  let steps: Int
  /// The states before the last level none of whose actions were taken.
  let unexpanded: Set<Int>
  /// How many visits before the last level were not expanded.
  let leftOut: Int
  /// The last level of which all states were found.
  let completeDepth: Int
}

extension Exploration: CustomStringConvertible {
  /// The counts, the verdicts and the traces that show them.
  public var description: String {
    let end = isClosed ? "the whole space" : "bounded at depth \(depth)"
    let counts = "\(distinct) states, \(generated) generated, depth \(depth): \(end)"
    return ([counts] + results.map(\.description)).joined(separator: "\n")
  }
}
