// SPDX-License-Identifier: MIT

import StateSpace

/// The limits of a search in the units in which it counts.
struct PackedLimits {
  /// How far one level may go.
  struct Bound {
    var states: Int
    /// How many slots the table may have then.
    var capacity: Int
  }

  private let keepsLog: Bool
  let bytes: Int
  private let start: Int

  private static let wordBytes = MemoryLayout<UInt64>.stride

  init(_ explorer: PackedExplorer<some PackedSystem>) throws(ExplorationError) {
    let numbers = [
      ("memory", explorer.memoryLimit), ("jobs", explorer.jobs),
      ("expected states", explorer.expectedStates),
    ]
    for (name, value) in numbers {
      if let value, value < 1 { throw .invalidLimit(name, value) }
    }
    keepsLog = explorer.keepsLog
    bytes = explorer.memoryLimit ?? PageMemory.machineBytes
    let start = PackedTable.startCapacity(expecting: explorer.expectedStates)
    self.start = Self.wordBytes * start <= bytes ? start : PackedTable.smallestCapacity
  }

  /// How many states lie in the log when a level is to be expanded.
  private func held(known: Int, level: Int) -> Int { keepsLog ? known : level }

  /// The bytes of a table with some slots, and of the log when a level is to be expanded.
  func bytes(capacity: Int, known: Int, level: Int) -> Int {
    (capacity + held(known: known, level: level)) * Self.wordBytes
  }

  /// How far the level after some states may go.
  ///
  /// It depends on the levels alone, not on the size that the table happens to have.
  ///
  /// - Parameters:
  ///   - known: The states found so far.
  ///   - level: Those of them that are to be expanded.
  /// - Returns: The bound.
  func bound(known: Int, level: Int) -> Bound {
    let held = held(known: known, level: level)
    var best = Bound(states: 0, capacity: PackedTable.smallestCapacity)
    for capacity in capacities {
      let more = bytes / Self.wordBytes - capacity - held
      let fitting = min(PackedTable.room(capacity), known + more)
      if fitting > best.states { (best.states, best.capacity) = (fitting, capacity) }
    }
    return best
  }

  /// The greatest number of slots that the table may ever have.
  var largestCapacity: Int {
    keepsLog
      ? bound(known: 0, level: 0).capacity : capacities.last ?? PackedTable.smallestCapacity
  }

  /// The sizes that the table goes through, as long as there is memory for it.
  private var capacities: [Int] {
    var sizes: [Int] = []
    var capacity = start
    while Self.wordBytes * capacity <= bytes {
      sizes.append(capacity)
      capacity = PackedTable.nextCapacity(capacity)
    }
    return sizes
  }

  /// The bytes that the table and the log will presumably take when the next level is stored; `nil`
  /// as long as there is nothing to go by.
  func forecast(levels: [Int], states: Int) -> Int? {
    guard let last = levels.last,
      let next = MemoryForecast.nextLevel(after: levels, states: states)
    else { return nil }
    let known = Double(states) + next
    guard known < Double(Int.max / 64) else { return nil }
    var capacity = start
    while PackedTable.room(capacity) < Int(known) { capacity = PackedTable.nextCapacity(capacity) }
    return bytes(capacity: capacity, known: Int(known), level: last + Int(next))
  }
}
