// SPDX-License-Identifier: MIT

import Synchronization

/// What the threads of a search share while they expand a level.
final class PackedProgress: Sendable {
  /// The states in the table, and those that may come to be there before long.
  let reserved = Atomic(0)
  let inserted = Atomic(0)
  /// The next piece of the level that no worker has taken.
  let cursor = Atomic(0)
}

/// A level as the threads see it.
struct PackedLevel: @unchecked Sendable {
  let table: PackedTable.View
  let room: Int
  let pieces: [PackedLog.Chunk]
  let progress: PackedProgress
  let isShared: Bool
}

/// One thread's part of a search: it expands states, and inserts what comes out in batches.
struct PackedWorker: ~Copyable {
  /// How a turn at a level ended.
  enum Outcome {
    case done
    /// The table has to grow before the batch can be inserted.
    case needsRoom
  }

  /// What a thread counted in a level.
  struct Tally {
    var transitions = 0
    var deadlocks = 0
    var violations = 0
  }

  static var batch: Int { 256 }

  private var successors: PackedSuccessors
  private var pending = PackedBatch(capacity: 1_024)
  var writer: PackedLogWriter
  private var rest: UnsafePointer<UInt64>?
  private var restCount = 0
  var tally = Tally()

  init(_ log: PackedLog) {
    successors = PackedSuccessors(capacity: 1_024)
    writer = PackedLogWriter(log)
  }

  /// Expands pieces of a level until none is left.
  mutating func expand(
    _ level: PackedLevel, of system: some PackedSystem
  ) -> Outcome {
    var outcome = flush(level, system)
    while outcome == .done {
      if restCount == 0, !takePiece(of: level) { return flush(level, system) }
      guard var state = rest else { return .done }
      let end = state + restCount
      while state < end, outcome == .done {
        let before = successors.count
        system.appendSuccessors(of: state.pointee, to: &successors)
        state += 1
        let count = successors.count - before
        tally.transitions += count
        tally.deadlocks += count == 0 ? 1 : 0
        if successors.count >= Self.batch { outcome = flush(level, system) }
      }
      rest = state
      restCount = end - state
    }
    return outcome
  }

  /// Inserts states that no state led to.
  mutating func insert(
    _ states: [UInt64], _ level: PackedLevel, of system: some PackedSystem
  ) -> Outcome {
    for state in states { successors.append(state) }
    return flush(level, system)
  }

  private mutating func takePiece(of level: PackedLevel) -> Bool {
    let index = level.progress.cursor.wrappingAdd(1, ordering: .relaxed).oldValue
    guard index < level.pieces.count else { return false }
    rest = UnsafePointer(level.pieces[index].base)
    restCount = level.pieces[index].count
    return true
  }

  /// Inserts the successors gathered so far, and evaluates the invariant in the new ones.
  private mutating func flush(
    _ level: PackedLevel, _ system: some PackedSystem
  ) -> Outcome {
    let count = successors.count
    let progress = level.progress
    if count == 0 { return .done }
    guard progress.reserved.wrappingAdd(count, ordering: .relaxed).newValue <= level.room else {
      progress.reserved.wrappingSubtract(count, ordering: .relaxed)
      return .needsRoom
    }
    let place = writer.place(for: count)
    let found = pending.insert(successors, into: level, at: place)
    successors.removeAll()
    writer.advance(by: found)
    progress.reserved.wrappingSubtract(count - found, ordering: .relaxed)
    for index in 0..<found where !system.isSafe(place[index]) {
      tally.violations += 1
    }
    progress.inserted.wrappingAdd(found, ordering: .relaxed)
    return .done
  }
}
