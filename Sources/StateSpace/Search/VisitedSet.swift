// SPDX-License-Identifier: MIT

/// An open-addressing table from hashes to positions in an array of states.
///
/// A slot keeps 32 bits of the hash beside the position. The states themselves stay in their array
/// and are compared in full, so two states can share a hash, but never be taken for one another.
@usableFromInline
struct VisitedSet: Sendable {
  /// Where a probe ended.
  @usableFromInline
  enum Probe {
    case found(Int)
    case vacant(slot: Int)
  }

  /// The greatest number of states that can be told apart.
  @inlinable
  static var capacity: Int { Int(UInt32.max) - 1 }

  @usableFromInline var slots: [UInt64]
  @usableFromInline var mask: Int
  @usableFromInline var count = 0

  @usableFromInline
  init(minimumCapacity: Int = 0) {
    var size = 64
    while size / 2 < minimumCapacity { size *= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size - 1
  }

  /// The part of a hash that is kept.
  @inlinable
  static func part(of hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }

  /// Looks for a state by its hash, comparing in full where the hashes agree.
  @inlinable
  func probe(_ hash: UInt32, isSame: (Int) -> Bool) -> Probe {
    var slot = Int(hash) & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { return .vacant(slot: slot) }
      if UInt32(truncatingIfNeeded: entry >> 32) == hash {
        let position = Int(entry & 0xFFFF_FFFF) - 1
        if isSame(position) { return .found(position) }
      }
      slot = (slot + 1) & mask
    }
  }

  /// Fills a slot that a probe found vacant.
  @inlinable
  mutating func fill(_ slot: Int, hash: UInt32, position: Int) {
    precondition(position < Self.capacity, "More states than the table can number.")
    slots[slot] = UInt64(hash) << 32 | UInt64(position + 1)
    count += 1
    if count > slots.count / 2 { grow() }
  }

  /// How many more bytes it takes to make room for more states.
  func bytesToGrow(by more: Int) -> Int {
    var size = slots.count
    while count + more > size / 2 { size *= 2 }
    return size == slots.count ? 0 : size * MemoryLayout<UInt64>.stride
  }

  @usableFromInline
  mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    mask = slots.count - 1
    for entry in old where entry != 0 {
      var slot = Int(entry >> 32) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }
}
