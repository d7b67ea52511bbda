// SPDX-License-Identifier: MIT

import MemoryHints
import Synchronization

/// States of two to four words.
extension PackedBatch {
  /// Inserts states that stand in the table as their fingerprints alone.
  func insertFingerprints(
    _ successors: borrowing PackedSuccessors, _ level: PackedLevel,
    _ place: UnsafeMutablePointer<UInt64>
  ) -> Int {
    let (table, width, isShared) = (level.table, successors.width, level.isShared)
    let count = successors.count
    for index in 0..<count {
      let key = PackedFingerprint.make(successors.words + index &* width, count: width)
      keys[index] = key
      homes[index] = table.home(key)
      hint_prefetch(table.slots + Int(truncatingIfNeeded: homes[index]))
    }
    var open = 0
    for index in 0..<count {
      let (key, home) = (keys[index], homes[index])
      keys[open] = key
      homes[open] = home
      origins[open] = UInt32(truncatingIfNeeded: index)
      open &+= Self.isDifferent(table.load(home), key)
    }
    prefetchOn(open, table)
    var next = place
    for index in 0..<open
    where table.insert(keys[index], from: homes[index], isShared: isShared) {
      next.update(from: successors.words + Int(origins[index]) &* width, count: width)
      next += width
    }
    return (next - place) / width
  }

  /// Inserts states that stand in the table as their positions in the log, beside some bits of their
  /// fingerprints.
  func insertPositions(
    _ successors: borrowing PackedSuccessors, _ level: PackedLevel, _ place: Place
  ) -> Int {
    guard let directory = level.directory else { return 0 }
    let (table, width) = (level.table, successors.width)
    let count = successors.count
    for index in 0..<count {
      let words = successors.words + index &* width
      keys[index] =
        PackedFingerprint.make(words, count: width) & PackedPositions.hashed
        | PackedTable.tag
      homes[index] = table.home(keys[index])
      hint_prefetch(table.slots + Int(truncatingIfNeeded: homes[index]))
    }
    for index in 0..<count {
      let entry = table.loadPublished(homes[index])
      guard entry & PackedPositions.hashed == keys[index] else { continue }
      if let state = directory.state(at: entry & PackedPositions.position) { hint_prefetch(state) }
    }
    let positions = PackedPositions(
      table: table, directory: directory, width: width, isShared: level.isShared)
    var found = 0
    for index in 0..<count {
      let next = place.base + found &* width
      next.update(from: successors.words + index &* width, count: width)
      let entry = keys[index] | place.position &+ UInt64(truncatingIfNeeded: found)
      found &+= positions.insert(entry, of: next, from: homes[index]) ? 1 : 0
    }
    return found
  }
}

/// A table whose entries say where in the log a state lies.
struct PackedPositions {
  /// The bits of an entry that come from the fingerprint, and the tag.
  static var hashed: UInt64 { UInt64.max << 32 }
  /// The bits of an entry that are the position.
  static var position: UInt64 { ~hashed }

  let table: PackedTable.View
  let directory: PackedDirectory
  let width: Int
  let isShared: Bool

  /// Inserts the entry of a state, whose words are already where the entry says, unless an equal
  /// state is there.
  @inline(__always)
  func insert(
    _ entry: UInt64, of words: UnsafeMutablePointer<UInt64>, from home: UInt64
  ) -> Bool {
    var slot = home
    while true {
      let place = table.slots + Int(truncatingIfNeeded: slot)
      var other = isShared ? table.loadPublished(slot) : place.pointee
      if other == 0 {
        guard isShared else {
          place.pointee = entry
          return true
        }
        let result = PackedTable.atomic(place).pointee.compareExchange(
          expected: 0, desired: entry, ordering: .acquiringAndReleasing)
        if result.exchanged { return true }
        other = result.original
      }
      if (other ^ entry) & Self.hashed == 0, isEqual(words, other & Self.position) { return false }
      slot += 1
      if slot == table.capacity { slot = 0 }
    }
  }

  @inline(__always)
  private func isEqual(_ words: UnsafeMutablePointer<UInt64>, _ position: UInt64) -> Bool {
    guard let state = directory.state(at: position) else { return false }
    var difference = words[0] ^ state[0]
    for index in 1..<width { difference |= words[index] ^ state[index] }
    return difference == 0
  }
}
