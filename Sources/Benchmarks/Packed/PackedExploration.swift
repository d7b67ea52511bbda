// SPDX-License-Identifier: MIT

import StateSpace

/// What a packed exploration found, as a value.
struct PackedExploration: Sendable {
  let counts: PackedCounts
  /// The bytes of the table and of the log.
  let bytes: Int
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
  /// The states without any transition.
  var deadlocks: PackedFinding { counts.deadlocks }

  /// What is known of the invariant.
  var verdict: Verdict { violations.count > 0 ? .violated : .holds }

  /// All bytes divided by the number of states.
  var bytesPerState: Double { Double(bytes) / Double(max(states, 1)) }

  /// The words at a distance from the initial states, in ascending order.
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

/// What a search adds up.
struct PackedCounts: Hashable, Sendable {
  var states = 0
  var transitions = 0
  var levels: [Int] = []
  var violations = PackedFinding()
  var deadlocks = PackedFinding()
}
