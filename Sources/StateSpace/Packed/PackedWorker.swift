// SPDX-License-Identifier: MIT

import MemoryHints
import Synchronization

/// What the threads of a search share while they expand a level.
final class PackedProgress: Sendable {
  /// The words in the table, and those that may come to be there before long.
  let reserved = Atomic(0)
  let inserted = Atomic(0)
  /// The next piece of the level that nobody has taken.
  let cursor = Atomic(0)
  let isStopped = Atomic(false)
}

/// A level as the threads see it.
struct PackedLevel: @unchecked Sendable {
  let table: PackedTable.View
  let room: Int
  let statesLimit: Int
  let pieces: [PackedLog.Chunk]
  let progress: PackedProgress
  let isShared: Bool
}

/// One thread's part of a search: it expands words, and inserts what comes out in batches.
///
/// The successors of many states are looked up together. A first pass asks for the slot of each, so
/// that the waits for memory overlap; a second drops those found at once, without a branch; a third
/// deals with the rest.
struct PackedWorker: ~Copyable {
  /// How a turn at a level ended.
  enum Outcome {
    case done
    /// The table has to grow before the batch can be inserted.
    case needsRoom
    /// A limit was exceeded.
    case stopped
  }

  /// What a thread counted in a level.
  struct Tally {
    var transitions = 0
    var deadlocks = 0
    var violations = 0
  }

  static var batch: Int { 256 }

  private var successors = PackedSuccessors(capacity: 1_024)
  private var pending = PackedBatch(capacity: 1_024)
  var writer: PackedLogWriter
  private var rest: UnsafePointer<UInt64>?
  private var restCount = 0
  var tally = Tally()

  init(_ log: PackedLog) {
    writer = PackedLogWriter(log)
  }

  /// Expands pieces of a level until none is left.
  mutating func expand(
    _ level: PackedLevel, of system: some PackedTransitionSystem
  ) -> Outcome {
    var outcome = flush(level, system)
    while outcome == .done {
      if restCount == 0, !takePiece(of: level) { return flush(level, system) }
      guard var word = rest else { return .done }
      let end = word + restCount
      while word < end, outcome == .done {
        let before = successors.count
        system.appendSuccessors(of: word.pointee, to: &successors)
        word += 1
        let count = successors.count - before
        tally.transitions += count
        tally.deadlocks += count == 0 ? 1 : 0
        if successors.count >= Self.batch { outcome = flush(level, system) }
      }
      rest = word
      restCount = end - word
    }
    return outcome
  }

  /// Inserts words that no state led to.
  mutating func insert(
    _ words: some Sequence<UInt64>, _ level: PackedLevel, of system: some PackedTransitionSystem
  ) -> Outcome {
    for word in words { successors.append(word) }
    return flush(level, system)
  }

  /// Forgets what was not finished, after a limit was exceeded.
  mutating func abandon() {
    successors.removeAll()
    restCount = 0
    tally = Tally()
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
    _ level: PackedLevel, _ system: some PackedTransitionSystem
  ) -> Outcome {
    let count = successors.count
    let progress = level.progress
    if progress.isStopped.load(ordering: .relaxed) { return .stopped }
    if count == 0 { return .done }
    guard progress.reserved.wrappingAdd(count, ordering: .relaxed).newValue <= level.room else {
      progress.reserved.wrappingSubtract(count, ordering: .relaxed)
      return .needsRoom
    }
    let place = writer.place(for: count)
    let found = pending.insert(successors, into: level.table, isShared: level.isShared, at: place)
    successors.removeAll()
    writer.advance(by: found)
    progress.reserved.wrappingSubtract(count - found, ordering: .relaxed)
    for index in 0..<found where !system.isSafe(place[index]) { tally.violations += 1 }
    let total = progress.inserted.wrappingAdd(found, ordering: .relaxed).newValue
    guard total > level.statesLimit else { return .done }
    progress.isStopped.store(true, ordering: .relaxed)
    return .stopped
  }
}

/// The scratch memory in which a batch of words is looked up.
struct PackedBatch: ~Copyable {
  private static var stride: UInt64 { 7 }

  private var keys: UnsafeMutablePointer<UInt64>
  private var homes: UnsafeMutablePointer<UInt64>
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    keys = .allocate(capacity: capacity)
    homes = .allocate(capacity: capacity)
  }

  deinit {
    keys.deallocate()
    homes.deallocate()
  }

  /// Moves those words to the front that are not where their search begins.
  private func dropKnown(
    _ words: UnsafeMutablePointer<UInt64>, _ count: Int, _ table: PackedTable.View
  ) -> Int {
    let keys = keys
    let homes = homes
    var open = 0
    for index in 0..<count {
      let key = words[index] | PackedTable.tag
      let home = homes[index]
      keys[open] = key
      homes[open] = home
      open &+= Self.isDifferent(table.load(home), key)
    }
    // The search for these may well go on in the next line of memory.
    for index in 0..<open {
      hint_prefetch(table.slots + Int(truncatingIfNeeded: homes[index] &+ Self.stride))
    }
    return open
  }

  /// 1 if two words differ, otherwise 0, without a branch: a wrong guess would throw away all the
  /// loads that the machine has begun beyond it.
  @inline(__always)
  private static func isDifferent(_ one: UInt64, _ other: UInt64) -> Int {
    let difference = one ^ other
    return Int(truncatingIfNeeded: (difference | (0 &- difference)) >> 63)
  }

  /// Inserts words, writes the new ones to a place, and returns how many there are.
  mutating func insert(
    _ successors: borrowing PackedSuccessors, into table: PackedTable.View, isShared: Bool,
    at place: UnsafeMutablePointer<UInt64>
  ) -> Int {
    if successors.count > capacity { self = PackedBatch(capacity: successors.count) }
    let count = successors.count
    let homes = homes
    var all: UInt64 = 0
    for index in 0..<count {
      let word = successors.words[index]
      all |= word
      homes[index] = table.home(word | PackedTable.tag)
      hint_prefetch(table.slots + Int(truncatingIfNeeded: homes[index]))
    }
    precondition(all <= PackedWord.greatest, "A packed word has at most 62 bits.")
    let open = dropKnown(successors.words, count, table)
    var next = place
    for index in 0..<open
    where table.insert(keys[index], from: homes[index], isShared: isShared) {
      next.pointee = keys[index] & ~PackedTable.tag
      next += 1
    }
    return next - place
  }
}
