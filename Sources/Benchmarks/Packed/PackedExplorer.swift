// SPDX-License-Identifier: MIT

/// Visits every state of a system of words, breadth first, with as many threads as wanted.
///
/// Counts, levels and verdicts depend on the system alone, never on the number of threads or on
/// hashing. States are kept in full: none is ever lost or taken for another.
struct PackedExplorer<System: PackedSystem>: Sendable {
  let system: System
  var jobs = 1
  /// How many states there will be at most, if that is known: the table then never has to grow.
  var expectedStates: Int?

  /// Explores the system.
  ///
  /// It goes on after a violation, so that all counts are complete.
  ///
  /// - Throws: An error if the states do not fit into the machine's memory.
  /// - Complexity: O(*t*) steps of the system and as many probes of the table, where *t* is the
  ///   number of transitions; 19 to 24 bytes for each state.
  func explore() throws -> PackedExploration { try PackedSearch.explore(self) }
}
