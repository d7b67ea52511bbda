// SPDX-License-Identifier: MIT

/// What a packed exploration found, as a value.
public struct PackedExploration<System: PackedSystem>: Sendable {
  /// The system that was explored.
  public let system: System
  /// Where it ended.
  public let boundary: Boundary
  /// How many states of the last level have transitions that were not followed.
  public let frontier: Int
  /// How much memory it took.
  public let memory: PackedMemory
  let counts: PackedCounts
  let log: PackedLog
  let chunks: [[PackedLog.Chunk]]

  init(
    system: System, counts: PackedCounts, boundary: Boundary, frontier: Int,
    memory: PackedMemory, log: PackedLog, chunks: [[PackedLog.Chunk]]
  ) {
    self.system = system
    self.counts = counts
    self.boundary = boundary
    self.frontier = frontier
    self.memory = memory
    self.log = log
    self.chunks = chunks
  }

  /// The number of distinct states.
  public var states: Int { counts.states }
  /// The number of transitions followed, those to known states included.
  public var transitions: Int { counts.transitions }
  /// How many states have each distance from the initial states.
  public var levels: [Int] { counts.levels }
  /// The states in which the invariant does not hold.
  public var violations: PackedFinding { counts.violations }
  /// The states without any transition.
  public var deadlocks: PackedFinding { counts.deadlocks }

  /// What is known of the invariant.
  public var verdict: Verdict { verdict(on: violations) }
  /// What is known of the claim that every state has a transition.
  public var deadlockVerdict: Verdict { verdict(on: deadlocks) }

  private func verdict(on finding: PackedFinding) -> Verdict {
    let depth = levels.count - 1
    if finding.count > 0 { return .violated }
    return boundary == .closed ? .holds : .noViolation(.depth(depth))
  }

  /// The words at a distance from the initial states, in ascending order.
  ///
  /// - Precondition: The states were kept.
  /// - Complexity: O(*n* log *n*), where *n* is the number of the words.
  public func words(atDepth depth: Int) -> [UInt64] {
    chunks[depth].flatMap(\.words).sorted()
  }
}

/// How many states have something in common, and how near the nearest is.
public struct PackedFinding: Hashable, Sendable {
  /// How many states there are.
  public internal(set) var count = 0
  /// The least number of steps to one of them.
  public internal(set) var depth: Int?
}

/// How much memory the states took.
public struct PackedMemory: Hashable, Sendable {
  /// The bytes of the table.
  public let tableBytes: Int
  /// The bytes of the log, or of two levels if it was not kept.
  public let logBytes: Int
  let states: Int
  /// What the search foresaw before each level, and what it took then.
  public let stages: [PackedStage]

  /// All bytes divided by the number of states.
  public var bytesPerState: Double { Double(tableBytes + logBytes) / Double(max(states, 1)) }
}

/// What a search adds up.
struct PackedCounts: Hashable, Sendable {
  var states = 0
  var transitions = 0
  var levels: [Int] = []
  var violations = PackedFinding()
  var deadlocks = PackedFinding()

  mutating func note(violations count: Int, atDepth depth: Int) {
    Self.note(count, atDepth: depth, in: &violations)
  }

  mutating func note(deadlocks count: Int, atDepth depth: Int) {
    Self.note(count, atDepth: depth, in: &deadlocks)
  }

  private static func note(_ count: Int, atDepth depth: Int, in finding: inout PackedFinding) {
    guard count > 0 else { return }
    finding.count += count
    finding.depth = finding.depth ?? depth
  }
}
