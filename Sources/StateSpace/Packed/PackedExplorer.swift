// SPDX-License-Identifier: MIT

/// Visits every state of a system of words, breadth first, with as many threads as wanted.
///
/// Counts, levels and verdicts depend on the system and the limits alone, never on the
/// number of threads or on hashing. States are kept in full: none is ever lost or taken for another.
///
/// ```swift
/// let exploration = try PackedExplorer(Countdown()).explore()
/// print(exploration.states)  // 10
/// ```
public struct PackedExplorer<System: PackedSystem>: Sendable {
  /// The system to explore.
  public let system: System
  /// How far to go.
  public var limits: Limits
  /// The greatest number of bytes for the table and the log of states; without it, what the
  /// machine has.
  ///
  /// It is turned into a limit on states before each level, so that the result does not depend on
  /// the number of threads. Each thread has up to 2 MiB besides.
  public var memoryLimit: Int?
  /// How many threads to use.
  public var jobs: Int
  /// How many states there will be at most, if that is known: the table then never has to grow.
  public var expectedStates: Int?
  /// Whether all states are kept in the order of the levels as well, to list them; otherwise those of
  /// two levels.
  public var keepsLog = true
  /// Told before each level how far the search has come and what the level will presumably take.
  public var progress: (@Sendable (PackedStage) -> Void)?

  /// Prepares an exploration.
  ///
  /// - Parameters:
  ///   - system: The system to explore.
  ///   - limits: How far to go.
  ///   - memoryLimit: The greatest number of bytes for the table and the log.
  ///   - jobs: How many threads to use.
  ///   - expectedStates: How many states there will be at most, if that is known.
  public init(
    _ system: System, limits: Limits = .none, memoryLimit: Int? = nil, jobs: Int = 1,
    expectedStates: Int? = nil
  ) {
    self.system = system
    self.limits = limits
    self.memoryLimit = memoryLimit
    self.jobs = jobs
    self.expectedStates = expectedStates
  }

  /// Explores the system.
  ///
  /// It goes on after a violation, so that all counts are complete.
  ///
  /// - Throws: An error if a limit is not valid, or if the system refuses the memory to begin with.
  /// - Complexity: O(*t*) steps of the system and as many probes of the table, where *t* is the
  ///   number of transitions; 19 to 24 bytes for each state, 11 to 16 without the log.
  public func explore() throws(ExplorationError) -> PackedExploration<System> {
    try PackedSearch.explore(self)
  }
}
