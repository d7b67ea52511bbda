// SPDX-License-Identifier: MIT

import MemoryHints

/// The scratch memory in which a batch of states is looked up.
///
/// The successors of many states are looked up together. A first pass asks for the slot of each, so
/// that the waits for memory overlap; a second drops those found at once, without a branch; a third
/// deals with the rest.
struct PackedBatch: ~Copyable {
  /// How far on from where its search began a state is presumably found, if not there.
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

  /// Inserts states, writes the new ones to a place, and returns how many there are.
  mutating func insert(
    _ successors: borrowing PackedSuccessors, into level: PackedLevel,
    at place: UnsafeMutablePointer<UInt64>
  ) -> Int {
    if successors.count > capacity { self = PackedBatch(capacity: successors.count) }
    let table = level.table
    let count = successors.count
    let homes = homes
    var all: UInt64 = 0
    for index in 0..<count {
      let word = successors.words[index]
      all |= word
      homes[index] = table.home(word | PackedTable.tag)
      hint_prefetch(table.slots + Int(truncatingIfNeeded: homes[index]))
    }
    precondition(all >> UInt64.packedWidth == 0, "A packed word has at most 62 bits.")
    let open = dropKnown(successors.words, count, table)
    let isShared = level.isShared
    var next = place
    for index in 0..<open
    where table.insert(keys[index], from: homes[index], isShared: isShared) {
      next.pointee = keys[index] & ~PackedTable.tag
      next += 1
    }
    return next - place
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
    prefetchOn(open, table)
    return open
  }

  /// Asks for the slots after those where searches began, which may well lie in the next line of
  /// memory.
  @inline(__always)
  private func prefetchOn(_ open: Int, _ table: PackedTable.View) {
    for index in 0..<open {
      hint_prefetch(table.slots + Int(truncatingIfNeeded: homes[index] &+ Self.stride))
    }
  }

  /// 1 if two words differ, otherwise 0, without a branch: a wrong guess would throw away all the
  /// loads that the machine has begun beyond it.
  @inline(__always)
  private static func isDifferent(_ one: UInt64, _ other: UInt64) -> Int {
    let difference = one ^ other
    return Int(truncatingIfNeeded: (difference | (0 &- difference)) >> 63)
  }
}
