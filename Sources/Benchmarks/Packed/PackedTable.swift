// SPDX-License-Identifier: MIT

import Synchronization

/// An open-addressing table of words, each marked with a bit, so that none is zero.
///
/// Several threads insert at once; each new word costs one compare-and-swap. The place of a word
/// grows with its hash, so that the table can be made larger in place, by sweeps.
struct PackedTable: ~Copyable {
  /// The part that threads share, small enough to be copied into local variables.
  struct View {
    let slots: UnsafeMutablePointer<UInt64>
    let capacity: UInt64

    /// Where the search for a key begins.
    @inline(__always)
    func home(_ key: UInt64) -> UInt64 {
      PackedTable.mix(key).multipliedFullWidth(by: capacity).high
    }

    /// Puts a key that is not in the table where it belongs.
    func place(_ key: UInt64) {
      var slot = Int(truncatingIfNeeded: home(key))
      while slots[slot] != 0 { slot = slot + 1 == Int(capacity) ? 0 : slot + 1 }
      slots[slot] = key
    }

    @inline(__always)
    func load(_ slot: UInt64) -> UInt64 {
      PackedTable.atomic(slots + Int(truncatingIfNeeded: slot)).pointee.load(ordering: .relaxed)
    }

    /// Inserts a key unless it is there, from the place where its search begins.
    @inline(__always)
    func insert(_ key: UInt64, from home: UInt64, isShared: Bool) -> Bool {
      var slot = home
      while true {
        var entry = load(slot)
        if entry == 0 {
          let place = slots + Int(truncatingIfNeeded: slot)
          guard isShared else {
            place.pointee = key
            return true
          }
          let result = PackedTable.atomic(place).pointee.compareExchange(
            expected: 0, desired: key, ordering: .relaxed)
          if result.exchanged { return true }
          entry = result.original
        }
        if entry == key { return false }
        slot += 1
        if slot == capacity { slot = 0 }
      }
    }
  }

  /// The bit that tells a word from an empty slot.
  static var tag: UInt64 { 1 << 63 }
  static var smallestCapacity: Int { 1 << 15 }

  let memory: PageMemory
  var capacity: Int

  /// The size to begin with: nearly twice what is expected, so that probes are short.
  static func startCapacity(expecting states: Int?) -> Int {
    max(smallestCapacity, states.map { $0 / 10 * 19 + 20 } ?? 0)
  }

  /// Reserves address space up to a limit, by default as much as the machine has memory.
  init?(
    expecting states: Int?,
    atMost limit: Int = PageMemory.machineBytes / MemoryLayout<UInt64>.stride
  ) {
    let start = min(Self.startCapacity(expecting: states), limit)
    guard let memory = PageMemory(atMost: limit, minimum: start) else { return nil }
    self.memory = memory
    capacity = start
  }

  var view: View { View(slots: memory.base, capacity: UInt64(capacity)) }

  /// How many words fit until the table has to grow.
  var room: Int { Self.room(capacity) }

  static func room(_ capacity: Int) -> Int { capacity / 10 * 7 }

  /// The size after the next growth: small enough that half of the table is always in use.
  static func nextCapacity(_ capacity: Int) -> Int { capacity / 10 * 14 }

  @inline(__always)
  static func mix(_ key: UInt64) -> UInt64 {
    var hash = (key ^ key >> 32) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
    return hash &* 0xD6E8_FEB8_6659_FD93
  }

  @inline(__always)
  static func atomic(
    _ place: UnsafeMutablePointer<UInt64>
  ) -> UnsafeMutablePointer<Atomic<UInt64>> {
    UnsafeMutableRawPointer(place).assumingMemoryBound(to: Atomic<UInt64>.self)
  }
}
