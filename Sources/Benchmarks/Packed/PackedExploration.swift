// SPDX-License-Identifier: MIT

import StateSpace

/// What a packed exploration found, as a value.
struct PackedExploration: Sendable {
  let counts: PackedCounts
  /// Where it ended.
  let boundary: Boundary
  /// How much memory it took.
  let memory: PackedMemory
  let log: PackedLog
  let chunks: [[PackedLog.Chunk]]

  /// The number of distinct states.
  var states: Int { counts.states }
  /// The number of transitions followed, those to known states included.
  var transitions: Int { counts.transitions }
  /// How many states have each distance from the initial states.
  var levels: [Int] { counts.levels }
  /// The states in which the invariant does not hold.
  var violations: PackedFinding { counts.violations }
  /// The states without any transition, among those that were expanded.
  var deadlocks: PackedFinding { counts.deadlocks }

  /// What is known of the invariant.
  var verdict: Verdict {
    if violations.count > 0 { return .violated }
    return boundary == .closed ? .holds : .noViolation(.depth(levels.count - 1))
  }

  /// The words at a distance from the initial states, in ascending order, if they were kept.
  func words(atDepth depth: Int) -> [UInt64] { chunks[depth].flatMap(\.words).sorted() }
}

/// How many states have something in common, and how near the nearest is.
struct PackedFinding: Hashable, Sendable {
  var count = 0
  /// The least number of steps to one of them.
  var depth: Int?

  mutating func note(_ more: Int, atDepth depth: Int) {
    guard more > 0 else { return }
    count += more
    self.depth = self.depth ?? depth
  }
}

/// How much memory the states took.
struct PackedMemory: Hashable, Sendable {
  /// The bytes of the table.
  let tableBytes: Int
  /// The bytes of the log, or of two levels if it was not kept.
  let logBytes: Int
  let states: Int
  /// What the search foresaw before each level, and what it took then.
  let stages: [PackedStage]

  /// All bytes divided by the number of states.
  var bytesPerState: Double { Double(tableBytes + logBytes) / Double(max(states, 1)) }
}

/// What a search adds up.
struct PackedCounts: Hashable, Sendable {
  var states = 0
  var transitions = 0
  var levels: [Int] = []
  var violations = PackedFinding()
  var deadlocks = PackedFinding()
}
