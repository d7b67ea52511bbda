// SPDX-License-Identifier: MIT

/// An explored system as plain tables, for engines that cannot run Swift.
///
/// States are those of the system alone, without monitors: the other engine moves the monitors
/// itself, by ``MonitorTable``, and so finds the states that this one counts. Everything is
/// numbered from 0.
public struct ExplicitModel: Hashable, Sendable {
  /// One transition.
  public struct Transition: Hashable, Sendable {
    /// The number of the action.
    public let action: Int
    /// The state that it leads to.
    public let target: Int
    /// What monitors make of its events: a row of their tables.
    public let letter: Int
  }

  /// What another engine that counts as this one does has to find.
  public struct Census: Hashable, Sendable {
    /// The distinct states, those of the monitors included.
    public let distinct: Int
    /// The initial states, and one for each transition of each distinct state.
    public let generated: Int
    /// The number of steps to the farthest state.
    public let depth: Int
  }

  /// The names of the actions; different actions may have the same one.
  public let actions: [String]
  /// The distinct initial states in their order.
  public let initialStates: [Int]
  /// For each of the initial states, its first index among those of the system.
  public let origins: [Int]
  /// For each state, its transitions in action order.
  public let transitions: [[Transition]]
  /// For each state, whether the system may stop there for good.
  public let isAccepting: [Bool]
  /// The monitors.
  public let monitors: [MonitorTable]
  /// How many rows each monitor's table has.
  public let letterCount: Int
  /// What is claimed, with what this engine concluded.
  public let claims: [ExplicitClaim]
  /// The numbers of this engine.
  public let census: Census

  /// The number of states, those of the monitors left out.
  public var stateCount: Int { transitions.count }
}

/// A monitor as a table over kinds of steps.
public struct MonitorTable: Hashable, Sendable {
  /// What the rule demands, in words.
  public let name: String
  /// The state in which the monitor begins.
  public let initial: Int
  /// The state of a monitor whose rule is broken; no way leads out of it.
  public let broken: Int
  /// For each letter and each state of the monitor, the state after it.
  ///
  /// The number of states stands where this engine saw that no run comes.
  public let next: [[Int]]

  /// The number of states.
  public var stateCount: Int { broken + 1 }
}
