// SPDX-License-Identifier: MIT

/// An open-addressing table of fingerprints, which are taken for the states that they come from.
///
/// Two states with one fingerprint count as one; ``ExpectedOmissions`` says how many to expect.
@usableFromInline
struct FingerprintSet: Sendable {
  @usableFromInline var slots: [UInt64]
  @usableFromInline var count = 0

  @usableFromInline
  init(minimumCapacity: Int = 0) {
    var size = 64
    while size / 4 * 3 < minimumCapacity { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// Looks for a fingerprint; where it is has no meaning.
  @inlinable
  func probe(_ fingerprint: UInt64) -> VisitedSet.Probe {
    let key = Self.key(fingerprint)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key) & mask
    while slots[slot] != 0 {
      if slots[slot] == key { return .found(.max) }
      slot = (slot + 1) & mask
    }
    return .vacant(slot: slot)
  }

  /// Fills a slot that a probe found vacant.
  @inlinable
  mutating func fill(_ slot: Int, with fingerprint: UInt64) {
    slots[slot] = Self.key(fingerprint)
    count += 1
    if count > slots.count / 4 * 3 { rebuild(size: slots.count * 2) { _ in true } }
  }

  /// Takes fingerprints out.
  @usableFromInline
  mutating func remove(_ fingerprints: Set<UInt64>) {
    let keys = Set(fingerprints.map { Self.key($0) })
    rebuild(size: slots.count) { !keys.contains($0) }
    count -= keys.count
  }

  /// How many more bytes it takes to make room for more.
  func bytesToGrow(by more: Int) -> Int {
    var size = slots.count
    while count + more > size / 4 * 3 { size *= 2 }
    return size == slots.count ? 0 : size * MemoryLayout<UInt64>.stride
  }

  @usableFromInline
  mutating func rebuild(size: Int, keeping isKept: (UInt64) -> Bool) {
    let old = slots
    slots = Array(repeating: 0, count: size)
    for key in old where key != 0 && isKept(key) {
      if case .vacant(let slot) = probe(key) { slots[slot] = key }
    }
  }

  /// 0 marks a vacant slot, so two fingerprints share a key.
  @inlinable
  static func key(_ fingerprint: UInt64) -> UInt64 { fingerprint == 0 ? 1 : fingerprint }
}
