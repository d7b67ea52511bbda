// SPDX-License-Identifier: MIT

/// Where a packed exploration ended.
public enum PackedBoundary: Hashable, Sendable {
  /// Nothing new was left: every reachable state was expanded.
  case closed
  /// The limit on depth was reached, and states that far away lead to states not seen.
  case depth(Int)
  /// The limit on states was reached; the result ends with the last complete level.
  case states(Int)
  /// So many bytes were not enough; the result ends with the last complete level.
  case memory(Int)
}

/// The limits of a search in the units in which it counts.
struct PackedLimits {
  let depth: Int?
  /// The greatest number of states, by the limit on states or by that on memory.
  let states: Int
  /// Which limit that is.
  let boundary: PackedBoundary
  /// How many slots the table may have.
  let tableCapacity: Int

  private static let wordBytes = MemoryLayout<UInt64>.stride

  init(_ explorer: PackedExplorer<some PackedTransitionSystem>) throws(PackedExplorationError) {
    try Self.validate(explorer.limits.depth, "limit on depth")
    try Self.validate(explorer.limits.states, "limit on states")
    try Self.validate(explorer.memoryLimit, "limit on memory")
    try Self.validate(explorer.jobs, "number of threads")
    try Self.validate(explorer.expectedStates, "expected number of states")
    let bytes = explorer.memoryLimit ?? PageMemory.machineBytes
    let start = PackedTable.startCapacity(expecting: explorer.expectedStates)
    let largest = Self.largest(bytes, from: start)
    depth = explorer.limits.depth
    tableCapacity = largest.capacity
    if let limit = explorer.limits.states, limit <= largest.states {
      states = limit
      boundary = .states(limit)
    } else {
      states = largest.states
      boundary = .memory(bytes)
    }
  }

  private static func validate(
    _ value: Int?, _ name: String
  ) throws(PackedExplorationError) {
    if let value, value < 1 { throw .invalid(name, value) }
  }

  /// The greatest number of states that some memory holds, and the size of the table then.
  ///
  /// Without the log there are two levels in memory, at worst all states.
  private static func largest(_ bytes: Int, from start: Int) -> (states: Int, capacity: Int) {
    var best = (states: 0, capacity: PackedTable.smallestCapacity)
    var capacity = wordBytes * start <= bytes ? start : PackedTable.smallestCapacity
    while wordBytes * capacity <= bytes {
      let rest = bytes / wordBytes - capacity
      let states = min(PackedTable.room(capacity), rest)
      if states > best.states { best = (states, capacity) }
      capacity = PackedTable.nextCapacity(capacity)
    }
    return best
  }
}
