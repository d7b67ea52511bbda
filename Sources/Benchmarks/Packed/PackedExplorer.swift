// SPDX-License-Identifier: MIT

/// Visits every state of a system of words, breadth first, with as many threads as wanted.
///
/// Counts, levels and verdicts depend on the system and the limit alone, never on the number of
/// threads or on hashing. States are kept in full: none is ever lost or taken for another.
struct PackedExplorer<System: PackedSystem>: Sendable {
  let system: System
  /// The greatest number of bytes for the table and the log of states; without it, what the
  /// machine has.
  ///
  /// It is turned into a limit on states before each level, so that the result does not depend on
  /// the number of threads. Each thread has up to 2 MiB besides.
  var memoryLimit: Int?
  var jobs = 1
  /// How many states there will be at most, if that is known: the table then never has to grow.
  var expectedStates: Int?
  /// Whether all states are kept in the order of the levels as well, to list them; otherwise those of
  /// two levels.
  var keepsLog = true
  /// Told before each level how far the search has come and what the level will presumably take.
  var progress: (@Sendable (PackedStage) -> Void)?

  /// Explores the system.
  ///
  /// It goes on after a violation, so that all counts are complete.
  ///
  /// - Throws: An error if a limit is not valid, or if the system refuses the memory to begin with.
  /// - Complexity: O(*t*) steps of the system and as many probes of the table, where *t* is the
  ///   number of transitions; 19 to 24 bytes for each state, 11 to 16 without the log.
  func explore() throws -> PackedExploration { try PackedSearch.explore(self) }
}
